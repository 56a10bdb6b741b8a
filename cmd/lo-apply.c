/* lo-apply: the board after the presses. */
#include "filter_rule.h"

struct run {
	struct rule rule;
	struct record record;
	struct mask dark; /* the board that presses alone are applied to */
};

static void apply(struct filter *filter, void *state)
{
	struct run *run = state;
	struct record *record = &run->record;

	while (filter_record(filter, record,
		SHAPE(RECORD_MASKS) | SHAPE(RECORD_MASK_REFUSAL),
		"a board and presses")) {
		if (record->shape == RECORD_MASK_REFUSAL) {
			record_write(&filter->out, RECORD_MASK_REFUSAL, &record->first,
				record->proof ? &record->second : NULL);
			continue;
		}
		filter_fit(filter, &run->rule, record->first.size);
		run->rule.kind->apply(&run->rule, &record->second, &record->first);
		record_write(&filter->out, RECORD_MASK, &record->first, NULL);
	}
}

static void apply_alone(struct filter *filter, void *state)
{
	struct run *run = state;
	const struct mask *presses = &run->record.first;

	while (filter_record(filter, &run->record, SHAPE(RECORD_MASK), "presses alone")) {
		if (!mask_clear(&run->dark, presses->size))
			filter_refuse(filter, 1, "out of memory");
		filter_fit(filter, &run->rule, presses->size);
		run->rule.kind->apply(&run->rule, presses, &run->dark);
		record_write(&filter->out, RECORD_MASK, &run->dark, NULL);
	}
}

int main(int argc, char **argv)
{
	static struct filter filter;
	struct run run = {0};
	bool alone = false, wrap = false;
	char *rule = NULL;
	int option;

	filter_open(&filter, "lo-apply", "[-d] [-r rule] [-w] [file...]",
		"  -d             a line holds presses, the board is dark\n"
		"  -r rule        what a button flips, plus without it\n"
		"  -w             join the edges of the board\n");
	while ((option = filter_option(&filter, argc, argv, ":dr:whV")) != -1)
		switch (option) {
		case 'd':
			alone = true;
			break;
		case 'r':
			rule = optarg;
			break;
		case 'w':
			wrap = true;
			break;
		}
	filter_rule(&filter, &run.rule, rule, wrap);
	if (!record_open(&run.record) || !mask_open(&run.dark))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, alone ? apply_alone : apply, &run);
	record_close(&run.record);
	mask_close(&run.dark);
	rule_close(&run.rule);
	return filter_close(&filter, STATUS_DONE);
}
