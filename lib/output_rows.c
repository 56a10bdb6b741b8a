/* Rows of digits with one blank between: plain, under a PUZZLE line, or apart. */
#include "output.h"

#include <string.h>

/*
 * Rows follow each other in a mask without a gap, so eight cells are written at once, from
 * output->cells, and the newlines are put in after.
 */
static void write_mask(
	struct writer *writer, const struct output *output, const struct mask *mask)
{
	const uint64_t columns = mask->size.columns;
	uint64_t end = columns; /* cells up to the end of the row */
	unsigned n = (unsigned)((size_cells(mask->size) - 1) % 64) + 1;

	for (size_t i = mask_words(mask); i-- > 0; n = 64) {
		char *text = writer_room(writer, 2 * 64);
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
	struct writer *writer, const struct output *output, const struct record *record)
{
	if (record->shape == RECORD_MASK) {
		write_mask(writer, output, &record->first);
	} else {
		writer_text(writer, output->refusal);
		writer_byte(writer, '\n');
	}
}

static void write_judge(
	struct writer *writer, const struct output *output, const struct record *record)
{
	const struct counter *number = &output->number;
	char *text = writer_room(writer, 8 + sizeof number->text + 1);

	memcpy(text, "PUZZLE #", 8);
	memcpy(text + 8, number->text, sizeof number->text);
	text[8 + number->digits] = '\n';
	writer->used += 8 + number->digits + 1;
	write_rows(writer, output, record);
}

static void write_grid(
	struct writer *writer, const struct output *output, const struct record *record)
{
	if (output->begun)
		writer_byte(writer, '\n');
	write_rows(writer, output, record);
}

const struct output_format output_judge = {.name = "judge", .write = write_judge};
const struct output_format output_rows = {.name = "rows", .write = write_rows};
const struct output_format output_grid = {.name = "grid", .write = write_grid};
