/* How much memory there can be. */
#ifndef LO_MEMORY_H
#define LO_MEMORY_H

#include "reason.h"
#include "size.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Whether so many bytes are no more than the process may have and the machine has. If
 * they are, says so in reason: "WHAT 9 MiB of memory, and 8 MiB is all
 * there is". Nothing is taken here, and what there is may still be out.
 */
bool memory_affords(uint64_t bytes, const char *what, char reason[REASON]);

/* The same for a mask of that size. */
bool memory_holds(struct size size, char reason[REASON]);

/* The most cells, up to 2^62, of which it says that a mask of them can be held. */
uint64_t memory_most_cells(void);

#endif
