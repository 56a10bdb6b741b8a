#include "rank.h"
#include "../memory.h"
#include "engine.h"
#include "nullity.h"

#include <stdio.h>

static bool out_of_memory(char reason[RANK_REASON])
{
	snprintf(reason, RANK_REASON, "out of memory");
	return false;
}

bool rank_nullity(struct size size, struct progress *progress, uint64_t *nullity,
	char reason[RANK_REASON])
{
	if (!memory_affords(nullity_bytes(size), "polynomials take", reason, RANK_REASON))
		return false;
	return nullity_plus(size, progress, nullity) || out_of_memory(reason);
}

bool rank_basis(struct size size, struct progress *progress,
	void (*visit)(void *context, const struct mask *pattern), void *context,
	char reason[RANK_REASON])
{
	const struct engine *engine = &engine_poly;
	struct mask pattern;
	struct cost cost;
	void *state;
	bool done;

	if (!memory_holds(size, reason) ||
		!engine->takes(&rule_plus, size, &cost, reason, RANK_REASON))
		return false;
	state = engine->prepare(&rule_plus, size, progress);
	if (!state)
		return out_of_memory(reason);
	done = mask_open(&pattern) && mask_clear(&pattern, size);
	for (uint64_t i = 0; done && i < engine->nullity(state); i++) {
		engine->quiet(state, i, &pattern);
		visit(context, &pattern);
	}
	mask_close(&pattern);
	engine->release(state);
	return done || out_of_memory(reason);
}
