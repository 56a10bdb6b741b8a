/* What a size is without a board: its rank, its nullity and its quiet patterns. */
#ifndef LO_RANK_H
#define LO_RANK_H

#include "../mask.h"
#include "../rule.h"
#include "engine.h"
#include "progress.h"

#include <stdbool.h>
#include <stdint.h>

enum { RANK_REASON = 200 };

/* The engine that tells of the quiet patterns of a rule. */
const struct engine *rank_engine(const struct rule *rule);

/*
 * The rank and the nullity of a rule on the size that it fits; together they are the
 * number of buttons. False, and a reason, if memory is out or would be.
 */
bool rank_find(const struct rule *rule, struct progress *progress, uint64_t *rank,
	uint64_t *nullity, char reason[RANK_REASON]);

/*
 * Calls visit with each pattern of the reduced basis of the quiet ones, rising. False,
 * and a reason, if memory is out or would be.
 */
bool rank_basis(const struct rule *rule, struct progress *progress,
	void (*visit)(void *context, const struct mask *pattern), void *context,
	char reason[RANK_REASON]);

#endif
