#include "rank.h"
#include "../memory.h"
#include "engine.h"
#include "nullity.h"

#include <inttypes.h>
#include <stdio.h>

/* The one that tells of any size that the rule has. */
static const struct engine *engine_for(const struct rule *rule)
{
	return rule == &rule_plus ? &engine_poly : &engine_gauss;
}

static void *prepare(const struct rule *rule, struct size size, struct progress *progress,
	char reason[RANK_REASON])
{
	const struct engine *engine = engine_for(rule);
	struct cost cost;
	void *state;

	if (!memory_holds(size, reason) ||
		!engine->takes(rule, size, &cost, reason, RANK_REASON))
		return NULL;
	state = engine->prepare(rule, size, progress);
	if (!state)
		snprintf(reason, RANK_REASON, "out of memory");
	return state;
}

bool rank_nullity(const struct rule *rule, struct size size, struct progress *progress,
	uint64_t *nullity, char reason[RANK_REASON])
{
	void *state;

	if (rule == &rule_plus) {
		if (nullity_plus(size, progress, nullity))
			return true;
		snprintf(reason, RANK_REASON, "out of memory");
		return false;
	}
	state = prepare(rule, size, progress, reason);
	if (!state)
		return false;
	*nullity = engine_for(rule)->nullity(state);
	engine_for(rule)->release(state);
	return true;
}

bool rank_basis(const struct rule *rule, struct size size, struct progress *progress,
	bool (*visit)(void *context, const struct mask *pattern), void *context,
	char reason[RANK_REASON])
{
	const struct engine *engine = engine_for(rule);
	void *state = prepare(rule, size, progress, reason);
	struct mask pattern;
	bool more = true;

	if (!state)
		return false;
	if (!mask_open(&pattern) || !mask_clear(&pattern, size)) {
		snprintf(reason, RANK_REASON, "out of memory");
		mask_close(&pattern);
		engine->release(state);
		return false;
	}
	for (uint64_t i = 0; more && i < engine->nullity(state); i++) {
		engine->quiet(state, i, &pattern);
		more = visit(context, &pattern);
	}
	mask_close(&pattern);
	engine->release(state);
	return true;
}
