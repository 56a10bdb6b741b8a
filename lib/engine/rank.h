/*
 * What a size is without a board, for the plus rule: its nullity and its quiet patterns.
 */
#ifndef LO_RANK_H
#define LO_RANK_H

#include "../mask.h"
#include "progress.h"

#include <stdbool.h>
#include <stdint.h>

enum { RANK_REASON = 200 };

/* The nullity of a size. False, and a reason, if memory is out or would be. */
bool rank_nullity(struct size size, struct progress *progress, uint64_t *nullity,
	char reason[RANK_REASON]);

/*
 * Calls visit with each pattern of the reduced basis of the quiet ones, rising. False,
 * and a reason, if memory is out or would be.
 */
bool rank_basis(struct size size, struct progress *progress,
	void (*visit)(void *context, const struct mask *pattern), void *context,
	char reason[RANK_REASON]);

#endif
