#include "check.h"
#include "fuzz.h"

#include <string.h>

void cells_put(const struct puzzle *puzzle, const struct cells *cells, struct mask *mask)
{
	must(mask_clear(mask, puzzle->size), "there is memory");
	memcpy(mask->words, cells->words, mask_words(mask) * sizeof *mask->words);
}

struct cells cells_of(const struct puzzle *puzzle, const struct mask *mask)
{
	struct cells cells = {{0}};

	must(size_same(mask->size, puzzle->size), "masks have the size of the boards");
	memcpy(cells.words, mask->words, mask_words(mask) * sizeof *mask->words);
	return cells;
}

static bool cells_same(const struct cells *a, const struct cells *b)
{
	return memcmp(a, b, sizeof *a) == 0;
}

static bool odd_overlap(
	const struct puzzle *puzzle, const struct cells *a, const struct cells *b)
{
	uint64_t overlap = 0;

	for (size_t i = 0; i < puzzle->words; i++)
		overlap ^= a->words[i] & b->words[i];
	return bits_odd(overlap);
}

/* What is left of a board after presses. */
static struct cells pressed(
	const struct puzzle *puzzle, struct cells board, const struct cells *presses)
{
	for (size_t button = 0; button < puzzle->cells; button++)
		if (cells_has(presses, button)) {
			must(!puzzle->absent[button],
				"no button is pressed that is not there");
			cells_add(&board, &puzzle->flips[button]);
		}
	return board;
}

static bool darkens(const struct puzzle *puzzle, const struct cells *board,
	const struct cells *presses)
{
	const struct cells left = pressed(puzzle, *board, presses);

	return cells_same(&left, &(struct cells){{0}});
}

/* Whether every button flips an even number of a set. */
static bool is_quiet(const struct puzzle *puzzle, const struct cells *set)
{
	for (size_t button = 0; button < puzzle->cells; button++)
		if (odd_overlap(puzzle, &puzzle->flips[button], set))
			return false;
	return true;
}

static void flip_cell(void *context, uint64_t cell)
{
	must(!cells_has(context, (size_t)cell), "a cell is told of once");
	cells_flip(context, (size_t)cell);
}

/* What a button flips, by the rule; the masks are scratch. */
static struct cells flipped(const struct puzzle *puzzle, const struct rule *rule,
	size_t button, struct mask *press, struct mask *lights)
{
	struct cells alone = {{0}};

	cells_put(puzzle, &alone, lights);
	cells_flip(&alone, button);
	cells_put(puzzle, &alone, press);
	rule->kind->apply(rule, press, lights);
	return cells_of(puzzle, lights);
}

static void check_flips(const struct puzzle *puzzle, const struct rule *rule)
{
	struct mask press, lights;

	must(mask_open(&press) && mask_open(&lights), "there is memory");
	for (size_t button = 0; button < puzzle->cells; button++) {
		const struct cells cells = flipped(puzzle, rule, button, &press, &lights);

		must(cells_same(&cells, &puzzle->flips[button]),
			"a button flips what it should");
	}
	mask_close(&press);
	mask_close(&lights);
}

/* The buttons of a light. */
static void check_light(
	const struct puzzle *puzzle, const struct rule *rule, size_t light)
{
	const uint64_t reach = rule->kind->reach(rule);
	struct cells told = {{0}}, want = {{0}};

	rule->kind->buttons(rule, light, flip_cell, &told);
	for (size_t i = 0; i < puzzle->cells; i++)
		if (cells_has(&puzzle->flips[i], light)) {
			cells_flip(&want, i);
			must(i + reach >= light && light + reach >= i,
				"no button reaches farther");
		}
	must(cells_same(&told, &want), "a light is flipped by the buttons that flip it");
}

void check_rule(const struct puzzle *puzzle, struct rule *rule)
{
	struct cells absent = {{0}};
	char reason[REASON];

	must(rule_fit(rule, puzzle->size, reason), "a rule fits its boards");
	check_flips(puzzle, rule);
	for (size_t light = 0; light < puzzle->cells; light++)
		check_light(puzzle, rule, light);
	if (rule->kind->absent)
		rule->kind->absent(rule, flip_cell, &absent);
	for (size_t cell = 0; cell < puzzle->cells; cell++)
		must(cells_has(&absent, cell) == puzzle->absent[cell],
			"buttons are absent where they are not there");
}

/* The cells of boards of which every mask is tried. */
enum { FEW = 8 };

/* Whether a mask solves a small board or, where that is asked, proves that none does. */
static bool answers(
	const struct puzzle *puzzle, uint64_t board, uint64_t mask, bool proof)
{
	uint64_t odd = 0;

	for (size_t button = 0; button < puzzle->cells; button++) {
		const uint64_t flips = puzzle->flips[button].words[0];

		if (proof)
			odd |= bits_odd(flips & mask);
		else if (mask >> button & 1)
			board ^= puzzle->absent[button] ? UINT64_MAX : flips;
	}
	return proof ? odd == 0 && bits_odd(mask & board) : board == 0;
}

/* The first of all masks that solves a small board, else the first that refuses it. */
static uint64_t smallest(const struct puzzle *puzzle, uint64_t board, bool *solved)
{
	const uint64_t all = UINT64_C(1) << puzzle->cells;

	for (uint64_t i = 0; i < 2 * all; i++) {
		*solved = i < all;
		if (answers(puzzle, board, i & (all - 1), !*solved))
			return i & (all - 1);
	}
	must(false, "a board has an answer");
	return 0;
}

