/* Rules: which lights a button flips, the one place that knows. */
#ifndef LO_RULE_H
#define LO_RULE_H

#include "mask.h"

#include <stdbool.h>
#include <stdint.h>

/* What a function calls for each cell that it tells of, with the context it was given. */
typedef void rule_visit(void *context, uint64_t cell);

/*
 * On boards of one size a rule is a square matrix A over GF(2), whose column for a button
 * holds the lights that it flips.
 */
struct rule {
	/*
	 * board ^= A presses: the board after the presses. They are two masks of one
	 * size.
	 */
	void (*apply)(const struct mask *presses, struct mask *board);

	/* Whether A^T set = 0: every button flips an even number of the set's cells. */
	bool (*quiet)(const struct mask *set);

	/* No button flips a light that is more cells before or after it than this. */
	uint64_t (*reach)(struct size size);

	/* Tells the buttons that flip a light, each once: that light's row of A. */
	void (*buttons)(
		struct size size, uint64_t light, rule_visit *visit, void *context);
};

/* A button flips its own light and those above, below, left and right of it. */
extern const struct rule rule_plus;

#endif
