/* Texts that records are written as. */
#ifndef LO_OUTPUT_H
#define LO_OUTPUT_H

#include "lights.h"
#include "number.h"
#include "reader.h"
#include "record.h"
#include "writer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How pictures of characters are shown; zero: anywhere, in characters. */
struct display {
	bool blocks;      /* as half blocks, two rows a line */
	bool colour;      /* by escape sequences */
	uint64_t columns; /* that a line may have, 0 for any number */
};

/* A text that is being written. */
struct output {
	struct display display;
	const char *refusal;   /* what a refusal is written as */
	struct counter number; /* of the record to be written */
	bool begun;            /* whether a record has been written */
	char cells[256][16];   /* each eight cells in a row, a blank behind each */
};

/*
 * Begins a text: how lights and refusals are written, and the number of the first record.
 * output->display is left to the caller.
 */
void output_open(struct output *output, const struct lights *lights, const char *refusal,
	uint64_t first);

struct output_format {
	const char *name;
	const char *options; /* letters of those that it does not contradict */
	/* Where it is for a terminal: off and on without -l. NULL: for any reader. */
	const char *lights;
	unsigned shapes;    /* of the records that it writes, */
	const char *wanted; /* and what they are called; NULL for all */

	/*
	 * Why a record of one of the shapes cannot be written, and the column; NULL if it
	 * can. NULL for a format that can write each.
	 */
	const char *(*why_not)(const struct output *output, const struct record *record,
		uint64_t *column);

	/* Writes a record of one of the shapes. */
	void (*write)(struct writer *writer, struct output *output,
		const struct record *record);

	/*
	 * After a record was written: reads and writes the next, those that run_read()
	 * takes; none, at times. lo-fmt takes 82 instructions a board so (callgrind),
	 * and 226 one by one. NULL if a format has no faster way.
	 */
	void (*pass)(struct writer *writer, struct output *output, struct reader *reader);
};

/* The shapes of what is written as text, and what they are called. */
#define OUTPUT_ALONE (SHAPE(RECORD_MASK) | SHAPE(RECORD_REFUSAL))
#define OUTPUT_ALONE_WANTED "a mask or a refusal alone"

/* The shapes of what is drawn: all. */
#define OUTPUT_ANY (OUTPUT_ALONE | SHAPE(RECORD_MASKS) | SHAPE(RECORD_MASK_REFUSAL))

/* The format of that name, NULL if there is none. */
const struct output_format *output_format(const char *name);

/* The name of format i, counted from 0; NULL past the last. */
const char *output_format_name(size_t i);

/* Writes what a record is that has no mask to be written. */
static inline void output_refusal(struct writer *writer, const struct output *output)
{
	writer_text(writer, output->refusal);
	writer_byte(writer, '\n');
}

/* Writes the empty line between records. */
static inline void output_apart(struct writer *writer, const struct output *output)
{
	if (output->begun)
		writer_byte(writer, '\n');
}

/*
 * Writes a record, and those behind it that the format passes on. reader is where it came
 * from.
 */
static inline void output_write(const struct output_format *format, struct output *output,
	const struct record *record, struct reader *reader, struct writer *writer)
{
	format->write(writer, output, record);
	output->begun = true;
	counter_next(&output->number);
	if (format->pass)
		format->pass(writer, output, reader);
}

extern const struct output_format output_judge, output_rows, output_grid, output_list,
	output_count, output_pbm, output_picture, output_svg;

#endif
