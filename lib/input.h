/* Texts that boards are read from. */
#ifndef LO_INPUT_H
#define LO_INPUT_H

#include "layout.h"
#include "lights.h"
#include "mask.h"
#include "reader.h"
#include "record.h"
#include "size.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A text that is being read. */
struct input {
	const struct input_format *format;
	const struct lights *lights;
	struct size size; /* of its boards; where the text tells, of the last */
	uint64_t number;  /* of the next board, where they are numbered */
	bool begun;       /* whether what is before the first board has been read */
	bool counted;     /* whether that was a count of the boards */
	uint64_t count;   /* that count */
	uint64_t left;    /* how many of them are to be read, nothing between them */
	uint64_t most;    /* cells that memory holds, where the text tells the size */
	size_t bytes;     /* of the last board that was read by lines */
	struct layout layout;
};

struct input_format {
	const char *name;
	const char *options; /* letters of those that say how to read it */

	/*
	 * Reads the next board, or a refusal without a proof, into record. GOT_END at the
	 * end of the text; GOT_TROUBLE, as told by reader_trouble(), for what is wrong.
	 */
	enum got (*read)(
		struct input *input, struct reader *reader, struct record *record);
};

/*
 * Begins a text whose boards have those lights, which stay the caller's to keep; where
 * the text does not tell they are of that size, and numbered from first, which is at most
 * NUMBER_MOST_FIRST.
 */
void input_open(struct input *input, const struct input_format *format,
	const struct lights *lights, struct size size, uint64_t first);

/* Reads the next board if it is laid out as one before and lies in the buffer. */
static inline bool input_read_laid_out(
	const struct input *input, struct reader *reader, struct mask *board)
{
	const struct layout *layout = &input->layout;

	if (layout->bytes == 0 || (size_t)(reader->end - reader->at) < layout->bytes ||
		!layout_read(layout, reader->at, &board->words[0]))
		return false;
	board->size = input->size;
	reader->at += layout->bytes;
	reader->line += layout->lines;
	return true;
}

/* Reads the next board, as struct input_format has it. */
static inline enum got input_read(
	struct input *input, struct reader *reader, struct record *record)
{
	if (input->left == 0 || !input_read_laid_out(input, reader, &record->first))
		return input->format->read(input, reader, record);
	record->shape = RECORD_MASK;
	input->left--;
	return GOT_ONE;
}

/*
 * After a board was read: reads the next and writes them as records, those of the judges'
 * size that are laid out as one before and lie in the buffer; none, at times. lo-parse
 * takes 99 instructions a board so (callgrind), and 143 one by one.
 */
void input_pass(struct input *input, struct reader *reader, struct writer *writer);

/* The format of that name, NULL if there is none. */
const struct input_format *input_format(const char *name);

/* The name of format i, counted from 0; NULL past the last. */
const char *input_format_name(size_t i);

extern const struct input_format input_judge, input_grid, input_pbm, input_flip;

#endif
