#include "filling.h"
#include "hex.h"
#include "mask_text.h"
#include "memory.h"
#include "record.h"
#include "size_read.h"

#include <inttypes.h>

static bool at_end_of_field(struct reader *reader)
{
	return reader_at_end_of_line(reader) || *reader->at == '\t' || *reader->at == ' ';
}

/* Takes the words of 16 digits that lie in the buffer. False if memory is out. */
static bool take_words(struct reader *reader, struct filling *filling)
{
	const char *at = reader->at;
	uint64_t n = filling->left / 64;
	uint64_t *words;
	size_t took = 0;

	if (n > (uint64_t)(reader->end - at) / 16)
		n = (uint64_t)(reader->end - at) / 16;
	if (n == 0 || filling->left % 64 != 0)
		return true;
	words = filling_room(filling, (size_t)n);
	if (!words)
		return false;
	while (took < n && hex_scan16(at + 16 * took, &words[took]))
		took++;
	filling_took(filling, took);
	reader->at += 16 * took;
	return true;
}

/* Reads the digits that filling lacks; the first of the mask stands at column. */
static enum got read_digits(
	struct reader *reader, struct filling *filling, uint64_t column)
{
	const struct mask *mask = filling->mask;
	const uint64_t digits = size_digits(mask->size);

	for (;;) {
		int digit;

		if (!take_words(reader, filling))
			return reader_trouble(
				reader, reader_column(reader), "out of memory");
		if (filling->left == 0)
			break;
		digit = reader_has(reader) ? hex_digit(*reader->at) : -1;
		if (digit < 0 && at_end_of_field(reader))
			return reader_trouble(reader, reader_column(reader),
				"expected %" PRIu64 " hex digits, found %" PRIu64, digits,
				digits - filling->left / 4);
		if (digit < 0)
			return reader_expected(reader, "a hex digit");
		if (!filling_push(filling, (uint64_t)digit, 4))
			return reader_trouble(
				reader, reader_column(reader), "out of memory");
		reader->at++;
	}
	if (!at_end_of_field(reader) && hex_digit(*reader->at) < 0)
		return reader_expected(reader, "the end of the field");
	if (!at_end_of_field(reader))
		return reader_trouble(reader, reader_column(reader),
			"expected %" PRIu64 " hex digits, found more", digits);
	if ((mask->words[mask_words(mask) - 1] & ~mask_top(mask)) != 0)
		return reader_trouble(
			reader, column, "a bit above the first cell is set");
	return GOT_ONE;
}

/* Reads what follows the rows of a size that began at column: "xCOLUMNS:". */
static enum got read_columns(struct reader *reader, struct size *size, uint64_t column)
{
	char reason[REASON];

	if (size_read_columns(reader, size, column) != GOT_ONE)
		return GOT_TROUBLE;
	if (reader_peek(reader) != ':')
		return reader_expected(reader, "':'");
	if (!memory_holds(*size, reason))
		return reader_trouble(reader, column, "%s", reason);
	reader->at++;
	return GOT_ONE;
}

/*
 * Decimal digits that a mask begins with are the rows of its size if an x follows them;
 * else they are the first digits of a mask of the judges' size.
 */
static enum got read_mask(struct reader *reader, struct mask *mask)
{
	struct size size = SIZE_JUDGES;
	struct filling filling;
	struct number rows = {0};
	uint64_t digits = 0; /* read so far, */
	bool valid = true;   /* as a number of rows, */
	uint64_t head = 0;   /* and as the head of a mask */
	uint64_t column = reader_column(reader);

	for (; reader_has(reader) && *reader->at >= '0' && *reader->at <= '9';
		reader->at++, digits++) {
		unsigned digit = (unsigned)(*reader->at - '0');

		valid = valid && number_push(&rows, digit);
		head = head << 4 | digit;
	}
	if (digits > 0 && reader_peek(reader) == 'x') {
		size.rows = valid ? rows.value : 0;
		if (read_columns(reader, &size, column) != GOT_ONE)
			return GOT_TROUBLE;
		column = reader_column(reader);
		filling_open(&filling, mask, size, 4 * size_digits(size));
		return read_digits(reader, &filling, column);
	}
	filling_open(&filling, mask, size, 4 * size_digits(size));
	if (digits > size_digits(size))
		return reader_trouble(reader, column + size_digits(size),
			"expected %" PRIu64 " hex digits, found more", size_digits(size));
	if (digits > 0 && !filling_push(&filling, head, 4 * (unsigned)digits))
		return reader_trouble(reader, reader_column(reader), "out of memory");
	return read_digits(reader, &filling, column);
}

/* The same if the mask lies in the buffer with what ends it; else takes nothing. */
static bool read_mask_at_once(struct reader *reader, struct mask *mask)
{
	const char *after = mask_scan(reader->at, reader->end, mask);

	if (!after || (*after != '\n' && *after != '\t' && *after != ' '))
		return false;
	reader->at = after;
	return true;
}

/* Reads a field into mask; sets whether it is a refusal, and whether it has a mask. */
static enum got read_field(
	struct reader *reader, struct mask *mask, bool *refusal, bool *proof)
{
	*refusal = reader_peek(reader) == '!';
	if (*refusal)
		reader->at++;
	*proof = *refusal && !at_end_of_field(reader);
	if ((*refusal && !*proof) || read_mask_at_once(reader, mask))
		return GOT_ONE;
	if (at_end_of_field(reader))
		return reader_expected(reader, "a mask or a refusal");
	return read_mask(reader, mask);
}

/* Takes a separator: a tab or spaces. */
static void skip_separator(struct reader *reader)
{
	if (*reader->at++ == '\t')
		return;
	while (reader_peek(reader) == ' ')
		reader->at++;
}

static enum got refuse_sizes(struct reader *reader, const struct record *record)
{
	const struct size first = record->first.size, second = record->second.size;

	return reader_trouble(reader, record->column,
		"the fields of a line have one size, not %" PRIu64 "x%" PRIu64
		" and %" PRIu64 "x%" PRIu64,
		first.rows, first.columns, second.rows, second.columns);
}

/*
 * The column of the next byte of a line that began at start, after so many fills: found
 * without going back where the line lies in the buffer, as most do.
 */
static uint64_t column_from(
	const struct reader *reader, const char *start, uint64_t fills)
{
	return reader->fills == fills ? (uint64_t)(reader->at - start) + 1
				      : reader_column(reader);
}

enum got record_parse(struct reader *reader, struct record *record)
{
	struct mask *first = &record->first, *second = &record->second;
	const bool any = reader_has(reader);
	const char *start = reader->at;
	const uint64_t fills = reader->fills;
	bool refusal;

	if (!any && reader->error == 0)
		return GOT_END;
	if (read_field(reader, first, &refusal, &record->proof) != GOT_ONE)
		return GOT_TROUBLE;
	record->shape = refusal ? RECORD_REFUSAL : RECORD_MASK;
	if (!refusal && !reader_at_end_of_line(reader)) {
		skip_separator(reader);
		record->column = column_from(reader, start, fills);
		if (read_field(reader, second, &refusal, &record->proof) != GOT_ONE)
			return GOT_TROUBLE;
		record->shape = refusal ? RECORD_MASK_REFUSAL : RECORD_MASKS;
		if ((!refusal || record->proof) && !size_same(first->size, second->size))
			return refuse_sizes(reader, record);
	} else {
		record->column = column_from(reader, start, fills);
	}
	if (!reader_at_end_of_line(reader))
		return reader_expected(reader, "the end of the line");
	return reader_end_line(reader);
}
