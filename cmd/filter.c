#include "filter.h"

#include "../lib/hex.h"
#include "../lib/number.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void filter_open(
	struct filter *filter, const char *name, const char *synopsis, const char *help)
{
	filter->name = name;
	filter->synopsis = synopsis;
	filter->help = help;
	filter->several = filter->input_taken = false;
	memset(filter->given, 0, sizeof filter->given);
	writer_open(&filter->out, STDOUT_FILENO);
}

static void write_usage(struct filter *filter, struct writer *writer)
{
	writer_text(writer, "usage: ");
	writer_text(writer, filter->name);
	writer_byte(writer, ' ');
	writer_text(writer, filter->synopsis);
	writer_byte(writer, '\n');
}

/* File names and arguments are anyone's: all but printable ASCII is escaped. */
static void write_safe(struct writer *writer, const char *text)
{
	for (; *text != '\0'; text++)
		if (*text >= ' ' && *text <= '~' && *text != '\\') {
			writer_byte(writer, *text);
		} else {
			writer_text(writer, "\\x");
			hex_print(writer_room(writer, 2), (unsigned char)*text, 2);
			writer->used += 2;
		}
}

/* All at once: the filters of a pipeline share standard error. False if it fails. */
static bool write_message(struct filter *filter, const char *message, bool usage)
{
	static struct writer error;

	writer_open(&error, STDERR_FILENO);
	writer_text(&error, filter->name);
	writer_text(&error, ": ");
	write_safe(&error, message);
	writer_byte(&error, '\n');
	if (usage)
		write_usage(filter, &error);
	return writer_flush(&error);
}

/* For an output that has failed, which is graver than what else was to be said. */
static noreturn void die_writing(struct filter *filter)
{
	char message[128];

	snprintf(message, sizeof message, "<stdout>: %s", strerror(filter->out.error));
	write_message(filter, message, false);
	exit(STATUS_TROUBLE);
}

static void say(struct filter *filter, bool usage, const char *format, va_list arguments)
{
	char message[8192]; /* two file names, and no argument is quoted at such length */

	if (!writer_flush(&filter->out))
		die_writing(filter);
	vsnprintf(message, sizeof message, format, arguments);
	if (!write_message(filter, message, usage))
		exit(STATUS_TROUBLE);
}

void filter_say(struct filter *filter, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	say(filter, false, format, arguments);
	va_end(arguments);
}

void filter_tell(void *filter, const char *stage, double share, double left)
{
	filter_say(filter, "%s: %.0f %% done, %.0f s left", stage, 100 * share, left);
}

void filter_die(struct filter *filter, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	say(filter, false, format, arguments);
	va_end(arguments);
	exit(STATUS_TROUBLE);
}

void filter_usage(struct filter *filter, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	say(filter, true, format, arguments);
	va_end(arguments);
	exit(STATUS_TROUBLE);
}

void filter_unknown(struct filter *filter, char option, const char *argument,
	const char *(*name)(size_t i))
{
	char names[200] = "";

	for (size_t i = 0; name(i); i++) {
		size_t length = strlen(names);

		snprintf(names + length, sizeof names - length, "%s%s", i > 0 ? ", " : "",
			name(i));
	}
	filter_usage(filter, "-%c: expected one of %s, found '" QUOTE "'", option, names,
		argument);
}

int filter_close(struct filter *filter, int status)
{
	if (!writer_close(&filter->out))
		die_writing(filter);
	return status;
}

static noreturn void help(struct filter *filter)
{
	write_usage(filter, &filter->out);
	writer_text(&filter->out, filter->help);
	writer_text(&filter->out,
		"  -h, --help     print this\n"
		"  -V, --version  print the version\n");
	exit(filter_close(filter, STATUS_DONE));
}

static noreturn void version(struct filter *filter)
{
	writer_text(&filter->out, filter->name);
	writer_text(&filter->out, " " LO_VERSION "\n");
	exit(filter_close(filter, STATUS_DONE));
}

/* An argument that begins with two dashes, where the next option would be. */
static noreturn void long_option(struct filter *filter, const char *argument)
{
	if (strcmp(argument, "--help") == 0)
		help(filter);
	if (strcmp(argument, "--version") == 0)
		version(filter);
	filter_usage(filter, "unknown option " QUOTE, argument);
}

