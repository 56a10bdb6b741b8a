/*
 * Boards to look at in a terminal, a column of it for each of theirs: by half blocks, of
 * which two rows fill a line and cells are about square, or by characters.
 */
#include "drawing.h"
#include "output.h"

/* Between two boards: their dark cells may be blank, and would not end there. */
#define APART " | "

enum { APART_COLUMNS = sizeof APART - 1 };

/*
 * Of the 256 colours that terminals have, since the eight are anything: each is seen on
 * the dark one, and that on black and on white.
 */
static const char *const inks[DRAWING_PARTS] = {
	[DRAWING_LIGHTS] = "220", /* yellow */
	[DRAWING_PRESSES] = "45", /* blue */
	[DRAWING_PROOF] = "203",  /* red */
};
static const char dark[] = "236";

/* The blocks in UTF-8, by what is lit of them: 1 is the upper half and 2 the lower. */
static const char blocks[4][4] = {" ", "\xe2\x96\x80", "\xe2\x96\x84", "\xe2\x96\x88"};

static void write_ink(struct writer *writer, const char *ink)
{
	writer_text(writer, "\33[38;5;");
	writer_text(writer, ink);
	writer_byte(writer, 'm');
}

static void write_paper(struct writer *writer, const char *ink)
{
	writer_text(writer, "\33[48;5;");
	writer_text(writer, ink);
	writer_byte(writer, 'm');
}

/* Writes n cells from cell on, to the right, with those below them. */
static void write_blocks(
	struct writer *writer, const struct mask *mask, uint64_t cell, uint64_t n)
{
	const uint64_t columns = mask->size.columns;
	const bool below = cell >= columns;

	for (; n > 0; n--, cell--) {
		const unsigned upper = mask_bit(mask, cell);
		const unsigned lower = below && mask_bit(mask, cell - columns);

		writer_text(writer, blocks[upper | lower << 1]);
	}
}

/*
 * The same in colour where there is no row below: the lower half is left as it is, so
 * that a board of an odd number of rows is not seen as one of an even number.
 */
static void write_upper(struct writer *writer, const struct mask *mask, uint64_t cell,
	uint64_t n, const char *ink)
{
	const char *last = NULL;

	for (; n > 0; n--, cell--) {
		const char *next = mask_bit(mask, cell) ? ink : dark;

		if (next != last)
			write_ink(writer, next);
		last = next;
		writer_text(writer, blocks[1]);
	}
}

/* Writes n cells from cell on. */
static void write_characters(struct writer *writer, const struct output *output,
	const struct mask *mask, uint64_t cell, uint64_t n)
{
	for (; n > 0; n--, cell--)
		writer_byte(writer, output->cells[mask_bit(mask, cell) ? 255 : 0][0]);
}

/* Writes a line of a board, n cells from cell on, and for blocks those below them. */
static void write_line(struct writer *writer, const struct output *output,
	const struct mask *mask, const char *ink, uint64_t cell, uint64_t n)
{
	const struct display *display = &output->display;

	if (display->colour && display->blocks && cell < mask->size.columns) {
		write_upper(writer, mask, cell, n, ink);
	} else {
		if (display->colour) {
			write_ink(writer, ink);
			write_paper(writer, dark);
		}
		if (display->blocks)
			write_blocks(writer, mask, cell, n);
		else
			write_characters(writer, output, mask, cell, n);
	}
	if (display->colour)
		writer_text(writer, "\33[0m");
}

/* How many columns of each of n boards side by side are shown, 1 at least. */
static uint64_t shown(const struct display *display, unsigned n, uint64_t columns)
{
	const uint64_t between = (n - 1) * APART_COLUMNS;
	uint64_t most = display->columns;

	if (most == 0)
		return columns;
	most = most > between + n ? (most - between) / n : 1;
	return columns < most ? columns : most;
}

/* Writes n boards of one size side by side, with their inks. */
static void write_boards(struct writer *writer, const struct output *output,
	const struct mask *const *boards, const char *const *ink, unsigned n)
{
	const struct size size = boards[0]->size;
	const uint64_t cells = shown(&output->display, n, size.columns);
	const uint64_t step = output->display.blocks ? 2 : 1;

	for (uint64_t row = 0; row < size.rows; row += step) {
		const uint64_t cell = size_cells(size) - 1 - row * size.columns;

		for (unsigned i = 0; i < n; i++) {
			if (i > 0)
				writer_text(writer, APART);
			write_line(writer, output, boards[i], ink[i], cell, cells);
		}
		writer_byte(writer, '\n');
	}
	if (cells < size.columns) {
		writer_number(writer, size.columns - cells);
		writer_text(writer, " of ");
		writer_number(writer, size.columns);
		writer_text(writer, " columns not shown\n");
	}
}

static void write_picture(
	struct writer *writer, struct output *output, const struct record *record)
{
	const struct drawing drawing = drawing_of(record);
	const struct mask *boards[DRAWING_PARTS];
	const char *ink[DRAWING_PARTS];
	unsigned n = 0;

	output_apart(writer, output);
	if (drawing.refusal)
		output_refusal(writer, output);
	for (unsigned i = 0; i < DRAWING_PARTS; i++)
		if (drawing.part[i]) {
			boards[n] = drawing.part[i];
			ink[n++] = inks[i];
		}
	if (n > 0)
		write_boards(writer, output, boards, ink, n);
}

const struct output_format output_picture = {.name = "picture",
	.options = "lu",
	.lights = ".#",
	.shapes = OUTPUT_ANY,
	.write = write_picture};
