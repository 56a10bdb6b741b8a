/* Where the lights that a button flips are, as seen from it. */
#ifndef LO_OFFSETS_H
#define LO_OFFSETS_H

#include "reason.h"
#include "size.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The place of a light less that of the button that flips it. */
struct offset {
	int64_t rows, columns;
};

/* The same for every button, on a board without edges. */
struct shape {
	struct offset *places;
	size_t count;
	/* If not 0: the button's own light, and all that are so many steps from it. */
	int64_t distance;
};

/* Offsets, all different, that lead from some cell of a board to another; {0}: none. */
struct offsets {
	struct offset *list;
	size_t count;
};

void offsets_close(struct offsets *offsets);

/* Sorts them by columns, then by rows. */
void offsets_sort(struct offsets *offsets);

/*
 * Makes offsets those of a shape on boards of a size, with edges or with edges that are
 * joined. An offset that wraps is then up to four that do not, and two that lead to one
 * cell are none. A distance may be as many offsets as the board has cells. False, and a
 * reason, if memory is out or would be.
 */
bool offsets_inside(struct offsets *offsets, const struct shape *shape, struct size size,
	char reason[REASON]);
bool offsets_around(struct offsets *offsets, const struct shape *shape, struct size size,
	char reason[REASON]);

#endif
