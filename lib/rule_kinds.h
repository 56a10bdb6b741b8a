/*
 * How rules of each kind are opened: for lib/rule.c. Each sets the kind and the state of
 * an otherwise empty rule that knows whether it wraps, as rule_open() has it.
 */
#ifndef LO_RULE_KINDS_H
#define LO_RULE_KINDS_H

#include "rule.h"

/* What the middle button flips: rows of 0 and 1 with '/' between, odd both ways. */
bool rule_open_stencil(struct rule *rule, const char *stencil, char reason[REASON]);

/* The button itself and all lights at that Manhattan distance of it. */
bool rule_open_distance(struct rule *rule, const char *distance, char reason[REASON]);

/* The button's row and column. */
bool rule_open_lines(struct rule *rule, const char *none, char reason[REASON]);

/* What the lines of that file say. */
bool rule_open_matrix(struct rule *rule, const char *file, char reason[REASON]);

#endif
