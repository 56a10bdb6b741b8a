/*
 * Records of the stream and the rule plus in the plainest way, a byte a cell: what the
 * filters are tested against, and so without anything of theirs.
 */
#ifndef PLAIN_H
#define PLAIN_H

#include <stdbool.h>
#include <stddef.h>

enum { PLAIN_CELLS = 1 << 13 };

/* The first cell is cells[0]. */
struct plain_mask {
	long rows, columns;
	bool cells[PLAIN_CELLS];
};

enum plain_shape {
	PLAIN_NONE,
	PLAIN_MASK,
	PLAIN_MASKS,
	PLAIN_REFUSAL,
	PLAIN_MASK_REFUSAL
};

struct plain {
	enum plain_shape shape;
	bool proof; /* whether a refusal has one */
	struct plain_mask first, second;
};

/* Reads n bytes, a line without its newline. PLAIN_NONE if they are no record. */
enum plain_shape plain_read(struct plain *plain, const char *text, size_t n);

/* Writes a mask in canonical form at text, which has room. Returns its bytes. */
size_t plain_print(char *text, const struct plain_mask *mask);

/* Whether the presses leave the board dark. */
bool plain_solves(const struct plain_mask *board, const struct plain_mask *presses);

/* Whether each button flips an even number of the cells, and an odd number is lit. */
bool plain_proves(const struct plain_mask *board, const struct plain_mask *proof);

/* Whether any presses leave a board of at most 16 cells dark: all are tried. */
bool plain_solvable(const struct plain_mask *board);

#endif
