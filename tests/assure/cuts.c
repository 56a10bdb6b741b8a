/*
 * cuts MOST <CASES: each case is a line "INPUT COMMAND ARGUMENT...", the input a file of
 * pieces, and INPUT.ends the bytes up to the end of each piece. Gives the command the
 * input cut at each of its bytes, or at MOST places apart evenly. What comes out must be
 * what the whole pieces give, and an error follows; or all that was cut is whole. Prints
 * "TRIED CAUGHT WHOLE WRONG", and on standard error what was wrong.
 *
 * The kind of an input is its name up to the first dot:
 * stream  lines, of which one may still be a record where it is cut
 * grid    boards, which a cut leaves smaller
 * count   boards as many as the first piece says
 * text    anything else
 */
#include "command.h"
#include "plain.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_PIECES = 64 };

enum outcome { WRONG, CAUGHT, WHOLE };

struct input {
	const char *name;
	struct bytes all;
	int fd; /* of a copy that is cut */
	size_t ends[MOST_PIECES + 1];
	int pieces;
};

static bool is_kind(const struct input *input, const char *kind)
{
	const size_t n = strlen(kind);

	return strncmp(input->name, kind, n) == 0 && input->name[n] == '.';
}

static bool input_open(struct input *input, const char *name)
{
	char ends_name[256];
	FILE *ends;
	int fd;

	*input = (struct input){.name = name};
	fd = open(name, O_RDONLY);
	snprintf(ends_name, sizeof ends_name, "%s.ends", name);
	ends = fopen(ends_name, "r");
	if (fd < 0 || !ends)
		return false;
	input->all = bytes_read(fd);
	close(fd);
	while (input->pieces < MOST_PIECES &&
		fscanf(ends, "%zu", &input->ends[input->pieces + 1]) == 1)
		input->pieces++;
	fclose(ends);
	input->fd = open("cut", O_RDWR | O_CREAT | O_CLOEXEC | O_TRUNC, 0600);
	return input->fd >= 0 && input->ends[input->pieces] == input->all.n &&
		write(input->fd, input->all.text, input->all.n) == (ssize_t)input->all.n;
}

static void input_close(struct input *input)
{
	close(input->fd);
	free(input->all.text);
}

/* Runs the command on n bytes of it, each time fewer; a newline behind them or not. */
static struct result run_cut(
	const struct input *input, size_t n, bool newline, char **command)
{
	struct result result;

	if (ftruncate(input->fd, (off_t)n) != 0)
		exit(125);
	if (newline && pwrite(input->fd, "\n", 1, (off_t)n) != 1)
		exit(125);
	result = command_run(command, input->fd, NULL);
	if (newline && ftruncate(input->fd, (off_t)n) != 0)
		exit(125);
	return result;
}

/* Whether a filter takes records of a shape. */
static bool takes(char **command, enum plain_shape shape)
{
	const bool presses = command[1] && strcmp(command[1], "-d") == 0;

	if (shape == PLAIN_NONE)
		return false;
	if (strcmp(command[0], "lo-solve") == 0 || presses)
		return shape == PLAIN_MASK;
	if (strcmp(command[0], "lo-apply") == 0)
		return shape == PLAIN_MASKS || shape == PLAIN_MASK_REFUSAL;
	if (strcmp(command[0], "lo-verify") == 0)
		return shape != PLAIN_MASKS;
	if (command[1] && command[2] && strcmp(command[2], "picture") == 0)
		return true;
	return shape == PLAIN_MASK || shape == PLAIN_REFUSAL;
}

/* The board that a cut grid still is, a line at text. Returns its bytes, 0 for none. */
static size_t read_grid(const char *rest, size_t n, char *text)
{
	struct plain_mask mask = {0};
	long cells = 0, columns = 0;

	for (size_t i = 0; i < n; i++) {
		const bool ends = rest[i] == '\n' || i == n - 1;

		if (rest[i] == '0' || rest[i] == '1') {
			mask.cells[cells++] = rest[i] == '1';
			columns++;
		} else if (rest[i] != ' ' && rest[i] != '\n') {
			return 0;
		}
		if (!ends)
			continue;
		if (mask.rows > 0 && columns != mask.columns)
			return 0;
		mask.columns = columns;
		mask.rows++;
		columns = 0;
	}
	n = plain_print(text, &mask);
	text[n++] = '\n';
	return n;
}

static bool is_blank(const char *text, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (text[i] != '\n' && text[i] != ' ')
			return false;
	return true;
}

