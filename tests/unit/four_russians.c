/*
 * Elimination eight columns at once against inserting row by row, with a byte a cell.
 * Prints "alike" or what differs.
 */
#include "../../lib/engine/four_russians.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 200, WORDS = (MOST + 63) / 64, NONE = -1 };

static unsigned char rows[MOST][MOST], factors[MOST][MOST];
static int pivot_row[MOST], pivot_column[MOST];

static uint64_t state = 1;

static unsigned draw(unsigned below)
{
	state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (unsigned)(state >> 33) % below;
}

/* Rows of which one cell in so many is set; each is at times a sum of two before it. */
static void draw_rows(int n, unsigned sparse, unsigned dependent)
{
	memset(rows, 0, sizeof rows);
	for (int i = 0; i < n; i++) {
		const unsigned sum = i > 1 && draw(100) < dependent;
		const unsigned a = draw((unsigned)i + 1), b = draw((unsigned)i + 1);

		for (int j = 0; j < n; j++)
			rows[i][j] = sum && (int)a < i && (int)b < i
				? rows[a][j] ^ rows[b][j]
				: draw(sparse) == 0;
	}
}

static void add_row(int to, int from)
{
	for (int j = 0; j < MOST; j++)
		rows[to][j] ^= rows[from][j];
}

static int lowest(int row, int n)
{
	for (int column = 0; column < n; column++)
		if (rows[row][column])
			return column;
	return NONE;
}

static void insert_rows(int n)
{
	memset(factors, 0, sizeof factors);
	for (int i = 0; i < n; i++)
		pivot_row[i] = pivot_column[i] = NONE;
	for (int i = 0; i < n; i++) {
		int column = lowest(i, n);

		for (; column != NONE && pivot_row[column] != NONE;
			column = lowest(i, n)) {
			add_row(i, pivot_row[column]);
			factors[i][column] = 1;
		}
		pivot_column[i] = column;
		if (column != NONE)
			pivot_row[column] = i;
	}
}

static void pack(uint64_t *words, size_t width, int n, unsigned char from[MOST][MOST])
{
	for (size_t i = 0; i < (size_t)n; i++)
		for (size_t j = 0; j < (size_t)n; j++)
			words[i * width + j / 64] |= (uint64_t)from[i][j] << j % 64;
}

static const char *differs(const uint64_t *got, size_t width, int n,
	unsigned char from[MOST][MOST], const char *what)
{
	static uint64_t want[MOST * WORDS];

	memset(want, 0, sizeof want);
	pack(want, width, n, from);
	return memcmp(got, want, (size_t)n * width * sizeof *got) == 0 ? NULL : what;
}

static const char *differ(const uint64_t *got, int n, const int *want, const char *what)
{
	for (int i = 0; i < n; i++)
		if (got[i] != (want[i] == NONE ? UINT64_MAX : (uint64_t)want[i]))
			return what;
	return NULL;
}

static const char *compare(int n)
{
	static uint64_t packed[MOST * WORDS], used[MOST * WORDS], by_row[MOST],
		by_column[MOST];
	const size_t width = (size_t)(n + 63) / 64;
	struct dense dense = {
		(uint64_t)n, width, packed, used, by_column, by_row, UINT64_MAX};
	const char *wrong;

	memset(packed, 0, sizeof packed);
	memset(used, 0, sizeof used);
	for (int i = 0; i < n; i++)
		by_row[i] = by_column[i] = UINT64_MAX;
	pack(packed, width, n, rows);
	insert_rows(n);
	if (!four_russians(&dense, NULL))
		return "memory";
	wrong = differs(packed, width, n, rows, "rows");
	if (!wrong)
		wrong = differs(used, width, n, factors, "factors");
	if (!wrong)
		wrong = differ(by_column, n, pivot_row, "pivot rows");
	return wrong ? wrong : differ(by_row, n, pivot_column, "pivot columns");
}

int main(void)
{
	static const unsigned sparse[] = {1, 2, 3, 20, 60, 1000};

	for (int n = 1; n <= MOST; n += n < 20 || n % 64 > 60 || n % 64 < 4 ? 1 : 7)
		for (size_t i = 0; i < sizeof sparse / sizeof *sparse; i++)
			for (unsigned dependent = 0; dependent < 100; dependent += 45) {
				const char *wrong;

				draw_rows(n, sparse[i], dependent);
				wrong = compare(n);
				if (wrong) {
					printf("%s: %d, one in %u\n", wrong, n,
						sparse[i]);
					return 1;
				}
			}
	puts("alike");
	return 0;
}
