/* lo-apply: the board after the presses. */
#include "../lib/rule.h"
#include "filter.h"

struct run {
	struct record record;
	struct mask dark; /* the board that presses alone are applied to */
	bool alone;
};

static void apply_alone(struct filter *filter, struct run *run)
{
	const struct record *record = &run->record;

	if (record->shape == RECORD_REFUSAL)
		filter_refuse(filter, record, 1, "expected presses, found a refusal");
	if (record->shape != RECORD_MASK)
		filter_refuse(filter, record, record->column,
			"-d: expected the end of the line behind the presses");
	if (!mask_clear(&run->dark, record->first.size))
		filter_refuse(filter, record, 1, "out of memory");
	rule_plus.apply(&record->first, &run->dark);
	field_mask(&filter->out, &run->dark);
}

static void apply_to_board(struct filter *filter, struct run *run)
{
	const struct record *record = &run->record;

	switch (record->shape) {
	case RECORD_MASK:
		filter_refuse(filter, record, record->column,
			"expected presses behind the board");
	case RECORD_REFUSAL:
		filter_refuse(filter, record, 1, "expected a board, found a refusal");
	case RECORD_MASKS:
		rule_plus.apply(&record->second, &run->record.first);
		field_mask(&filter->out, &record->first);
		break;
	case RECORD_MASK_REFUSAL:
		field_mask(&filter->out, &record->first);
		writer_byte(&filter->out, '\t');
		field_refusal(&filter->out, record->proof ? &record->second : NULL);
		break;
	}
}

static void apply(struct filter *filter, void *state)
{
	struct run *run = state;

	while (filter_record(filter, &run->record)) {
		if (run->alone)
			apply_alone(filter, run);
		else
			apply_to_board(filter, run);
		writer_byte(&filter->out, '\n');
	}
}

int main(int argc, char **argv)
{
	struct filter filter;
	struct run run = {0};
	int option;

	filter_open(&filter, "lo-apply", "[-d] [file...]",
		"  -d             a line holds presses, the board is dark\n");
	while ((option = filter_option(&filter, argc, argv, "d")) != -1)
		run.alone = true;
	if (!record_open(&run.record) || !mask_open(&run.dark))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, apply, &run);
	record_close(&run.record);
	mask_close(&run.dark);
	return filter_close(&filter, STATUS_HELD);
}
