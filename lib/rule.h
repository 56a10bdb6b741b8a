/* Rules: which lights a button flips. Here alone are they told apart. */
#ifndef LO_RULE_H
#define LO_RULE_H

#include "mask.h"
#include "reason.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct rule;

/* What a function calls for each cell that it tells of, with the context it was given. */
typedef void rule_visit(void *context, uint64_t cell);

/*
 * On boards of one size a rule is a square matrix A over GF(2), whose column for a button
 * holds the lights that it flips. All but fit and close are for a rule that fits a size.
 */
struct rule_kind {
	/*
	 * Makes the rule one for boards of a size. False, and a reason, if it is for
	 * others alone or memory is out.
	 */
	bool (*fit)(struct rule *rule, struct size size, char reason[REASON]);

	/* board ^= A presses: the board after the presses. */
	void (*apply)(
		const struct rule *rule, const struct mask *presses, struct mask *board);

	/* Whether A^T set = 0: every button flips an even number of the set's cells. */
	bool (*quiet)(const struct rule *rule, const struct mask *set);

	/* No button flips a light that is more cells before or after it than this. */
	uint64_t (*reach)(const struct rule *rule);

	/* Tells the buttons that flip a light, each once: that light's row of A. */
	void (*buttons)(const struct rule *rule, uint64_t light, rule_visit *visit,
		void *context);

	/* Tells the cells without a button. NULL if every cell has one. */
	void (*absent)(const struct rule *rule, rule_visit *visit, void *context);

	/* Frees what the rule keeps. */
	void (*close)(struct rule *rule);
};

struct rule {
	const struct rule_kind *kind;
	bool wrap; /* whether the edges of the board are joined */
	bool plus; /* whether it is plus, edges not joined, by whatever name */
	/* The lines of this file tell what the buttons flip; NULL for other rules. */
	const char *file;
	struct size size; /* that it fits; none, 0x0, before the first */
	void *state;      /* the kind's */
};

/* How rule i is named, counted from 0; NULL past the last. */
const char *rule_name(size_t i);

/* Whether text begins as the name of some rule does. */
bool rule_named(const char *text);

/*
 * Makes rule what text names, as -r has it; text must outlive it. False, and a reason, if
 * it names none, the kind NULL then, or memory is out. A rule with a file lacks its
 * buttons then: see rule_add_button(). To be closed in any case.
 */
bool rule_open(struct rule *rule, const char *text, bool wrap, char reason[REASON]);
void rule_close(struct rule *rule);

/*
 * Adds the next button of a rule with a file, first cell first: the lights that it flips,
 * NULL for a cell without a button. rule_end_buttons() is to follow the last. Both return
 * false, and a reason, if that does not suit the buttons before or memory is out.
 */
bool rule_add_button(struct rule *rule, const struct mask *lights, char reason[REASON]);
bool rule_end_buttons(struct rule *rule, char reason[REASON]);

/* Makes the rule fit a size, as struct rule_kind has it. Most streams have one size. */
static inline bool rule_fit(struct rule *rule, struct size size, char reason[REASON])
{
	if (size_same(rule->size, size))
		return true;
	rule->size = (struct size){0, 0};
	if (!rule->kind->fit(rule, size, reason))
		return false;
	rule->size = size;
	return true;
}

#endif
