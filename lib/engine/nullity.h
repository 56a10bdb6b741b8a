/* The nullity of a size by algebra, without a board. */
#ifndef LO_NULLITY_H
#define LO_NULLITY_H

#include "../size.h"
#include "progress.h"

#include <stdbool.h>

/* The bytes that nullity_plus() takes at most. */
uint64_t nullity_bytes(struct size size);

/*
 * The nullity of the plus rule on boards of a size, in time of the square of the shorter
 * side and of a 64th of the cells. False if memory is out.
 */
bool nullity_plus(struct size size, struct progress *progress, uint64_t *nullity);

#endif
