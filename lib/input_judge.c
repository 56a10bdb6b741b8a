/*
 * What the judges of POJ 1222, ZOJ 1354 and POJ 2811 feed, a count and that many boards,
 * and what a solution prints, "PUZZLE #m" before each board.
 */
#include "filling.h"
#include "input.h"
#include "memory.h"

#include <inttypes.h>
#include <stdio.h>

#define MOST_BOARDS (UINT64_C(1) << 63)

static bool is_blank(char byte)
{
	return byte == ' ' || (byte >= '\t' && byte <= '\r' && byte != '\n');
}

static void skip_blanks(struct reader *reader)
{
	while (reader_has(reader) && is_blank(*reader->at))
		reader->at++;
}

/* Skips blank lines and what is blank before the text of the next. */
static void skip_blank_lines(struct reader *reader)
{
	for (skip_blanks(reader); reader_peek(reader) == '\n'; skip_blanks(reader))
		reader_end_line(reader);
}

/* Reads the rest of a line, which must be blank. */
static enum got end_line(struct reader *reader)
{
	skip_blanks(reader);
	if (!reader_at_end_of_line(reader))
		return reader_expected(reader, "the end of the line");
	return reader_end_line(reader);
}

static enum got read_word(struct reader *reader, const char *word)
{
	const uint64_t column = reader_column(reader);
	const char *letter = word;

	for (; *letter != '\0' && reader_peek(reader) == *letter; letter++)
		reader->at++;
	if (*letter == '\0')
		return GOT_ONE;
	if (letter == word)
		return reader_expected(reader, word);
	return reader_trouble(reader, column, "expected %s, found another word", word);
}

/* Skips a byte order mark of UTF-8. */
static enum got skip_mark(struct reader *reader)
{
	static const unsigned char mark[] = {0xef, 0xbb, 0xbf};

	if (reader_peek(reader) != mark[0])
		return GOT_ONE;
	for (size_t i = 0; i < sizeof mark; i++, reader->at++)
		if (reader_peek(reader) != mark[i])
			return reader_expected(reader, "the rest of a byte order mark");
	return GOT_ONE;
}

/* Reads what is before the first board. */
static enum got begin(struct input *input, struct reader *reader)
{
	struct number count;
	uint64_t column;
	char wanted[80];
	bool valid;

	input->begun = true;
	if (skip_mark(reader) != GOT_ONE)
		return GOT_TROUBLE;
	skip_blank_lines(reader);
	if (!reader_has(reader) || *reader->at == 'P')
		return GOT_ONE;
	input->counted = true;
	column = reader_column(reader);
	valid = reader_number(reader, &count);
	snprintf(wanted, sizeof wanted, "a count alone on its line or PUZZLE #%" PRIu64,
		input->number);
	if (!valid || count.value > MOST_BOARDS)
		return reader_trouble(reader, column,
			"expected %s; a count has no leading zeros and is at most "
			"%" PRIu64,
			wanted, MOST_BOARDS);
	skip_blanks(reader);
	if (count.digits == 0 || !reader_at_end_of_line(reader))
		return reader_expected(reader, wanted);
	input->count = input->left = count.value;
	return reader_end_line(reader);
}

/* Looks for another board: GOT_END at the end of the text. */
static enum got look(const struct input *input, struct reader *reader)
{
	skip_blank_lines(reader);
	if (reader_has(reader))
		return input->counted && input->left == 0
			? reader_expected(reader, "the end of the input")
			: GOT_ONE;
	if (input->left > 0)
		return reader_trouble(reader, reader_column(reader),
			"expected board %" PRIu64 " of %" PRIu64
			", found the end of the input",
			input->count - input->left + 1, input->count);
	return reader->error != 0 ? reader_failed(reader) : GOT_END;
}

/* Reads the line "PUZZLE #m". */
static enum got read_header(struct reader *reader, uint64_t m)
{
	struct number number;
	uint64_t column;

	if (read_word(reader, "PUZZLE") != GOT_ONE)
		return GOT_TROUBLE;
	skip_blanks(reader);
	column = reader_column(reader);
	if (reader_peek(reader) != '#')
		return reader_expected(reader, "'#'");
	reader->at++;
	if (!reader_number(reader, &number) || number.digits == 0)
		return reader_expected(reader, "a number without leading zeros");
	if (number.value != m)
		return reader_trouble(reader, column,
			"expected #%" PRIu64 ", found #%" PRIu64, m, number.value);
	return end_line(reader);
}

/*
 * Reads 64 digits with a blank behind each from 128 bytes. False, and *bits undefined, if
 * they are anything else. Wide boards take lo-parse a fifth of the time that they take by
 * the byte.
 */
