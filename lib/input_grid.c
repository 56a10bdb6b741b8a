/* Boards apart by blank lines, a line a row, each of the size that it is found to be. */
#include "input.h"
#include "input_lines.h"
#include "memory.h"

#include <inttypes.h>
#include <stdio.h>

/* For a light that memory does not hold, after all cells of whole rows. */
static enum got too_large(struct reader *reader, struct size size, uint64_t most)
{
	char reason[REASON];

	if (size.rows == 0)
		size.columns = most + 1;
	size.rows++;
	if (memory_holds(size, reason))
		return lines_out_of_memory(reader);
	return reader_trouble(reader, reader_column(reader), "%s", reason);
}

/* For a light behind the last of its row. */
static enum got too_long(struct reader *reader, struct size size)
{
	char wanted[64];

	snprintf(wanted, sizeof wanted, "the end of a row of %" PRIu64, size.columns);
	return reader_expected(reader, wanted);
}

/*
 * Reads rows up to a blank line, and that. *end is the place behind the last row, if the
 * buffer has not been filled since.
 */
static enum got read_rows(
	struct input *input, struct reader *reader, struct mask *board, const char **end)
{
	struct size size = {0, 0};
	uint64_t left = input->most; /* cells that memory still holds */
	struct filling filling;

	*end = reader->at;
	filling_open(&filling, board, size, FILLING_UNKNOWN);
	for (;;) {
		const bool whole = size.rows > 0 && size.columns <= left;
		const uint64_t most = whole ? size.columns : left;
		uint64_t digits;

		if (lines_take_line(reader, input->lights, &filling, most, &digits) !=
			GOT_ONE)
			return GOT_TROUBLE;
		if (lines_has_light(reader, input->lights))
			return whole ? too_long(reader, size)
				     : too_large(reader, size, input->most);
		if (!reader_at_end_of_line(reader))
			return lines_no_light(reader, input->lights);
		if (digits == 0)
			break;
		if (size.rows > 0 && digits != size.columns)
			return reader_trouble(reader, reader_column(reader),
				"expected a row of %" PRIu64 ", found %" PRIu64
				" digit%s",
				size.columns, digits, digits == 1 ? "" : "s");
		if (reader_end_line(reader) != GOT_ONE)
			return GOT_TROUBLE;
		*end = reader->at;
		left -= digits;
		size.columns = digits;
		size.rows++;
	}
	if (!filling_end(&filling, size))
		return lines_out_of_memory(reader);
	return reader_end_line(reader);
}

/* Reads a board and a blank line if it is laid out as one before. */
static bool read_laid_out(
	const struct input *input, struct reader *reader, struct mask *board)
{
	const char *const text = reader->at;
	const char *at;

	if (!input_read_laid_out(input, reader, board))
		return false;
	for (at = reader->at; at < reader->end && lines_is_blank(*at); at++)
		;
	if (at < reader->end && *at == '\n') {
		reader->at = at + 1;
		reader->line++;
		return true;
	}
	reader->at = text;
	reader->line -= input->layout.lines;
	return false;
}

/* Reads the board that begins at the next byte, and a blank line. */
static enum got read_board(struct input *input, struct reader *reader, struct mask *board)
{
	const uint64_t fills = reader->fills;
	const char *const text = reader->at;
	const char *end;
	size_t bytes;

	if (read_laid_out(input, reader, board))
		return GOT_ONE;
	if (read_rows(input, reader, board, &end) != GOT_ONE)
		return GOT_TROUBLE;
	if (reader->fills != fills || size_cells(board->size) > LAYOUT_CELLS)
		return GOT_ONE;
	/* A layout that comes twice is likely to come again. */
	bytes = (size_t)(end - text);
	if (!size_same(input->size, board->size))
		input->layout.bytes = 0;
	else if (bytes == input->bytes)
		layout_learn(&input->layout, input->lights, text, bytes);
	input->bytes = bytes;
	input->size = board->size;
	return GOT_ONE;
}

/* Reads a refusal and a blank line. */
static enum got read_refusal(struct reader *reader)
{
	if (lines_refusal(reader) != GOT_ONE)
		return GOT_TROUBLE;
	lines_skip_blanks(reader);
	if (!reader_at_end_of_line(reader))
		return reader_expected(reader, "an empty line");
	return reader_end_line(reader);
}

static enum got read_next(
	struct input *input, struct reader *reader, struct record *record)
{
	record->shape = RECORD_MASK;
	record->proof = false;
	if (!input->begun) {
		input->begun = true;
		input->most = memory_most_cells();
		if (lines_skip_mark(reader) != GOT_ONE)
			return GOT_TROUBLE;
	}
	lines_skip_empty(reader);
	if (!reader_has(reader))
		return reader->error != 0 ? reader_failed(reader) : GOT_END;
	if (!lines_has_refusal(reader, input->lights))
		return read_board(input, reader, &record->first);
	record->shape = RECORD_REFUSAL;
	return read_refusal(reader);
}

const struct input_format input_grid = {
	.name = "grid", .options = "l", .read = read_next};
