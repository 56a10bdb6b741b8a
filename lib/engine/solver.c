#include "solver.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/*
 * A size is solved by the first of these that takes it and has at most so much work
 * before the first board. To add an engine: a row here, its name in engine.h, its
 * objects in the Makefile, its lines in lo-solve(1).
 *
 * The crossovers were measured on one core of an AMD EPYC, with reading and writing. By
 * chase a board of 16x16 takes 0.1 us and one of 64x64 1 us, by poly 0.5 and 1; one of
 * 128x128 takes 4 and 6 us. There what chase makes for a size begins to tell: 2 ms at
 * 200x200, 0.07 s at 1000x1000, where all of poly takes 0.002 s. That place is 2e5 by the
 * cost of chase. Gauss takes 0.26 s for 300x300.
 */
static const struct {
	const struct engine *engine;
	double most_work;
} order[] = {
	{&engine_table, HUGE_VAL}, {&engine_chase, 2e5}, {&engine_poly, HUGE_VAL},
	{&engine_gauss, HUGE_VAL}, {&engine_enum, -1}, /* on request alone */
};

enum { ENGINES = sizeof order / sizeof *order };

/* What is prepared is kept up to this, but for what is in use. */
#define MOST_BYTES (UINT64_C(1) << 28)

const struct engine *engine_named(const char *name)
{
	for (size_t i = 0; i < ENGINES; i++)
		if (strcmp(order[i].engine->name, name) == 0)
			return order[i].engine;
	return NULL;
}

const char *engine_name(size_t i)
{
	return i < ENGINES ? order[i].engine->name : NULL;
}

void solver_open(struct solver *solver, struct rule *rule, const struct engine *engine,
	struct progress *progress)
{
	*solver = (struct solver){.rule = rule, .engine = engine, .progress = progress};
}

static void forget(struct prepared *prepared)
{
	prepared->engine->release(prepared->state);
	solutions_close(&prepared->solutions);
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
			sum += solver->sizes[i].bytes + solver->sizes[i].solutions.bytes;
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

/* Takes the engine if it takes the size; else keeps the reason that is nearest. */
static void consider(struct solver *solver, const struct engine *engine, double most_work,
	struct size size, struct choice *choice)
{
	struct cost cost;
	char reason[REASON];

	if (!engine->takes(solver->rule, size, &cost, reason)) {
		if (cost.bytes > choice->nearest)
			return;
		choice->nearest = cost.bytes;
		snprintf(solver->reason, sizeof solver->reason, "engine %s: %.160s",
			engine->name, reason);
	} else if (cost.work <= most_work) {
		choice->engine = engine;
		choice->cost = cost;
	}
}

/* Chooses the engine for a size; if there is none, solver->reason says why. */
static struct choice choose(struct solver *solver, struct size size)
{
	struct choice choice = {.nearest = UINT64_MAX};

	if (solver->engine)
		consider(solver, solver->engine, HUGE_VAL, size, &choice);
	for (size_t i = 0; !solver->engine && !choice.engine && i < ENGINES; i++)
		if (order[i].most_work >= 0)
			consider(solver, order[i].engine, order[i].most_work, size,
				&choice);
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
	if (!rule_fit(solver->rule, size, solver->reason))
		return false;
	choice = choose(solver, size);
	if (!choice.engine)
		return false;
	place = make_place(solver, choice.cost.bytes);
	do
		state = choice.engine->prepare(solver->rule, size, solver->progress);
	while (!state && forget_oldest(solver));
	if (!state) {
		snprintf(solver->reason, sizeof solver->reason, "out of memory");
		return false;
	}
	*place = (struct prepared){.engine = choice.engine,
		.size = size,
		.state = state,
		.bytes = choice.cost.bytes,
		.solutions = {.rule = solver->rule,
			.size = size,
			.teller = {choice.engine, state},
			.progress = solver->progress}};
	solver->last = place;
	return true;
}

bool solver_prepare(struct solver *solver, struct size size, struct mask *answer)
{
	if (!find(solver, size))
		return false;
	solver->last->used = ++solver->uses;
	if (size_same(answer->size, size) || mask_clear(answer, size))
		return true;
	snprintf(solver->reason, sizeof solver->reason, "out of memory");
	return false;
}

const struct solutions *solver_ask(struct solver *solver, solver_question *question)
{
	struct solutions *solutions = &solver->last->solutions;

	return question(solutions, solver->reason) ? solutions : NULL;
}
