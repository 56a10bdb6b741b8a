#include "chasing.h"

#include <stdlib.h>
#include <string.h>

bool chasing_open(struct chasing *chasing, struct size size)
{
	chasing->progress = NULL;
	chasing->size = size;
	chasing->words = (size_t)mask_words_for(size.columns);
	chasing->first = calloc(chasing->words, sizeof *chasing->first);
	chasing->last = calloc(chasing->words, sizeof *chasing->last);
	chasing->rest = calloc(chasing->words, sizeof *chasing->rest);
	return chasing->first && chasing->last && chasing->rest;
}

void chasing_close(struct chasing *chasing)
{
	free(chasing->first);
	free(chasing->last);
	free(chasing->rest);
}

/* Progress is noted once in so many words of the board. */
enum { NOTED = 1 << 16 };

/*
 * Chases rows of one word, which a register holds, through the words of the board and of
 * the answer from the highest down.
 */
static inline void chase_word(struct chasing *chasing, const struct mask *board,
	uint64_t first, struct mask *answer, struct progress *progress)
{
	const unsigned columns = (unsigned)chasing->size.columns;
	const uint64_t low = bits_low(columns);
	const uint64_t cells = size_cells(chasing->size);
	const size_t words = (size_t)mask_words_for(cells);
	size_t word = words - 1;
	unsigned left = (unsigned)((cells - 1) % 64) + 1; /* bits of the word to come */
	uint64_t in = board ? board->words[word] : 0, out = 0;
	uint64_t before = 0, row = first, next;

	for (;;) {
		unsigned more;

		for (; left >= columns; row = next & low) {
			left -= columns;
			next = row ^ row << 1 ^ row >> 1 ^ before ^ in >> left;
			before = row;
			out |= row << left;
		}
		/* The next row's first `left` bits are in this word, more in the next. */
		more = columns - left;
		next = row ^ row << 1 ^ row >> 1 ^ before;
		if (left > 0) {
			next ^= in << more;
			out |= row >> more;
		}
		if (answer)
			answer->words[word] = out;
		if (word == 0)
			break;
		if (progress && word % NOTED == 0)
			progress_note(progress, (double)(words - word), (double)words);
		word--;
		in = board ? board->words[word] : 0;
		out = 0;
		if (left == 0) {
			left = 64;
			continue;
		}
		left = 64 - more;
		next ^= in >> left;
		before = row;
		out = row << left;
		row = next & low;
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

/* A chase that is a stage of its own notes how far it is, unless progress is NULL. */
static void chase_noted(struct chasing *chasing, const struct mask *board,
	const uint64_t *first, struct mask *answer, struct progress *progress)
{
	const uint64_t columns = chasing->size.columns;
	const uint64_t cells = size_cells(chasing->size);

	if (columns <= 64) {
		/* What is known to be NULL is left out: a sixth of the steps at 16x16. */
		if (progress)
			chase_word(chasing, board, first[0], answer, progress);
		else if (!answer)
			chase_word(chasing, board, first[0], NULL, NULL);
		else if (board)
			chase_word(chasing, board, first[0], answer, NULL);
		else
			chase_word(chasing, NULL, first[0], answer, NULL);
		return;
	}
	memset(chasing->last, 0, chasing->words * sizeof *first);
	memcpy(chasing->rest, first, chasing->words * sizeof *first);
	for (uint64_t cell = cells; cell > 0;) {
		uint64_t *row = chasing->rest, *next = chasing->last;

		cell -= columns;
		/* The answer may be the board. */
		if (board)
			row_add_mask(next, board, cell, columns);
		if (answer)
			mask_put_row(answer, cell, columns, row);
		step(chasing, row, next);
		chasing->last = row;
		chasing->rest = next;
		progress_note(progress, (double)(cells - cell), (double)cells);
	}
}

void chase(struct chasing *chasing, const struct mask *board, const uint64_t *first,
	struct mask *answer)
{
	chase_noted(chasing, board, first, answer, NULL);
}

enum verdict chasing_solve(struct chasing *chasing, chasing_find *find, void *state,
	const struct mask *board, struct mask *answer)
{
	enum verdict verdict;

	memset(chasing->first, 0, chasing->words * sizeof *chasing->first);
	progress_begin(chasing->progress, "chasing");
	chase_noted(chasing, board, chasing->first, NULL, chasing->progress);
	verdict = find(state, chasing);
	progress_begin(chasing->progress, "chasing again");
	chase_noted(chasing, verdict == VERDICT_SOLVED ? board : NULL, chasing->first,
		answer, chasing->progress);
	return verdict;
}
