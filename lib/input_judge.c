/*
 * What the judges of POJ 1222, ZOJ 1354 and POJ 2811 feed, a count and that many boards,
 * and what a solution prints, "PUZZLE #m" before each board.
 */
#include "input.h"
#include "input_lines.h"
#include "memory.h"

#include <inttypes.h>
#include <stdio.h>

#define MOST_BOARDS (UINT64_C(1) << 63)

/* Reads what is before the first board. */
static enum got begin(struct input *input, struct reader *reader)
{
	struct number count;
	uint64_t column;
	char wanted[80];
	bool valid;

	input->begun = true;
	if (lines_skip_mark(reader) != GOT_ONE)
		return GOT_TROUBLE;
	lines_skip_empty(reader);
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
	lines_skip_blanks(reader);
	if (count.digits == 0 || !reader_at_end_of_line(reader))
		return reader_expected(reader, wanted);
	input->count = input->left = count.value;
	return reader_end_line(reader);
}

static enum got refuse_more(const struct input *input, struct reader *reader)
{
	char wanted[80];

	snprintf(wanted, sizeof wanted,
		"the end of the input after board %" PRIu64 " of %" PRIu64, input->count,
		input->count);
	return reader_expected(
		reader, input->count > 0 ? wanted : "the end of the input");
}

/* Looks for another board: GOT_END at the end of the text. */
static enum got look(const struct input *input, struct reader *reader)
{
	lines_skip_empty(reader);
	if (reader_has(reader))
		return input->counted && input->left == 0 ? refuse_more(input, reader)
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
	bool valid;

	if (lines_word(reader, "PUZZLE") != GOT_ONE)
		return GOT_TROUBLE;
	lines_skip_blanks(reader);
	column = reader_column(reader);
	if (reader_peek(reader) != '#')
		return reader_expected(reader, "'#'");
	reader->at++;
	valid = reader_number(reader, &number);
	if (!valid && number.value != 0)
		return reader_trouble(reader, column,
			"expected #%" PRIu64 ", found a larger number", m);
	if (!valid || number.digits == 0)
		return reader_expected(reader, "a number without leading zeros");
	if (number.value != m)
		return reader_trouble(reader, column,
			"expected #%" PRIu64 ", found #%" PRIu64, m, number.value);
	return lines_end(reader);
}

/* The end of the text comes before so many digits of the board that is being read. */
static enum got refuse_short(
	const struct input *input, struct reader *reader, uint64_t lacks)
{
	const uint64_t column = reader_column(reader);
	const char *plural = lacks == 1 ? "" : "s";

	if (input->counted)
		return reader_trouble(reader, column,
			"expected %" PRIu64 " more digit%s of board %" PRIu64
			" of %" PRIu64 ", found the end of the input",
			lacks, plural, input->count - input->left, input->count);
	return reader_trouble(reader, column,
		"expected %" PRIu64 " more digit%s of PUZZLE #%" PRIu64
		", found the end of the input",
		lacks, plural, input->number - 1);
}

/* Reads a board by lines of one digit or of whole rows, blank lines among them. */
static enum got read_lines(
	const struct input *input, struct reader *reader, struct mask *board)
{
	const uint64_t columns = input->size.columns;
	struct filling filling;
	uint64_t in_row = 0; /* digits of a row that lines of one digit have begun */
	char reason[REASON];

	if (!memory_holds(input->size, reason))
		return reader_trouble(reader, reader_column(reader), "%s", reason);
	filling_open(&filling, board, input->size, size_cells(input->size));
	while (filling.left > 0) {
		uint64_t most = in_row > 0 ? 1 : filling.left, digits;

		if (lines_take_line(reader, input->lights, &filling, most, &digits) !=
			GOT_ONE)
			return GOT_TROUBLE;
		if (!reader_at_end_of_line(reader))
			return digits < most
				? lines_no_light(reader, input->lights)
				: reader_expected(reader, "the end of the line");
		if (digits == 0 && !reader_has(reader))
			return refuse_short(input, reader, filling.left);
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
		layout_learn(&input->layout, input->lights, text, bytes);
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
	lines_skip_empty(reader);
	input->number++;
	input->left -= input->counted;
	if (!lines_has_refusal(reader, input->lights))
		return read_board(input, reader, &record->first);
	record->shape = RECORD_REFUSAL;
	return lines_refusal(reader);
}

const struct input_format input_judge = {
	.name = "judge", .options = "ils", .read = read_next};
