/*
 * Boards of few cells, any rule. The smallest solution is linear in the board, so it is
 * the sum of one entry a byte of the board; the parities that refuse are the same.
 */
#include "elimination.h"
#include "engine.h"
#include "parts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * The most cells. By the rule plus, chase is as fast beyond 64, and sooner prepared. By
 * others there is gauss, which takes ten times as long for a board of 15x15 and grows
 * less.
 */
enum { MOST = 256, MOST_PLUS = 64 };

struct table {
	struct size size;
	struct parts parts;
	uint64_t *proofs;   /* masks, smallest first */
	uint64_t *overlaps; /* bit i: whether that with proof i is odd */
};

static size_t words_of(const struct table *table)
{
	return table->parts.press_words;
}

static bool takes(
	const struct rule *rule, struct size size, struct cost *cost, char reason[REASON])
{
	const uint64_t cells = size_cells(size), most = rule->plus ? MOST_PLUS : MOST;
	const uint64_t words = mask_words_for(cells);

	/* The entries, and what they are made from. */
	*cost = (struct cost){.bytes = UINT64_MAX};
	if (cells <= most) {
		cost->bytes = words * 8 * 256 * 16 * words + 32 * words * cells;
		return true;
	}
	snprintf(reason, REASON, "at most %" PRIu64 " cells, not %" PRIu64, most, cells);
	return false;
}

static void release(void *prepared)
{
	struct table *table = prepared;

	if (!table)
		return;
	parts_close(&table->parts);
	free(table->proofs);
	free(table->overlaps);
	free(table);
}

/* Fills the entries of single cells, board being a dark mask of the size. */
static void fill_cells(struct table *table, struct elimination *e, struct mask *board)
{
	const struct size size = table->size;
	const size_t words = words_of(table);
	const uint64_t proofs = elimination_proofs(e);
	uint64_t refused;

	for (uint64_t cell = 0; cell < size_cells(size); cell++) {
		uint64_t *entry = parts_unit(&table->parts, cell);
		struct mask presses = {size, entry, words};

		mask_flip(board, cell);
		elimination_board(e, board, &refused);
		elimination_presses(e, &presses);
		mask_flip(board, cell);
		for (uint64_t i = 0; i < proofs; i++)
			entry[words + i / 64] |=
				(table->proofs[i * words + cell / 64] >> cell % 64 & 1)
				<< i % 64;
	}
}

static bool fill(struct table *table, struct elimination *e)
{
	const size_t words = (size_t)mask_words_for(size_cells(table->size));
	const uint64_t proofs = elimination_proofs(e);
	struct mask board;
	bool done = mask_open(&board) && mask_clear(&board, table->size);

	/* Whole words, so that solve_word() need not see where a board ends. */
	table->parts = (struct parts){.cells = 64 * (uint64_t)words,
		.part = 8,
		.press_words = words,
		.parity_words = (size_t)mask_words_for(proofs)};
	table->proofs = calloc((size_t)proofs * words + 1, sizeof *table->proofs);
	table->overlaps = calloc(table->parts.parity_words + 1, sizeof *table->overlaps);
	if (done && parts_open(&table->parts) && table->proofs && table->overlaps) {
		for (uint64_t i = 0; i < proofs; i++) {
			struct mask proof = {
				table->size, table->proofs + i * words, words};

			elimination_proof(e, i, &proof);
		}
		fill_cells(table, e, &board);
		parts_fill(&table->parts);
	} else {
		done = false;
	}
	mask_close(&board);
	return done;
}

static void *prepare(const struct rule *rule, struct size size, struct progress *progress)
{
	struct table *table = calloc(1, sizeof *table);
	struct elimination *e = elimination_of_rule(rule, progress);
	bool done = false;

	if (table && e) {
		table->size = size;
		done = fill(table, e);
	}
	elimination_free(e);
	if (done)
		return table;
	release(table);
	return NULL;
}

/* The sum of the entries of half a word, of which each has so many words. */
static inline uint64_t look_up(const uint64_t *entries, uint32_t half, size_t words)
{
	return entries[(half & 255) * words] ^
		entries[(256 + (half >> 8 & 255)) * words] ^
		entries[(512 + (half >> 16 & 255)) * words] ^
		entries[(768 + (half >> 24)) * words];
}

/*
 * The presses for a board of one word, which most are; or the proof, and *refused is set.
 * By parts_add() lo-solve takes twice as long for a 5x6 board (callgrind).
 */
static inline uint64_t answer_to(const struct table *table, uint64_t board, bool *refused)
{
	const size_t words = 1 + table->parts.parity_words;
	const uint64_t *entries = table->parts.table;
	uint64_t presses, odd = 0;

	if (words == 1) {
		presses = look_up(entries, (uint32_t)board, 1);
		if (board >> 32 != 0)
			presses ^= look_up(entries + 1024, (uint32_t)(board >> 32), 1);
	} else {
		presses = look_up(entries, (uint32_t)board, 2);
		odd = look_up(entries + 1, (uint32_t)board, 2);
		if (board >> 32 != 0) {
			presses ^= look_up(entries + 2048, (uint32_t)(board >> 32), 2);
			odd ^= look_up(entries + 2049, (uint32_t)(board >> 32), 2);
		}
	}
	*refused = odd != 0;
	return odd == 0 ? presses : table->proofs[bits_lowest(odd)];
}

static uint64_t solve_run(const void *prepared, uint64_t *boards, size_t n)
{
	uint64_t all = 0;
	bool refused;

	for (size_t i = 0; i < n; i++) {
		boards[i] = answer_to(prepared, boards[i], &refused);
		all |= (uint64_t)refused << i;
	}
	return all;
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	struct table *table = prepared;
	const size_t words = words_of(table), parities = table->parts.parity_words;
	uint64_t presses[MOST / 64] = {0};
	bool refused;

	if (words == 1) {
		answer->words[0] = answer_to(table, board->words[0], &refused);
		return refused ? VERDICT_REFUSED : VERDICT_SOLVED;
	}
	memset(table->overlaps, 0, parities * sizeof *table->overlaps);
	parts_add(&table->parts, board->words, presses, table->overlaps);
	memcpy(answer->words, presses, words * sizeof *presses);
	for (size_t i = 0; i < parities; i++)
		if (table->overlaps[i] != 0) {
			memcpy(answer->words,
				table->proofs +
					(64 * i + bits_lowest(table->overlaps[i])) *
						words,
				words * sizeof *answer->words);
			return VERDICT_REFUSED;
		}
	return VERDICT_SOLVED;
}

const struct engine engine_table = {
	.name = "table",
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.solve_run = solve_run,
	.release = release,
};
