/* Texts that records are written as. */
#ifndef LO_OUTPUT_H
#define LO_OUTPUT_H

#include "lights.h"
#include "number.h"
#include "record.h"
#include "size.h"
#include "writer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* So many boards of a size pay for its pieces. */
enum { OUTPUT_RUN = 256 };

/* A text that is being written. */
struct output {
	const char *refusal;   /* what a refusal is written as */
	struct counter number; /* of the record to be written */
	bool begun;            /* whether a record has been written */
	char cells[256][16];   /* each eight cells in a row, a blank behind each */
	/* Of the boards of at most 64 cells: the size of the last, */
	struct size size;
	unsigned run; /* how many had it in a row, up to OUTPUT_RUN, */
	/* and from then on what cells is, for each eight cells of it, with newlines. */
	char pieces[8 * 256][16];
};

/*
 * Begins a text: how lights and refusals are written, and the number of the first record.
 */
void output_open(struct output *output, const struct lights *lights, const char *refusal,
	uint64_t first);

struct output_format {
	const char *name;
	const char *options; /* letters of those that it does not contradict */

	/* Writes a record that is one mask or one refusal. */
	void (*write)(struct writer *writer, struct output *output,
		const struct record *record);
};

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

extern const struct output_format output_judge, output_rows, output_grid, output_list,
	output_count;

#endif