/* Checks answer i; quiet is a set that is known to be, for the next to be compared. */
static void check_answer(const struct puzzle *puzzle, const struct rule *rule,
	const struct record *record, size_t i, struct cells *quiet)
{
	const struct cells board = cells_of(puzzle, &record->first);
	const struct cells answer = cells_of(puzzle, &record->second);
	const bool solved = record->shape == RECORD_MASKS;
	bool solvable;

	must(cells_same(&board, &puzzle->lit[i]), "boards come back as they were");
	must(solved || (record->shape == RECORD_MASK_REFUSAL && record->proof),
		"a board has presses or a proof");
	must(solved ? darkens(puzzle, &board, &answer)
		    : odd_overlap(puzzle, &board, &answer),
		"answers hold");
	if (!solved && !cells_same(&answer, quiet)) {
		must(is_quiet(puzzle, &answer), "a proof is quiet");
		must(rule->kind->quiet(rule, &record->second), "a proof verifies");
		*quiet = answer;
	}
	if (i > 0)
		return;
	must(rule->kind->quiet(rule, &record->second) == is_quiet(puzzle, &answer),
		"a set is quiet if every button flips an even number of it");
	if (puzzle->cells > FEW)
		return;
	must(smallest(puzzle, board.words[0], &solvable) == answer.words[0] &&
			solvable == solved,
		"answers are the smallest");
}

void check_answers(
	const struct puzzle *puzzle, const struct rule *rule, const struct text *answers)
{
	struct feed *feed =
		feed_open(answers->bytes, answers->n, (struct way){.pieces = NULL});
	struct outcome outcome;
	struct cells quiet = {{0}};
	struct record record;
	size_t i = 0;
	enum got got;

	must(record_open(&record), "there is memory");
	for (; (got = record_read(&feed->reader, &record)) == GOT_ONE; i++) {
		must(i < puzzle->boards, "there is an answer a board");
		check_answer(puzzle, rule, &record, i, &quiet);
		if (record.shape == RECORD_MASK_REFUSAL)
			continue;
		rule->kind->apply(rule, &record.second, &record.first);
		must(mask_dark(&record.first), "presses are applied");
	}
	record_close(&record);
	outcome = feed_close(feed, got);
	must(got == GOT_END && i == puzzle->boards, "there is an answer a board");
	text_close(&outcome.out);
}

/* The largest nullity of which all solutions are looked at. */
enum { MOST_NULLITY = 6 };

static unsigned count(const struct cells *cells)
{
	unsigned sum = 0;

	for (size_t i = 0; i < PUZZLE_WORDS; i++)
		sum += bits_count(cells->words[i]);
	return sum;
}

/* Whether a is below b, as numbers. */
static bool is_below(const struct cells *a, const struct cells *b)
{
	size_t i = PUZZLE_WORDS - 1;

	while (i > 0 && a->words[i] == b->words[i])
		i--;
	return a->words[i] < b->words[i];
}

/* Goes through all solutions from the smallest on; the first of the fewest presses. */
static struct cells check_each(const struct puzzle *puzzle,
	const struct solutions *solutions, struct mask *presses)
{
	struct cells now = cells_of(puzzle, presses), fewest = now, before;
	uint64_t n = 0;
	bool more;

	do {
		must(darkens(puzzle, &puzzle->lit[0], &now), "each is a solution");
		if (count(&now) < count(&fewest))
			fewest = now;
		n++;
		before = now;
		more = kernel_next(solutions->kernel, presses);
		now = cells_of(puzzle, presses);
		must(more == is_below(&before, &now), "solutions rise");
	} while (more);
	must(n == UINT64_C(1) << solutions->nullity, "all solutions are told");
	return fewest;
}

void check_solutions(const struct puzzle *puzzle, struct rule *rule)
{
	const struct solutions *solutions;
	struct mask board, presses;
	struct solver solver;
	uint64_t rank, nullity, absent = 0;
	char reason[REASON];

	must(mask_open(&board) && mask_open(&presses), "there is memory");
	cells_put(puzzle, &puzzle->lit[0], &board);
	solver_open(&solver, rule, NULL, NULL);
	if (solver_solve(&solver, &board, &presses) == VERDICT_SOLVED) {
		solutions = solver_ask(&solver, solutions_count);
		must(solutions && rank_find(rule, NULL, &rank, &nullity, reason),
			"solutions are counted");
		for (size_t i = 0; i < puzzle->cells; i++)
			absent += puzzle->absent[i];
		must(nullity == solutions->nullity &&
				rank + nullity + absent == puzzle->cells,
			"a rank and its nullity are the buttons");
		if (nullity <= MOST_NULLITY) {
			struct cells want, found;

			must(solver_ask(&solver, solutions_fewest) && solutions->kernel,
				"the fewest presses are searched");
			want = check_each(puzzle, solutions, &presses);
			fewest_find(solutions->fewest, &presses, NULL);
			found = cells_of(puzzle, &presses);
			must(cells_same(&want, &found), "the fewest presses are found");
		}
	}
	solver_close(&solver);
	mask_close(&board);
	mask_close(&presses);
}
