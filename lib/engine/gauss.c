/* Elimination, kept for the size: any rule. */
#include "elimination.h"
#include "engine.h"

static bool takes(
	const struct rule *rule, struct size size, struct cost *cost, char reason[REASON])
{
	(void)size;
	*cost = elimination_cost(rule);
	return engine_affords(cost, "elimination", reason);
}

static void *prepare(const struct rule *rule, struct size size, struct progress *progress)
{
	(void)size;
	return elimination_of_rule(rule, progress);
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	uint64_t refused;

	const bool solved = elimination_board(prepared, board, &refused);

	mask_darken(answer);
	if (solved)
		elimination_presses(prepared, answer);
	else
		elimination_proof(prepared, refused, answer);
	return solved ? VERDICT_SOLVED : VERDICT_REFUSED;
}

static uint64_t nullity(const void *prepared)
{
	return elimination_nullity(prepared);
}

static void quiet(void *prepared, uint64_t i, struct mask *pattern)
{
	mask_darken(pattern);
	elimination_quiet(prepared, i, pattern);
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
	.nullity = nullity,
	.quiet = quiet,
	.release = release,
};
