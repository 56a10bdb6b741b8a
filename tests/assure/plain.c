#include "plain.h"

#include <stdio.h>
#include <string.h>

/* Reads a number without leading zeros. Returns its bytes, 0 if there is none. */
static size_t read_side(const char *text, size_t n, long *side)
{
	size_t i = 0;

	*side = 0;
	for (; i < n && i < 6 && text[i] >= '0' && text[i] <= '9'; i++)
		*side = 10 * *side + (text[i] - '0');
	return i > 0 && text[0] == '0' ? 0 : i;
}

static int digit_value(char digit)
{
	static const char digits[] = "0123456789abcdef0123456789ABCDEF";
	const char *at = digit != '\0' ? strchr(digits, digit) : NULL;

	return at ? (int)(at - digits) % 16 : -1;
}

/* Whether all n bytes are a mask. */
static bool read_mask(struct plain_mask *mask, const char *text, size_t n)
{
	const char *colon = memchr(text, ':', n);
	size_t cells, digits;

	mask->rows = 5;
	mask->columns = 6;
	if (colon) {
		const size_t size = (size_t)(colon - text);
		const size_t rows = read_side(text, size, &mask->rows);
		size_t columns;

		if (rows == 0 || text[rows] != 'x')
			return false;
		columns = read_side(text + rows + 1, size - rows - 1, &mask->columns);
		if (columns == 0 || rows + 1 + columns != size)
			return false;
		text += size + 1;
		n -= size + 1;
	}
	cells = (size_t)mask->rows * (size_t)mask->columns;
	digits = (cells + 3) / 4;
	if (n != digits || cells > PLAIN_CELLS)
		return false;
	for (size_t i = 0; i < digits; i++) {
		const int value = digit_value(text[i]);

		if (value < 0)
			return false;
		for (size_t bit = 0; bit < 4; bit++) {
			const bool set = value >> (3 - bit) & 1;
			const size_t place = 4 * i + bit, above = 4 * digits - cells;

			if (place >= above)
				mask->cells[place - above] = set;
			else if (set)
				return false;
		}
	}
	return true;
}

/* Whether all n bytes are a field; sets what it is. */
static bool read_field(
	struct plain_mask *mask, const char *text, size_t n, bool *refusal, bool *proof)
{
	*refusal = n > 0 && text[0] == '!';
	*proof = *refusal && n > 1;
	if (*refusal && !*proof)
		return true;
	return read_mask(mask, text + *refusal, n - *refusal);
}

static enum plain_shape read_shape(struct plain *plain, const char *text, size_t n)
{
	size_t first = 0, second;
	bool refusal;

	while (first < n && text[first] != '\t' && text[first] != ' ')
		first++;
	if (!read_field(&plain->first, text, first, &refusal, &plain->proof))
		return PLAIN_NONE;
	if (first == n)
		return refusal ? PLAIN_REFUSAL : PLAIN_MASK;
	if (refusal)
		return PLAIN_NONE;
	second = first + 1;
	while (text[first] == ' ' && second < n && text[second] == ' ')
		second++;
	if (!read_field(
		    &plain->second, text + second, n - second, &refusal, &plain->proof))
		return PLAIN_NONE;
	if ((!refusal || plain->proof) &&
		(plain->first.rows != plain->second.rows ||
			plain->first.columns != plain->second.columns))
		return PLAIN_NONE;
	return refusal ? PLAIN_MASK_REFUSAL : PLAIN_MASKS;
}

enum plain_shape plain_read(struct plain *plain, const char *text, size_t n)
{
	return plain->shape = read_shape(plain, text, n);
}

size_t plain_print(char *text, const struct plain_mask *mask)
{
	const long cells = mask->rows * mask->columns;
	size_t n = 0;
	int value = 0;

	if (mask->rows != 5 || mask->columns != 6)
		n = (size_t)sprintf(text, "%ldx%ld:", mask->rows, mask->columns);
	for (long cell = 0; cell < cells; cell++) {
		value = 2 * value + mask->cells[cell];
		if ((cells - cell) % 4 == 1) {
			n += (size_t)sprintf(text + n, "%x", (unsigned)value);
			value = 0;
		}
	}
	return n;
}

/* How many cells of the set the button of a cell flips. */
static int flips(const struct plain_mask *set, long row, long column)
{
	const bool *cell = set->cells + row * set->columns + column;
	int n = cell[0];

	if (row > 0)
		n += cell[-set->columns];
	if (row < set->rows - 1)
		n += cell[set->columns];
	if (column > 0)
		n += cell[-1];
	if (column < set->columns - 1)
		n += cell[1];
	return n;
}

bool plain_solves(const struct plain_mask *board, const struct plain_mask *presses)
{
	/* A light is flipped by those buttons that its own flips the lights of. */
	for (long row = 0; row < board->rows; row++)
		for (long column = 0; column < board->columns; column++)
			if (flips(presses, row, column) % 2 !=
				board->cells[row * board->columns + column])
				return false;
	return true;
}

bool plain_proves(const struct plain_mask *board, const struct plain_mask *proof)
{
	int lit = 0;

	for (long row = 0; row < board->rows; row++)
		for (long column = 0; column < board->columns; column++) {
			const long cell = row * board->columns + column;

			if (flips(proof, row, column) % 2 != 0)
				return false;
			lit += board->cells[cell] && proof->cells[cell];
		}
	return lit % 2 != 0;
}

bool plain_solvable(const struct plain_mask *board)
{
	const long cells = board->rows * board->columns;
	struct plain_mask presses = {.rows = board->rows, .columns = board->columns};

	for (unsigned long set = 0; set >> cells == 0; set++) {
		for (long cell = 0; cell < cells; cell++)
			presses.cells[cell] = set >> cell & 1;
		if (plain_solves(board, &presses))
			return true;
	}
	return false;
}
