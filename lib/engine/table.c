/*
 * Boards of at most 64 cells, any rule. The smallest solution is linear in the board, so
 * it is the sum of one entry a byte of the board; the parities that refuse are the same.
 */
#include "elimination.h"
#include "engine.h"
#include "sums.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

struct table {
	uint64_t nullity;
	uint64_t presses[8][256];  /* by byte of the board, lowest first, and its value */
	uint64_t parities[8][256]; /* bit i: whether the overlap with proof i is odd */
	uint64_t proofs[64];       /* smallest first */
};

static bool takes(const struct rule *rule, struct size size, struct cost *cost,
	char *reason, size_t room)
{
	(void)rule;
	*cost = (struct cost){.bytes = sizeof(struct table)};
	if (size_cells(size) <= 64)
		return true;
	cost->bytes = UINT64_MAX;
	snprintf(reason, room, "at most 64 cells, not %" PRIu64, size_cells(size));
	return false;
}

static void *prepare(const struct rule *rule, struct size size, struct progress *progress)
{
	struct table *table = calloc(1, sizeof *table);
	struct elimination *e = elimination_of_rule(rule, size, progress);
	uint64_t unit, refused;
	struct mask board = {size, &unit, 1};
	struct mask answer = {size, NULL, 1};

	if (!table || !e) {
		free(table);
		elimination_free(e);
		return NULL;
	}
	table->nullity = elimination_nullity(e);
	for (uint64_t i = 0; i < table->nullity; i++) {
		answer.words = &table->proofs[i];
		elimination_proof(e, i, &answer);
	}
	for (unsigned cell = 0; cell < size_cells(size); cell++) {
		unit = UINT64_C(1) << cell;
		answer.words = &table->presses[cell / 8][1u << cell % 8];
		elimination_board(e, &board, &refused);
		elimination_presses(e, &answer);
		for (unsigned i = 0; i < table->nullity; i++)
			table->parities[cell / 8][1u << cell % 8] |=
				(table->proofs[i] >> cell & 1) << i;
	}
	elimination_free(e);
	for (unsigned byte = 0; byte < 8; byte++) {
		sums_fill(table->presses[byte], 8, 1);
		sums_fill(table->parities[byte], 8, 1);
	}
	return table;
}

/* The sum of the entries of half a board, from a byte of it on: a 5x6 is no more. */
static inline uint64_t look_up_half(
	const uint64_t table[8][256], unsigned byte, uint64_t half)
{
	return table[byte][half & 255] ^ table[byte + 1][half >> 8 & 255] ^
		table[byte + 2][half >> 16 & 255] ^ table[byte + 3][half >> 24];
}

/* The sum of the entries of a board. */
static inline uint64_t look_up(const uint64_t table[8][256], uint64_t board)
{
	const uint64_t sum = look_up_half(table, 0, board & UINT64_C(0xffffffff));

	return board >> 32 == 0 ? sum : sum ^ look_up_half(table, 4, board >> 32);
}

/* The presses; or the proof, and *refused is set. */
static inline uint64_t answer_to(const struct table *table, uint64_t board, bool *refused)
{
	uint64_t odd = 0;

	if (table->nullity > 0)
		odd = look_up(table->parities, board);
	*refused = odd != 0;
	return odd != 0 ? table->proofs[bits_lowest(odd)]
			: look_up(table->presses, board);
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	bool refused;

	answer->words[0] = answer_to(prepared, board->words[0], &refused);
	return refused ? VERDICT_REFUSED : VERDICT_SOLVED;
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

const struct engine engine_table = {
	.name = "table",
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.solve_run = solve_run,
	.release = free,
};
