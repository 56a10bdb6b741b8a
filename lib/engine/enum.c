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

static bool takes(const struct rule *rule, struct size size, struct cost *cost,
	char *reason, size_t room)
{
	*cost = (struct cost){.bytes = sizeof(struct chasing)};
	if (rule == &rule_plus && size.columns <= MOST_COLUMNS)
		return true;
	cost->bytes = UINT64_MAX;
	if (rule != &rule_plus)
		snprintf(reason, room, "for the rule plus alone");
	else
		snprintf(reason, room, "at most %d columns, not %" PRIu64, MOST_COLUMNS,
			size.columns);
	return false;
}

static void release(void *prepared)
{
	chasing_close(prepared);
	free(prepared);
}

static void *prepare(const struct rule *rule, struct size size)
{
	struct chasing *chasing = malloc(sizeof *chasing);

	(void)rule;
	if (chasing && !chasing_open(chasing, size)) {
		release(chasing);
		return NULL;
	}
	return chasing;
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	struct chasing *chasing = prepared;
	const uint64_t rows = UINT64_C(1) << chasing->size.columns;

	for (uint64_t first = 0; first < rows; first++) {
		chase(chasing, board, &first, NULL);
		if (chasing->rest[0] == 0) {
			chase(chasing, board, &first, answer);
			return VERDICT_SOLVED;
		}
	}
	for (uint64_t first = 1;; first++) {
		chase(chasing, NULL, &first, NULL);
		if (chasing->rest[0] != 0)
			continue;
		chase(chasing, NULL, &first, answer);
		if (mask_odd_overlap(board, answer))
			return VERDICT_REFUSED;
		chase(chasing, NULL, &first, answer); /* out of answer again */
	}
}

const struct engine engine_enum = {
	.name = "enum",
	.on_request = true,
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.release = release,
};
