/* The rule by which a button flips its row and its column. */
#include "rule_kinds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * A light is flipped by the sum of its row and that of its column, in each of which its
 * own button is, and by that button.
 */
struct lines {
	uint64_t *columns; /* the sums of the columns, a bit each */
	uint64_t *row;
};

static bool fit(struct rule *rule, struct size size, char reason[REASON])
{
	struct lines *lines = rule->state;
	const uint64_t words = mask_words_for(size.columns);

	free(lines->columns);
	free(lines->row);
	lines->columns = lines->row = NULL;
	if (words <= SIZE_MAX / sizeof *lines->row) {
		lines->columns = calloc((size_t)words, sizeof *lines->row);
		lines->row = calloc((size_t)words, sizeof *lines->row);
	}
	if (lines->columns && lines->row)
		return true;
	snprintf(reason, REASON, "out of memory");
	return false;
}

/* Makes lines->row the row that begins with a cell, as row_add_mask() has it. */
static void cut_row(const struct lines *lines, const struct mask *mask, uint64_t cell)
{
	const uint64_t columns = mask->size.columns;
	const size_t words = (size_t)mask_words_for(columns);

	memset(lines->row, 0, words * sizeof *lines->row);
	row_add_mask(lines->row, mask, cell, columns);
	lines->row[words - 1] &= bits_low((unsigned)((columns - 1) % 64) + 1);
}

static void sum_columns(const struct lines *lines, const struct mask *mask)
{
	const uint64_t columns = mask->size.columns;
	const size_t words = (size_t)mask_words_for(columns);

	memset(lines->columns, 0, words * sizeof *lines->columns);
	for (uint64_t cell = 0; cell < size_cells(mask->size); cell += columns)
		row_add_mask(lines->columns, mask, cell, columns);
}

/* Makes lines->row what A times the mask has in the row that begins with a cell. */
static void flip_row(const struct lines *lines, const struct mask *mask, uint64_t cell)
{
	const uint64_t columns = mask->size.columns;
	const size_t words = (size_t)mask_words_for(columns);
	uint64_t odd = 0;

	cut_row(lines, mask, cell);
	for (size_t i = 0; i < words; i++)
		odd ^= lines->row[i];
	odd = bits_odd(odd) ? UINT64_MAX : 0;
	for (size_t i = 0; i < words; i++)
		lines->row[i] ^= lines->columns[i] ^ odd;
	lines->row[words - 1] &= bits_low((unsigned)((columns - 1) % 64) + 1);
}

static void apply(const struct rule *rule, const struct mask *presses, struct mask *board)
{
	const struct lines *lines = rule->state;
	const uint64_t columns = board->size.columns;

	sum_columns(lines, presses);
	for (uint64_t cell = 0; cell < size_cells(board->size); cell += columns) {
		flip_row(lines, presses, cell);
		mask_add_row(board, cell, columns, lines->row);
	}
}

/* The rule is symmetric: A^T is A. */
static bool quiet(const struct rule *rule, const struct mask *set)
{
	const struct lines *lines = rule->state;
	const uint64_t columns = set->size.columns;

	sum_columns(lines, set);
	for (uint64_t cell = 0; cell < size_cells(set->size); cell += columns) {
		flip_row(lines, set, cell);
		if (!words_dark(lines->row, (size_t)mask_words_for(columns)))
			return false;
	}
	return true;
}

static uint64_t reach(const struct rule *rule)
{
	return size_cells(rule->size) - 1;
}

static void buttons(
	const struct rule *rule, uint64_t light, rule_visit *visit, void *context)
{
	const uint64_t columns = rule->size.columns, place = light % columns;

	for (uint64_t cell = light - place; cell < light - place + columns; cell++)
		visit(context, cell);
	for (uint64_t cell = place; cell < size_cells(rule->size); cell += columns)
		if (cell != light)
			visit(context, cell);
}

static void close_lines(struct rule *rule)
{
	struct lines *lines = rule->state;

	if (!lines)
		return;
	free(lines->columns);
	free(lines->row);
	free(lines);
}

static const struct rule_kind rule_lines = {
	.fit = fit,
	.apply = apply,
	.quiet = quiet,
	.reach = reach,
	.buttons = buttons,
	.close = close_lines,
};

bool rule_open_lines(struct rule *rule, const char *none, char reason[REASON])
{
	(void)none;
	if (rule->wrap) {
		snprintf(reason, REASON, "lines have no edges to wrap");
		return false;
	}
	rule->kind = &rule_lines;
	rule->state = calloc(1, sizeof(struct lines));
	if (!rule->state)
		snprintf(reason, REASON, "out of memory");
	return rule->state;
}
