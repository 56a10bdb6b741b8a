/* Texts that boards are read from. */
#ifndef LO_INPUT_H
#define LO_INPUT_H

#include "reader.h"
#include "record.h"

#include <stdbool.h>
#include <stdint.h>

/* A text that is being read: what it is, and what has been seen of it. */
struct input {
	struct size size; /* of its boards */
	uint64_t first;   /* the number of its first board */
	bool begun;
	bool counted;    /* it began with a count */
	uint64_t count;  /* that count */
	uint64_t boards; /* read so far */
};

struct input_format {
	const char *name;

	/*
	 * Reads the next board, or a bare refusal, as a record. The first call of a text
	 * has {.size, .first} in input and the reader at its beginning.
	 */
	enum got (*read)(
		struct reader *reader, struct input *input, struct record *record);
};

/* The format of that name, NULL if there is none. */
const struct input_format *input_format(const char *name);

extern const struct input_format input_judge;

#endif
