/*
 * The end of record.h, which alone includes it. Masks of the judges' size, alone or in
 * pairs, are what most streams are made of. Here, where the compiler sees them whole,
 * they take lo-apply 209 instructions a pair (callgrind), and 758 without this.
 */
#ifndef LO_RECORD_BARE_H
#define LO_RECORD_BARE_H

#include "hex.h"

/* A bare mask at text. */
static inline bool bare_scan(const char *text, struct mask *mask)
{
	if (!hex_scan8(text, &mask->words[0]) || mask->words[0] >> 30 != 0)
		return false;
	mask->size = SIZE_JUDGES;
	return true;
}

/* Reads a line of one or two bare masks that lies in the buffer; else takes nothing. */
static inline bool bare_read(struct reader *reader, struct record *record)
{
	const char *at = reader->at;
	ptrdiff_t left = reader->end - at;

	if (left >= 9 && at[8] == '\n') {
		if (!bare_scan(at, &record->first))
			return false;
		record->shape = RECORD_MASK;
		record->column = 9;
		reader->at += 9;
	} else if (left >= 18 && at[8] == '\t' && at[17] == '\n') {
		if (!bare_scan(at, &record->first) || !bare_scan(at + 9, &record->second))
			return false;
		record->shape = RECORD_MASKS;
		record->column = 10;
		reader->at += 18;
	} else {
		return false;
	}
	reader->line++;
	return true;
}

static inline enum got record_read(struct reader *reader, struct record *record)
{
	return bare_read(reader, record) ? GOT_ONE : record_parse(reader, record);
}

/* Writes a mask of the judges' size and what is behind it. */
static inline void bare_write(struct writer *writer, const struct mask *mask, char behind)
{
	char *text = writer_room(writer, 9);

	hex_print8(text, mask->words[0]);
	text[8] = behind;
	writer->used += 9;
}

static inline void record_write(struct writer *writer, enum shape shape,
	const struct mask *first, const struct mask *second)
{
	if ((shape != RECORD_MASK && shape != RECORD_MASKS) ||
		!size_same(first->size, SIZE_JUDGES)) {
		record_print(writer, shape, first, second);
		return;
	}
	if (shape == RECORD_MASKS) {
		bare_write(writer, first, '\t');
		first = second;
	}
	bare_write(writer, first, '\n');
}

#endif
