/* lo-fmt: boards and answers to text. */
#include "../lib/output.h"
#include "filter.h"

struct run {
	const struct output_format *format;
	struct output output;
	struct record record;
};

static void format(struct filter *filter, void *state)
{
	struct run *run = state;
	const struct record *record = &run->record;

	while (filter_record(filter, &run->record)) {
		if (record->shape != RECORD_MASK && record->shape != RECORD_REFUSAL)
			filter_refuse(filter, record, record->column,
				"expected the end of the line behind the first field");
		run->format->write(&filter->out, &run->output, record);
		run->output.records++;
	}
}

int main(int argc, char **argv)
{
	struct filter filter;
	struct run run = {
		.format = &output_judge,
		.output = {.refusal = "IMPOSSIBLE", .first = 1},
	};
	int option;

	filter_open(&filter, "lo-fmt", "[-f format] [-i first] [-u text] [file...]",
		"  -f format      write judge (the default), rows or grid\n"
		"  -i first       the number of the first PUZZLE, 1 without it\n"
		"  -u text        what a refusal is written as, IMPOSSIBLE without it\n");
	while ((option = filter_option(&filter, argc, argv, "f:i:u:")) != -1)
		switch (option) {
		case 'f':
			run.format = output_format(optarg);
			if (!run.format)
				filter_usage(&filter, "-f: unknown format '%s'", optarg);
			break;
		case 'i':
			run.output.first =
				filter_number(&filter, 'i', optarg, 0, UINT64_MAX >> 1);
			break;
		case 'u':
			run.output.refusal = optarg;
			break;
		}
	if (!record_open(&run.record))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, format, &run);
	record_close(&run.record);
	return filter_close(&filter, STATUS_HELD);
}
