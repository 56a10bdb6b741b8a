/*
 * What the solver keeps and forgets, seen from an engine that counts. A board of R x C
 * costs it R MiB; it has no memory for 9 columns, none for 8 while it keeps
 * anything, and does not take 10.
 */
#include "../../lib/engine/solver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t prepared, live, live_bytes, most_live, most_bytes;

static bool takes(
	const struct rule *rule, struct size size, struct cost *cost, char reason[REASON])
{
	(void)rule;
	*cost = (struct cost){.bytes = size.rows << 20};
	snprintf(reason, REASON, "no %d columns", (int)size.columns);
	return size.columns < 10;
}

static void *prepare(const struct rule *rule, struct size size, struct progress *progress)
{
	bool out = size.columns == 9 || (size.columns == 8 && live > 0);
	struct size *state = out ? NULL : malloc(sizeof *state);

	(void)rule;
	(void)progress;
	if (!state)
		return NULL;
	*state = size;
	prepared++;
	live++;
	live_bytes += size.rows << 20;
	if (live > most_live)
		most_live = live;
	if (live > 1 && live_bytes > most_bytes)
		most_bytes = live_bytes;
	return state;
}

static void release(void *state)
{
	live--;
	live_bytes -= ((struct size *)state)->rows << 20;
	free(state);
}

/*
 * Solved if what was prepared is for the board and the answer has its size and is dark.
 */
static enum verdict solve(void *state, const struct mask *board, struct mask *answer)
{
	return size_same(*(struct size *)state, board->size) &&
			size_same(answer->size, board->size) && mask_dark(answer)
		? VERDICT_SOLVED
		: VERDICT_REFUSED;
}

static const struct engine counting = {
	.name = "counting",
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.release = release,
};

static struct rule rule;
static struct solver solver;
static struct mask board, answer;

/* Solves a board; false unless that prepared so many sizes and came to that verdict. */
static bool solves(
	uint64_t rows, uint64_t columns, uint64_t prepares, enum verdict verdict)
{
	const uint64_t before = prepared;

	if (!mask_clear(&board, (struct size){rows, columns}))
		exit(2);
	return solver_solve(&solver, &board, &answer) == verdict &&
		prepared - before == prepares;
}

static int failures;

static void check(bool right, const char *what)
{
	if (right)
		return;
	printf("wrong: %s\n", what);
	failures++;
}

static void begin(void)
{
	char reason[REASON];

	if (!rule_open(&rule, "plus", false, reason))
		exit(2);
	solver_open(&solver, &rule, &counting, NULL);
	prepared = most_live = most_bytes = 0;
}

static void end(void)
{
	solver_close(&solver);
	rule_close(&rule);
	check(live == 0 && live_bytes == 0, "closing forgets everything");
}

static void sizes(void)
{
	begin();
	for (int round = 0; round < 3; round++)
		for (uint64_t rows = 1; rows <= SOLVER_SIZES; rows++)
			check(solves(rows, 1, round == 0, VERDICT_SOLVED),
				"as many sizes as there are places are prepared once");
	check(solves(1, 1, 0, VERDICT_SOLVED), "the first size is known again");
	check(solves(1, 2, 1, VERDICT_SOLVED), "a size more is prepared");
	check(solves(1, 1, 0, VERDICT_SOLVED), "what was used last is kept");
	check(solves(3, 1, 0, VERDICT_SOLVED), "what was used last but one is kept");
	check(solves(2, 1, 1, VERDICT_SOLVED), "what was not used longest is forgotten");
	check(most_live == SOLVER_SIZES, "no more sizes are kept than there are places");
	end();
	begin();
	for (int round = 0; round < 3; round++)
		for (uint64_t rows = 1; rows <= SOLVER_SIZES + 1; rows++)
			check(solves(rows, 1, 1, VERDICT_SOLVED),
				"one size too many in turn");
	end();
}

static void bytes(void)
{
	begin();
	for (int round = 0; round < 3; round++)
		for (uint64_t columns = 1; columns <= 3; columns++)
			check(solves(100, columns, 1, VERDICT_SOLVED),
				"large sizes in turn");
	check(most_live == 2 && most_bytes == UINT64_C(200) << 20,
		"at most 256 MiB are kept");
	check(solves(1000, 1, 1, VERDICT_SOLVED), "a size over the bound is prepared");
	check(live == 1, "nothing is kept beside a size over the bound");
	check(solves(1000, 1, 0, VERDICT_SOLVED), "a size over the bound is kept in use");
	check(solves(1, 1, 1, VERDICT_SOLVED), "a small size after it is prepared");
	check(live == 1, "a size over the bound is not kept when out of use");
	end();
}

static void trouble(void)
{
	begin();
	check(solves(2, 2, 1, VERDICT_SOLVED), "a size is prepared");
	check(solves(2, 10, 0, VERDICT_TROUBLE) &&
			strcmp(solver.reason, "engine counting: no 10 columns") == 0,
		"a size that is not taken is told");
	check(solves(2, 2, 0, VERDICT_SOLVED), "and makes nothing be forgotten");
	check(solves(3, 3, 1, VERDICT_SOLVED) && solves(2, 8, 1, VERDICT_SOLVED) &&
			live == 1,
		"what is kept is forgotten for a size that needs its memory");
	for (int round = 0; round < 2; round++)
		check(solves(2, 9, 0, VERDICT_TROUBLE) && live == 0 &&
				strcmp(solver.reason, "out of memory") == 0,
			"memory that is out is told when nothing is kept");
	check(solves(2, 2, 1, VERDICT_SOLVED), "a size is prepared again");
	end();
}

int main(void)
{
	if (!mask_open(&board) || !mask_open(&answer))
		return 2;
	sizes();
	bytes();
	trouble();
	mask_close(&board);
	mask_close(&answer);
	return failures > 0;
}
