/*
 * Light chasing from every first row in turn, for the plus rule: what a solution to the
 * judges' problem commonly is. Slow, and kept since it shares nothing with elimination.
 *
 * A first row leaves no choice below it: the button under a light is the last that can
 * still put it out. So what is first in the order of first rows is first in the order of
 * masks, of solutions and of quiet patterns alike.
 */
#include "engine.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_COLUMNS = 16 };

static bool takes(const struct rule *rule, struct size size, uint64_t *bytes,
	char *reason, size_t room)
{
	*bytes = sizeof(struct size);
	if (rule != &rule_plus)
		snprintf(reason, room, "for the rule plus alone");
	else if (size.columns > MOST_COLUMNS)
		snprintf(reason, room, "at most %d columns, not %" PRIu64, MOST_COLUMNS,
			size.columns);
	else
		return true;
	return false;
}

static void *prepare(const struct rule *rule, struct size size)
{
	struct size *prepared = malloc(sizeof *prepared);

	(void)rule;
	if (prepared)
		*prepared = size;
	return prepared;
}

/*
 * Chases the lights of board, or of a dark one for NULL, down from a first row of
 * presses: x[i+1] = b[i] + M x[i] + x[i-1]. Returns the lights that are left in the last
 * row, and adds the presses to answer unless it is NULL.
 */
static uint64_t chase(
	struct size size, const struct mask *board, uint64_t first, struct mask *answer)
{
	const unsigned columns = (unsigned)size.columns;
	uint64_t before = 0, row = first;

	for (uint64_t cell = size_cells(size); cell > 0;) {
		uint64_t lit, next;

		cell -= columns;
		lit = board ? mask_cut(board, cell, columns) : 0;
		if (answer)
			mask_flip_cut(answer, cell, columns, row);
		next = lit ^ row ^ row << 1 ^ row >> 1 ^ before;
		before = row;
		row = next & bits_low(columns);
	}
	return row;
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	const struct size size = *(struct size *)prepared;
	const uint64_t rows = UINT64_C(1) << size.columns;

	for (uint64_t first = 0; first < rows; first++)
		if (chase(size, board, first, NULL) == 0) {
			chase(size, board, first, answer);
			return VERDICT_SOLVED;
		}
	/* A board without a solution has a quiet pattern that proves it. */
	for (uint64_t first = 1;; first++)
		if (chase(size, NULL, first, NULL) == 0) {
			chase(size, NULL, first, answer);
			if (mask_odd_overlap(board, answer))
				return VERDICT_REFUSED;
			chase(size, NULL, first, answer); /* out of answer again */
		}
}

const struct engine engine_enum = {
	.name = "enum",
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.release = free,
};
