/*
 * A system A x = b over GF(2), eliminated once so that any number of boards b can be
 * answered from it: that of a rule on a size, or any square matrix.
 */
#ifndef LO_ELIMINATION_H
#define LO_ELIMINATION_H

#include "engine.h"

#include <stdbool.h>
#include <stdint.h>

struct elimination;

/* What elimination_of_rule() costs; the bytes within a few, and at most UINT64_MAX. */
struct cost elimination_cost(const struct rule *rule);

/*
 * The rule, which fits a size, is known only by its reach and by its buttons. NULL if
 * memory is out. Progress may be NULL, here and below.
 */
struct elimination *elimination_of_rule(
	const struct rule *rule, struct progress *progress);

/*
 * rows has n rows of mask_words_for(n) words, bit c of a row its column c; boards,
 * presses and proofs are then masks of n cells. NULL if memory is out.
 */
struct elimination *elimination_of_matrix(
	const uint64_t *rows, uint64_t n, struct progress *progress);

/* NULL may be freed. */
void elimination_free(struct elimination *elimination);

/*
 * The dimensions of the kernel and of the left kernel, which are the same but that cells
 * without a button do not count in the first.
 */
uint64_t elimination_nullity(const struct elimination *elimination);
uint64_t elimination_proofs(const struct elimination *elimination);

/*
 * Takes a board to be solved. False if A x = board has no solution; *refused is then the
 * index of the smallest proof.
 */
bool elimination_board(
	struct elimination *elimination, const struct mask *board, uint64_t *refused);

/*
 * Makes *presses, dark and of the size, the smallest solution for the board that was
 * taken last. It is linear in that board, also where the board has none.
 */
void elimination_presses(struct elimination *elimination, struct mask *presses);

/*
 * Makes *pattern, dark and of the size, vector index of the kernel's reduced basis: index
 * 0 is the smallest, nullity - 1 the largest. Forgets the board that was taken.
 */
void elimination_quiet(
	struct elimination *elimination, uint64_t index, struct mask *pattern);

/*
 * Makes *proof, dark and of the size, vector index of the left kernel's reduced basis:
 * index 0 is the smallest, the last the largest. Forgets the board that was taken.
 */
void elimination_proof(
	struct elimination *elimination, uint64_t index, struct mask *proof);

#endif
