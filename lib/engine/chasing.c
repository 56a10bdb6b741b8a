#include "chasing.h"

#include <stdlib.h>
#include <string.h>

bool chasing_open(struct chasing *chasing, struct size size)
{
	chasing->size = size;
	chasing->words = (size_t)mask_words_for(size.columns);
	chasing->last = calloc(chasing->words, sizeof *chasing->last);
	chasing->rest = calloc(chasing->words, sizeof *chasing->rest);
	return chasing->last && chasing->rest;
}

void chasing_close(struct chasing *chasing)
{
	free(chasing->last);
	free(chasing->rest);
}

/* Chases rows of one word, which a register holds. */
static inline void chase_word(struct chasing *chasing, const struct mask *board,
	uint64_t first, struct mask *answer)
{
	const unsigned columns = (unsigned)chasing->size.columns;
	uint64_t before = 0, row = first;

	for (uint64_t cell = size_cells(chasing->size); cell > 0;) {
		uint64_t next = row ^ row << 1 ^ row >> 1 ^ before;

		cell -= columns;
		if (board)
			next ^= mask_cut(board, cell, columns);
		if (answer)
			mask_flip_cut(answer, cell, columns, row);
		before = row;
		row = next & bits_low(columns);
	}
	chasing->last[0] = before;
	chasing->rest[0] = row;
}

/* Adds to before, the row before row, what makes it the row after it on a dark board. */
static void step(const struct chasing *chasing, const uint64_t *row, uint64_t *before)
{
	const size_t last = chasing->words - 1;
	uint64_t carry = 0;

	for (size_t i = 0; i < last; i++) {
		before[i] ^=
			row[i] ^ (row[i] << 1 | carry) ^ (row[i] >> 1 | row[i + 1] << 63);
		carry = row[i] >> 63;
	}
	before[last] ^= row[last] ^ (row[last] << 1 | carry) ^ row[last] >> 1;
	before[last] &= bits_low((unsigned)((chasing->size.columns - 1) % 64) + 1);
}

void chase(struct chasing *chasing, const struct mask *board, const uint64_t *first,
	struct mask *answer)
{
	const uint64_t columns = chasing->size.columns;

	if (columns <= 64) {
		/* What is known to be NULL is left out: a sixth of the steps at 16x16. */
		if (!answer)
			chase_word(chasing, board, first[0], NULL);
		else if (board)
			chase_word(chasing, board, first[0], answer);
		else
			chase_word(chasing, NULL, first[0], answer);
		return;
	}
	memset(chasing->last, 0, chasing->words * sizeof *first);
	memcpy(chasing->rest, first, chasing->words * sizeof *first);
	for (uint64_t cell = size_cells(chasing->size); cell > 0;) {
		uint64_t *row = chasing->rest, *next = chasing->last;

		cell -= columns;
		if (answer)
			mask_add_row(answer, cell, columns, row);
		step(chasing, row, next);
		if (board)
			row_add_mask(next, board, cell, columns);
		chasing->last = row;
		chasing->rest = next;
	}
}
