/* lo-parse: text to boards. */
#include "../lib/input.h"
#include "../lib/lights.h"
#include "filter.h"

struct run {
	const struct input_format *format;
	struct lights lights;
	struct size size;
	uint64_t first;
	struct input input;
	struct record record;
};

static void parse(struct filter *filter, void *state)
{
	struct run *run = state;
	struct record *record = &run->record;

	input_open(&run->input, run->format, &run->lights, run->size, run->first);
	while (filter_got(filter, input_read(&run->input, &filter->in, record))) {
		record_write(&filter->out, record->shape,
			record->shape == RECORD_REFUSAL ? NULL : &record->first, NULL);
		input_pass(&run->input, &filter->in, &filter->out);
	}
}

int main(int argc, char **argv)
{
	static struct filter filter;
	struct run run = {.format = &input_judge, .size = SIZE_JUDGES, .first = 1};
	int option;

	lights_parse(LIGHTS_DIGITS, &run.lights);
	filter_open(&filter, "lo-parse",
		"[-s RxC] [-f judge|grid|pbm|flip] [-i first] [-l OFFON] [file...]",
		"  -f format      the format of the text, judge without it\n"
		"  -i first       the number of the first PUZZLE, 1 without it\n"
		"  -l OFFON       the characters of off and on, 01 without it\n"
		"  -s RxC         the size of the boards, 5x6 without it\n");
	while ((option = filter_option(&filter, argc, argv, ":f:i:l:s:hV")) != -1)
		switch (option) {
		case 'f':
			run.format = input_format(optarg);
			if (!run.format)
				filter_unknown(&filter, 'f', optarg, input_format_name);
			break;
		case 'i':
			run.first =
				filter_number(&filter, 'i', optarg, 0, NUMBER_MOST_FIRST);
			break;
		case 'l':
			filter_lights(&filter, 'l', optarg, &run.lights);
			break;
		case 's':
			run.size = filter_size(&filter, 's', optarg);
			break;
		}
	filter_takes(&filter, "ils", run.format->name, run.format->options);
	if (!record_open(&run.record))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, parse, &run);
	record_close(&run.record);
	return filter_close(&filter, STATUS_DONE);
}
