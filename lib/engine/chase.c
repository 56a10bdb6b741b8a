/*
 * Light chasing for the plus rule, with the first row looked up. With no presses in the
 * first row the chase ends in some y; a first row x adds K x to that, so it solves the
 * board if K x = y. K depends on the size alone.
 *
 * The first row is the highest part of a mask and settles the rest, so the smallest x
 * gives the smallest solution, and the smallest z with K z = 0 that refuses gives the
 * smallest proof: the quiet pattern that it is the first row of. That pattern has an odd
 * overlap with the board if its last row has one with y: in the transposed sum of all
 * rows' equations with the pattern the presses cancel, and y stands beside the last row.
 * (Light chasing as linear algebra: Goldwasser, Klostermeyer, Trapp 1997.)
 */
#include "chasing.h"
#include "elimination.h"
#include "engine.h"
#include "sums.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A table entry for each value of each four cells of y: cheap also for wide boards. */
enum { PART = 4, VALUES = 1 << PART };

struct first_row {
	struct chasing chasing;
	uint64_t nullity;
	uint64_t *rows;   /* by part of y and value: the row to be added */
	uint64_t *proofs; /* nullity first rows of quiet patterns, smallest first */
	uint64_t *lasts;  /* and their last rows */
	uint64_t *first;  /* a row: the first of the presses */
};

static bool takes(const struct rule *rule, struct size size, struct cost *cost,
	char *reason, size_t room)
{
	const uint64_t columns = size.columns;
	const uint64_t words = mask_words_for(columns);

	cost->bytes = UINT64_MAX;
	if (rule != &rule_plus) {
		snprintf(reason, room, "for the rule plus alone");
		return false;
	}
	/* Of tables 32 bytes a bit, as much for what they are made from, and the proofs. */
	if (columns < UINT64_C(1) << 28)
		cost->bytes = 72 * words * columns;
	/* K by C chases, its elimination, and the tables from it. */
	cost->work = (double)columns * (double)words *
		(4 * (double)size.rows + 2 * (double)columns);
	return engine_affords(cost, "tables", reason, room);
}

static void release(void *prepared)
{
	struct first_row *f = prepared;

	if (!f)
		return;
	chasing_close(&f->chasing);
	free(f->rows);
	free(f->proofs);
	free(f->lasts);
	free(f->first);
	free(f);
}

/* Eliminates K, whose columns are what a chase of the dark board makes of unit rows. */
static struct elimination *eliminate(struct chasing *chasing)
{
	const uint64_t columns = chasing->size.columns;
	const size_t words = chasing->words;
	uint64_t *k = calloc((size_t)columns * words, sizeof *k);
	uint64_t *unit = calloc(words, sizeof *unit);
	struct elimination *e = NULL;

	/* K is a polynomial in M, so it is symmetric: its columns are its rows. */
	for (uint64_t i = 0; k && unit && i < columns; i++) {
		unit[i / 64] = UINT64_C(1) << i % 64;
		chase(chasing, NULL, unit, NULL);
		memcpy(k + i * words, chasing->rest, words * sizeof *k);
		unit[i / 64] = 0;
	}
	if (k && unit)
		e = elimination_of_matrix(k, columns);
	free(k);
	free(unit);
	return e;
}

static bool fill(struct first_row *f, struct elimination *e)
{
	const uint64_t columns = f->chasing.size.columns;
	const size_t words = f->chasing.words;
	struct size row = {1, columns};
	struct mask y;
	uint64_t refused;

	f->nullity = elimination_nullity(e);
	f->rows = calloc(
		(size_t)((columns + PART - 1) / PART) * VALUES * words, sizeof *f->rows);
	f->proofs = calloc((size_t)f->nullity * words + 1, sizeof *f->proofs);
	f->lasts = calloc((size_t)f->nullity * words + 1, sizeof *f->lasts);
	f->first = calloc(words, sizeof *f->first);
	if (!f->rows || !f->proofs || !f->lasts || !f->first || !mask_open(&y))
		return false;
	if (!mask_clear(&y, row)) {
		mask_close(&y);
		return false;
	}
	for (uint64_t i = 0; i < columns; i++) {
		uint64_t entry = i / PART * VALUES + (UINT64_C(1) << i % PART);
		struct mask first = {row, f->rows + entry * words, words};

		mask_flip(&y, i);
		elimination_board(e, &y, &refused);
		elimination_presses(e, &first);
		mask_flip(&y, i);
	}
	mask_close(&y);
	for (uint64_t i = 0; i < columns; i += PART)
		sums_fill(f->rows + i / PART * VALUES * words, PART, words);
	for (uint64_t i = 0; i < f->nullity; i++) {
		struct mask first = {row, f->proofs + i * words, words};

		elimination_proof(e, i, &first);
		chase(&f->chasing, NULL, first.words, NULL);
		memcpy(f->lasts + i * words, f->chasing.last, words * sizeof *f->lasts);
	}
	return true;
}

static void *prepare(const struct rule *rule, struct size size)
{
	struct first_row *f = calloc(1, sizeof *f);
	struct elimination *e = NULL;
	bool done;

	(void)rule;
	if (f && chasing_open(&f->chasing, size))
		e = eliminate(&f->chasing);
	done = e && fill(f, e);
	elimination_free(e);
	if (done)
		return f;
	release(f);
	return NULL;
}

/* Looks up the first row for what the last chase has left. */
static void look_up(struct first_row *f)
{
	const size_t words = f->chasing.words;

	memset(f->first, 0, words * sizeof *f->first);
	for (uint64_t cell = 0; cell < f->chasing.size.columns; cell += PART) {
		uint64_t value = f->chasing.rest[cell / 64] >> cell % 64 & (VALUES - 1);
		const uint64_t *row = f->rows + (cell / PART * VALUES + value) * words;

		for (size_t i = 0; i < words; i++)
			f->first[i] ^= row[i];
	}
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	struct first_row *f = prepared;
	const size_t words = f->chasing.words;
	uint64_t proof = 0;

	memset(f->first, 0, words * sizeof *f->first);
	chase(&f->chasing, board, f->first, NULL);
	look_up(f);
	chase(&f->chasing, board, f->first, answer);
	if (words_dark(f->chasing.rest, words))
		return VERDICT_SOLVED;
	/* What is left differs from y by K x, and K times the last rows is 0. */
	while (!words_odd_overlap(f->lasts + proof * words, f->chasing.rest, words))
		proof++;
	mask_clear(answer, board->size);
	chase(&f->chasing, NULL, f->proofs + proof * words, answer);
	return VERDICT_REFUSED;
}

const struct engine engine_chase = {
	.name = "chase",
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.release = release,
};
