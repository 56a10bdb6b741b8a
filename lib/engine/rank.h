/* What a size is without a board: its rank, its nullity and its quiet patterns. */
#ifndef LO_RANK_H
#define LO_RANK_H

#include "engine.h"

#include <stdbool.h>
#include <stdint.h>

/* An engine that tells of the quiet patterns of a size, and what it has prepared. */
struct teller {
	const struct engine *engine;
	void *state;
};

/*
 * Prepares one for the size that a rule fits. False, and a reason, if memory is out or
 * would be; else to be closed.
 */
bool teller_open(struct teller *teller, const struct rule *rule,
	struct progress *progress, char reason[REASON]);
void teller_close(struct teller *teller);

/*
 * The rank and the nullity of a rule on the size that it fits; together they are the
 * number of buttons. False, and a reason, if memory is out or would be.
 */
bool rank_find(const struct rule *rule, struct progress *progress, uint64_t *rank,
	uint64_t *nullity, char reason[REASON]);

/*
 * Calls visit with each pattern of the reduced basis of the quiet ones, rising. False,
 * and a reason, if memory is out or would be.
 */
bool rank_basis(const struct rule *rule, struct progress *progress,
	void (*visit)(void *context, const struct mask *pattern), void *context,
	char reason[REASON]);

#endif
