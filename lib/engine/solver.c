#include "solver.h"

#include <stdio.h>
#include <string.h>

/*
 * The best first. To add an engine: a row here, its name in engine.h, its objects in the
 * Makefile, its lines in lo-solve(1).
 */
static const struct engine *const engines[] = {
	&engine_table,
	&engine_chase,
	&engine_gauss,
	&engine_enum,
};

enum { ENGINES = sizeof engines / sizeof *engines };

/* What is prepared is kept up to this, but for what is in use. */
#define MOST_BYTES (UINT64_C(1) << 28)

const struct engine *engine_named(const char *name)
{
	for (size_t i = 0; i < ENGINES; i++)
		if (strcmp(engines[i]->name, name) == 0)
			return engines[i];
	return NULL;
}

const char *engine_name(size_t i)
{
	return i < ENGINES ? engines[i]->name : NULL;
}

void solver_open(
	struct solver *solver, const struct rule *rule, const struct engine *engine)
{
	*solver = (struct solver){.rule = rule, .engine = engine};
}

static void forget(struct prepared *prepared)
{
	prepared->engine->release(prepared->state);
	*prepared = (struct prepared){0};
}

void solver_close(struct solver *solver)
{
	for (size_t i = 0; i < SOLVER_SIZES; i++)
		if (solver->sizes[i].engine)
			forget(&solver->sizes[i]);
}

/* Forgets the size that was not used for longest. False if none is kept. */
static bool forget_oldest(struct solver *solver)
{
	struct prepared *oldest = NULL;

	for (size_t i = 0; i < SOLVER_SIZES; i++) {
		struct prepared *size = &solver->sizes[i];

		if (size->engine && (!oldest || size->used < oldest->used))
			oldest = size;
	}
	if (oldest)
		forget(oldest);
	return oldest;
}

/* A free place such that with bytes more no more than MOST_BYTES are kept, or nothing. */
static struct prepared *make_place(struct solver *solver, uint64_t bytes)
{
	struct prepared *place;
	uint64_t sum;

	do {
		place = NULL;
		sum = bytes;
		for (size_t i = 0; i < SOLVER_SIZES; i++) {
			sum += solver->sizes[i].bytes;
			if (!solver->sizes[i].engine)
				place = &solver->sizes[i];
		}
	} while ((!place || sum > MOST_BYTES) && forget_oldest(solver));
	return place;
}

/* The engine for a size, and the bytes it will keep. NULL, and the reason, if none. */
static const struct engine *choose(
	struct solver *solver, struct size size, uint64_t *bytes)
{
	const struct engine *last = solver->engine;
	char reason[120];

	if (last && last->takes(solver->rule, size, bytes, reason, sizeof reason))
		return last;
	for (size_t i = 0; !solver->engine && i < ENGINES; i++) {
		if (engines[i]->on_request)
			continue;
		last = engines[i];
		if (last->takes(solver->rule, size, bytes, reason, sizeof reason))
			return last;
	}
	snprintf(solver->reason, sizeof solver->reason, "engine %s: %s", last->name,
		reason);
	return NULL;
}

/* Makes solver->last what is prepared for a size. False, and the reason, if it cannot. */
static bool find(struct solver *solver, struct size size)
{
	const struct engine *engine;
	struct prepared *place;
	uint64_t bytes;
	void *state;

	for (size_t i = 0; i < SOLVER_SIZES; i++)
		if (solver->sizes[i].engine && size_same(solver->sizes[i].size, size)) {
			solver->last = &solver->sizes[i];
			return true;
		}
	engine = choose(solver, size, &bytes);
	if (!engine)
		return false;
	place = make_place(solver, bytes);
	do
		state = engine->prepare(solver->rule, size);
	while (!state && forget_oldest(solver));
	if (!state) {
		snprintf(solver->reason, sizeof solver->reason, "out of memory");
		return false;
	}
	*place = (struct prepared){engine, size, state, bytes, 0};
	solver->last = place;
	return true;
}

enum verdict solver_solve(
	struct solver *solver, const struct mask *board, struct mask *answer)
{
	struct prepared *last = solver->last;

	if (!last || !size_same(last->size, board->size)) {
		if (!find(solver, board->size))
			return VERDICT_TROUBLE;
		last = solver->last;
		last->used = ++solver->uses;
	}
	if (size_same(answer->size, board->size) && mask_words(answer) == 1)
		answer->words[0] = 0;
	else if (!mask_clear(answer, board->size)) {
		snprintf(solver->reason, sizeof solver->reason, "out of memory");
		return VERDICT_TROUBLE;
	}
	return last->engine->solve(last->state, board, answer);
}
