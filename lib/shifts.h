/*
 * Sums of shifted boards: what presses do where every button flips the lights at the same
 * places around it. A board is shifted as one number; what a shift along the rows would
 * carry into another row is cut off.
 */
#ifndef LO_SHIFTS_H
#define LO_SHIFTS_H

#include "mask.h"
#include "offsets.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Shifts with one offset along the rows. */
struct shift_group {
	uint64_t first, end; /* the cells of a row where lights come from one, as bits */
	uint64_t small[2];   /* for rows up to 64: bit i, whether cell i % C is one */
	size_t after;        /* the index of the shift after its last */
};

struct shifts {
	struct size size;
	int64_t *by; /* how many bits a button is above its light, by group */
	struct shift_group *groups;
	uint64_t *cells; /* by shift, on boards of one word: where it brings a cell */
	size_t count, group_count;
	size_t margin; /* words at either end to which some shift leads from outside */
	uint64_t step; /* a word's bits modulo the columns */
};

/*
 * Makes shifts those by offsets, or by the opposite ones, on boards of a size; sorts the
 * offsets. False if memory is out. To be closed in any case; {0} is none yet.
 */
bool shifts_open(
	struct shifts *shifts, struct size size, struct offsets *offsets, bool opposite);
void shifts_close(struct shifts *shifts);

/* to ^= the sum of the shifts of from. */
void shifts_add(const struct shifts *shifts, const struct mask *from, struct mask *to);

/* Whether the sum of the shifts of a board is dark. */
bool shifts_dark(const struct shifts *shifts, const struct mask *from);

/* Tells the cells that are shifted to a cell. */
void shifts_from(const struct shifts *shifts, uint64_t cell,
	void (*visit)(void *context, uint64_t cell), void *context);

/* How far the farthest shift goes, in cells. */
uint64_t shifts_reach(const struct shifts *shifts);

#endif