static enum outcome whole_as(const struct result *got, const struct result *want)
{
	const bool same = got->status == want->status && bytes_same(got->out, want->out);

	if (!same)
		return WRONG;
	return want->status == 2 ? CAUGHT : WHOLE;
}

/* Whether the output is that before, and then that bytes. */
static bool is_behind(struct bytes out, struct bytes before, struct bytes more)
{
	return out.n == before.n + more.n && bytes_begin(before, out) &&
		memcmp(out.text + before.n, more.text, more.n) == 0;
}

/* What came of a cut behind n bytes; before[i] came of the first i pieces. */
static enum outcome judge(const struct input *input, size_t n, char **command,
	const struct result *before, const struct result *got)
{
	int whole = 0;
	const char *rest;
	size_t left, next;
	char board[PLAIN_CELLS];
	struct bytes grid = {board, 0};
	static struct plain plain;

	while (whole < input->pieces && input->ends[whole + 1] <= n)
		whole++;
	rest = input->all.text + input->ends[whole];
	left = n - input->ends[whole];
	next = whole < input->pieces ? input->ends[whole + 1] : 0;
	before += whole;
	if (got->status == 2 ? !is_message(got->err, command[0]) : got->err.n > 0)
		return WRONG;
	if (left == 0 || (!is_kind(input, "stream") && is_blank(rest, left)))
		return whole_as(got, before);
	if (n + 1 == next && input->all.text[n] == '\n')
		return whole_as(got, before + 1);
	if (is_kind(input, "grid"))
		grid.n = read_grid(rest, left, board);
	if (grid.n > 0)
		return got->status == 0 && is_behind(got->out, before->out, grid) ? WHOLE
										  : WRONG;
	if (is_kind(input, "stream") && takes(command, plain_read(&plain, rest, left))) {
		struct result same = run_cut(input, n, true, command);
		enum outcome outcome = whole_as(got, &same);

		if (got->status > 1 || !bytes_begin(before->out, got->out))
			outcome = WRONG;
		result_free(&same);
		return outcome;
	}
	return got->status == 2 && bytes_same(got->out, before->out) ? CAUGHT : WRONG;
}

/* False if the whole pieces do not give what such pieces should. */
static bool take_pieces(const struct input *input, char **command, struct result *before)
{
	bool good = true;

	for (int i = input->pieces; i >= 0; i--) {
		const bool fewer = is_kind(input, "count") && i < input->pieces;

		before[i] = run_cut(input, input->ends[i], false, command);
		good = good && (before[i].status == 2 ? fewer : !fewer || i == 0);
	}
	return good &&
		pwrite(input->fd, input->all.text, input->all.n, 0) ==
		(ssize_t)input->all.n;
}

static bool try_case(char *line, size_t most, long outcomes[3])
{
	char *words[COMMAND_WORDS + 1];
	struct result before[MOST_PIECES + 1];
	struct input input;
	size_t step;

	if (!command_words(line, words) || !input_open(&input, words[0]) ||
		!take_pieces(&input, words + 1, before))
		return false;
	step = 1 + input.all.n / most;
	for (size_t n = input.all.n + 1; n-- > 0;) {
		struct result got;
		enum outcome outcome;

		if (n % step != 0)
			continue;
		got = run_cut(&input, n, false, words + 1);
		outcome = judge(&input, n, words + 1, before, &got);
		outcomes[outcome]++;
		if (outcome == WRONG) {
			fprintf(stderr, "%zu bytes:", n);
			for (char **word = words; *word; word++)
				fprintf(stderr, " %s", *word);
			fprintf(stderr, ": status %d: %.300s%.300s\n", got.status,
				got.out.text, got.err.text);
		}
		result_free(&got);
	}
	for (int i = 0; i <= input.pieces; i++)
		result_free(&before[i]);
	input_close(&input);
	return true;
}

int main(int argc, char **argv)
{
	const long most = argc == 2 ? strtol(argv[1], NULL, 10) : 0;
	long outcomes[3] = {0};
	char line[1024];

	if (most < 1)
		return 125;
	while (fgets(line, sizeof line, stdin))
		if (!try_case(line, (size_t)most, outcomes)) {
			fprintf(stderr, "not a case: %s\n", line);
			return 125;
		}
	printf("%ld %ld %ld %ld\n", outcomes[WRONG] + outcomes[CAUGHT] + outcomes[WHOLE],
		outcomes[CAUGHT], outcomes[WHOLE], outcomes[WRONG]);
	return 0;
}
