/*
 * Light chasing from every first row in turn, for the plus rule: what a solution to the
 * judges' problem commonly is. Slow, and kept since it shares nothing with elimination.
 *
 * A first row leaves no choice below it: the button under a light is the last that can
 * still put it out. So what is first in the order of first rows is first in the order of
 * masks, of solutions and of quiet patterns alike. The rule is symmetric, so the quiet
 * patterns are the left kernel, and a board without a solution has one of odd overlap
 * (Sutner 1989).
 */
#include "chasing.h"
#include "engine.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_COLUMNS = 16 };

static bool takes(
	const struct rule *rule, struct size size, struct cost *cost, char reason[REASON])
{
	*cost = (struct cost){.bytes = sizeof(struct chasing)};
	if (rule->plus && size.columns <= MOST_COLUMNS)
		return true;
	cost->bytes = UINT64_MAX;
	if (!rule->plus)
		snprintf(reason, REASON, "for the rule plus alone");
	else
		snprintf(reason, REASON, "at most %d columns, not %" PRIu64, MOST_COLUMNS,
			size.columns);
	return false;
}

static void release(void *prepared)
{
	chasing_close(prepared);
	free(prepared);
}

static void *prepare(const struct rule *rule, struct size size, struct progress *progress)
{
	struct chasing *chasing = malloc(sizeof *chasing);

	(void)rule;
	if (chasing && !chasing_open(chasing, size)) {
		release(chasing);
		return NULL;
	}
	if (chasing)
		chasing->progress = progress;
	return chasing;
}

/* The rest of a chase from x is y + K x; so x solves if on a dark board it leaves y. */
static enum verdict find(void *state, struct chasing *chasing)
{
	const uint64_t rows = UINT64_C(1) << chasing->size.columns;
	const uint64_t y = chasing->rest[0];
	uint64_t *first = chasing->first;

	(void)state;
	progress_begin(chasing->progress, "first rows");
	for (first[0] = 0; first[0] < rows; first[0]++) {
		chase(chasing, NULL, first, NULL);
		if (chasing->rest[0] == y)
			return VERDICT_SOLVED;
		progress_note(chasing->progress, (double)first[0], (double)rows);
	}
	/*
	 * A quiet pattern has an odd overlap with the board if its last row has one with
	 * y.
	 */
	for (first[0] = 1;; first[0]++) {
		chase(chasing, NULL, first, NULL);
		if (chasing->rest[0] == 0 && bits_odd(chasing->last[0] & y))
			return VERDICT_REFUSED;
	}
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	return chasing_solve(prepared, find, NULL, board, answer);
}

const struct engine engine_enum = {
	.name = "enum",
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.release = release,
};
