/*
 * flips <RECORDS: for lines of lo-solve -p, by plus, makes every line with one
 * bit of its text changed, its newline aside, or one cell of the answer changed. Those
 * that are records of a board and an answer go to the file "lines", the numbers of those
 * whose answer is not right to "wrong", all others to "bad". Prints how many went to
 * lines, how many of these are right, and how many went to bad.
 */
#include "plain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LINE = 4096, MOST_TRIED = 12 };

static struct files {
	FILE *lines, *wrong, *bad;
	long n, right, refused;
} files;

static void fail(const char *why, const char *line)
{
	fprintf(stderr, "%s: %s\n", why, line);
	exit(125);
}

static bool is_right(const struct plain *plain)
{
	if (plain->shape == PLAIN_MASKS)
		return plain_solves(&plain->first, &plain->second);
	return plain->proof && plain_proves(&plain->first, &plain->second);
}

static void sort_out(const char *line, size_t n)
{
	static struct plain plain;

	switch (plain_read(&plain, line, n)) {
	case PLAIN_MASKS:
	case PLAIN_MASK_REFUSAL:
		fprintf(files.lines, "%s\n", line);
		files.n++;
		if (is_right(&plain))
			files.right++;
		else
			fprintf(files.wrong, "%ld\n", files.n);
		break;
	default:
		fprintf(files.bad, "%s\n", line);
		files.refused++;
	}
}

/* Whether an answer as it was given is right, for small boards whatever a proof says. */
static bool holds(const struct plain *plain)
{
	if (!is_right(plain))
		return false;
	return plain->first.rows * plain->first.columns > MOST_TRIED ||
		plain_solvable(&plain->first) == (plain->shape == PLAIN_MASKS);
}

static void flip(char *line, size_t n)
{
	static struct plain plain;
	const enum plain_shape shape = plain_read(&plain, line, n);
	char *answer;

	if (shape != PLAIN_MASKS && shape != PLAIN_MASK_REFUSAL)
		fail("no answer", line);
	if (!holds(&plain))
		fail("not right as it was", line);
	for (size_t i = 0; i < n; i++)
		for (int bit = 0; bit < 8; bit++) {
			line[i] = (char)(line[i] ^ 1 << bit);
			sort_out(line, n);
			line[i] = (char)(line[i] ^ 1 << bit);
		}
	answer = strchr(line, '\t') + 1 + (shape == PLAIN_MASK_REFUSAL);
	for (long cell = 0; cell < plain.second.rows * plain.second.columns; cell++) {
		plain.second.cells[cell] ^= 1;
		answer[plain_print(answer, &plain.second)] = '\0';
		sort_out(line, n);
		plain.second.cells[cell] ^= 1;
	}
}

int main(void)
{
	static char line[MOST_LINE];

	files.lines = fopen("lines", "w");
	files.wrong = fopen("wrong", "w");
	files.bad = fopen("bad", "w");
	if (!files.lines || !files.wrong || !files.bad)
		return 125;
	while (fgets(line, sizeof line, stdin)) {
		const size_t n = strcspn(line, "\n");

		line[n] = '\0';
		flip(line, n);
	}
	if (fclose(files.lines) != 0 || fclose(files.wrong) != 0 ||
		fclose(files.bad) != 0)
		return 125;
	printf("%ld %ld %ld\n", files.n, files.right, files.refused);
	return 0;
}
