/* How much memory there can be. */
#ifndef LO_MEMORY_H
#define LO_MEMORY_H

#include "size.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MEMORY_REASON = 160 };

/*
 * Whether a mask of that size can be in memory: it is not more than the process may have,
 * nor more than the machine has. If it cannot, reason says what it would take. Nothing is
 * taken here, and what can be may still be out.
 */
bool memory_holds(struct size size, char reason[MEMORY_REASON]);

#endif
