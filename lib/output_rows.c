/* Rows of digits with one blank between: plain, under a PUZZLE line, or apart. */
#include "output.h"

/* Writes the n digits (at most 64) of a part of a row, then end instead of a blank. */
static void write_digits(struct writer *writer, uint64_t bits, unsigned n, char end)
{
	char *text = writer_room(writer, 2 * n);

	for (unsigned i = n; i-- > 0; text += 2) {
		text[0] = (char)('0' + (bits >> i & 1));
		text[1] = ' ';
	}
	text[-1] = end;
	writer->used += 2 * n;
}

static void write_rows(
	struct writer *writer, const struct output *output, const struct record *record)
{
	const struct mask *mask = &record->first;
	const uint64_t columns = mask->size.columns;

	if (record->shape == RECORD_REFUSAL) {
		writer_text(writer, output->refusal);
		writer_byte(writer, '\n');
		return;
	}
	for (uint64_t row = size_cells(mask->size); row > 0; row -= columns)
		for (uint64_t left = columns; left > 0;) {
			unsigned n = left < 64 ? (unsigned)left : 64;
			uint64_t bits = mask_cut(mask, row - columns + left - n, n);

			left -= n;
			write_digits(writer, bits, n, left > 0 ? ' ' : '\n');
		}
}

static void write_judge(
	struct writer *writer, const struct output *output, const struct record *record)
{
	writer_text(writer, "PUZZLE #");
	writer_number(writer, output->first + output->records);
	writer_byte(writer, '\n');
	write_rows(writer, output, record);
}

static void write_grid(
	struct writer *writer, const struct output *output, const struct record *record)
{
	if (output->records > 0)
		writer_byte(writer, '\n');
	write_rows(writer, output, record);
}

const struct output_format output_judge = {.name = "judge", .write = write_judge};
const struct output_format output_rows = {.name = "rows", .write = write_rows};
const struct output_format output_grid = {.name = "grid", .write = write_grid};
