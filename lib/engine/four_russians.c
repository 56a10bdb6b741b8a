#include "four_russians.h"
#include "../bits.h"

#include <stdlib.h>
#include <string.h>

/* A block of columns, and the table of what rows are reduced by. */
enum { BLOCK = 8, VALUES = 1 << BLOCK };

struct block {
	uint64_t column;        /* the first, a multiple of BLOCK */
	size_t word;            /* the word that they are in */
	uint64_t pivots[BLOCK]; /* the pivot rows of the columns, */
	unsigned values[BLOCK]; /* and those rows' bits in the block; 0 for none */
	unsigned used[VALUES];  /* by the bits of a row: which of them reduce it, */
	uint64_t *sums;         /* and their sum from the word on; of none it stays 0 */
};

static unsigned value_of(const struct dense *d, const struct block *block, uint64_t row)
{
	return d->rows[row * d->words + block->word] >> block->column % 64 & (VALUES - 1);
}

static void use(struct dense *d, const struct block *block, uint64_t row, unsigned used)
{
	d->factors[row * d->words + block->word] |= (uint64_t)used << block->column % 64;
}

/*
 * Makes a row the pivot row of the column that its bits in the block lead to, if that has
 * none. The order of rows is what decides: each is reduced by earlier ones alone.
 */
static bool try_pivot(struct dense *d, struct block *block, uint64_t row)
{
	uint64_t *words = d->rows + row * d->words + block->word;
	unsigned value = value_of(d, block, row), used = 0, column;

	for (; value != 0; value ^= block->values[column]) {
		column = bits_lowest(value);
		if (block->values[column] == 0)
			break;
		used |= 1u << column;
	}
	if (value == 0)
		return false;
	for (unsigned i = 0; i < BLOCK; i++)
		if (used >> i & 1)
			words_add(words,
				d->rows + block->pivots[i] * d->words + block->word,
				d->words - block->word);
	use(d, block, row, used);
	block->pivots[column] = row;
	block->values[column] = value;
	d->pivot_row[block->column + column] = row;
	d->pivot_column[row] = block->column + column;
	return true;
}

/* Fills the table: bits are led from the lowest on, so those led by higher ones first. */
static void fill(const struct dense *d, struct block *block)
{
	const size_t words = d->words - block->word;

	for (unsigned column = BLOCK; column-- > 0;) {
		const unsigned step = 2u << column;

		for (unsigned value = 1u << column; value < VALUES; value += step) {
			const unsigned rest = value ^ block->values[column];

			if (block->values[column] == 0)
				break;
			block->used[value] = block->used[rest] | 1u << column;
			memcpy(block->sums + value * words, block->sums + rest * words,
				words * sizeof *block->sums);
			words_add(block->sums + value * words,
				d->rows + block->pivots[column] * d->words + block->word,
				words);
		}
	}
}

static void reduce_block(struct dense *d, struct block *block)
{
	const size_t words = d->words - block->word;
	unsigned found = 0;

	memset(block->values, 0, sizeof block->values);
	for (uint64_t row = 0; row < d->n && found < BLOCK; row++)
		if (d->pivot_column[row] == d->none)
			found += try_pivot(d, block, row);
	if (found == 0)
		return;
	fill(d, block);
	for (uint64_t row = 0; row < d->n; row++) {
		unsigned value;

		if (d->pivot_column[row] != d->none)
			continue;
		value = value_of(d, block, row);
		if (value == 0)
			continue;
		words_add(d->rows + row * d->words + block->word,
			block->sums + value * words, words);
		use(d, block, row, block->used[value]);
	}
}

bool four_russians(struct dense *d, struct progress *progress)
{
	struct block block = {.used = {0}};
	bool done;

	block.sums = calloc(VALUES * d->words, sizeof *block.sums);
	for (; block.sums && block.column < d->n; block.column += BLOCK) {
		block.word = (size_t)(block.column / 64);
		reduce_block(d, &block);
		progress_note(progress, (double)block.column, (double)d->n);
	}
	done = block.sums;
	free(block.sums);
	return done;
}
