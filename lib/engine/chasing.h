/*
 * Light chasing, for the plus rule: the lights of a row are put out by the buttons below
 * them, row by row, so a first row of presses settles all others. With b the rows of the
 * board, x those of the presses and M the matrix that a row of presses acts by on its own
 * lights, x[i+1] = b[i] + M x[i] + x[i-1], and x[0] = 0. The presses solve the board if
 * that makes x[R+1], the row below the last, 0.
 */
#ifndef LO_CHASING_H
#define LO_CHASING_H

#include "engine.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct chasing {
	struct size size;
	size_t words;    /* of a row; bit 0 of the first is its last cell */
	uint64_t *first; /* for whoever finds a first row: x[1] */
	uint64_t *last;  /* after a chase: x[R] */
	uint64_t *rest;  /* after a chase: x[R+1] */
	/* Told of the chases of chasing_solve(); NULL until whoever solves sets it. */
	struct progress *progress;
};

/* False if memory is out; to be closed all the same. */
bool chasing_open(struct chasing *chasing, struct size size);
void chasing_close(struct chasing *chasing);

/*
 * Chases the lights of board, NULL for a dark one, down from a first row of presses, and
 * makes answer the presses unless that is NULL. Both have chasing's size; first is a row
 * of chasing->words words, without bits above its cells.
 */
void chase(struct chasing *chasing, const struct mask *board, const uint64_t *first,
	struct mask *answer);

/*
 * A way to find the first row. With no presses there the chase of a board has left y,
 * chasing->rest: puts into chasing->first the smallest first row that makes the rest 0,
 * or the first row of the smallest proof that there is none. May chase.
 */
typedef enum verdict chasing_find(void *state, struct chasing *chasing);

/* Solves a board, as struct engine has it: chase, find the first row, chase. */
enum verdict chasing_solve(struct chasing *chasing, chasing_find *find, void *state,
	const struct mask *board, struct mask *answer);

#endif
