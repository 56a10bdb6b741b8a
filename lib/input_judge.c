/*
 * What the judges of POJ 1222, ZOJ 1354 and POJ 2811 feed, a count and that many boards,
 * and what a solution prints, "PUZZLE #m" before each board.
 */
#include "canonical.h"
#include "filling.h"
#include "input.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST_BOARDS (UINT64_C(1) << 63)

struct judge {
	struct size size;
	uint64_t first;
	bool begun;
	bool counted;    /* the text began with a count */
	uint64_t count;  /* that count */
	uint64_t boards; /* read so far */
	struct canonical layouts[2];
	unsigned layout; /* of the last board that had one of them */
};

static void *open_text(struct size size, uint64_t first)
{
	struct judge *judge = calloc(1, sizeof *judge);

	if (!judge)
		return NULL;
	judge->size = size;
	judge->first = first;
	canonical_open(&judge->layouts[0], size, false);
	canonical_open(&judge->layouts[1], size, true);
	return judge;
}

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
static enum got begin(struct judge *judge, struct reader *reader)
{
	struct number count;
	uint64_t column;
	char wanted[80];
	bool valid;

	judge->begun = true;
	if (skip_mark(reader) != GOT_ONE)
		return GOT_TROUBLE;
	skip_blank_lines(reader);
	if (!reader_has(reader) || *reader->at == 'P')
		return GOT_ONE;
	judge->counted = true;
	column = reader_column(reader);
	valid = reader_number(reader, &count);
	snprintf(wanted, sizeof wanted, "a count alone on its line or PUZZLE #%" PRIu64,
		judge->first);
	if (!valid || count.value > MOST_BOARDS)
		return reader_trouble(reader, column,
			"expected %s; a count has no leading zeros and is at most "
			"%" PRIu64,
			wanted, MOST_BOARDS);
	skip_blanks(reader);
	if (count.digits == 0 || !reader_at_end_of_line(reader))
		return reader_expected(reader, wanted);
	judge->count = count.value;
	return reader_end_line(reader);
}

/* Looks for another board: GOT_END at the end of the text. */
static enum got look(const struct judge *judge, struct reader *reader)
{
	const bool all = judge->counted && judge->boards == judge->count;

	skip_blank_lines(reader);
	if (reader_has(reader))
		return all ? reader_expected(reader, "the end of the input") : GOT_ONE;
	if (judge->counted && !all)
		return reader_trouble(reader, reader_column(reader),
			"expected board %" PRIu64 " of %" PRIu64
			", found the end of the input",
			judge->boards + 1, judge->count);
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

		for (; at < end; at++) {
			unsigned digit = (unsigned char)*at ^ '0';

			if (digit > 1) {
				if (is_blank(*at))
					continue;
				break;
			}
			if (digits == most)
				break;
			digits++;
			bits = bits << 1 | digit;
			if (++n == 64) {
				if (!filling_push(filling, bits, n))
					return false;
				n = 0;
			}
		}
		reader->at = at;
		if (at < end)
			break;
	}
	*count = digits;
	return n == 0 || filling_push(filling, bits & bits_low(n), n);
}

/* Reads a board by lines of one digit or of whole rows, blank lines among them. */
static enum got read_board(
	const struct judge *judge, struct reader *reader, struct mask *board)
{
	const uint64_t columns = judge->size.columns;
	struct filling filling;
	uint64_t in_row = 0; /* digits of a row that lines of one digit have begun */

	filling_open(&filling, board, judge->size, size_cells(judge->size));
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

/* Reads the next board if it has that layout and lies in the buffer. */
static bool read_layout(
	const struct canonical *layout, struct reader *reader, struct mask *board)
{
	if (reader->end - reader->at < (ptrdiff_t)layout->bytes || layout->bytes == 0 ||
		!canonical_read(layout, reader->at, &board->words[0]))
		return false;
	reader->at += layout->bytes;
	reader->line += layout->lines;
	reader->start = reader_offset(reader);
	return true;
}

/* Reads the next board if it is laid out as most are; first tries as the last one was. */
static bool read_fast(struct judge *judge, struct reader *reader, struct mask *board)
{
	const unsigned last = judge->layout;

	board->size = judge->size;
	if (read_layout(&judge->layouts[last], reader, board))
		return true;
	if (!read_layout(&judge->layouts[last ^ 1], reader, board))
		return false;
	judge->layout = last ^ 1;
	return true;
}

static enum got read_next(void *text, struct reader *reader, struct record *record)
{
	struct judge *judge = text;
	enum got got;

	record->shape = RECORD_MASK;
	record->proof = false;
	if (judge->counted && judge->boards < judge->count &&
		read_fast(judge, reader, &record->first)) {
		judge->boards++;
		return GOT_ONE;
	}
	if (!judge->begun && begin(judge, reader) != GOT_ONE)
		return GOT_TROUBLE;
	got = look(judge, reader);
	if (got != GOT_ONE)
		return got;
	if (!judge->counted &&
		read_header(reader, judge->first + judge->boards) != GOT_ONE)
		return GOT_TROUBLE;
	skip_blank_lines(reader);
	judge->boards++;
	if (reader_peek(reader) != 'I')
		return read_board(judge, reader, &record->first);
	record->shape = RECORD_REFUSAL;
	return read_word(reader, "IMPOSSIBLE") == GOT_ONE ? end_line(reader)
							  : GOT_TROUBLE;
}

const struct input_format input_judge = {
	.name = "judge",
	.open = open_text,
	.read = read_next,
	.close = free,
};
