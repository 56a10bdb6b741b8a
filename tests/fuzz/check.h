/* Whether what the library answers holds, by what each button of a puzzle flips. */
#ifndef LO_CHECK_H
#define LO_CHECK_H

#include "puzzle.h"

#include "../../lib/engine/solver.h"
#include "../../lib/record.h"

/* The rule of a puzzle, which fits its size and flips what the puzzle says. */
void check_rule(const struct puzzle *puzzle, struct rule *rule);

/*
 * Each board has an answer: presses that darken it, or a proof, of which every button
 * flips an even number and an odd number is lit. The first board's answer is the smallest,
 * if that is small.
 */
void check_answers(
	const struct puzzle *puzzle, const struct rule *rule, const struct text *answers);

/* All solutions of the first board, their number and the fewest presses, if few. */
void check_solutions(const struct puzzle *puzzle, struct rule *rule);

/* A cell set as a mask's words, and the other way. */
void cells_put(const struct puzzle *puzzle, const struct cells *cells, struct mask *mask);
struct cells cells_of(const struct puzzle *puzzle, const struct mask *mask);

#endif
