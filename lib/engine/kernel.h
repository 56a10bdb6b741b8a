/* The quiet patterns of a size, kept: what the solutions of a board differ by. */
#ifndef LO_KERNEL_H
#define LO_KERNEL_H

#include "rank.h"

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
};

/* The bytes that they take: UINT64_MAX if that is more than any memory. */
uint64_t kernel_bytes(struct size size, uint64_t nullity);

/*
 * Takes those of the size that a teller is prepared for. False if memory is out; to be
 * closed in any case. Progress may be NULL.
 */
bool kernel_open(struct kernel *kernel, const struct teller *teller, struct size size,
	struct progress *progress);
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
