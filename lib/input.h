/* Texts that boards are read from. */
#ifndef LO_INPUT_H
#define LO_INPUT_H

#include "reader.h"
#include "record.h"

#include <stddef.h>
#include <stdint.h>

struct input_format {
	const char *name;

	/*
	 * Begins a text whose boards have that size and are numbered from first, which is
	 * at most NUMBER_MOST_FIRST. Returns what read() is to know of the text, NULL if
	 * memory is out.
	 */
	void *(*open)(struct size size, uint64_t first);

	/*
	 * Reads the next board, or a refusal without a proof, into record. GOT_END at the
	 * end of the text; GOT_TROUBLE, as told by reader_trouble(), for what is wrong.
	 */
	enum got (*read)(void *text, struct reader *reader, struct record *record);

	void (*close)(void *text);
};

/* The format of that name, NULL if there is none. */
const struct input_format *input_format(const char *name);

/* The name of format i, counted from 0; NULL past the last. */
const char *input_format_name(size_t i);

extern const struct input_format input_judge;

#endif