int filter_option(struct filter *filter, int argc, char **argv, const char *letters)
{
	const char *next = optind < argc ? argv[optind] : "";
	int option = -1;

	if (strncmp(next, "--", 2) == 0 && next[2] != '\0')
		long_option(filter, next);
	/* An operand ends the options, also where getopt() would look behind it. */
	if (next[0] == '-' && next[1] != '\0')
		option = getopt(argc, argv, letters);
	switch (option) {
	case 'h':
		help(filter);
	case 'V':
		version(filter);
	case ':':
		filter_usage(filter, "option -%c needs an argument", optopt);
	case '?':
		filter_usage(filter, "unknown option -%c", optopt);
	case -1:
		filter->several = argc - optind > 1;
		break;
	default:
		filter->given[option] = true;
	}
	return option;
}

void filter_takes(
	struct filter *filter, const char *options, const char *format, const char *takes)
{
	for (; *options != '\0'; options++)
		if (filter->given[(unsigned char)*options] && !strchr(takes, *options))
			filter_usage(filter, "-%c contradicts -f %s", *options, format);
}

uint64_t filter_number(struct filter *filter, char option, const char *argument,
	uint64_t least, uint64_t most)
{
	uint64_t number;

	if (!number_parse(argument, least, most, &number))
		filter_usage(filter,
			"-%c: expected a number from %" PRIu64 " to %" PRIu64
			", found '" QUOTE "'",
			option, least, most, argument);
	return number;
}

struct size filter_size(struct filter *filter, char option, const char *argument)
{
	struct size size;

	const char name[] = {'-', option, ':', ' ', '\0'};

	if (!size_parse(argument, &size))
		filter_usage(filter,
			"%sexpected rows x columns as in 5x6, at most 2^62 cells, "
			"found '" QUOTE "'",
			option ? name : "", argument);
	return size;
}

void filter_lights(
	struct filter *filter, char option, const char *argument, struct lights *lights)
{
	if (!lights_parse(argument, lights))
		filter_usage(filter,
			"-%c: expected two different printable characters, neither a "
			"blank, as in .#, found '" QUOTE "'",
			option, argument);
}

void filter_each(struct filter *filter, char **operands,
	void (*handle)(struct filter *filter, void *state), void *state)
{
	static char standard_input[] = "-";
	char *none[] = {standard_input, NULL};

	for (char **name = *operands ? operands : none; *name; name++) {
		bool named = strcmp(*name, "-") != 0;
		int fd = STDIN_FILENO;

		/* To open a FIFO may wait, and what is done must not. */
		writer_flush(&filter->out);
		if (named)
			fd = open(*name, O_RDONLY);
		else if (filter->input_taken)
			filter_usage(filter,
				"-r @-: standard input is the rule, and "
				"cannot be read again");
		if (fd < 0)
			filter_die(filter, "%.4096s: %s", *name, strerror(errno));
		reader_open(&filter->in, fd, named ? *name : "<stdin>", &filter->out);
		handle(filter, state);
		if (named)
			close(fd);
	}
}

/* Ends the filter for a reason at a place of filter->in; line 0 is no place. */
static noreturn void die_at(
	struct filter *filter, uint64_t line, uint64_t column, const char *reason)
{
	if (line == 0)
		filter_die(filter, "%.4096s: %s", filter->in.name, reason);
	filter_die(filter, "%.4096s:%" PRIu64 ":%" PRIu64 ": %s", filter->in.name, line,
		column, reason);
}

bool filter_ended(struct filter *filter, enum got got)
{
	const struct trouble *trouble = &filter->in.trouble;

	if (filter->out.error != 0)
		die_writing(filter);
	if (got == GOT_TROUBLE)
		die_at(filter, trouble->line, trouble->column, trouble->reason);
	return false;
}

void filter_refuse_shape(
	struct filter *filter, const struct record *record, const char *wanted)
{
	static const char *const found[] = {
		[RECORD_MASK] = "one mask",
		[RECORD_MASKS] = "two masks",
		[RECORD_REFUSAL] = "a refusal",
		[RECORD_MASK_REFUSAL] = "a mask and a refusal",
	};
	char reason[120];

	snprintf(reason, sizeof reason, "expected %s, found %s", wanted,
		found[record->shape]);
	filter_refuse(
		filter, record->shape == RECORD_REFUSAL ? 1 : record->column, reason);
}

void filter_refuse(struct filter *filter, uint64_t column, const char *reason)
{
	die_at(filter, reader_last_line(&filter->in), column, reason);
}
