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

static bool odd_overlap(const struct cells *a, const struct cells *b)
{
	return words_odd_overlap(a->words, b->words, PUZZLE_WORDS);
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
		if (odd_overlap(&puzzle->flips[button], set))
			return false;
	return true;
}

static void flip_cell(void *context, uint64_t cell)
{
	must(!cells_has(context, (size_t)cell), "a cell is told of once");
	cells_flip(context, (size_t)cell);
}

/* The lights of a button and the buttons of a light. */
static void check_cell(const struct puzzle *puzzle, const struct rule *rule, size_t cell)
{
	const uint64_t reach = rule->kind->reach(rule);
	struct cells told = {{0}}, want = {{0}};
	struct mask button, lights;

	must(mask_open(&button) && mask_open(&lights), "there is memory");
	cells_flip(&told, cell);
	cells_put(puzzle, &told, &button);
	cells_put(puzzle, &want, &lights);
	rule->kind->apply(rule, &button, &lights);
	told = cells_of(puzzle, &lights);
	must(cells_same(&told, &puzzle->flips[cell]), "a button flips what it should");
	told = want;
	rule->kind->buttons(rule, cell, flip_cell, &told);
	for (size_t i = 0; i < puzzle->cells; i++)
		if (cells_has(&puzzle->flips[i], cell)) {
			cells_flip(&want, i);
			must(i + reach >= cell && cell + reach >= i,
				"no button reaches farther");
		}
	must(cells_same(&told, &want), "a light is flipped by the buttons that flip it");
	mask_close(&button);
	mask_close(&lights);
}

void check_rule(const struct puzzle *puzzle, struct rule *rule)
{
	struct cells absent = {{0}};
	char reason[REASON];

	must(rule_fit(rule, puzzle->size, reason), "a rule fits its boards");
	for (size_t cell = 0; cell < puzzle->cells; cell++)
		check_cell(puzzle, rule, cell);
	if (rule->kind->absent)
		rule->kind->absent(rule, flip_cell, &absent);
	for (size_t cell = 0; cell < puzzle->cells; cell++)
		must(cells_has(&absent, cell) == puzzle->absent[cell],
			"buttons are absent where they are not there");
}

enum { FEW = 10 };

/* Tries every mask: the first that solves a board; else the first that refuses it. */
static bool try_all(const struct puzzle *puzzle, const struct cells *board,
	struct cells *answer, bool *solved)
{
	const uint64_t all = UINT64_C(1) << puzzle->cells;
	uint64_t absent = 0;

	*answer = (struct cells){{0}};
	for (size_t i = 0; i < puzzle->cells; i++)
		absent |= (uint64_t)puzzle->absent[i] << i;
	for (*solved = true;; *solved = false) {
		for (uint64_t mask = 0; mask < all; mask++) {
			answer->words[0] = mask;
			if (*solved ? (mask & absent) == 0 &&
						darkens(puzzle, board, answer)
				    : odd_overlap(board, answer) &&
						is_quiet(puzzle, answer))
				return true;
		}
		if (!*solved)
			return false;
	}
}

static void check_answer(const struct puzzle *puzzle, const struct rule *rule,
	const struct record *record, size_t i)
{
	const struct cells board = cells_of(puzzle, &record->first);
	const struct cells answer = cells_of(puzzle, &record->second);
	const bool solved = record->shape == RECORD_MASKS;
	struct cells smallest;
	bool solvable;

	must(cells_same(&board, &puzzle->lit[i]), "boards come back as they were");
	must(solved || (record->shape == RECORD_MASK_REFUSAL && record->proof),
		"a board has presses or a proof");
	must(solved ? darkens(puzzle, &board, &answer)
		    : is_quiet(puzzle, &answer) && odd_overlap(&board, &answer),
		"answers hold");
	must(rule->kind->quiet(rule, &record->second) == is_quiet(puzzle, &answer),
		"a set is quiet if every button flips an even number of it");
	if (i > 0 || puzzle->cells > FEW)
		return;
	must(try_all(puzzle, &board, &smallest, &solvable) && solvable == solved &&
			cells_same(&smallest, &answer),
		"answers are the smallest");
}

void check_answers(
	const struct puzzle *puzzle, const struct rule *rule, const struct text *answers)
{
	struct feed *feed =
		feed_open(answers->bytes, answers->n, (struct way){.pieces = NULL});
	struct outcome outcome;
	struct record record;
	struct mask board;
	size_t i = 0;
	enum got got;

	must(record_open(&record) && mask_open(&board), "there is memory");
	for (; (got = record_read(&feed->reader, &record)) == GOT_ONE; i++) {
		must(i < puzzle->boards, "there is an answer a board");
		check_answer(puzzle, rule, &record, i);
		if (record.shape == RECORD_MASK_REFUSAL)
			continue;
		rule->kind->apply(rule, &record.second, &record.first);
		must(mask_dark(&record.first), "presses are applied");
	}
	record_close(&record);
	mask_close(&board);
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
