/*
 * A mask: one bit a cell of a board, in reading order, as one binary number. The last
 * cell is bit 0, the first the highest. The code names a cell by its bit: with C columns
 * the cell to the left of cell b is b + 1 and the one above it b + C.
 */
#ifndef LO_MASK_H
#define LO_MASK_H

#include "bits.h"
#include "size.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct mask {
	struct size size;
	/* Bit b is bit b % 64 of words[b / 64]; those above the first cell are 0. */
	uint64_t *words;
	size_t room; /* words allocated, at least 1 */
};

/* An empty mask to be sized. False if memory is out. */
bool mask_open(struct mask *mask);

/* Frees its words. */
void mask_close(struct mask *mask);

/* Makes room for n words, keeping what is there. False if memory is out. */
bool mask_grow(struct mask *mask, uint64_t n);

/* The words of a board of that many cells. */
static inline uint64_t mask_words_for(uint64_t cells)
{
	return (cells + 63) / 64;
}

static inline size_t mask_words(const struct mask *mask)
{
	return (size_t)mask_words_for(size_cells(mask->size));
}

/* mask_clear() for boards of more than one word. */
bool mask_clear_words(struct mask *mask, struct size size);

/* Makes mask a dark one of that size. False if memory is out; mask stays usable. */
static inline bool mask_clear(struct mask *mask, struct size size)
{
	if (size_cells(size) > 64)
		return mask_clear_words(mask, size);
	mask->size = size;
	mask->words[0] = 0;
	return true;
}

/* Puts out all cells. */
static inline void mask_darken(struct mask *mask)
{
	memset(mask->words, 0, mask_words(mask) * sizeof *mask->words);
}

/* The bits of the highest word that are cells. */
static inline uint64_t mask_top(const struct mask *mask)
{
	return bits_low((unsigned)((size_cells(mask->size) - 1) % 64 + 1));
}

/* Whether a cell is set; and changes that. */
static inline bool mask_bit(const struct mask *mask, uint64_t cell)
{
	return mask->words[cell / 64] >> cell % 64 & 1;
}

static inline void mask_flip(struct mask *mask, uint64_t cell)
{
	mask->words[cell / 64] ^= UINT64_C(1) << cell % 64;
}

/*
 * The n cells from cell on, of which that is bit 0 of the first word of row. Each adds
 * the one to the other, as vectors over GF(2). A row is (n + 63) / 64 words:
 * mask_add_row() takes one without bits above n, row_add_mask() leaves any there.
 */
void row_add_mask(uint64_t *row, const struct mask *mask, uint64_t cell, uint64_t n);
void mask_add_row(struct mask *mask, uint64_t cell, uint64_t n, const uint64_t *row);

/*
 * Makes the n cells, at least 1, from cell on those of a row of (n + 63) / 64 words
 * without bits above n. All others stay.
 */
void mask_put_row(struct mask *mask, uint64_t cell, uint64_t n, const uint64_t *row);

/* True if no cell is set. */
bool mask_dark(const struct mask *mask);

/* True if an odd number of cells is set in both; they have one size. */
bool mask_odd_overlap(const struct mask *a, const struct mask *b);

#endif
