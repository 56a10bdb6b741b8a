/* Rows of lights with one blank between: plain, under a PUZZLE line, or apart. */
#include "output.h"

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

/* Makes the pieces of output->size. */
static void make_pieces(struct output *output)
{
	const uint64_t cells = size_cells(output->size);

	for (uint64_t cell = 0; cell < cells; cell += 8) {
		char(*pieces)[16] = output->pieces + 256 * (cell / 8);

		memcpy(pieces, output->cells, sizeof output->cells);
		for (unsigned i = 0; i < 8; i++)
			if ((cell + i + 1) % output->size.columns == 0)
				for (unsigned bits = 0; bits < 256; bits++)
					pieces[bits][2 * i + 1] = '\n';
	}
}

/* Takes note of a record, and makes the pieces of its size if it is time. */
static void note_size(struct output *output, const struct record *record)
{
	const struct size size = record->first.size;

	if (record->shape != RECORD_MASK || size_cells(size) > 64)
		return;
	if (!size_same(output->size, size)) {
		output->size = size;
		output->run = 0;
	}
	if (output->run < OUTPUT_RUN && ++output->run == OUTPUT_RUN)
		make_pieces(output);
}

static inline bool has_pieces(const struct output *output, const struct record *record)
{
	return output->run == OUTPUT_RUN && record->shape == RECORD_MASK &&
		size_same(output->size, record->first.size);
}

/* Puts a board at text, of SMALL_ROOM bytes. Returns what follows it. */
static inline char *put_pieces(
	char *text, const struct output *output, const struct mask *mask)
{
	const unsigned cells = (unsigned)size_cells(mask->size);
	const char(*piece)[16] = output->pieces;
	char *const end = text + 2 * cells;

	for (uint64_t bits = mask->words[0] << (64 - cells); text < end; bits <<= 8) {
		memcpy(text, piece[bits >> 56], 16);
		text += 16;
		piece += 256;
	}
	return end;
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

/*
 * What has pieces is put into the room that is left, with no call: lo-fmt takes 170
 * instructions a board of 5x6 (callgrind), and 250 without.
 */
static void write_judge(
	struct writer *writer, struct output *output, const struct record *record)
{
	char *text = writer->buffer + writer->used;

	if (has_pieces(output, record) &&
		WRITER_BYTES - writer->used >= HEADER_ROOM + SMALL_ROOM) {
		text = put_header(text, output);
		text = put_pieces(text, output, &record->first);
		writer->used = (size_t)(text - writer->buffer);
		return;
	}
	text = put_header(writer_room(writer, HEADER_ROOM), output);
	writer->used = (size_t)(text - writer->buffer);
	note_size(output, record);
	write_rows(writer, output, record);
}

static void write_grid(
	struct writer *writer, struct output *output, const struct record *record)
{
	output_apart(writer, output);
	write_rows(writer, output, record);
}

const struct output_format output_judge = {
	.name = "judge", .options = "ilu", .write = write_judge};
const struct output_format output_rows = {
	.name = "rows", .options = "ilu", .write = write_rows};
const struct output_format output_grid = {
	.name = "grid", .options = "ilu", .write = write_grid};
