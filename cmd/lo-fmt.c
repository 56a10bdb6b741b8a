/* lo-fmt: boards and answers to text. */
#include "../lib/lights.h"
#include "../lib/output.h"
#include "filter.h"
#include "terminal.h"

struct run {
	const struct output_format *format;
	struct output output;
	struct record record;
};

/* Ends the filter for a record that the format cannot write. */
static void check(struct filter *filter, const struct run *run)
{
	uint64_t column;
	const char *reason = run->format->why_not(&run->output, &run->record, &column);

	if (reason)
		filter_refuse(filter, column, reason);
}

static void format(struct filter *filter, void *state)
{
	struct run *run = state;

	while (filter_record(
		filter, &run->record, run->format->shapes, run->format->wanted)) {
		if (run->format->why_not)
			check(filter, run);
		output_write(run->format, &run->output, &run->record, &filter->in,
			&filter->out);
	}
}

int main(int argc, char **argv)
{
	static struct filter filter;
	static struct run run = {.format = &output_judge};
	const char *refusal = "IMPOSSIBLE";
	struct lights lights;
	uint64_t first = 1;
	int option;

	lights_parse(LIGHTS_DIGITS, &lights);
	filter_open(&filter, "lo-fmt",
		"[-f format] [-i first] [-l OFFON] [-u text] [file...]",
		"  -f format      the format of the text, judge without it\n"
		"  -i first       the number of the first PUZZLE, 1 without it\n"
		"  -l OFFON       the characters of off and on, 01 or .# without it\n"
		"  -u text        what a refusal is written as, IMPOSSIBLE without it\n");
	while ((option = filter_option(&filter, argc, argv, ":f:i:l:u:hV")) != -1)
		switch (option) {
		case 'f':
			run.format = output_format(optarg);
			if (!run.format)
				filter_unknown(&filter, 'f', optarg, output_format_name);
			break;
		case 'i':
			first = filter_number(&filter, 'i', optarg, 0, NUMBER_MOST_FIRST);
			break;
		case 'l':
			filter_lights(&filter, 'l', optarg, &lights);
			break;
		case 'u':
			refusal = optarg;
			break;
		}
	filter_takes(&filter, "ilu", run.format->name, run.format->options);
	if (run.format->lights) {
		run.output.display = terminal_display();
		if (filter.given['l'])
			run.output.display.blocks = false;
		else
			lights_parse(run.format->lights, &lights);
	}
	output_open(&run.output, &lights, refusal, first);
	if (!record_open(&run.record))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, format, &run);
	record_close(&run.record);
	return filter_close(&filter, STATUS_DONE);
}
