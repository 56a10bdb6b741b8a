/*
 * Game ids of Flip, of Simon Tatham's Portable Puzzle Collection, a line each:
 * WIDTHxHEIGHT, a letter for how the matrix was made, ':', the matrix, ',', the grid;
 * both in hexadecimal, the first bit highest and the last digit filled up with 0. The bit
 * at i * cells + j of the matrix is whether button i flips light j. A 1 in the grid is a
 * light that is still to be flipped. (Its flip.c: decode_params, encode_bitmap.)
 */
#include "hex.h"
#include "input.h"
#include "input_lines.h"
#include "memory.h"

#include <inttypes.h>
#include <stdio.h>

/* So that the bits of the matrix are at most 2^62. */
#define MOST_CELLS (UINT64_C(1) << 31)

/* Whether by the plus rule button i flips light j, both in reading order. */
static bool flips(uint64_t columns, uint64_t i, uint64_t j)
{
	return i == j || i == j + columns || j == i + columns ||
		(i == j + 1 && i % columns != 0) || (j == i + 1 && j % columns != 0);
}

/* Reads the digit that is next, but does not take it; so many bits are left of what. */
static enum got read_digit(
	struct reader *reader, uint64_t left, const char *what, unsigned *digit)
{
	const uint64_t digits = (left + 3) / 4;
	const int value = reader_has(reader) ? hex_digit(*reader->at) : -1;
	char wanted[80];

	*digit = (unsigned)value;
	if (value >= 0 && (left >= 4 || (*digit & bits_low((unsigned)(4 - left))) == 0))
		return GOT_ONE;
	if (value >= 0)
		return reader_trouble(reader, reader_column(reader),
			"the last digit of the %s has a bit set behind its last", what);
	snprintf(wanted, sizeof wanted, "%" PRIu64 " more digit%s of the %s", digits,
		digits == 1 ? "" : "s", what);
	return reader_expected(reader, wanted);
}

/* Reads the matrix, which must be that of the plus rule. */
static enum got read_matrix(struct reader *reader, struct size size)
{
	const uint64_t cells = size_cells(size), bits = cells * cells;
	uint64_t button = 0, light = 0;

	for (uint64_t at = 0; at < bits; at += 4, reader->at++) {
		unsigned digit, plus = 0;

		if (read_digit(reader, bits - at, "matrix", &digit) != GOT_ONE)
			return GOT_TROUBLE;
		for (unsigned bit = 8; bit > 0 && button < cells; bit >>= 1) {
			if (flips(size.columns, button, light))
				plus |= bit;
			light = light + 1 < cells ? light + 1 : 0;
			button += light == 0;
		}
		if (digit != plus)
			return reader_trouble(reader, reader_column(reader),
				"not a game of the plus rule: its matrix would have "
				"%x here, not %x",
				plus, digit);
	}
	return GOT_ONE;
}

static enum got read_grid(struct reader *reader, struct size size, struct mask *board)
{
	struct filling filling;
	unsigned digit;

	filling_open(&filling, board, size, size_cells(size));
	for (; filling.left > 0; reader->at++) {
		const unsigned n = filling.left < 4 ? (unsigned)filling.left : 4;

		if (read_digit(reader, filling.left, "grid", &digit) != GOT_ONE)
			return GOT_TROUBLE;
		if (!filling_push(&filling, digit >> (4 - n), n))
			return lines_out_of_memory(reader);
	}
	return GOT_ONE;
}

/* Reads what is before the matrix but the colon. One number is both sides. */
static enum got read_size(struct reader *reader, struct size *size)
{
	const uint64_t column = reader_column(reader);
	char reason[REASON];
	struct number side;
	bool valid;

	valid = reader_number(reader, &side);
	if (valid && side.digits == 0)
		return reader_expected(reader, "a width");
	*size = (struct size){side.value, side.value};
	if (valid && reader_peek(reader) == 'x') {
		reader->at++;
		valid = reader_number(reader, &side);
		if (valid && side.digits == 0)
			return reader_expected(reader, "a height");
		size->rows = side.value;
	}
	if (!valid || !size_fits(*size) || size_cells(*size) > MOST_CELLS)
		return reader_trouble(reader, column,
			"width and height count from 1, without leading zeros, to at "
			"most 2^31 cells");
	if (!memory_holds(*size, reason))
		return reader_trouble(reader, column, "%s", reason);
	if (reader_peek(reader) == 'c' || reader_peek(reader) == 'r')
		reader->at++;
	return GOT_ONE;
}

/* Takes the byte before a part. */
static enum got take(struct reader *reader, char byte)
{
	const char wanted[] = {'\'', byte, '\'', '\0'};

	if (reader_peek(reader) != byte)
		return reader_expected(reader, wanted);
	reader->at++;
	return GOT_ONE;
}

static enum got read_next(
	struct input *input, struct reader *reader, struct record *record)
{
	struct size size;

	record->shape = RECORD_MASK;
	if (!input->begun) {
		input->begun = true;
		if (lines_skip_mark(reader) != GOT_ONE)
			return GOT_TROUBLE;
	}
	lines_skip_empty(reader);
	if (!reader_has(reader))
		return reader->error != 0 ? reader_failed(reader) : GOT_END;
	if (read_size(reader, &size) != GOT_ONE)
		return GOT_TROUBLE;
	if (reader_peek(reader) == '#')
		return reader_trouble(reader, reader_column(reader),
			"a game id with '#' and a seed has no board, one with ':' has");
	if (take(reader, ':') != GOT_ONE || read_matrix(reader, size) != GOT_ONE ||
		take(reader, ',') != GOT_ONE ||
		read_grid(reader, size, &record->first) != GOT_ONE)
		return GOT_TROUBLE;
	return lines_end(reader);
}

const struct input_format input_flip = {.name = "flip", .options = "", .read = read_next};
