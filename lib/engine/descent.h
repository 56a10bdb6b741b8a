/* The sum of patterns that leaves the fewest cells set, by a tree of bounds. */
#ifndef LO_DESCENT_H
#define LO_DESCENT_H

#include "../mask.h"
#include "kernel.h"
#include "progress.h"

#include <stdint.h>

enum {
	DESCENT_LEAST = 6, /* the nullities that it takes */
	DESCENT_MOST = 48,
};

struct descent;

/*
 * The bytes that descent_open() takes at most; UINT64_MAX if the nullity is not taken or
 * there are 2^31 cells.
 */
uint64_t descent_bytes(const struct kernel *kernel);

/*
 * For a kernel whose bytes can be had, which may go after. Narrow allows vectors of 16
 * bits, where they suffice and there are any: for speed alone. NULL if memory is out.
 */
struct descent *descent_open(const struct kernel *kernel, bool narrow);

/* Frees it; NULL may be freed. */
void descent_close(struct descent *descent);

/*
 * Of the numbers a whose patterns, pattern i for bit i, added to presses leave the fewest
 * cells set, the smallest. Takes no memory. Progress may be NULL.
 */
uint64_t descent_find(
	struct descent *descent, const struct mask *presses, struct progress *progress);

#endif
