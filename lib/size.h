/* The size of a board. */
#ifndef LO_SIZE_H
#define LO_SIZE_H

#include <stdbool.h>
#include <stdint.h>

struct size {
	uint64_t rows, columns;
};

/* What a mask without a size is: the judges' extended game. */
#define SIZE_JUDGES ((struct size){5, 6})

/*
 * True if both sides are at least 1 and rows * columns is at most 2^62, so that no
 * count of cells, digits or bytes can overflow. Everything else takes such sizes only.
 */
bool size_fits(struct size size);

/*
 * Reads all of text as ROWSxCOLUMNS, decimal, without leading zeros. False if it is
 * anything else or does not fit; *size is then undefined.
 */
bool size_parse(const char *text, struct size *size);

static inline bool size_same(struct size a, struct size b)
{
	return a.rows == b.rows && a.columns == b.columns;
}

static inline uint64_t size_cells(struct size size)
{
	return size.rows * size.columns;
}

/* The hexadecimal digits of a mask. */
static inline uint64_t size_digits(struct size size)
{
	return (size_cells(size) + 3) / 4;
}

#endif
