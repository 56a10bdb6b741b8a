/* What all solutions of a board differ by. */
#ifndef LO_KERNEL_H
#define LO_KERNEL_H

#include "../size.h"

#include <stddef.h>
#include <stdint.h>

/* The quiet patterns of a size and rule. */
struct kernel {
	struct size size;
	uint64_t nullity;
	size_t words; /* of a pattern: mask_words_for(size_cells(size)) */
	/*
	 * nullity of them, the reduced basis, smallest first: pattern i's highest set bit
	 * is its lead, leads rise with i, and no pattern has the lead of another set.
	 */
	uint64_t *patterns;
};

#endif
