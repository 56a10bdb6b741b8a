/* Pictures one after another: pbm(5), plain (P1) and raw (P4), 1 a light that is on. */
#include "bytes.h"
#include "input.h"
#include "input_lines.h"
#include "memory.h"

#include <inttypes.h>
#include <stdio.h>

/* Skips a comment, but not what ends it: to netpbm that is white space like any other. */
static void skip_comment(struct reader *reader)
{
	if (reader_peek(reader) != '#')
		return;
	while (reader_has(reader) && *reader->at != '\n' && *reader->at != '\r')
		reader->at++;
}

static void skip_space(struct reader *reader)
{
	for (lines_skip_empty(reader); reader_peek(reader) == '#';
		lines_skip_empty(reader))
		skip_comment(reader);
}

static bool has_space(struct reader *reader)
{
	return reader_has(reader) && (lines_is_blank(*reader->at) || *reader->at == '\n');
}

static enum got read_magic(struct reader *reader, bool *plain)
{
	if (reader_peek(reader) != 'P')
		return reader_expected(reader, "P1 or P4");
	reader->at++;
	*plain = reader_peek(reader) == '1';
	if (!*plain && reader_peek(reader) != '4')
		return reader_expected(reader, "1 or 4 behind P");
	reader->at++;
	if (!has_space(reader) && reader_peek(reader) != '#')
		return reader_expected(reader, "white space");
	return GOT_ONE;
}

/* Reads a side of a size that fits so far; leading zeros are none to netpbm. */
static enum got read_side(struct reader *reader, struct size *size, uint64_t *side,
	const char *wanted, uint64_t *column)
{
	struct number number;
	bool zeros = false, valid;

	skip_space(reader);
	*column = reader_column(reader);
	for (; reader_peek(reader) == '0'; reader->at++)
		zeros = true;
	valid = reader_number(reader, &number);
	if (valid && number.digits == 0 && !zeros)
		return reader_expected(reader, wanted);
	*side = number.value;
	if (valid && size_fits(*size))
		return GOT_ONE;
	return reader_trouble(
		reader, *column, "width and height count from 1, to at most 2^62 cells");
}

static enum got read_size(struct reader *reader, struct size *size)
{
	char reason[REASON];
	uint64_t column;

	*size = (struct size){1, 1};
	if (read_side(reader, size, &size->columns, "a width", &column) != GOT_ONE ||
		read_side(reader, size, &size->rows, "a height", &column) != GOT_ONE)
		return GOT_TROUBLE;
	if (!memory_holds(*size, reason))
		return reader_trouble(reader, column, "%s", reason);
	return GOT_ONE;
}

/* For a raster that the input ends in. */
static enum got cut_short(struct reader *reader, uint64_t left, const char *what)
{
	return reader_trouble(reader, reader_column(reader),
		"expected %" PRIu64 " more %s%s of the raster, found the end of the "
		"input",
		left, what, left == 1 ? "" : "s");
}

static enum got read_plain(
	struct reader *reader, const struct lights *lights, struct filling *filling)
{
	uint64_t digits;

	while (filling->left > 0) {
		/* With its last digit a picture is whole: no more is waited for. */
		if (lines_take(reader, lights, filling, filling->left - 1, &digits) !=
			GOT_ONE)
			return GOT_TROUBLE;
		if (lines_has_light(reader, lights)) {
			const unsigned light = lights->of[(unsigned char)*reader->at];

			if (!filling_push(filling, light, 1))
				return lines_out_of_memory(reader);
			reader->at++;
		} else if (!reader_has(reader)) {
			return cut_short(reader, filling->left, "digit");
		} else if (!has_space(reader) && *reader->at != '#') {
			return lines_no_light(reader, lights);
		}
		if (filling->left > 0)
			skip_space(reader);
	}
	return GOT_ONE;
}

/* How many bytes of a word are newlines. */
static unsigned count_newlines(uint64_t word)
{
	const uint64_t low = UINT64_C(0x7f7f7f7f7f7f7f7f);

	word ^= UINT64_C(0x0a0a0a0a0a0a0a0a);
	/* The highest bit of each byte that is 0 now: no sum leaves its byte. */
	word = ~(((word & low) + low) | word | low);
	return word == 0 ? 0 : bits_count(word);
}

/*
 * Takes n bytes, 1 to 8, as the highest of a word whose others are undefined. Returns how
 * many there were before the end of the input.
 */
static inline unsigned take_bytes(struct reader *reader, unsigned n, uint64_t *word)
{
	unsigned taken = 0;

	if (reader->end - reader->at >= 8) {
		*word = bytes_reversed(bytes_load(reader->at));
		reader->at += n;
		taken = n;
	} else {
		*word = 0;
		for (; taken < n && reader_has(reader); taken++, reader->at++)
			*word |= (uint64_t)(unsigned char)*reader->at << (56 - 8 * taken);
	}
	reader->line += count_newlines(*word & ~bits_low(64 - 8 * taken));
	return taken;
}

/* A row is whole bytes, and what is behind its last cell means nothing. */
static enum got read_raw(struct reader *reader, uint64_t columns, struct filling *filling)
{
	uint64_t left = filling->left / columns * ((columns + 7) / 8), word;

	while (filling->left > 0)
		for (uint64_t cells = columns; cells > 0;) {
			const unsigned n = cells < 64 ? (unsigned)cells : 64;
			const unsigned bytes = (n + 7) / 8;
			const unsigned taken = take_bytes(reader, bytes, &word);

			left -= taken;
			if (taken < bytes)
				return cut_short(reader, left, "byte");
			if (!filling_push(filling, word >> (64 - n), n))
				return lines_out_of_memory(reader);
			cells -= n;
		}
	return GOT_ONE;
}

/* Takes the one byte that is between the height and a raw raster. */
static enum got take_space(struct reader *reader)
{
	skip_comment(reader);
	if (!has_space(reader))
		return reader_expected(reader, "white space before the raster");
	if (*reader->at == '\n')
		return reader_end_line(reader);
	reader->at++;
	return GOT_ONE;
}

static enum got read_next(
	struct input *input, struct reader *reader, struct record *record)
{
	struct filling filling;
	struct size size;
	bool plain = false;

	record->shape = RECORD_MASK;
	lines_skip_empty(reader);
	if (!reader_has(reader))
		return reader->error != 0 ? reader_failed(reader) : GOT_END;
	if (read_magic(reader, &plain) != GOT_ONE || read_size(reader, &size) != GOT_ONE)
		return GOT_TROUBLE;
	filling_open(&filling, &record->first, size, size_cells(size));
	if (plain)
		return read_plain(reader, input->lights, &filling);
	if (take_space(reader) != GOT_ONE)
		return GOT_TROUBLE;
	return read_raw(reader, size.columns, &filling);
}

const struct input_format input_pbm = {.name = "pbm", .options = "", .read = read_next};
