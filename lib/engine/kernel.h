/* The quiet patterns of a size, kept: what the solutions of a board differ by. */
#ifndef LO_KERNEL_H
#define LO_KERNEL_H

#include "../rule.h"
#include "progress.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct kernel {
	struct size size;
	uint64_t nullity;
	size_t words; /* of a pattern */
	/*
	 * The reduced basis, smallest first: a pattern's highest cell is its lead, leads
	 * rise, and no pattern has the lead of another.
	 */
	uint64_t *patterns;
	uint64_t room; /* patterns allocated */
};

/*
 * Finds those of the size that a rule fits. False, and a reason of RANK_REASON bytes, if
 * memory is out or would be; to be closed in any case. {0} is an empty one.
 */
bool kernel_open(struct kernel *kernel, const struct rule *rule,
	struct progress *progress, char *reason);
void kernel_close(struct kernel *kernel);

/*
 * Makes presses the next larger of the solutions that differ by quiet patterns. False,
 * and the smallest, if it was the largest.
 */
bool kernel_next(const struct kernel *kernel, struct mask *presses);

/* Pattern i, counted from 0. */
static inline uint64_t *kernel_pattern(const struct kernel *kernel, uint64_t i)
{
	return kernel->patterns + i * kernel->words;
}

#endif
