/*
 * What the judges of POJ 1222 and ZOJ 1354 feed, a count and that many boards, and what a
 * solution prints, "PUZZLE #m" before each board.
 */
#include "input.h"

#include <inttypes.h>
#include <stdio.h>

#define MOST_BOARDS (UINT64_C(1) << 63)

static void skip_blanks(struct reader *reader)
{
	for (int byte = reader_peek(reader);
		byte == ' ' || (byte >= '\t' && byte <= '\r');
		byte = reader_peek(reader)) {
		if (byte == '\n')
			return;
		reader->at++;
	}
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
	for (const char *letter = word; *letter != '\0'; letter++, reader->at++)
		if (reader_peek(reader) != *letter)
			return reader_expected(reader, word);
	return GOT_ONE;
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
static enum got begin(struct reader *reader, struct input *input)
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
		input->first);
	if (!valid || count.value > MOST_BOARDS)
		return reader_trouble(reader, column,
			"expected %s; a count has no leading zeros and is at most "
			"%" PRIu64,
			wanted, MOST_BOARDS);
	skip_blanks(reader);
	if (count.digits == 0 || !reader_at_end_of_line(reader))
		return reader_expected(reader, wanted);
	input->count = count.value;
	return reader_end_line(reader);
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
	if (read_word(reader, "#") != GOT_ONE)
		return GOT_TROUBLE;
	if (!reader_number(reader, &number) || number.digits == 0)
		return reader_expected(reader, "a number without leading zeros");
	if (number.value != m)
		return reader_trouble(reader, column,
			"expected #%" PRIu64 ", found #%" PRIu64, m, number.value);
	return end_line(reader);
}

/* Reads a line of a board: one digit, or whole rows. */
static enum got read_line(struct reader *reader, struct filling *filling)
{
	const uint64_t columns = filling->mask->size.columns;
	const bool in_row = filling->left % columns != 0;
	uint64_t digits = 0;

	for (skip_blanks(reader); !reader_at_end_of_line(reader); skip_blanks(reader)) {
		if (*reader->at != '0' && *reader->at != '1')
			return reader_expected(reader, "0 or 1");
		if (filling->left == 0 || (in_row && digits == 1))
			return reader_expected(reader, "the end of the line");
		if (!filling_push(filling, (uint64_t)(*reader->at - '0'), 1))
			return reader_trouble(
				reader, reader_column(reader), "out of memory");
		reader->at++;
		digits++;
	}
	if (digits != 1 && digits % columns != 0)
		return reader_trouble(reader, reader_column(reader),
			"expected a line of one digit or of whole rows of %" PRIu64
			", found %" PRIu64 " digits",
			columns, digits);
	return reader_end_line(reader);
}

static enum got read_board(struct reader *reader, struct input *input, struct mask *board)
{
	struct filling filling;

	filling_open(&filling, board, input->size, size_cells(input->size));
	while (filling.left > 0) {
		skip_blank_lines(reader);
		if (!reader_has(reader))
			return reader_trouble(reader, reader_column(reader),
				"expected %" PRIu64 " more digit%s, found the end of the "
				"input",
				filling.left, filling.left == 1 ? "" : "s");
		if (read_line(reader, &filling) != GOT_ONE)
			return GOT_TROUBLE;
	}
	return GOT_ONE;
}

/* Looks for another board: GOT_END at the end of the text. */
static enum got look(struct reader *reader, const struct input *input)
{
	const bool all = input->counted && input->boards == input->count;

	skip_blank_lines(reader);
	if (reader_has(reader))
		return all ? reader_expected(reader, "the end of the input") : GOT_ONE;
	if (input->counted && !all)
		return reader_trouble(reader, reader_column(reader),
			"expected board %" PRIu64 " of %" PRIu64
			", found the end of the input",
			input->boards + 1, input->count);
	return reader->error != 0 ? reader_trouble(reader, 0, "") : GOT_END;
}

static enum got read_next(
	struct reader *reader, struct input *input, struct record *record)
{
	enum got got;

	if (!input->begun && begin(reader, input) != GOT_ONE)
		return GOT_TROUBLE;
	got = look(reader, input);
	if (got != GOT_ONE)
		return got;
	if (!input->counted &&
		read_header(reader, input->first + input->boards) != GOT_ONE)
		return GOT_TROUBLE;
	skip_blank_lines(reader);
	input->boards++;
	record->shape = RECORD_MASK;
	if (reader_peek(reader) != 'I')
		return read_board(reader, input, &record->first);
	record->shape = RECORD_REFUSAL;
	record->proof = false;
	return read_word(reader, "IMPOSSIBLE") == GOT_ONE ? end_line(reader)
							  : GOT_TROUBLE;
}

const struct input_format input_judge = {
	.name = "judge",
	.read = read_next,
};
