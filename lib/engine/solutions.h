/* What is asked of all solutions of a board: how many, each, those of fewest presses. */
#ifndef LO_SOLUTIONS_H
#define LO_SOLUTIONS_H

#include "fewest.h"
#include "kernel.h"
#include "rank.h"

#include <stdbool.h>
#include <stdint.h>

/* What is known of a size, found when it is first asked for. */
struct solutions {
	/* Of the size, and an engine that is prepared for it and may tell. */
	struct rule *rule;
	struct size size;
	struct teller teller;
	struct progress *progress; /* may be NULL */
	bool counted;              /* whether the nullity is known */
	uint64_t nullity;          /* n: a board that can be solved has 2^n solutions */
	struct kernel *kernel; /* NULL, or by what kernel_next() leads to the next one */
	struct fewest *fewest; /* NULL, or for fewest_find() */
	uint64_t bytes;        /* that these two take */
};

/* Frees what is known, but not the engine's. */
void solutions_close(struct solutions *solutions);

/*
 * Each finds out what its field is to be. False, and a reason, if memory is out or would
 * be, or the question cannot be settled.
 */
bool solutions_count(struct solutions *solutions, char reason[REASON]);
bool solutions_kernel(struct solutions *solutions, char reason[REASON]);
bool solutions_fewest(struct solutions *solutions, char reason[REASON]);

#endif
