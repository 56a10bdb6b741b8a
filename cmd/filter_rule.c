#include "filter_rule.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Reads the buttons of a rule, one a line. */
static void add_buttons(struct filter *filter, void *rule)
{
	char reason[REASON];
	struct record record;

	if (!record_open(&record))
		filter_die(filter, "out of memory");
	while (filter_record(filter, &record, SHAPE(RECORD_MASK) | SHAPE(RECORD_REFUSAL),
		"the lights of a button or '!'")) {
		const bool absent = record.shape == RECORD_REFUSAL;

		if (absent && record.proof)
			filter_refuse(filter, 2, "expected nothing behind '!'");
		if (!rule_add_button(rule, absent ? NULL : &record.first, reason))
			filter_refuse(filter, 1, reason);
	}
	record_close(&record);
	if (!rule_end_buttons(rule, reason))
		filter_die(filter, "%.4096s: %s", filter->in.name, reason);
}

void filter_rule(struct filter *filter, struct rule *rule, char *argument, bool wrap)
{
	char reason[REASON];

	if (argument && !rule_named(argument))
		filter_unknown(filter, 'r', argument, rule_name);
	if (!rule_open(rule, argument ? argument : "plus", wrap, reason)) {
		if (rule->kind)
			filter_die(filter, "%s", reason);
		filter_usage(filter, "-r: %s", reason);
	}
	if (!rule->file)
		return;
	filter_each(filter, (char *[]){argument + 1, NULL}, add_buttons, rule);
	filter->input_taken = strcmp(rule->file, "-") == 0;
}

void filter_target(struct filter *filter, struct target *target, const char *argument)
{
	if (target_open(target, argument))
		return;
	if (target->given)
		filter_die(filter, "out of memory");
	filter_usage(filter, "-t: expected 'on' or a mask, found '" QUOTE "'", argument);
}

void filter_refuse_target(
	struct filter *filter, const struct target *target, struct size size)
{
	const struct size wanted = target->mask.size;
	char reason[160];

	snprintf(reason, sizeof reason,
		"the target has %" PRIu64 "x%" PRIu64 ", the board %" PRIu64 "x%" PRIu64,
		wanted.rows, wanted.columns, size.rows, size.columns);
	filter_refuse(filter, 1, reason);
}
