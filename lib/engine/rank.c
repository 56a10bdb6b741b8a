#include "rank.h"
#include "../memory.h"
#include "nullity.h"

#include <stdio.h>

const struct engine *rank_engine(const struct rule *rule)
{
	return rule->plus ? &engine_poly : &engine_gauss;
}

static bool out_of_memory(char reason[RANK_REASON])
{
	snprintf(reason, RANK_REASON, "out of memory");
	return false;
}

/* What rank_engine() prepares. NULL, and a reason, if memory is out or would be. */
static void *prepare(
	const struct rule *rule, struct progress *progress, char reason[RANK_REASON])
{
	const struct engine *engine = rank_engine(rule);
	struct cost cost;
	void *state;

	if (!engine->takes(rule, rule->size, &cost, reason, RANK_REASON))
		return NULL;
	state = engine->prepare(rule, rule->size, progress);
	if (!state)
		out_of_memory(reason);
	return state;
}

static void count(void *context, uint64_t cell)
{
	(void)cell;
	++*(uint64_t *)context;
}

/* The nullity, by algebra where the rule has some. */
static bool find_nullity(const struct rule *rule, struct progress *progress,
	uint64_t *nullity, char reason[RANK_REASON])
{
	void *state;

	if (rule->plus)
		return memory_affords(nullity_bytes(rule->size), "polynomials take",
			       reason, RANK_REASON) &&
			(nullity_plus(rule->size, progress, nullity) ||
				out_of_memory(reason));
	state = prepare(rule, progress, reason);
	if (!state)
		return false;
	*nullity = rank_engine(rule)->nullity(state);
	rank_engine(rule)->release(state);
	return true;
}

bool rank_find(const struct rule *rule, struct progress *progress, uint64_t *rank,
	uint64_t *nullity, char reason[RANK_REASON])
{
	uint64_t absent = 0;

	if (!find_nullity(rule, progress, nullity, reason))
		return false;
	if (rule->kind->absent)
		rule->kind->absent(rule, count, &absent);
	*rank = size_cells(rule->size) - absent - *nullity;
	return true;
}

bool rank_basis(const struct rule *rule, struct progress *progress,
	void (*visit)(void *context, const struct mask *pattern), void *context,
	char reason[RANK_REASON])
{
	const struct engine *engine = rank_engine(rule);
	struct mask pattern;
	void *state;
	bool done;

	if (!memory_holds(rule->size, reason))
		return false;
	state = prepare(rule, progress, reason);
	if (!state)
		return false;
	done = mask_open(&pattern) && mask_clear(&pattern, rule->size);
	for (uint64_t i = 0; done && i < engine->nullity(state); i++) {
		engine->quiet(state, i, &pattern);
		visit(context, &pattern);
	}
	mask_close(&pattern);
	engine->release(state);
	return done || out_of_memory(reason);
}
