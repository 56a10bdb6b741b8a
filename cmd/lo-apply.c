/* lo-apply: the board after the presses. */
#include "../lib/rule.h"
#include "filter.h"

struct run {
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
		rule_plus.apply(&record->second, &record->first);
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
		rule_plus.apply(presses, &run->dark);
		record_write(&filter->out, RECORD_MASK, &run->dark, NULL);
	}
}

int main(int argc, char **argv)
{
	static struct filter filter;
	struct run run = {0};
	bool alone = false;

	filter_open(&filter, "lo-apply", "[-d] [file...]",
		"  -d             a line holds presses, the board is dark\n");
	while (filter_option(&filter, argc, argv, ":dhV") != -1)
		alone = true;
	if (!record_open(&run.record) || !mask_open(&run.dark))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, alone ? apply_alone : apply, &run);
	record_close(&run.record);
	mask_close(&run.dark);
	return filter_close(&filter, STATUS_DONE);
}
