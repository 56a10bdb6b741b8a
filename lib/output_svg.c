/* One picture in SVG 1.1: a cell is of unit size, a row of cells a line of the text. */
#include "drawing.h"
#include "output.h"

/*
 * Lights are the width of a cell. A press is a dot and a cell of a proof a square, each
 * a line of no length with ends: told apart from light and dark, and in grey, by shape
 * and by a brightness in between. Translated, a cell is drawn from its row and column.
 */
static const char *const strokes[DRAWING_PARTS] = {
	[DRAWING_LIGHTS] = "stroke=\"#ffd84d\" transform=\"translate(0 .5)\"",
	[DRAWING_PRESSES] = "stroke=\"#2a80ea\" stroke-width=\".6\" "
			    "stroke-linecap=\"round\" transform=\"translate(.5 .5)\"",
	[DRAWING_PROOF] = "stroke=\"#e0443a\" stroke-width=\".5\" "
			  "stroke-linecap=\"square\" transform=\"translate(.5 .5)\"",
};

/* What the title says behind the size. */
static const char *const titles[DRAWING_PARTS] = {
	[DRAWING_LIGHTS] = "",
	[DRAWING_PRESSES] = ", presses",
	[DRAWING_PROOF] = ", proof that none solve it",
};

static const char *why_not(
	const struct output *output, const struct record *record, uint64_t *column)
{
	*column = 1;
	if (output->begun)
		return "expected the end, since svg is one picture, found a second "
		       "record";
	if (record->shape == RECORD_MASK_REFUSAL)
		*column = record->column;
	if (drawing_of(record).refusal && !record->proof)
		return "expected a proof to draw, found a refusal without";
	return NULL;
}

static void write_pair(struct writer *writer, uint64_t a, char between, uint64_t b)
{
	writer_number(writer, a);
	writer_byte(writer, between);
	writer_number(writer, b);
}

/* Writes the set cells of a row: its runs, or where each is for itself its cells. */
static void write_row(
	struct writer *writer, const struct mask *mask, uint64_t row, bool runs)
{
	const uint64_t columns = mask->size.columns;
	const uint64_t first = size_cells(mask->size) - 1 - row * columns;
	bool begun = false;
	uint64_t end = 0; /* where what is drawn ends */

	for (uint64_t column = 0; column < columns; column++) {
		const uint64_t begin = column;

		if (!mask_bit(mask, first - column))
			continue;
		while (runs && column + 1 < columns && mask_bit(mask, first - column - 1))
			column++;
		if (begun) {
			writer_byte(writer, 'm');
			write_pair(writer, begin - end, ' ', 0);
		} else {
			writer_text(writer, "\nM");
			write_pair(writer, begin, ' ', row);
		}
		begun = true;
		end = runs ? column + 1 : begin;
		writer_byte(writer, 'h');
		writer_number(writer, end - begin);
	}
}

static void write_part(struct writer *writer, const struct mask *mask, unsigned part)
{
	writer_text(writer, "<path ");
	writer_text(writer, strokes[part]);
	writer_text(writer, " d=\"");
	for (uint64_t row = 0; row < mask->size.rows; row++)
		write_row(writer, mask, row, part == DRAWING_LIGHTS);
	writer_text(writer, "\"/>\n");
}

/* The lines between cells. */
static void write_grid(struct writer *writer, struct size size)
{
	writer_text(writer, "<path stroke=\"#808080\" stroke-width=\".03\" d=\"");
	for (uint64_t row = 1; row < size.rows; row++) {
		writer_byte(writer, 'M');
		write_pair(writer, 0, ' ', row);
		writer_byte(writer, 'h');
		writer_number(writer, size.columns);
	}
	for (uint64_t column = 1; column < size.columns; column++) {
		writer_byte(writer, 'M');
		write_pair(writer, column, ' ', 0);
		writer_byte(writer, 'v');
		writer_number(writer, size.rows);
	}
	writer_text(writer, "\"/>\n");
}

/* The side of a cell in pixels, where nothing else says how large the picture is. */
static uint64_t cell_side(struct size size)
{
	enum { LEAST = 4, MOST = 40, BOARD = 1000 };
	const uint64_t longer = size.rows > size.columns ? size.rows : size.columns;

	if (longer > BOARD / LEAST)
		return LEAST;
	return longer < BOARD / MOST ? MOST : BOARD / longer;
}

/* Below this side of a cell the lines between cells would blur the picture. */
enum { GRID_LEAST = 10 };

/* No overflow: a board in memory has eight cells a byte, and the side times that fits. */
static void write_head(struct writer *writer, struct size size, uint64_t side)
{
	writer_text(writer,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"none\" width=\"");
	writer_number(writer, size.columns * side);
	writer_text(writer, "\" height=\"");
	writer_number(writer, size.rows * side);
	writer_text(writer, "\" viewBox=\"0 0 ");
	write_pair(writer, size.columns, ' ', size.rows);
	writer_text(writer, "\">\n");
}

static void write_svg(
	struct writer *writer, struct output *output, const struct record *record)
{
	const struct drawing drawing = drawing_of(record);
	const struct size size = record->first.size;
	const uint64_t side = cell_side(size);

	(void)output;
	write_head(writer, size, side);
	writer_text(writer, "<title>");
	write_pair(writer, size.rows, 'x', size.columns);
	for (unsigned part = 0; part < DRAWING_PARTS; part++)
		if (drawing.part[part])
			writer_text(writer, titles[part]);
	writer_text(writer, "</title>\n<path fill=\"#22262e\" d=\"M0 0h");
	write_pair(writer, size.columns, 'v', size.rows);
	writer_text(writer, "H0z\"/>\n");
	if (drawing.part[DRAWING_LIGHTS])
		write_part(writer, drawing.part[DRAWING_LIGHTS], DRAWING_LIGHTS);
	if (side >= GRID_LEAST)
		write_grid(writer, size);
	for (unsigned part = DRAWING_LIGHTS + 1; part < DRAWING_PARTS; part++)
		if (drawing.part[part])
			write_part(writer, drawing.part[part], part);
	writer_text(writer, "</svg>\n");
}

const struct output_format output_svg = {.name = "svg",
	.options = "",
	.shapes = OUTPUT_ANY,
	.why_not = why_not,
	.write = write_svg};
