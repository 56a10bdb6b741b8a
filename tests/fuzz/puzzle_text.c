/* The boards of a puzzle as text of each kind. */
#include "model.h"
#include "puzzle.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void add_byte(struct text *text, char byte)
{
	text_add(text, &byte, 1);
}

static void add_string(struct text *text, const char *string)
{
	text_add(text, string, strlen(string));
}

/* Rows of two characters, with or without blanks. */
static void add_rows(struct text *text, const struct puzzle *puzzle,
	const struct cells *cells, const char *lights, bool blanks)
{
	for (size_t cell = puzzle->cells; cell-- > 0;) {
		const bool last = cell % puzzle->size.columns == 0;

		add_byte(text, lights[cells_has(cells, cell)]);
		if (blanks || last)
			add_byte(text, last ? '\n' : ' ');
	}
}

/* Digits of a value that bits make, the first the highest. */
struct digits {
	struct text *text;
	unsigned value, bits, in_digit;
};

static void add_bit(struct digits *digits, bool bit)
{
	digits->value = digits->value << 1 | bit;
	if (++digits->bits < digits->in_digit)
		return;
	add_byte(digits->text,
		digits->in_digit == 8 ? (char)digits->value
				      : "0123456789abcdef"[digits->value]);
	digits->value = digits->bits = 0;
}

/* Ends a digit that has begun with bits that are 0. */
static void add_rest(struct digits *digits)
{
	while (digits->bits > 0)
		add_bit(digits, false);
}

static void add_raw(
	struct text *text, const struct puzzle *puzzle, const struct cells *cells)
{
	struct digits bytes = {.text = text, .in_digit = 8};

	for (size_t cell = puzzle->cells; cell-- > 0;) {
		add_bit(&bytes, cells_has(cells, cell));
		if (cell % puzzle->size.columns == 0)
			add_rest(&bytes);
	}
}

static void add_game(
	struct text *text, const struct puzzle *puzzle, const struct cells *cells)
{
	struct digits digits = {.text = text, .in_digit = 4};
	char head[60];

	snprintf(head, sizeof head, "%" PRIu64 "x%" PRIu64 "c:", puzzle->size.columns,
		puzzle->size.rows);
	add_string(text, head);
	for (size_t i = 0; i < puzzle->cells; i++)
		for (size_t j = 0; j < puzzle->cells; j++)
			add_bit(&digits, model_plus((size_t)puzzle->size.columns, i, j));
	add_rest(&digits);
	add_byte(text, ',');
	for (size_t cell = puzzle->cells; cell-- > 0;)
		add_bit(&digits, cells_has(cells, cell));
	add_rest(&digits);
	add_byte(text, '\n');
}

struct text puzzle_text(const struct puzzle *puzzle)
{
	struct text text = {NULL, 0, 0};
	char head[60];

	if (strcmp(puzzle->format, "judge") == 0) {
		snprintf(head, sizeof head, "%zu\n", puzzle->boards);
		add_string(&text, head);
	}
	for (size_t i = 0; i < puzzle->boards; i++) {
		const struct cells *cells = &puzzle->lit[i];
		/* Few layouts come again, so that all ways of reading are gone. */
		const bool blanks = puzzle->pieces[0] % 2 == (i / 8) % 2;

		if (strcmp(puzzle->format, "flip") == 0) {
			add_game(&text, puzzle, cells);
		} else if (strcmp(puzzle->format, "pbm") == 0) {
			snprintf(head, sizeof head, "P%c %" PRIu64 " %" PRIu64 "\n",
				blanks ? '1' : '4', puzzle->size.columns,
				puzzle->size.rows);
			add_string(&text, head);
			if (blanks)
				add_rows(&text, puzzle, cells, "01", true);
			else
				add_raw(&text, puzzle, cells);
		} else {
			add_rows(&text, puzzle, cells, puzzle->lights, blanks);
			add_string(&text, strcmp(puzzle->format, "grid") ? "" : "\n");
		}
	}
	return text;
}

struct text puzzle_stream(const struct puzzle *puzzle)
{
	struct text text = {NULL, 0, 0};
	char cells[PUZZLE_CELLS];

	for (size_t i = 0; i < puzzle->boards; i++) {
		for (size_t cell = 0; cell < puzzle->cells; cell++)
			cells[puzzle->cells - 1 - cell] =
				cells_has(&puzzle->lit[i], cell);
		model_mask(&text, puzzle->size.rows, puzzle->size.columns, cells);
		add_byte(&text, '\n');
	}
	return text;
}
