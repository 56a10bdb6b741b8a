/* Rules by which every button flips the lights at the same places around it. */
#include "number.h"
#include "rule_kinds.h"
#include "shifts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct local {
	struct offset *given; /* of a stencil: NULL for a distance */
	size_t given_count;
	int64_t distance;
	/*
	 * On boards of the size that the rule fits, where an offset that wraps is up to
	 * four that do not.
	 */
	struct offset *offsets;
	size_t count, room;
	bool full; /* whether memory for one more was out */
	struct shifts flips, flippers; /* from buttons to lights, and back */
};


/* Puts an offset unless it leads out of every board of the size. */
static void put(struct local *local, struct size size, int64_t rows, int64_t columns)
{
	const int64_t most_rows = (int64_t)size.rows, most_columns = (int64_t)size.columns;
	struct offset *offsets = local->offsets;

	if (rows <= -most_rows || rows >= most_rows || columns <= -most_columns ||
		columns >= most_columns)
		return;
	if (local->count == local->room) {
		const size_t room = 2 * local->room + 16;

		offsets = NULL;
		if (room <= SIZE_MAX / sizeof *offsets)
			offsets = realloc(local->offsets, room * sizeof *offsets);
		local->full = !offsets;
		if (!offsets)
			return;
		local->offsets = offsets;
		local->room = room;
	}
	offsets[local->count++] = (struct offset){rows, columns};
}

/* Puts the offsets of the rule on boards with edges. */
static void put_given(struct local *local, struct size size)
{
	const int64_t distance = local->distance;
	int64_t rows = 0;

	for (size_t i = 0; i < local->given_count && !local->full; i++)
		put(local, size, local->given[i].rows, local->given[i].columns);
	if (distance == 0)
		return;
	put(local, size, 0, 0);
	if (distance > (int64_t)size.columns)
		rows = distance - (int64_t)size.columns;
	for (; rows <= distance && rows < (int64_t)size.rows && !local->full; rows++) {
		const int64_t columns = distance - rows;

		put(local, size, rows, columns);
		if (columns > 0)
			put(local, size, rows, -columns);
		if (rows > 0)
			put(local, size, -rows, columns);
		if (rows > 0 && columns > 0)
			put(local, size, -rows, -columns);
	}
}

static uint64_t residue(int64_t value, uint64_t modulus)
{
	const int64_t rest = value % (int64_t)modulus;

	return rest < 0 ? (uint64_t)rest + modulus : (uint64_t)rest;
}

/* Flips the cell at an offset from the first, rows and columns being counted in circles. */
static void flip_around(struct mask *torus, int64_t rows, int64_t columns)
{
	const struct size size = torus->size;

	mask_flip(torus,
		residue(rows, size.rows) * size.columns + residue(columns, size.columns));
}

