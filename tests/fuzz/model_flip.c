#include "fuzz.h"
#include "model.h"
#include "place.h"

bool model_plus(size_t columns, size_t button, size_t light)
{
	const int wide = (int)columns, from = (int)button, to = (int)light;

	return abs(from / wide - to / wide) + abs(from % wide - to % wide) <= 1;
}

/* Digits of n bits, the first the highest; the last digit is filled up with 0. */
static bool take_bits(struct place *place, char *bits, size_t n)
{
	static const char digits[] = "0123456789abcdef0123456789ABCDEF";

	for (size_t i = 0; i < n; i += 4, place->at++) {
		const char *digit = next(place) > 0 ? strchr(digits, next(place)) : NULL;

		if (!digit)
			return false;
		for (size_t bit = 0; bit < 4; bit++) {
			const char set = (digit - digits) >> (3 - bit) & 1;

			if (i + bit < n)
				bits[i + bit] = set;
			else if (set)
				return false;
		}
	}
	return true;
}

/* A game of which the matrix is of at most so many bits. */
static bool take_game(struct place *place, char *bits, size_t most, struct text *out)
{
	uint64_t columns, rows, cells;

	if (!take_number(place, &columns))
		return false;
	rows = columns;
	if (take(place, "x") && !take_number(place, &rows))
		return false;
	if (rows == 0 || columns == 0 || rows > most || columns > most ||
		rows * columns > most / (rows * columns))
		return false;
	cells = rows * columns;
	if (!take(place, "c"))
		take(place, "r");
	if (!take(place, ":") || !take_bits(place, bits, cells * cells))
		return false;
	for (size_t i = 0; i < cells * cells; i++)
		if (bits[i] != model_plus(columns, i / cells, i % cells))
			return false;
	if (!take(place, ",") || !take_bits(place, bits, cells) || !take_end(place))
		return false;
	model_mask(out, rows, columns, bits);
	text_add(out, "\n", 1);
	return true;
}

bool model_flip(const struct model *model, const char *text, size_t n, struct text *out)
{
	struct place place = {text, text + n};
	char *bits = malloc(4 * n + 1);
	bool done = begin(&place);

	(void)model;
	must(bits, "there is memory");
	for (; done && next(&place) >= 0; skip(&place, SPACE))
		done = take_game(&place, bits, 4 * n, out);
	free(bits);
	return done;
}
