/* What is asked of all solutions of a board: how many, each, those of fewest presses. */
#ifndef LO_SOLUTIONS_H
#define LO_SOLUTIONS_H

#include "fewest.h"
#include "kernel.h"
#include "rank.h"

#include <stdbool.h>
#include <stdint.h>

/* What is known of a size, found when it is first asked for; {0} before. */
struct solutions {
	bool counted; /* whether the nullity is known */
	uint64_t nullity;
	struct kernel *kernel;
	struct fewest *fewest;
	uint64_t bytes; /* that these two take */
};

/* Frees what is known. */
void solutions_close(struct solutions *solutions);

/*
 * Each finds out what it tells of the size that a rule fits, whose solutions they are.
 * False, and a reason, if memory is out or would be, or the question cannot be settled.
 */

/* The nullity n: a board that can be solved has 2^n solutions. */
bool solutions_count(struct solutions *solutions, const struct rule *rule,
	struct progress *progress, char reason[RANK_REASON]);

/* The kernel, by which kernel_next() leads from a solution to the next. */
bool solutions_kernel(struct solutions *solutions, const struct rule *rule,
	struct progress *progress, char reason[RANK_REASON]);

/* What fewest_find() needs. */
bool solutions_fewest(struct solutions *solutions, const struct rule *rule,
	struct progress *progress, char reason[RANK_REASON]);

#endif
