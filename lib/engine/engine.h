/*
 * Engines: ways to solve a board. All give the same bytes: the smallest mask of presses
 * or, where there is none, the smallest proof of that.
 */
#ifndef LO_ENGINE_H
#define LO_ENGINE_H

#include "../rule.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum verdict { VERDICT_TROUBLE, VERDICT_REFUSED, VERDICT_SOLVED };

struct engine {
	const char *name;
	bool on_request; /* only taken where it is asked for by name */

	/*
	 * Whether it takes boards of that size; *bytes is then what it keeps for them.
	 * If not, says why in reason, of that room.
	 */
	bool (*takes)(const struct rule *rule, struct size size, uint64_t *bytes,
		char *reason, size_t room);

	/* What it needs to know of a size that it takes; NULL if memory is out. */
	void *(*prepare)(const struct rule *rule, struct size size);

	/* Makes *answer, dark and of the board's size, the presses or the proof. */
	enum verdict (*solve)(
		void *prepared, const struct mask *board, struct mask *answer);

	void (*release)(void *prepared);
};

extern const struct engine engine_table, engine_chase, engine_gauss, engine_enum;

#endif