static uint64_t greatest_divisor(uint64_t a, uint64_t b)
{
	while (b != 0) {
		const uint64_t rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}

/* Makes torus, dark, what the first button flips where the edges are joined. */
static void flip_given(const struct local *local, struct mask *torus)
{
	const struct size size = torus->size;
	const uint64_t period =
		size_cells(size) / greatest_divisor(size.rows, size.columns);
	const int64_t distance = local->distance;
	/* Four sides, of which each comes back to where it was after a period. */
	const int64_t side = (int64_t)((uint64_t)distance % (2 * period));

	for (size_t i = 0; i < local->given_count; i++)
		flip_around(torus, local->given[i].rows, local->given[i].columns);
	if (distance > 0)
		flip_around(torus, 0, 0);
	for (int64_t i = 0; i < side; i++) {
		flip_around(torus, i, distance - i);
		flip_around(torus, distance - i, -i);
		flip_around(torus, -i, i - distance);
		flip_around(torus, i - distance, i);
	}
}

/* Puts the offsets of the rule on boards whose edges are joined. */
static void put_wrapped(struct local *local, struct size size)
{
	struct mask torus;

	if (!mask_open(&torus) || !mask_clear(&torus, size)) {
		local->full = true;
		mask_close(&torus);
		return;
	}
	flip_given(local, &torus);
	for (uint64_t cell = 0; cell < size_cells(size) && !local->full; cell++) {
		const int64_t rows = (int64_t)(cell / size.columns);
		const int64_t columns = (int64_t)(cell % size.columns);

		if (!mask_bit(&torus, cell))
			continue;
		/* Those that would be as long as a side lead out, and are not put. */
		put(local, size, rows, columns);
		put(local, size, rows, columns - (int64_t)size.columns);
		put(local, size, rows - (int64_t)size.rows, columns);
		put(local, size, rows - (int64_t)size.rows,
			columns - (int64_t)size.columns);
	}
	mask_close(&torus);
}

static bool fit(struct rule *rule, struct size size, char reason[RULE_REASON])
{
	struct local *local = rule->state;

	local->count = 0;
	local->full = false;
	if (rule->wrap)
		put_wrapped(local, size);
	else
		put_given(local, size);
	if (!local->full &&
		shifts_open(&local->flips, size, local->offsets, local->count, false) &&
		shifts_open(&local->flippers, size, local->offsets, local->count, true))
		return true;
	snprintf(reason, RULE_REASON, "out of memory");
	return false;
}

static void apply(
	const struct rule *rule, const struct mask *presses, struct mask *board)
{
	const struct local *local = rule->state;

	shifts_add(&local->flips, presses, board);
}

static bool quiet(const struct rule *rule, const struct mask *set)
{
	const struct local *local = rule->state;

	return shifts_dark(&local->flippers, set);
}

static uint64_t reach(const struct rule *rule)
{
	const struct local *local = rule->state;

	return shifts_reach(&local->flips);
}

static void buttons(
	const struct rule *rule, uint64_t light, rule_visit *visit, void *context)
{
	const struct local *local = rule->state;

	shifts_from(&local->flips, light, visit, context);
}

static void close_local(struct rule *rule)
{
	struct local *local = rule->state;

	if (!local)
		return;
	free(local->given);
	free(local->offsets);
	shifts_close(&local->flips);
	shifts_close(&local->flippers);
	free(local);
}

static const struct rule_kind rule_local = {
	.fit = fit,
	.apply = apply,
	.quiet = quiet,
	.reach = reach,
	.buttons = buttons,
	.close = close_local,
};

static struct local *open_local(struct rule *rule, char reason[RULE_REASON])
{
	rule->kind = &rule_local;
	rule->state = calloc(1, sizeof(struct local));
	if (!rule->state)
		snprintf(reason, RULE_REASON, "out of memory");
	return rule->state;
}

/* The rows and columns of a stencil. False, and a reason, if it is none. */
static bool measure(const char *stencil, struct size *size, char reason[RULE_REASON])
{
	const size_t length = strlen(stencil), columns = strcspn(stencil, "/");
	const size_t rows = (length + 1) / (columns + 1);
	const char *wrong = NULL;

	if (stencil[strspn(stencil, "01/")] != '\0')
		wrong = "a stencil has rows of 0 and 1 with '/' between";
	else if (columns == 0 || (length + 1) % (columns + 1) != 0)
		wrong = "the rows of a stencil have one length";
	for (size_t i = 0; !wrong && i < length; i++)
		if ((stencil[i] == '/') != (i % (columns + 1) == columns))
			wrong = "the rows of a stencil have one length";
	if (!wrong && (rows % 2 == 0 || columns % 2 == 0))
		wrong = "a stencil has odd numbers of rows and of columns, so that a "
			"button is in its middle";
	if (wrong)
		snprintf(reason, RULE_REASON, "%s", wrong);
	*size = (struct size){rows, columns};
	return !wrong;
}

/* Whether the offsets of a stencil, which come in reading order, are those of plus. */
static bool is_plus(const struct local *local)
{
	static const struct offset plus[] = {{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};

	return local->given_count == sizeof plus / sizeof *plus &&
		memcmp(local->given, plus, sizeof plus) == 0;
}

bool rule_open_stencil(struct rule *rule, const char *stencil, char reason[RULE_REASON])
{
	struct size size;
	struct local *local;

	if (!measure(stencil, &size, reason))
		return false;
	local = open_local(rule, reason);
	if (!local)
		return false;
	local->given = calloc(strlen(stencil) + 1, sizeof *local->given);
	if (!local->given) {
		snprintf(reason, RULE_REASON, "out of memory");
		return false;
	}
	for (size_t i = 0; stencil[i] != '\0'; i++)
		if (stencil[i] == '1')
			local->given[local->given_count++] = (struct offset){
				(int64_t)(i / (size.columns + 1)) - (int64_t)(size.rows / 2),
				(int64_t)(i % (size.columns + 1)) -
					(int64_t)(size.columns / 2)};
	rule->plus = is_plus(local) && !rule->wrap;
	return true;
}

bool rule_open_distance(struct rule *rule, const char *distance, char reason[RULE_REASON])
{
	struct local *local;
	uint64_t number;

	if (!number_parse(distance, 1, INT64_MAX, &number)) {
		snprintf(reason, RULE_REASON, "expected a distance from 1 to %" PRId64
			", found '%.80s'", INT64_MAX, distance);
		return false;
	}
	local = open_local(rule, reason);
	if (!local)
		return false;
	local->distance = (int64_t)number;
	rule->plus = number == 1 && !rule->wrap;
	return true;
}
