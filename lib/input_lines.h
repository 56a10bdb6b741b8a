/* What the texts that are read by lines have in common. */
#ifndef LO_INPUT_LINES_H
#define LO_INPUT_LINES_H

#include "filling.h"
#include "lights.h"
#include "reader.h"

#include <stdbool.h>
#include <stdint.h>

static inline bool lines_is_blank(char byte)
{
	return byte == ' ' || (byte >= '\t' && byte <= '\r' && byte != '\n');
}

static inline void lines_skip_blanks(struct reader *reader)
{
	while (reader_has(reader) && lines_is_blank(*reader->at))
		reader->at++;
}

/* Skips blank lines and what is blank before the text of the next. */
static inline void lines_skip_empty(struct reader *reader)
{
	for (lines_skip_blanks(reader); reader_peek(reader) == '\n';
		lines_skip_blanks(reader))
		reader_end_line(reader);
}

/* Skips a byte order mark of UTF-8. */
enum got lines_skip_mark(struct reader *reader);

/* Reads a word. */
enum got lines_word(struct reader *reader, const char *word);

/* Reads the rest of a line, which must be blank. */
enum got lines_end(struct reader *reader);

/* Whether a light is next. */
static inline bool lines_has_light(struct reader *reader, const struct lights *lights)
{
	return reader_has(reader) &&
		lights->of[(unsigned char)*reader->at] != LIGHTS_NEITHER;
}

/* Whether a refusal is next. Where its first letter is a light, none can be. */
static inline bool lines_has_refusal(struct reader *reader, const struct lights *lights)
{
	return reader_peek(reader) == 'I' && lights->of['I'] == LIGHTS_NEITHER;
}

/* Reads its line. */
enum got lines_refusal(struct reader *reader);

/*
 * Takes lights and blanks up to any other byte, which a carriage return is, or up to one
 * light more than most, and counts the lights, which filling has room for. Trouble if
 * memory is out.
 */
enum got lines_take(struct reader *reader, const struct lights *lights,
	struct filling *filling, uint64_t most, uint64_t *count);

/* The same, and blanks behind a carriage return; trouble for a light behind those. */
enum got lines_take_line(struct reader *reader, const struct lights *lights,
	struct filling *filling, uint64_t most, uint64_t *count);

/* Trouble at a byte that should be a light. */
enum got lines_no_light(struct reader *reader, const struct lights *lights);

/* Trouble for lack of memory. */
enum got lines_out_of_memory(struct reader *reader);

#endif
