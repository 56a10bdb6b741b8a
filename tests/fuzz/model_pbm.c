#include "fuzz.h"
#include "model.h"
#include "place.h"

/* Space and comments, which go up to the end of a line. */
static void skip_comments(struct place *place)
{
	for (skip(place, SPACE); next(place) == '#'; skip(place, SPACE))
		while (next(place) >= 0 && next(place) != '\n' && next(place) != '\r')
			place->at++;
}

static bool has_space(const struct place *place)
{
	return next(place) >= 0 && memchr(SPACE, next(place), sizeof SPACE - 1);
}

/* A side, leading zeros and all; more than most is as good as that. */
static bool take_side(struct place *place, size_t most, size_t *side)
{
	*side = 0;
	for (skip_comments(place); next(place) >= '0' && next(place) <= '9';
		place->at++) {
		*side = 10 * *side + (size_t)(next(place) - '0');
		if (*side > most)
			*side = most;
	}
	return *side > 0;
}

static bool take_plain(struct place *place, size_t n, char *cells)
{
	for (size_t i = 0; i < n; i++) {
		skip_comments(place);
		if (next(place) != '0' && next(place) != '1')
			return false;
		cells[i] = next(place) == '1';
		place->at++;
	}
	return true;
}

static bool take_raw(struct place *place, size_t rows, size_t columns, char *cells)
{
	if (next(place) == '#')
		while (next(place) >= 0 && next(place) != '\n' && next(place) != '\r')
			place->at++;
	if (!has_space(place))
		return false;
	place->at++;
	for (size_t row = 0; row < rows; row++, place->at++)
		for (size_t column = 0; column < columns; column++) {
			place->at += column > 0 && column % 8 == 0;
			if (next(place) < 0)
				return false;
			*cells++ = next(place) >> (7 - column % 8) & 1;
		}
	return true;
}

static bool take_picture(struct place *place, char *cells, size_t most, struct text *out)
{
	const bool plain = take(place, "P1");
	size_t rows, columns;

	if (!plain && !take(place, "P4"))
		return false;
	if (!has_space(place) && next(place) != '#')
		return false;
	if (!take_side(place, most + 1, &columns) || !take_side(place, most + 1, &rows) ||
		rows * columns > most)
		return false;
	if (!(plain ? take_plain(place, rows * columns, cells)
		    : take_raw(place, rows, columns, cells)))
		return false;
	model_mask(out, rows, columns, cells);
	text_add(out, "\n", 1);
	return true;
}

bool model_pbm(const struct model *model, const char *text, size_t n, struct text *out)
{
	struct place place = {text, text + n};
	char *cells = malloc(8 * n + 1);
	bool done = true;

	(void)model;
	must(cells, "there is memory");
	for (skip(&place, SPACE); done && next(&place) >= 0; skip(&place, SPACE))
		done = take_picture(&place, cells, 8 * n, out);
	free(cells);
	return done;
}
