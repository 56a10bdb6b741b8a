#include "record.h"
#include "hex.h"

bool record_open(struct record *record)
{
	record->first.words = record->second.words = NULL;
	return mask_open(&record->first) && mask_open(&record->second);
}

void record_close(struct record *record)
{
	mask_close(&record->first);
	mask_close(&record->second);
}

/* A bare mask at text. */
static inline bool scan_bare(const char *text, struct mask *mask)
{
	if (!hex_scan8(text, &mask->words[0]) || mask->words[0] >> 30 != 0)
		return false;
	mask->size = SIZE_JUDGES;
	return true;
}

static inline bool read_bare(struct reader *reader, struct record *record)
{
	const char *at = reader->at;
	ptrdiff_t left = reader->end - at;

	if (left >= 9 && at[8] == '\n') {
		if (!scan_bare(at, &record->first))
			return false;
		record->shape = RECORD_MASK;
		record->column = 9;
		reader->at += 9;
	} else if (left >= 18 && at[8] == '\t' && at[17] == '\n') {
		if (!scan_bare(at, &record->first) || !scan_bare(at + 9, &record->second))
			return false;
		record->shape = RECORD_MASKS;
		record->column = 10;
		reader->at += 18;
	} else {
		return false;
	}
	record->line = reader->line++;
	reader->start = reader_offset(reader);
	return true;
}

enum got record_read(struct reader *reader, struct record *record)
{
	return read_bare(reader, record) ? GOT_ONE : record_parse(reader, record);
}

static void write_size(struct writer *writer, struct size size)
{
	writer_number(writer, size.rows);
	writer_byte(writer, 'x');
	writer_number(writer, size.columns);
	writer_byte(writer, ':');
}

static void write_mask(struct writer *writer, const struct mask *mask)
{
	size_t i = mask_words(mask) - 1;
	const unsigned digits = (unsigned)(size_digits(mask->size) - 16 * i);

	if (!size_same(mask->size, SIZE_JUDGES))
		write_size(writer, mask->size);
	hex_print(writer_room(writer, 16), mask->words[i], digits);
	writer->used += digits;
	while (i > 0) {
		const size_t part = i < WRITER_BYTES / 16 ? i : WRITER_BYTES / 16;
		char *text = writer_room(writer, 16 * part);

		for (size_t end = i - part; i > end; text += 16)
			hex_print16(text, mask->words[--i]);
		writer->used += 16 * part;
	}
}

static void write_refusal(struct writer *writer, const struct mask *proof)
{
	writer_byte(writer, '!');
	if (proof)
		write_mask(writer, proof);
}

static void write_any(struct writer *writer, enum shape shape, const struct mask *first,
	const struct mask *second)
{
	if (shape == RECORD_REFUSAL)
		write_refusal(writer, first);
	else
		write_mask(writer, first);
	if (shape == RECORD_MASKS || shape == RECORD_MASK_REFUSAL)
		writer_byte(writer, '\t');
	if (shape == RECORD_MASKS)
		write_mask(writer, second);
	if (shape == RECORD_MASK_REFUSAL)
		write_refusal(writer, second);
	writer_byte(writer, '\n');
}

/* Writes a mask of the judges' size and what is behind it. */
static void write_bare(struct writer *writer, const struct mask *mask, char behind)
{
	char *text = writer_room(writer, 9);

	hex_print8(text, mask->words[0]);
	text[8] = behind;
	writer->used += 9;
}

void record_write(struct writer *writer, enum shape shape, const struct mask *first,
	const struct mask *second)
{
	if ((shape != RECORD_MASK && shape != RECORD_MASKS) ||
		!size_same(first->size, SIZE_JUDGES)) {
		write_any(writer, shape, first, second);
		return;
	}
	if (shape == RECORD_MASKS) {
		write_bare(writer, first, '\t');
		first = second;
	}
	write_bare(writer, first, '\n');
}
