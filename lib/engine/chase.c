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
#include "parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * Up to so many words of a board, with rows of one word, the tables have all rows of the
 * presses, and there is no second chase: half of the instructions at 16x16 (callgrind).
 * For more the tables take longer to make than many streams would gain.
 */
enum { WHOLE = 16 };

/*
 * There is an entry for each value of so many cells of y: tables of whole solutions stay
 * within 310 KiB, and those of first rows grow with the square of the columns.
 */
enum { PART_WHOLE = 8, PART_FIRST = 4 };

struct first_row {
	struct chasing chasing;
	uint64_t nullity;
	bool whole; /* whether the tables have all rows of presses, or the first */
	struct parts parts; /* of y */
	uint64_t *proofs;   /* nullity first rows of quiet patterns, smallest first */
	uint64_t *overlaps; /* of y with the proofs: the parities */
};

static bool is_whole(struct size size)
{
	return size.columns <= 64 && size_cells(size) <= 64 * WHOLE;
}

static bool takes(
	const struct rule *rule, struct size size, struct cost *cost, char reason[REASON])
{
	const uint64_t columns = size.columns;
	const uint64_t words = mask_words_for(columns);
	double table = 0; /* words of the tables */

	cost->bytes = UINT64_MAX;
	if (!rule->plus) {
		snprintf(reason, REASON, "for the rule plus alone");
		return false;
	}
	/*
	 * An entry has at most twice the words of a row, or those of a board and one
	 * more.
	 */
	if (columns < UINT64_C(1) << 28)
		table = 4 * ((double)columns + 3) * 2 * (double)words;
	if (is_whole(size))
		table = 32 * ((double)columns + 7) *
			(double)(mask_words_for(size_cells(size)) + 1);
	/* The tables, what they are made from, and the proofs. */
	if (columns < UINT64_C(1) << 28)
		cost->bytes = 8 * (uint64_t)table + (40 * words + 24) * columns;
	/* K by C chases, its elimination, and the tables from it. */
	cost->work = (double)columns * (double)words *
			(4 * (double)size.rows + 2 * (double)columns) +
		table;
	return engine_affords(cost, "tables", reason);
}

static void release(void *prepared)
{
	struct first_row *f = prepared;

	if (!f)
		return;
	chasing_close(&f->chasing);
	parts_close(&f->parts);
	free(f->proofs);
	free(f->overlaps);
	free(f);
}

/* Eliminates K, whose columns are what a chase of the dark board makes of unit rows. */
static struct elimination *eliminate(struct chasing *chasing, struct progress *progress)
{
	const uint64_t columns = chasing->size.columns;
	const size_t words = chasing->words;
	uint64_t *k = calloc((size_t)columns * words, sizeof *k);
	uint64_t *unit = calloc(words, sizeof *unit);
	struct elimination *e = NULL;

	progress_begin(progress, "tables");
	/* K is a polynomial in M, so it is symmetric: its columns are its rows. */
	for (uint64_t i = 0; k && unit && i < columns; i++) {
		unit[i / 64] = UINT64_C(1) << i % 64;
		chase(chasing, NULL, unit, NULL);
		memcpy(k + i * words, chasing->rest, words * sizeof *k);
		unit[i / 64] = 0;
		progress_note(progress, (double)i, (double)columns);
	}
	if (k && unit)
		e = elimination_of_matrix(k, columns, progress);
	free(k);
	free(unit);
	return e;
}

/* Finds the proofs' first rows, and adds to the entries of single cells the overlaps. */
static void fill_proofs(struct first_row *f, struct elimination *e)
{
	const uint64_t columns = f->chasing.size.columns;
	const size_t words = f->chasing.words;

	for (uint64_t i = 0; i < f->nullity; i++) {
		struct mask first = {{1, columns}, f->proofs + i * words, words};

		elimination_proof(e, i, &first);
		chase(&f->chasing, NULL, first.words, NULL);
		for (uint64_t cell = 0; cell < columns; cell++)
			parts_unit(&f->parts, cell)[f->parts.press_words + i / 64] |=
				(f->chasing.last[cell / 64] >> cell % 64 & 1) << i % 64;
	}
}

