/* lo-parse: text to boards. */
#include "../lib/input.h"
#include "filter.h"

struct run {
	const struct input_format *format;
	struct size size;
	uint64_t first;
	struct record record;
};

static void parse(struct filter *filter, void *state)
{
	struct run *run = state;
	struct input input = {.size = run->size, .first = run->first};

	while (filter_got(filter, run->format->read(&filter->in, &input, &run->record))) {
		if (run->record.shape == RECORD_REFUSAL)
			field_refusal(&filter->out, NULL);
		else
			field_mask(&filter->out, &run->record.first);
		writer_byte(&filter->out, '\n');
	}
}

int main(int argc, char **argv)
{
	struct filter filter;
	struct run run = {.format = &input_judge, .size = SIZE_JUDGES, .first = 1};
	int option;

	filter_open(&filter, "lo-parse", "[-s RxC] [-f judge] [-i first] [file...]",
		"  -f format      read judge (the default)\n"
		"  -i first       the number of the first PUZZLE, 1 without it\n"
		"  -s RxC         the size of the boards, 5x6 without it\n");
	while ((option = filter_option(&filter, argc, argv, "f:i:s:")) != -1)
		switch (option) {
		case 'f':
			run.format = input_format(optarg);
			if (!run.format)
				filter_usage(&filter, "-f: unknown format '%s'", optarg);
			break;
		case 'i':
			run.first =
				filter_number(&filter, 'i', optarg, 0, UINT64_MAX >> 1);
			break;
		case 's':
			run.size = filter_size(&filter, 's', optarg);
			break;
		}
	if (!record_open(&run.record))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, parse, &run);
	record_close(&run.record);
	return filter_close(&filter, STATUS_HELD);
}
