/* What a size is without a board: its nullity and its quiet patterns. */
#ifndef LO_RANK_H
#define LO_RANK_H

#include "../rule.h"
#include "progress.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RANK_REASON = 200 };

/* The nullity of a rule. False, and a reason, if memory is out or would be. */
bool rank_nullity(const struct rule *rule, struct size size, struct progress *progress,
	uint64_t *nullity, char reason[RANK_REASON]);

/*
 * Calls visit with each pattern of the reduced basis of the quiet ones, rising, until that
 * returns false. False, and a reason, if memory is out or would be.
 */
bool rank_basis(const struct rule *rule, struct size size, struct progress *progress,
	bool (*visit)(void *context, const struct mask *pattern), void *context,
	char reason[RANK_REASON]);

#endif
