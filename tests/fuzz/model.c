#include "model.h"
#include "fuzz.h"
#include "place.h"

#include <string.h>

void model_mask(struct text *out, size_t rows, size_t columns, const char *cells)
{
	const size_t n = rows * columns;
	unsigned digit = 0;
	char head[60] = "";

	if (rows != 5 || columns != 6)
		snprintf(head, sizeof head, "%zux%zu:", rows, columns);
	text_add(out, head, strlen(head));
	for (size_t i = 0; i < n; i++) {
		digit = digit << 1 | (unsigned)cells[i];
		if ((n - i) % 4 == 1) {
			text_add(out, &"0123456789abcdef"[digit], 1);
			digit = 0;
		}
	}
}

/*
 * A line of lights and blanks: appends the lights to cells, of which there are *n; a
 * carriage return and what is behind it is blank.
 */
static bool take_lights(
	const struct model *model, struct place *place, char *cells, size_t *n)
{
	for (; next(place) >= 0 && next(place) != '\n' && next(place) != '\r';
		place->at++) {
		if (*place->at == model->off || *place->at == model->on)
			cells[(*n)++] = *place->at == model->on;
		else if (!memchr(" \t\v\f", next(place), 4))
			return false;
	}
	return take_end(place);
}

/* Whether a refusal is next: an I that is no light. */
static bool has_refusal(const struct model *model, const struct place *place)
{
	return next(place) == 'I' && model->off != 'I' && model->on != 'I';
}

/* Lines of one digit, of which a row ends before other lines come, or of whole rows. */
static bool take_board(const struct model *model, struct place *place, char *cells)
{
	const size_t all = model->rows * model->columns;
	size_t n = 0;

	while (n < all) {
		const size_t before = n;
		const bool in_row = n % model->columns != 0;
		const bool ended = next(place) < 0;

		if (ended || !take_lights(model, place, cells, &n) || n > all)
			return false;
		if (n - before > 1 && (in_row || (n - before) % model->columns != 0))
			return false;
	}
	return true;
}

/* The cells of a text are fewer than its bytes. */
static char *room_for(size_t n)
{
	char *cells = malloc(n + 1);

	must(cells, "there is memory");
	return cells;
}

static bool judge_boards(const struct model *model, struct place place, bool counted,
	uint64_t left, char *cells, struct text *out)
{
	uint64_t number = model->first, found;

	for (;; number++, left--) {
		skip(&place, SPACE);
		if (next(&place) < 0)
			return !counted || left == 0;
		if (counted && left == 0)
			return false;
		if (!counted) {
			if (!take(&place, "PUZZLE"))
				return false;
			skip(&place, BLANKS);
			if (!take(&place, "#") || !take_number(&place, &found) ||
				found != number || !take_end(&place))
				return false;
			skip(&place, SPACE);
		}
		if (has_refusal(model, &place)) {
			if (!take(&place, "IMPOSSIBLE") || !take_end(&place))
				return false;
			text_add(out, "!", 1);
		} else {
			if (!take_board(model, &place, cells))
				return false;
			model_mask(out, model->rows, model->columns, cells);
		}
		text_add(out, "\n", 1);
	}
}

bool model_judge(const struct model *model, const char *text, size_t n, struct text *out)
{
	struct place place = {text, text + n};
	const bool begun = begin(&place), counted = next(&place) != 'P';
	uint64_t count = 0;
	char *cells;
	bool done;

	if (!begun || next(&place) < 0)
		return begun;
	if (counted &&
		(!take_number(&place, &count) || count > UINT64_C(1) << 63 ||
			!take_end(&place)))
		return false;
	cells = room_for(n);
	done = judge_boards(model, place, counted, count, cells, out);
	free(cells);
	return done;
}

/* Rows of one length up to a blank line or the end. */
static bool take_grid(
	const struct model *model, struct place *place, char *cells, struct text *out)
{
	size_t rows = 0, columns = 0, n = 0;

	for (;; rows++) {
		const size_t before = n;

		if (!take_lights(model, place, cells, &n))
			return false;
		if (n == before)
			break;
		if (rows > 0 && n - before != columns)
			return false;
		columns = n - before;
	}
	model_mask(out, rows, columns, cells);
	return true;
}

bool model_grid(const struct model *model, const char *text, size_t n, struct text *out)
{
	struct place place = {text, text + n};
	char *cells = room_for(n);
	bool done = begin(&place);

	while (done && next(&place) >= 0) {
		if (has_refusal(model, &place)) {
			done = take(&place, "IMPOSSIBLE") && take_end(&place) &&
				take_end(&place);
			text_add(out, "!", done);
		} else {
			done = take_grid(model, &place, cells, out);
		}
		text_add(out, "\n", done);
		skip(&place, SPACE);
	}
	free(cells);
	return done;
}
