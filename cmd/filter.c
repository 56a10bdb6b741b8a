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
	filter->several = false;
	writer_open(&filter->out, STDOUT_FILENO);
}

/* File names and arguments are anyone's: what is not printable ASCII is escaped. */
static void write_safe(struct writer *writer, const char *text)
{
	for (; *text != '\0'; text++)
		if (*text >= ' ' && *text <= '~') {
			writer_byte(writer, *text);
		} else {
			writer_text(writer, "\\x");
			hex_print(writer_room(writer, 2), (unsigned char)*text, 2);
			writer->used += 2;
		}
}

static void write_usage(struct filter *filter, struct writer *writer)
{
	writer_text(writer, "usage: ");
	writer_text(writer, filter->name);
	writer_byte(writer, ' ');
	writer_text(writer, filter->synopsis);
	writer_byte(writer, '\n');
}

/* Everything at once, since the filters of a pipeline share standard error. */
static void say(struct filter *filter, bool usage, const char *format, va_list arguments)
{
	struct writer error;
	char message[8192];

	writer_flush(&filter->out);
	vsnprintf(message, sizeof message, format, arguments);
	writer_open(&error, STDERR_FILENO);
	writer_text(&error, filter->name);
	writer_text(&error, ": ");
	write_safe(&error, message);
	writer_byte(&error, '\n');
	if (usage)
		write_usage(filter, &error);
	writer_flush(&error);
}

void filter_say(struct filter *filter, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	say(filter, false, format, arguments);
	va_end(arguments);
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

static noreturn void die_writing(struct filter *filter)
{
	filter_die(filter, "<stdout>: %s", strerror(filter->out.error));
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
	exit(filter_close(filter, STATUS_HELD));
}

static noreturn void version(struct filter *filter)
{
	writer_text(&filter->out, filter->name);
	writer_text(&filter->out, " " LO_VERSION "\n");
	exit(filter_close(filter, STATUS_HELD));
}

/* An argument that begins with two dashes, where the next option would be. */
static noreturn void long_option(struct filter *filter, const char *argument)
{
	if (strcmp(argument, "--help") == 0)
		help(filter);
	if (strcmp(argument, "--version") == 0)
		version(filter);
	filter_usage(filter, "unknown option %s", argument);
}

int filter_option(struct filter *filter, int argc, char **argv, const char *letters)
{
	char all[32];
	int option;

	if (optind < argc && strncmp(argv[optind], "--", 2) == 0 &&
		argv[optind][2] != '\0')
		long_option(filter, argv[optind]);
	snprintf(all, sizeof all, ":%shV", letters);
	option = getopt(argc, argv, all);
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
	}
	return option;
}

uint64_t filter_number(struct filter *filter, char option, const char *argument,
	uint64_t least, uint64_t most)
{
	uint64_t number;

	if (!number_parse(argument, least, most, &number))
		filter_usage(filter,
			"-%c: expected a number from %" PRIu64 " to %" PRIu64
			", found '%s'",
			option, least, most, argument);
	return number;
}

struct size filter_size(struct filter *filter, char option, const char *argument)
{
	struct size size;

	if (!size_parse(argument, &size))
		filter_usage(filter, "-%c: expected rows x columns as in 5x6, found '%s'",
			option, argument);
	return size;
}

void filter_each(struct filter *filter, char **operands,
	void (*handle)(struct filter *filter, void *state), void *state)
{
	char *standard_input[] = {"-", NULL};

	for (char **name = *operands ? operands : standard_input; *name; name++) {
		bool named = strcmp(*name, "-") != 0;
		int fd = named ? open(*name, O_RDONLY) : STDIN_FILENO;

		if (fd < 0)
			filter_die(filter, "%s: %s", *name, strerror(errno));
		reader_open(&filter->in, fd, named ? *name : "<stdin>", &filter->out);
		handle(filter, state);
		if (named)
			close(fd);
	}
}

bool filter_got(struct filter *filter, enum got got)
{
	const struct trouble *trouble = &filter->in.trouble;

	if (filter->out.error != 0)
		die_writing(filter);
	if (got != GOT_TROUBLE)
		return got == GOT_ONE;
	if (trouble->line == 0)
		filter_die(filter, "%s: %s", filter->in.name, trouble->reason);
	filter_die(filter, "%s:%" PRIu64 ":%" PRIu64 ": %s", filter->in.name,
		trouble->line, trouble->column, trouble->reason);
}

bool filter_record(struct filter *filter, struct record *record)
{
	return filter_got(filter, record_read(&filter->in, record));
}

void filter_refuse(struct filter *filter, const struct record *record, uint64_t column,
	const char *reason)
{
	filter_die(filter, "%s:%" PRIu64 ":%" PRIu64 ": %s", filter->in.name,
		record->line, column, reason);
}
