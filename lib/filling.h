/*
 * Filling a mask from its first cell on. Memory is taken as cells arrive, so a size that
 * is claimed and not filled costs nothing.
 */
#ifndef LO_FILLING_H
#define LO_FILLING_H

#include "mask.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct filling {
	struct mask *mask;
	uint64_t left; /* bits that have not arrived */
	uint64_t word; /* those of the word that has not */
	size_t words;  /* in mask, highest first until the last bit arrives */
};

/*
 * Begins to fill mask, which is undefined until left is 0, with a board of that size;
 * bits is size_cells(size), or that rounded up to whole digits.
 */
void filling_open(
	struct filling *filling, struct mask *mask, struct size size, uint64_t bits);

/* filling_push() for bits that reach the end of a word. */
bool filling_word(struct filling *filling, uint64_t value, unsigned n);

/*
 * Appends the lowest n bits of value, the others being 0; n is from 1 to 64 and at most
 * left. False if memory is out. The mask is whole when left is 0.
 */
static inline bool filling_push(struct filling *filling, uint64_t value, unsigned n)
{
	if ((filling->left - 1) % 64 < n)
		return filling_word(filling, value, n);
	filling->word = filling->word << n | value;
	filling->left -= n;
	return true;
}

/*
 * Where left is a multiple of 64: the place for the next words, at most n. NULL if memory
 * is out. filling_took() says how many of them, at most left / 64, have been put there.
 */
uint64_t *filling_room(struct filling *filling, size_t n);
void filling_took(struct filling *filling, size_t n);

/*
 * For filling_open() where the size is not known: more bits than a board can have, and
 * whole words.
 */
#define FILLING_UNKNOWN (UINT64_C(1) << 63)

/*
 * Ends such a filling, of which as many bits have been pushed as that size has cells, one
 * or more: the mask is whole then. False if memory is out.
 */
bool filling_end(struct filling *filling, struct size size);

#endif
