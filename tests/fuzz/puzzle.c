#include "puzzle.h"
#include "fuzz.h"

#include <string.h>

/* The bits of an input, zeros past its end. */
struct bits {
	const uint8_t *data;
	size_t n, at;
};

static bool next_bit(struct bits *bits)
{
	const size_t at = bits->at++;

	return at < 8 * bits->n && (bits->data[at / 8] >> at % 8 & 1);
}

/* Presses a cell that lies so far from a button, which may be off the board. */
static void flip_at(struct puzzle *puzzle, size_t button, int down, int right)
{
	const int rows = (int)puzzle->size.rows, columns = (int)puzzle->size.columns;
	const int place = (int)(puzzle->cells - 1 - button);
	int row = place / columns + down, column = place % columns + right;

	if (puzzle->wrap) {
		row = (row % rows + rows) % rows;
		column = (column % columns + columns) % columns;
	}
	if (row >= 0 && row < rows && column >= 0 && column < columns)
		cells_flip(&puzzle->flips[button],
			puzzle->cells - 1 - (size_t)(row * columns + column));
}

static void flip_stencil(struct puzzle *puzzle, size_t button, const char *stencil)
{
	const int columns = (int)strcspn(stencil, "/");
	const int rows = ((int)strlen(stencil) + 1) / (columns + 1);

	for (int i = 0; stencil[i] != '\0'; i++)
		if (stencil[i] == '1')
			flip_at(puzzle, button, i / (columns + 1) - rows / 2,
				i % (columns + 1) - columns / 2);
}

static void flip_distant(struct puzzle *puzzle, size_t button, int distance)
{
	flip_at(puzzle, button, 0, 0);
	for (int i = 0; i < distance; i++) {
		flip_at(puzzle, button, i, distance - i);
		flip_at(puzzle, button, distance - i, -i);
		flip_at(puzzle, button, -i, i - distance);
		flip_at(puzzle, button, i - distance, i);
	}
}

static void flip_lines(struct puzzle *puzzle, size_t button)
{
	const size_t columns = (size_t)puzzle->size.columns;

	for (size_t cell = 0; cell < puzzle->cells; cell++)
		if (cell / columns == button / columns ||
			cell % columns == button % columns)
			cells_flip(&puzzle->flips[button], cell);
}

/* The first button is there in any case, else there would be no rule. */
static void draw_button(struct puzzle *puzzle, size_t button, struct bits *bits)
{
	puzzle->absent[button] =
		button < puzzle->cells - 1 && next_bit(bits) && next_bit(bits);
	for (size_t cell = 0; !puzzle->absent[button] && cell < puzzle->cells; cell++)
		if (next_bit(bits))
			cells_flip(&puzzle->flips[button], cell);
}

/* Rules that have a name, and the stencils that they are where they are any. */
static const struct {
	const char *name, *stencil;
} named[] = {
	{"plus", "010/111/010"},
	{"ring", "010/101/010"},
	{"king", "111/111/111"},
	{"x", "101/010/101"},
	{"dist:1", NULL},
	{"dist:2", NULL},
	{"dist:3", NULL},
	{"dist:7", NULL},
	{"lines", NULL},
};

enum { NAMED = sizeof named / sizeof *named, MOST_TOLD = 36 };

/* A stencil of five by five. */
static void draw_stencil(struct puzzle *puzzle, struct bits *bits)
{
	for (size_t i = 0; i < 29; i++)
		puzzle->stencil[i] = i % 6 == 5 ? '/' : next_bit(bits) ? '1' : '0';
	puzzle->rule = puzzle->stencil;
}

static void draw_rule(struct puzzle *puzzle, uint8_t which, struct bits *bits)
{
	const char *stencil = puzzle->stencil;

	puzzle->wrap = which >> 4 & 1;
	which &= 15;
	if (which < NAMED) {
		puzzle->rule = named[which].name;
		stencil = named[which].stencil;
	} else if (which % 2 == 0 && puzzle->cells <= MOST_TOLD) {
		puzzle->rule = "@";
	} else {
		draw_stencil(puzzle, bits);
	}
	if (strcmp(puzzle->rule, "lines") == 0 || *puzzle->rule == '@')
		puzzle->wrap = false;
	for (size_t button = 0; button < puzzle->cells; button++) {
		puzzle->flips[button] = (struct cells){{0}};
		puzzle->absent[button] = false;
		if (*puzzle->rule == '@')
			draw_button(puzzle, button, bits);
		else if (strcmp(puzzle->rule, "lines") == 0)
			flip_lines(puzzle, button);
		else if (strncmp(puzzle->rule, "dist:", 5) == 0)
			flip_distant(puzzle, button, puzzle->rule[5] - '0');
		else
			flip_stencil(puzzle, button, stencil);
	}
}

/* As many boards as there are bits for. */
static void draw_boards(struct puzzle *puzzle, struct bits *bits)
{
	puzzle->boards = 0;
	do {
		struct cells *lit = &puzzle->lit[puzzle->boards++];

		*lit = (struct cells){{0}};
		for (size_t cell = puzzle->cells; cell-- > 0;)
			if (next_bit(bits))
				cells_flip(lit, cell);
	} while (bits->at < 8 * bits->n && puzzle->boards < PUZZLE_BOARDS);
}

void puzzle_open(struct puzzle *puzzle, const uint8_t *data, size_t n)
{
	static const char *const formats[] = {"judge", "grid", "pbm", "flip"};
	static const char *const lights[] = {"01", ".#"};
	const uint8_t which = take_byte(&data, &n), how = take_byte(&data, &n);
	const uint64_t most = how >= 192 ? PUZZLE_CELLS : MOST_TOLD;
	struct bits bits;

	puzzle->size.rows = take_byte(&data, &n) % 64 + 1u;
	puzzle->size.columns = take_byte(&data, &n) % 64 + 1u;
	if (puzzle->size.columns > most)
		puzzle->size.columns = most;
	if (size_cells(puzzle->size) > most)
		puzzle->size.rows = most / puzzle->size.columns;
	puzzle->cells = (size_t)size_cells(puzzle->size);
	puzzle->words = (puzzle->cells + 63) / 64;
	puzzle->format = formats[how & 3];
	if (puzzle->cells > MOST_TOLD && strcmp(puzzle->format, "flip") == 0)
		puzzle->format = "grid";
	puzzle->lights = lights[(how & 3) < 2 && how >> 2 & 1];
	puzzle->plain = how >> 3 & 1;
	for (size_t i = 0; i < FEED_PIECES; i++)
		puzzle->pieces[i] = take_byte(&data, &n);
	bits = (struct bits){data, n, 0};
	draw_rule(puzzle, which, &bits);
	draw_boards(puzzle, &bits);
}
