/* The cells that are set, by row and column, and how many they are. */
#include "output.h"

#include <string.h>

/* The row of a cell as text, and the cells of it, counted from the first of the board. */
struct row {
	uint64_t begin, end;
	unsigned length;
	char text[NUMBER_ROOM + 1]; /* with a blank behind it */
};

/* Finds the row of a cell. */
static void row_find(struct row *row, uint64_t cell, uint64_t columns)
{
	const uint64_t number = cell / columns;

	row->begin = number * columns;
	row->end = row->begin + columns;
	row->length = number_print(row->text, number + 1);
	row->text[row->length++] = ' ';
}

/* Dark words are skipped, and a row is found but once. */
static void write_cells(struct writer *writer, const struct mask *mask)
{
	const uint64_t columns = mask->size.columns, cells = size_cells(mask->size);
	struct row row = {.end = 0};

	for (size_t i = mask_words(mask); i-- > 0;) {
		uint64_t word = mask->words[i];

		while (word != 0) {
			const unsigned bit = bits_length(word) - 1;
			const uint64_t cell = cells - 1 - (64 * (uint64_t)i + bit);
			char *text =
				writer_room(writer, sizeof row.text + NUMBER_ROOM + 1);

			if (cell >= row.end)
				row_find(&row, cell, columns);
			memcpy(text, row.text, sizeof row.text);
			text += row.length;
			text += number_print(text, cell - row.begin + 1);
			*text++ = '\n';
			writer->used = (size_t)(text - writer->buffer);
			word ^= UINT64_C(1) << bit;
		}
	}
}

static void write_list(
	struct writer *writer, struct output *output, const struct record *record)
{
	output_apart(writer, output);
	if (record->shape == RECORD_MASK)
		write_cells(writer, &record->first);
	else
		output_refusal(writer, output);
}

static void write_count(
	struct writer *writer, struct output *output, const struct record *record)
{
	const struct mask *mask = &record->first;
	uint64_t count = 0;

	if (record->shape != RECORD_MASK) {
		output_refusal(writer, output);
		return;
	}
	for (size_t i = mask_words(mask); i-- > 0;)
		count += bits_count(mask->words[i]);
	writer_number(writer, count);
	writer_byte(writer, '\n');
}

const struct output_format output_list = {.name = "list",
	.options = "iu",
	.shapes = OUTPUT_ALONE,
	.wanted = OUTPUT_ALONE_WANTED,
	.write = write_list};
const struct output_format output_count = {.name = "count",
	.options = "iu",
	.shapes = OUTPUT_ALONE,
	.wanted = OUTPUT_ALONE_WANTED,
	.write = write_count};
