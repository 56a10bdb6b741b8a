/* The options -r, -w and -t, for the filters that have them. */
#ifndef LO_FILTER_RULE_H
#define LO_FILTER_RULE_H

#include "../lib/rule.h"
#include "../lib/target.h"
#include "filter.h"

#include <stdbool.h>

/*
 * Opens the rule that is the argument of -r, plus for NULL, with the edges joined or not
 * as -w says. Reads the file of a rule that has one. Wrong usage and trouble end the
 * filter.
 */
void filter_rule(struct filter *filter, struct rule *rule, char *argument, bool wrap);

/* Makes the rule fit a size; if it does not, the record just read ends the filter. */
static inline void filter_fit(struct filter *filter, struct rule *rule, struct size size)
{
	char reason[REASON];

	if (!rule_fit(rule, size, reason))
		filter_refuse(filter, 1, reason);
}

/* Opens the target that is the argument of -t, dark for NULL. */
void filter_target(struct filter *filter, struct target *target, const char *argument);

/* Ends the filter for a board that has not the size of the target. */
noreturn void filter_refuse_target(
	struct filter *filter, const struct target *target, struct size size);

/* target_add(); a board of another size than the target ends the filter. */
static inline void filter_target_add(
	struct filter *filter, const struct target *target, struct mask *board)
{
	if (!target_add(target, board))
		filter_refuse_target(filter, target, board->size);
}

#endif
