/* Elimination eight columns at a time (Arlazarov, Dinic, Kronrod, Faradzev 1970). */
#ifndef LO_FOUR_RUSSIANS_H
#define LO_FOUR_RUSSIANS_H

#include "progress.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* n rows of so many words, which hold n columns. */
struct dense {
	uint64_t n;
	size_t words;
	uint64_t *rows, *factors;
	uint64_t *pivot_row, *pivot_column; /* all of them none */
	uint64_t none;
};

/*
 * Reduces all rows, as inserting them in their order does (elimination.c). False if
 * memory is out. Progress may be NULL.
 */
bool four_russians(struct dense *dense, struct progress *progress);

#endif
