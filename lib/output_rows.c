/* Rows of lights with one blank between: plain, under a PUZZLE line, or apart. */
#include "output.h"
#include "run.h"

#include <string.h>

/* 64 cells as text. */
enum { SMALL_ROOM = 2 * 64 };

/*
 * Rows follow each other in a mask without a gap, so eight cells are written at once,
 * from output->cells, and the newlines are put in after.
 */
static void write_mask(
	struct writer *writer, const struct output *output, const struct mask *mask)
{
	const uint64_t columns = mask->size.columns;
	uint64_t end = columns; /* cells up to the end of the row */
	unsigned n = (unsigned)((size_cells(mask->size) - 1) % 64) + 1;

	for (size_t i = mask_words(mask); i-- > 0; n = 64) {
		char *text = writer_room(writer, SMALL_ROOM);
		uint64_t bits = mask->words[i] << (64 - n);

		for (unsigned cell = 0; cell < n; cell += 8, bits <<= 8)
			memcpy(text + 2 * cell, output->cells[bits >> 56], 16);
		for (; end <= n; end += columns)
			text[2 * end - 1] = '\n';
		end -= n;
		writer->used += 2 * n;
	}
}

static void write_rows(
	struct writer *writer, struct output *output, const struct record *record)
{
	if (record->shape == RECORD_MASK)
		write_mask(writer, output, &record->first);
	else
		output_refusal(writer, output);
}

/* Puts the line above a board at text. Returns what follows it. */
static inline char *put_header(char *text, const struct output *output)
{
	memcpy(text, "PUZZLE #", 8);
	text += 8 + counter_print(&output->number, text + 8);
	*text = '\n';
	return text + 1;
}

enum { HEADER_ROOM = 8 + NUMBER_ROOM + 1 };

static void write_judge(
	struct writer *writer, struct output *output, const struct record *record)
{
	char *text = put_header(writer_room(writer, HEADER_ROOM), output);

	writer->used = (size_t)(text - writer->buffer);
	write_rows(writer, output, record);
}

/* The judges' boards as text: a row, a board, and what it is put into. */
enum { ROW = 2 * 6, BOARD = 5 * ROW, BOARD_ROOM = 4 * ROW + 16 };

/* Puts a board at text, of BOARD_ROOM bytes: the next row overwrites what is too much. */
static inline void put_board(char *text, uint64_t board, char rows[64][16])
{
	memcpy(text, rows[board >> 24], 16);
	memcpy(text + ROW, rows[board >> 18 & 63], 16);
	memcpy(text + 2 * ROW, rows[board >> 12 & 63], 16);
	memcpy(text + 3 * ROW, rows[board >> 6 & 63], 16);
	memcpy(text + 4 * ROW, rows[board & 63], 16);
}

/* Rows of six cells are few enough to be made anew for each buffer of boards. */
static void pass_judge(
	struct writer *writer, struct output *output, struct reader *reader)
{
	uint64_t boards[RUN_MOST];
	char rows[64][16];
	size_t n;

	if (!run_ahead(reader))
		return;
	for (unsigned bits = 0; bits < 64; bits++) {
		memcpy(rows[bits], output->cells[bits << 2], 16);
		rows[bits][ROW - 1] = '\n';
	}
	while ((n = run_read(reader, boards)) > 0)
		for (size_t i = 0; i < n; i++) {
			char *text = writer_room(writer, HEADER_ROOM + BOARD_ROOM);

			text = put_header(text, output);
			put_board(text, boards[i], rows);
			writer->used = (size_t)(text + BOARD - writer->buffer);
			counter_next(&output->number);
		}
}

static void write_grid(
	struct writer *writer, struct output *output, const struct record *record)
{
	output_apart(writer, output);
	write_rows(writer, output, record);
}

const struct output_format output_judge = {.name = "judge",
	.options = "ilu",
	.shapes = OUTPUT_ALONE,
	.wanted = OUTPUT_ALONE_WANTED,
	.write = write_judge,
	.pass = pass_judge};
const struct output_format output_rows = {.name = "rows",
	.options = "ilu",
	.shapes = OUTPUT_ALONE,
	.wanted = OUTPUT_ALONE_WANTED,
	.write = write_rows};
const struct output_format output_grid = {.name = "grid",
	.options = "ilu",
	.shapes = OUTPUT_ALONE,
	.wanted = OUTPUT_ALONE_WANTED,
	.write = write_grid};
