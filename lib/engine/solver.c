#include "solver.h"

#include <stdio.h>
#include <string.h>

/*
 * To add an engine: a row here, its name in engine.h, its objects in the Makefile, its
 * lines in lo-solve(1).
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

struct choice {
	const struct engine *engine; /* NULL while none takes the size */
	struct cost cost;            /* its cost */
	uint64_t nearest;            /* the least bytes of those that do not */
};

/* Takes the engine if it has the least work; else keeps the reason that is nearest. */
static void consider(struct solver *solver, const struct engine *engine, struct size size,
	struct choice *choice)
{
	struct cost cost;
	char reason[120];

	if (engine->takes(solver->rule, size, &cost, reason, sizeof reason)) {
		if (!choice->engine || cost.work < choice->cost.work) {
			choice->engine = engine;
			choice->cost = cost;
		}
	} else if (cost.bytes <= choice->nearest) {
		choice->nearest = cost.bytes;
		snprintf(solver->reason, sizeof solver->reason, "engine %s: %s",
			engine->name, reason);
	}
}

/* Chooses the engine for a size; if there is none, solver->reason says why. */
static struct choice choose(struct solver *solver, struct size size)
{
	struct choice choice = {.nearest = UINT64_MAX};

	if (solver->engine)
		consider(solver, solver->engine, size, &choice);
	for (size_t i = 0; !solver->engine && i < ENGINES; i++)
		if (!engines[i]->on_request)
			consider(solver, engines[i], size, &choice);
	return choice;
}

/* Makes solver->last what is prepared for a size. False, and the reason, if it cannot. */
static bool find(struct solver *solver, struct size size)
{
	struct choice choice;
	struct prepared *place;
	void *state;

	for (size_t i = 0; i < SOLVER_SIZES; i++)
		if (solver->sizes[i].engine && size_same(solver->sizes[i].size, size)) {
			solver->last = &solver->sizes[i];
			return true;
		}
	choice = choose(solver, size);
	if (!choice.engine)
		return false;
	place = make_place(solver, choice.cost.bytes);
	do
		state = choice.engine->prepare(solver->rule, size);
	while (!state && forget_oldest(solver));
	if (!state) {
		snprintf(solver->reason, sizeof solver->reason, "out of memory");
		return false;
	}
	*place = (struct prepared){choice.engine, size, state, choice.cost.bytes, 0};
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
	if (!mask_clear(answer, board->size)) {
		snprintf(solver->reason, sizeof solver->reason, "out of memory");
		return VERDICT_TROUBLE;
	}
	return last->engine->solve(last->state, board, answer);
}