static bool scan_word(const char *text, uint64_t *bits)
{
	static const char dark[] = "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ";
	uint64_t wrong = 0;

	*bits = 0;
	for (unsigned i = 0; i < 2 * 64; i += LAYOUT_GROUP_BYTES)
		*bits = *bits << LAYOUT_GROUP | layout_group(text + i, dark, &wrong);
	return (wrong & ~LAYOUT_DIGITS) == 0;
}

/*
 * Takes digits and blanks up to any other byte, or up to one digit more than most, and
 * counts the digits. False if memory is out.
 */
static bool take_digits(
	struct reader *reader, struct filling *filling, uint64_t most, uint64_t *count)
{
	uint64_t digits = 0, bits = 0;
	unsigned n = 0; /* digits in bits, not yet in filling */

	while (reader_has(reader)) {
		const char *at = reader->at, *end = reader->end;

		while (at < end) {
			const unsigned digit = (unsigned char)*at ^ '0';

			if (n == 0 && digit <= 1 && most - digits >= 64 &&
				end - at >= 2 * 64 && scan_word(at, &bits)) {
				n = 64;
				digits += 64;
				at += 2 * 64;
			} else if (digit > 1) {
				if (!is_blank(*at))
					break;
				at++;
			} else if (digits == most) {
				break;
			} else {
				bits = bits << 1 | digit;
				n++;
				digits++;
				at++;
			}
			if (n == 64 && !filling_push(filling, bits, n))
				return false;
			n %= 64;
		}
		reader->at = at;
		if (at < end)
			break;
	}
	*count = digits;
	return n == 0 || filling_push(filling, bits & bits_low(n), n);
}

/* Reads a board by lines of one digit or of whole rows, blank lines among them. */
static enum got read_lines(
	const struct input *input, struct reader *reader, struct mask *board)
{
	const uint64_t columns = input->size.columns;
	struct filling filling;
	uint64_t in_row = 0; /* digits of a row that lines of one digit have begun */
	char reason[MEMORY_REASON];

	if (!memory_holds(input->size, reason))
		return reader_trouble(reader, reader_column(reader), "%s", reason);
	filling_open(&filling, board, input->size, size_cells(input->size));
	while (filling.left > 0) {
		uint64_t most = in_row > 0 ? 1 : filling.left, digits;

		if (!take_digits(reader, &filling, most, &digits))
			return reader_trouble(
				reader, reader_column(reader), "out of memory");
		if (!reader_at_end_of_line(reader))
			return reader_expected(
				reader, digits < most ? "0 or 1" : "the end of the line");
		if (digits == 0 && !reader_has(reader))
			return reader_trouble(reader, reader_column(reader),
				"expected %" PRIu64
				" more digit%s, found the end of the input",
				filling.left, filling.left == 1 ? "" : "s");
		if (digits == 1)
			in_row = in_row + 1 < columns ? in_row + 1 : 0;
		else if (digits % columns != 0)
			return reader_trouble(reader, reader_column(reader),
				"expected a line of one digit or of whole rows of "
				"%" PRIu64 ", found %" PRIu64 " digits",
				columns, digits);
		if (reader_end_line(reader) != GOT_ONE)
			return GOT_TROUBLE;
	}
	return GOT_ONE;
}

/* Reads the board that begins at the next byte. */
static enum got read_board(struct input *input, struct reader *reader, struct mask *board)
{
	const uint64_t fills = reader->fills;
	const char *text = reader->at;
	size_t bytes;

	if (input_read_laid_out(input, reader, board))
		return GOT_ONE;
	if (read_lines(input, reader, board) != GOT_ONE)
		return GOT_TROUBLE;
	if (reader->fills != fills || size_cells(input->size) > LAYOUT_CELLS)
		return GOT_ONE;
	/* A layout that comes twice is likely to come again. */
	bytes = (size_t)(reader->at - text);
	if (bytes == input->bytes)
		layout_learn(&input->layout, text, bytes);
	input->bytes = bytes;
	return GOT_ONE;
}

static enum got read_next(
	struct input *input, struct reader *reader, struct record *record)
{
	enum got got;

	record->shape = RECORD_MASK;
	record->proof = false;
	if (!input->begun && begin(input, reader) != GOT_ONE)
		return GOT_TROUBLE;
	got = look(input, reader);
	if (got != GOT_ONE)
		return got;
	if (!input->counted && read_header(reader, input->number) != GOT_ONE)
		return GOT_TROUBLE;
	skip_blank_lines(reader);
	input->number++;
	input->left -= input->counted;
	if (reader_peek(reader) != 'I')
		return read_board(input, reader, &record->first);
	record->shape = RECORD_REFUSAL;
	return read_word(reader, "IMPOSSIBLE") == GOT_ONE ? end_line(reader)
							  : GOT_TROUBLE;
}

const struct input_format input_judge = {.name = "judge", .read = read_next};
