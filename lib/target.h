/* What presses are to lead to: dark unless told otherwise. */
#ifndef LO_TARGET_H
#define LO_TARGET_H

#include "mask.h"

#include <stdbool.h>

struct target {
	bool given, on; /* neither: dark; both: all lights on; given alone: the mask */
	struct mask mask;
};

/*
 * Makes target what text says, as -t has it; NULL is dark. False if it says none, and then
 * nothing is given, or memory is out. To be closed in any case.
 */
bool target_open(struct target *target, const char *text);
void target_close(struct target *target);

/* target_add() for a target that is not dark. */
bool target_add_given(const struct target *target, struct mask *board);

/* Makes board what it differs in from the target. False if that has another size. */
static inline bool target_add(const struct target *target, struct mask *board)
{
	return !target->given || target_add_given(target, board);
}

#endif
