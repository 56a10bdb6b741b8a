/* The fewest presses: of all solutions of a board, one with the fewest cells set. */
#ifndef LO_FEWEST_H
#define LO_FEWEST_H

#include "../mask.h"
#include "descent.h"
#include "kernel.h"
#include "progress.h"

#include <stdint.h>

/* The largest nullity that is searched. */
enum { FEWEST_MOST = DESCENT_MOST };

struct fewest;

/*
 * The bytes that fewest_open() takes at most; UINT64_MAX if the nullity is above
 * FEWEST_MOST or there are too many cells to search.
 */
uint64_t fewest_bytes(const struct kernel *kernel);

/*
 * What it needs to know of a kernel whose fewest_bytes() can be had. The kernel stays the
 * caller's and has to outlive it. NULL if memory is out.
 */
struct fewest *fewest_open(const struct kernel *kernel);

/* Frees it; NULL may be freed. */
void fewest_close(struct fewest *fewest);

/*
 * presses is the smallest solution of a board: of the kernel's size, 0 at all leads.
 * Becomes, of that plus all sums of patterns, the one with the fewest cells set and, of
 * those, the smallest. Takes no memory. Long work is told to progress, unless that is
 * NULL.
 */
void fewest_find(struct fewest *fewest, struct mask *presses, struct progress *progress);

#endif
