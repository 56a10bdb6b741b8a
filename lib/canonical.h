/*
 * Boards of at most 64 cells that are laid out with one byte behind each digit, a blank or
 * a newline: read eight bytes at a time, at a fifth of the cost of reading by the byte.
 */
#ifndef LO_CANONICAL_H
#define LO_CANONICAL_H

#include "size.h"

#include <stdbool.h>
#include <stdint.h>

/* All words are as memcpy() loads them: no order of bytes is assumed. */
struct canonical {
	unsigned bytes;      /* of a board; 0 for a size that is not read so */
	uint64_t lines;      /* of a board */
	uint64_t layout[16]; /* the text of a dark board */
	uint64_t end;        /* its last eight bytes */
	uint64_t digits;     /* the bits of eight bytes that tell 1 from 0 */
	uint64_t gather;     /* what those are multiplied by to have them at the top */
};

/* One line a row, a blank between two digits; or, by_digit, one line a digit. */
void canonical_open(struct canonical *canonical, struct size size, bool by_digit);

/* Reads the board at text. False, and *board undefined, if it is not laid out so. */
bool canonical_read(const struct canonical *canonical, const char *text, uint64_t *board);

#endif
