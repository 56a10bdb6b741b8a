/*
 * A linear map by tables: its argument is cut into parts of a few cells, and for each
 * value of a part there is an entry, the presses that it adds and the parities of its
 * overlaps with proofs.
 */
#ifndef LO_PARTS_H
#define LO_PARTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct parts {
	uint64_t cells;
	unsigned part;       /* cells of a part, a divisor of 64 */
	size_t press_words;  /* of an entry; behind them, */
	size_t parity_words; /* bit i: whether the overlap with proof i is odd */
	uint64_t *table;     /* entries by part, from the last cells on, and value */
};

/*
 * Room for a map of so many cells, all of it 0, the other fields being filled in. False
 * if memory is out. To be closed in any case.
 */
bool parts_open(struct parts *parts);
void parts_close(struct parts *parts);

/* The entry of a cell alone, the presses of it first. */
uint64_t *parts_unit(const struct parts *parts, uint64_t cell);

/* Makes all entries from those of single cells. */
void parts_fill(struct parts *parts);

/* Adds what the map makes of an argument to presses and to parities. */
void parts_add(const struct parts *parts, const uint64_t *argument, uint64_t *presses,
	uint64_t *parities);

#endif
