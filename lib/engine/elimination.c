#include "elimination.h"
#include "four_russians.h"

#include <stdlib.h>
#include <string.h>

/*
 * Rows of A are taken in the order of their lights, the last cell first, and each is
 * reduced by the pivot rows before it until its lowest bit is in a column without one.
 *
 * - A row that is left with a bit becomes the pivot row of the column of its lowest bit,
 *   and the columns that never get one are free. The pivots are the lowest bits of the
 *   row space and the free columns the highest bits of the kernel, which is orthogonal to
 *   it: what is a lowest bit of the one cannot be a highest bit of the other, and the two
 *   dimensions add up. Two solutions differ by a vector of the kernel, hence first in a
 *   free column, so the solution with 0 in all of those is the smallest.
 * - A row that vanishes is dependent: with the rows that it was made of it is a vector of
 *   the left kernel, led by its own cell. Only pivot rows enter, so these vectors have 0
 *   at each other's leads: they are the left kernel's reduced basis.
 * - There is a solution exactly if no vector of the left kernel has an odd overlap with
 *   the board (Sutner 1989). Any that has is a sum with a basis vector of odd overlap in
 *   it; of those the one with the lowest lead is the smallest proof, since to add others
 *   sets the bit of a lead, in front of it or where it has 0.
 *
 * Row b has its bits within rule->reach of b, before and after, and so has the set of
 * columns that it was reduced by: a pivot row used for it stands before it and reaches no
 * further. Both are kept as a window of that width on the whole.
 */
struct elimination {
	uint64_t cells;
	uint64_t nullity;    /* of free columns that have a button */
	uint64_t dependents; /* of dependent rows */
	uint64_t reach;
	size_t words;           /* of a mask */
	size_t width;           /* words of a window */
	uint64_t *reduced;      /* by row: a window, the row after reduction */
	uint64_t *factors;      /* by row: a window, the columns it was reduced by */
	uint64_t *pivot_row;    /* by column; NONE for a free column, or ABSENT */
	uint64_t *pivot_column; /* by row; NONE for a dependent row */
	uint64_t *dependent;    /* the dependent rows, rising */
	uint64_t *work;         /* a bit a column, for the functions that solve */
};

#define NONE UINT64_MAX

/*
 * A column without a button, in which A is 0, so that it is free; but no solution presses
 * there.
 */
#define ABSENT (UINT64_MAX - 1)

/* From so many columns on dense rows are reduced eight columns at once. */
#define MANY 512

/* A window begins at a whole word, hence up to 63 bits more. */
static uint64_t window_width(uint64_t cells, uint64_t reach)
{
	uint64_t words = mask_words_for(cells);
	uint64_t width = mask_words_for(2 * reach + 1 + 63);

	return width < words ? width : words;
}

/* The word of the whole at which the windows of row b begin. */
static size_t window_start(const struct elimination *e, uint64_t b)
{
	size_t start = b > e->reach ? (size_t)((b - e->reach) / 64) : 0;

	return start < e->words - e->width ? start : e->words - e->width;
}

struct cost elimination_cost(const struct rule *rule)
{
	const uint64_t cells = size_cells(rule->size);
	const uint64_t a_row = 16 * window_width(cells, rule->kind->reach(rule)) + 24;

	return (struct cost){
		.bytes = cells < UINT64_MAX / a_row ? a_row * cells : UINT64_MAX,
	};
}

struct window {
	uint64_t *words;
	size_t start;
};

static void set_cell(void *context, uint64_t cell)
{
	struct window *window = context;

	window->words[cell / 64 - window->start] |= UINT64_C(1) << cell % 64;
}

/* Reduces row b, and makes it the pivot row of a column unless it vanishes. */
static void insert_row(struct elimination *e, uint64_t b)
{
	const size_t start = window_start(e, b);
	uint64_t *row = e->reduced + b * e->width;
	uint64_t *factors = e->factors + b * e->width;

	for (size_t i = 0; i < e->width;) {
		uint64_t column, pivot;
		size_t pivot_start;

		if (row[i] == 0) {
			i++;
			continue;
		}
		column = (uint64_t)(start + i) * 64 + bits_lowest(row[i]);
		pivot = e->pivot_row[column];
		if (pivot == NONE) {
			e->pivot_row[column] = b;
			e->pivot_column[b] = column;
			return;
		}
		/*
		 * The pivot row has nothing before the column; its window ends no later.
		 */
		pivot_start = window_start(e, pivot);
		for (size_t j = start + i; j < pivot_start + e->width; j++)
			row[j - start] ^= e->reduced[pivot * e->width + j - pivot_start];
		factors[i] |= UINT64_C(1) << column % 64;
	}
	e->dependent[e->dependents++] = b;
}

/* n times m words of 0; NULL if memory is out. */
static uint64_t *zeros(uint64_t n, uint64_t m)
{
	if (n > SIZE_MAX / sizeof(uint64_t) / m)
		return NULL;
	return calloc((size_t)(n * m), sizeof(uint64_t));
}

/* An elimination with rows of 0 that are still to be filled in and inserted. */
static struct elimination *allocate(uint64_t cells, uint64_t reach)
{
	struct elimination *e = calloc(1, sizeof *e);

