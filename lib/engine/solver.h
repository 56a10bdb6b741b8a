/* Answers to boards of any mixture of sizes. */
#ifndef LO_SOLVER_H
#define LO_SOLVER_H

#include "../reader.h"
#include "../writer.h"
#include "engine.h"
#include "solutions.h"

#include <stdbool.h>
#include <stdint.h>

/* The engine of that name, NULL if there is none. */
const struct engine *engine_named(const char *name);

/* The name of engine i, counted from 0; NULL past the last. */
const char *engine_name(size_t i);

/* What has been prepared for a size. */
struct prepared {
	const struct engine *engine; /* NULL: the place is free */
	struct size size;
	void *state;
	uint64_t bytes;
	uint64_t used; /* when it was last needed */
	struct solutions solutions;
};

enum { SOLVER_SIZES = 16 };

struct solver {
	struct rule *rule;
	/* The only one to be used; NULL for the first that suits a size. */
	const struct engine *engine;
	struct progress *progress;
	struct prepared sizes[SOLVER_SIZES];
	struct prepared *last; /* the one used last, NULL before the first */
	uint64_t uses;
	char reason[REASON]; /* of VERDICT_TROUBLE */
};

/*
 * Begins with no size known; engine is as in struct solver. Rule and progress, which may
 * be NULL, stay the caller's.
 */
void solver_open(struct solver *solver, struct rule *rule, const struct engine *engine,
	struct progress *progress);

/* Frees what is kept. */
void solver_close(struct solver *solver);

/*
 * Makes solver->last what is prepared for a size, and answer a mask of that size. False,
 * and the reason, if no engine takes the size or memory is out.
 */
bool solver_prepare(struct solver *solver, struct size size, struct mask *answer);

/*
 * Makes *answer, which may be the board, the smallest presses that darken the board or
 * the smallest proof that none do. VERDICT_TROUBLE, and the reason, if no engine takes
 * the board or memory is out. Most streams have one size, which is looked for here.
 */
static inline enum verdict solver_solve(
	struct solver *solver, const struct mask *board, struct mask *answer)
{
	const struct prepared *last = solver->last;

	if (!last || !size_same(last->size, board->size) ||
		!size_same(answer->size, board->size)) {
		if (!solver_prepare(solver, board->size, answer))
			return VERDICT_TROUBLE;
		last = solver->last;
	}
	return last->engine->solve(last->state, board, answer);
}

/* Finds out what is asked of all solutions, as solutions.h has it. */
typedef bool solver_question(struct solutions *solutions, char reason[REASON]);

/*
 * Asks for the size of the board that was solved last. NULL, and the reason, if the
 * question does not return true.
 */
const struct solutions *solver_ask(struct solver *solver, solver_question *question);

/*
 * After solver_solve() with these two masks: reads the next boards of that size, as run.h
 * takes them, solves them, and writes the answers, each after its board unless both are
 * one mask; none, at times. Counts them in verdicts, by verdict; the masks are then
 * undefined. lo-solve takes 65 instructions a board of the judges' so (callgrind), and
 * 146 one by one; of 16x16 1120 and 1443.
 */
void solver_pass(struct solver *solver, struct reader *reader, struct writer *writer,
	struct mask *board, struct mask *answer, uint64_t verdicts[VERDICT_SOLVED + 1]);

#endif
