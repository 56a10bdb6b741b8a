/*
 * What every filter does the same way: options, operands, messages and statuses. Here
 * and in the filters alone is anything printed and the program ended.
 */
#ifndef LO_FILTER_H
#define LO_FILTER_H

#include "../lib/lights.h"
#include "../lib/reader.h"
#include "../lib/record.h"
#include "../lib/size.h"
#include "../lib/writer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdnoreturn.h>
#include <unistd.h>

enum { STATUS_DONE, STATUS_FAILED, STATUS_TROUBLE };

struct filter {
	const char *name;
	const char *synopsis; /* of its usage line, the options and operands */
	const char *help;     /* what -h prints below that */
	bool several;         /* whether there are several operands */
	bool input_taken;     /* whether standard input was read to its end for -r */
	bool given[128];      /* which options have been given, by their letters */
	struct reader in;
	struct writer out; /* standard output */
};

/* Begins a filter; the three texts are as in struct filter. */
void filter_open(
	struct filter *filter, const char *name, const char *synopsis, const char *help);

/*
 * Writes what is left and closes standard output. Returns status; if that fails, ends
 * with STATUS_TROUBLE.
 */
int filter_close(struct filter *filter, int status);

/*
 * The next option, -1 after the last. letters is as for getopt(), with a colon before
 * all and with -h and -V. Those two, --help, --version and wrong options are dealt with
 * and do not return.
 */
int filter_option(struct filter *filter, int argc, char **argv, const char *letters);

/* The argument of an option as a number from least to most; else wrong usage. */
uint64_t filter_number(struct filter *filter, char option, const char *argument,
	uint64_t least, uint64_t most);

/* The argument of an option, or with option 0 an operand, as a size; else wrong usage. */
struct size filter_size(struct filter *filter, char option, const char *argument);

/* The argument of an option as off and on; else wrong usage. */
void filter_lights(
	struct filter *filter, char option, const char *argument, struct lights *lights);

/* Wrong usage if one of the options was given that the format of -f does not take. */
void filter_takes(struct filter *filter, const char *options, const char *format,
	const char *takes);

/*
 * Calls handle with each operand's input in filter->in, in order; standard input for "-"
 * and for no operands.
 */
void filter_each(struct filter *filter, char **operands,
	void (*handle)(struct filter *filter, void *state), void *state);

/* What remains of filter_got() where not all is well: false for GOT_END. */
bool filter_ended(struct filter *filter, enum got got);

/*
 * What came of reading: true for GOT_ONE, false for GOT_END; trouble, and a write that
 * failed meanwhile, ends the filter.
 */
static inline bool filter_got(struct filter *filter, enum got got)
{
	return (got == GOT_ONE && filter->out.error == 0) || filter_ended(filter, got);
}

/* Between reads: ends the filter if a write has failed. */
static inline void filter_go_on(struct filter *filter)
{
	filter_got(filter, GOT_ONE);
}

/* Ends the filter for a record of a shape that it does not take; wanted says what is. */
noreturn void filter_refuse_shape(
	struct filter *filter, const struct record *record, const char *wanted);

/*
 * Reads the next record of filter->in; false at the end. A record whose shape is not in
 * shapes, a sum of SHAPE(), ends the filter.
 */
static inline bool filter_record(
	struct filter *filter, struct record *record, unsigned shapes, const char *wanted)
{
	if (!filter_got(filter, record_read(&filter->in, record)))
		return false;
	if ((shapes & SHAPE(record->shape)) == 0)
		filter_refuse_shape(filter, record, wanted);
	return true;
}

/* A message on standard error, behind the filter's name; output before it is written. */
void filter_say(struct filter *filter, const char *format, ...);

/* Says how far long work has come: what struct progress calls, with the filter. */
void filter_tell(void *filter, const char *stage, double share, double left);

/* Ends the filter with that message and STATUS_TROUBLE. */
noreturn void filter_die(struct filter *filter, const char *format, ...);

/* The same for the record just read, which is one but of no use, at a column of it. */
noreturn void filter_refuse(struct filter *filter, uint64_t column, const char *reason);

/* The same with the usage line, for a wrong command line. */
noreturn void filter_usage(struct filter *filter, const char *format, ...);

/* That for an option whose argument is no name of a table, of which name() has row i. */
noreturn void filter_unknown(struct filter *filter, char option, const char *argument,
	const char *(*name)(size_t i));

#endif
