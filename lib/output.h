/* Texts that records are written as. */
#ifndef LO_OUTPUT_H
#define LO_OUTPUT_H

#include "record.h"
#include "writer.h"

#include <stdint.h>

/* A text that is being written. */
struct output {
	const char *refusal; /* what a refusal is written as */
	uint64_t first;      /* the number of the first record */
	uint64_t records;    /* written so far */
};

struct output_format {
	const char *name;

	/* Writes a record that is one mask or one refusal. */
	void (*write)(struct writer *writer, const struct output *output,
		const struct record *record);
};

/* The format of that name, NULL if there is none. */
const struct output_format *output_format(const char *name);

extern const struct output_format output_judge, output_rows, output_grid;

#endif
