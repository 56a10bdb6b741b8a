/*
 * Engines: ways to solve a board. All give the same bytes: the smallest mask of presses
 * or, where there is none, the smallest proof of that.
 */
#ifndef LO_ENGINE_H
#define LO_ENGINE_H

#include "../reason.h"
#include "../rule.h"
#include "progress.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum verdict { VERDICT_TROUBLE, VERDICT_REFUSED, VERDICT_SOLVED };

/* What a size costs before its first board. */
struct cost {
	uint64_t bytes; /* taken at most, while it is prepared and after */
	double work;    /* operations on words, by their order; of chase alone */
};

struct engine {
	const char *name;

	/*
	 * Whether it takes boards of that size, and what that costs. If not, the bytes
	 * are what it would need, UINT64_MAX if memory is not what is wrong, and reason
	 * says why not.
	 */
	bool (*takes)(const struct rule *rule, struct size size, struct cost *cost,
		char reason[REASON]);

	/*
	 * What it needs to know of a size that it takes; NULL if memory is out. Long
	 * work, then and later, is told to progress, unless that is NULL.
	 */
	void *(*prepare)(
		const struct rule *rule, struct size size, struct progress *progress);

	/*
	 * Makes *answer, any mask of the board's size without bits above its cells, the
	 * presses or the proof. It may be the board itself: a large board then takes half
	 * the memory.
	 */
	enum verdict (*solve)(
		void *prepared, const struct mask *board, struct mask *answer);

	/*
	 * Makes presses or proofs of n boards, at most 64, each of at most 64 cells: bit
	 * i of what it returns is set if board i is refused. NULL if the engine has no
	 * faster way than to solve each.
	 */
	uint64_t (*solve_run)(const void *prepared, uint64_t *boards, size_t n);

	/*
	 * The nullity, and quiet pattern i, below that, of the reduced basis, smallest
	 * first, for a mask of the size. NULL if the engine does not tell.
	 */
	uint64_t (*nullity)(const void *prepared);
	void (*quiet)(void *prepared, uint64_t i, struct mask *pattern);

	void (*release)(void *prepared);
};

/*
 * Whether a size is within the memory that an engine may take. If not, says so in reason;
 * what is it that would take it.
 */
bool engine_affords(const struct cost *cost, const char *what, char reason[REASON]);

extern const struct engine engine_table, engine_chase, engine_poly, engine_gauss,
	engine_enum;

#endif