	if (!e)
		return NULL;
	e->cells = cells;
	e->reach = reach;
	e->words = (size_t)mask_words_for(cells);
	e->width = (size_t)window_width(cells, reach);
	e->reduced = zeros(cells, e->width);
	e->factors = zeros(cells, e->width);
	e->pivot_row = zeros(cells, 1);
	e->pivot_column = zeros(cells, 1);
	e->dependent = zeros(cells, 1);
	e->work = zeros(e->words, 1);
	if (!e->reduced || !e->factors || !e->pivot_row || !e->pivot_column ||
		!e->dependent || !e->work) {
		elimination_free(e);
		return NULL;
	}
	for (uint64_t b = 0; b < cells; b++)
		e->pivot_row[b] = e->pivot_column[b] = NONE;
	return e;
}

/* Reduces the rows, filled in: all at once where none is a window. */
static bool reduce(struct elimination *e, struct progress *progress)
{
	struct dense dense = {e->cells, e->words, e->reduced, e->factors, e->pivot_row,
		e->pivot_column, NONE};

	progress_begin(progress, "elimination");
	if (e->width < e->words || e->cells < MANY) {
		for (uint64_t b = 0; b < e->cells; b++) {
			insert_row(e, b);
			progress_note(progress, (double)b, (double)e->cells);
		}
		return true;
	}
	if (!four_russians(&dense, progress))
		return false;
	for (uint64_t b = 0; b < e->cells; b++)
		if (e->pivot_column[b] == NONE)
			e->dependent[e->dependents++] = b;
	return true;
}

static void set_absent(void *context, uint64_t column)
{
	struct elimination *e = context;

	e->pivot_row[column] = ABSENT;
	e->nullity--;
}

/* Reduces what has been filled in. NULL, and nothing is left, if memory is out. */
static struct elimination *finish(
	struct elimination *e, const struct rule *rule, struct progress *progress)
{
	if (!e || !reduce(e, progress)) {
		elimination_free(e);
		return NULL;
	}
	e->nullity = e->dependents;
	if (rule && rule->kind->absent)
		rule->kind->absent(rule, set_absent, e);
	return e;
}

struct elimination *elimination_of_rule(
	const struct rule *rule, struct progress *progress)
{
	struct elimination *e = allocate(size_cells(rule->size), rule->kind->reach(rule));

	for (uint64_t b = 0; e && b < e->cells; b++) {
		struct window row = {e->reduced + b * e->width, window_start(e, b)};

		rule->kind->buttons(rule, b, set_cell, &row);
	}
	return finish(e, rule, progress);
}

struct elimination *elimination_of_matrix(
	const uint64_t *rows, uint64_t n, struct progress *progress)
{
	struct elimination *e = allocate(n, n);

	if (e)
		memcpy(e->reduced, rows, (size_t)n * e->width * sizeof *rows);
	return finish(e, NULL, progress);
}

void elimination_free(struct elimination *e)
{
	if (!e)
		return;
	free(e->reduced);
	free(e->factors);
	free(e->pivot_row);
	free(e->pivot_column);
	free(e->dependent);
	free(e->work);
	free(e);
}

uint64_t elimination_nullity(const struct elimination *e)
{
	return e->nullity;
}

uint64_t elimination_proofs(const struct elimination *e)
{
	return e->dependents;
}

/* Whether the window of row b has an odd number of bits in common with a mask. */
static inline bool odd_overlap(const struct elimination *e, const uint64_t *windows,
	uint64_t b, const uint64_t *mask)
{
	return words_odd_overlap(
		windows + b * e->width, mask + window_start(e, b), e->width);
}

bool elimination_board(struct elimination *e, const struct mask *board, uint64_t *refused)
{
	uint64_t dependents = 0;
	bool solved = true;

	memset(e->work, 0, e->words * sizeof *e->work);
	for (uint64_t b = 0; b < e->cells; b++) {
		uint64_t column = e->pivot_column[b];
		bool odd = mask_bit(board, b) ^ odd_overlap(e, e->factors, b, e->work);

		if (column != NONE) {
			e->work[column / 64] |= (uint64_t)odd << column % 64;
			continue;
		}
		if (odd && solved) {
			*refused = dependents;
			solved = false;
		}
		dependents++;
	}
	return solved;
}

void elimination_presses(struct elimination *e, struct mask *presses)
{
	for (uint64_t column = e->cells; column-- > 0;) {
		uint64_t b = e->pivot_row[column];
		bool odd = e->work[column / 64] >> column % 64 & 1;

		if (b < e->cells && odd != odd_overlap(e, e->reduced, b, presses->words))
			mask_flip(presses, column);
	}
}

void elimination_quiet(struct elimination *e, uint64_t index, struct mask *pattern)
{
	uint64_t column = 0;

	for (;; column++)
		if (e->pivot_row[column] == NONE && index-- == 0)
			break;
	mask_flip(pattern, column);
	memset(e->work, 0, e->words * sizeof *e->work);
	elimination_presses(e, pattern);
}

/* Row b enters a combination: the columns that it was reduced by change their parity. */
static void enter_row(
	struct elimination *e, uint64_t b, struct mask *combination, uint64_t *columns)
{
	const uint64_t *factors = e->factors + b * e->width;
	const size_t start = window_start(e, b);

	mask_flip(combination, b);
	for (size_t i = 0; i < e->width; i++)
		columns[start + i] ^= factors[i];
}

void elimination_proof(struct elimination *e, uint64_t index, struct mask *proof)
{
	uint64_t *columns = e->work; /* by column: whether its pivot row enters */
	uint64_t b = e->dependent[index];

	memset(columns, 0, e->words * sizeof *columns);
	enter_row(e, b, proof, columns);
	while (b-- > 0) {
		uint64_t column = e->pivot_column[b];

		if (column != NONE && columns[column / 64] >> column % 64 & 1)
			enter_row(e, b, proof, columns);
	}
}
