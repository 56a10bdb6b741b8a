#include "rank.h"
#include "../memory.h"
#include "nullity.h"

#include <stdio.h>

static bool out_of_memory(char reason[REASON])
{
	snprintf(reason, REASON, "out of memory");
	return false;
}

bool teller_open(struct teller *teller, const struct rule *rule,
	struct progress *progress, char reason[REASON])
{
	struct cost cost;

	teller->engine = rule->plus ? &engine_poly : &engine_gauss;
	if (!teller->engine->takes(rule, rule->size, &cost, reason))
		return false;
	teller->state = teller->engine->prepare(rule, rule->size, progress);
	return teller->state || out_of_memory(reason);
}

void teller_close(struct teller *teller)
{
	teller->engine->release(teller->state);
}

static void count(void *context, uint64_t cell)
{
	(void)cell;
	++*(uint64_t *)context;
}

/* The nullity, by algebra where the rule has some. */
static bool find_nullity(const struct rule *rule, struct progress *progress,
	uint64_t *nullity, char reason[REASON])
{
	struct teller teller;

	if (rule->plus)
		return memory_affords(
			       nullity_bytes(rule->size), "polynomials take", reason) &&
			(nullity_plus(rule->size, progress, nullity) ||
				out_of_memory(reason));
	if (!teller_open(&teller, rule, progress, reason))
		return false;
	*nullity = teller.engine->nullity(teller.state);
	teller_close(&teller);
	return true;
}

bool rank_find(const struct rule *rule, struct progress *progress, uint64_t *rank,
	uint64_t *nullity, char reason[REASON])
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
	char reason[REASON])
{
	struct mask pattern;
	struct teller teller;
	uint64_t nullity;
	bool done;

	if (!memory_holds(rule->size, reason) ||
		!teller_open(&teller, rule, progress, reason))
		return false;
	nullity = teller.engine->nullity(teller.state);
	done = mask_open(&pattern) && mask_clear(&pattern, rule->size);
	progress_begin(progress, "quiet patterns");
	for (uint64_t i = 0; done && i < nullity; i++) {
		teller.engine->quiet(teller.state, i, &pattern);
		visit(context, &pattern);
		progress_note(progress, (double)i, (double)nullity);
	}
	mask_close(&pattern);
	teller_close(&teller);
	return done || out_of_memory(reason);
}