/* Fills the entries of single cells, first and y being dark masks of a row's size. */
static void fill_cells(
	struct first_row *f, struct elimination *e, struct mask *first, struct mask *y)
{
	const struct size size = f->chasing.size;
	uint64_t refused;

	for (uint64_t cell = 0; cell < size.columns; cell++) {
		uint64_t *entry = parts_unit(&f->parts, cell);
		struct mask presses = {size, entry, f->parts.press_words};

		mask_flip(y, cell);
		mask_darken(first);
		elimination_board(e, y, &refused);
		elimination_presses(e, first);
		mask_flip(y, cell);
		if (f->whole)
			chase(&f->chasing, NULL, first->words, &presses);
		else
			memcpy(entry, first->words, f->parts.press_words * sizeof *entry);
	}
}

static bool fill(struct first_row *f, struct elimination *e)
{
	const struct size size = f->chasing.size;
	const size_t words = f->chasing.words;
	struct mask first = {.words = NULL}, y = {.words = NULL};
	uint64_t board = mask_words_for(size_cells(size));
	bool done;

	f->nullity = elimination_proofs(e);
	f->whole = is_whole(size);
	f->parts = (struct parts){.cells = size.columns,
		.part = f->whole ? PART_WHOLE : PART_FIRST,
		.press_words = f->whole ? (size_t)board : words,
		.parity_words = (size_t)mask_words_for(f->nullity)};
	f->proofs = calloc((size_t)f->nullity * words + 1, sizeof *f->proofs);
	f->overlaps = calloc(f->parts.parity_words + 1, sizeof *f->overlaps);
	done = parts_open(&f->parts) && f->proofs && f->overlaps && mask_open(&first) &&
		mask_open(&y) && mask_clear(&first, (struct size){1, size.columns}) &&
		mask_clear(&y, (struct size){1, size.columns});
	if (done) {
		fill_cells(f, e, &first, &y);
		fill_proofs(f, e);
		parts_fill(&f->parts);
	}
	mask_close(&first);
	mask_close(&y);
	return done;
}

static void *prepare(const struct rule *rule, struct size size, struct progress *progress)
{
	struct first_row *f = calloc(1, sizeof *f);
	struct elimination *e = NULL;
	bool done;

	(void)rule;
	if (f && chasing_open(&f->chasing, size))
		e = eliminate(&f->chasing, progress);
	done = e && fill(f, e);
	elimination_free(e);
	if (done) {
		f->chasing.progress = progress;
		return f;
	}
	release(f);
	return NULL;
}

/* The first row of the smallest proof, by the overlaps; NULL if none is odd. */
static const uint64_t *find_proof(const struct first_row *f)
{
	for (size_t i = 0; i < f->parts.parity_words; i++)
		if (f->overlaps[i] != 0)
			return f->proofs +
				(64 * i + bits_lowest(f->overlaps[i])) * f->chasing.words;
	return NULL;
}

static enum verdict find(void *state, struct chasing *chasing)
{
	struct first_row *f = state;
	const uint64_t *proof;

	memset(f->overlaps, 0, f->parts.parity_words * sizeof *f->overlaps);
	parts_add(&f->parts, chasing->rest, chasing->first, f->overlaps);
	proof = find_proof(f);
	if (!proof)
		return VERDICT_SOLVED;
	memcpy(chasing->first, proof, chasing->words * sizeof *proof);
	return VERDICT_REFUSED;
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	struct first_row *f = prepared;
	struct chasing *chasing = &f->chasing;
	const uint64_t *proof;

	if (!f->whole)
		return chasing_solve(chasing, find, f, board, answer);
	/* A row is one word, so there are at most 64 proofs. */
	f->overlaps[0] = 0;
	chase(chasing, board, (uint64_t[]){0}, answer);
	parts_add(&f->parts, chasing->rest, answer->words, f->overlaps);
	proof = find_proof(f);
	if (!proof)
		return VERDICT_SOLVED;
	chase(chasing, NULL, proof, answer);
	return VERDICT_REFUSED;
}

const struct engine engine_chase = {
	.name = "chase",
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.release = release,
};
