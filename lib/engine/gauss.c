/* Elimination, kept for the size: any rule. */
#include "elimination.h"
#include "engine.h"

#include <inttypes.h>
#include <stdio.h>

#define MOST_BYTES (UINT64_C(1) << 30)

static bool takes(const struct rule *rule, struct size size, uint64_t *bytes,
	char *reason, size_t room)
{
	*bytes = elimination_bytes(rule, size);
	if (*bytes <= MOST_BYTES)
		return true;
	snprintf(reason, room,
		"elimination would take %" PRIu64 " MiB of memory, and %" PRIu64
		" MiB is the most",
		(*bytes - 1) / 1048576 + 1, MOST_BYTES / 1048576);
	return false;
}

static void *prepare(const struct rule *rule, struct size size)
{
	return elimination_of_rule(rule, size);
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	uint64_t refused;

	if (elimination_board(prepared, board, &refused)) {
		elimination_presses(prepared, answer);
		return VERDICT_SOLVED;
	}
	elimination_proof(prepared, refused, answer);
	return VERDICT_REFUSED;
}

static void release(void *prepared)
{
	elimination_free(prepared);
}

const struct engine engine_gauss = {
	.name = "gauss",
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.release = release,
};
