/* Rules by which every button flips the lights at the same places around it. */
#include "memory.h"
#include "number.h"
#include "offsets.h"
#include "rule_kinds.h"
#include "shifts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct local {
	struct shape shape;
	struct offsets offsets;        /* of the shape, on boards of the size that fits */
	struct shifts flips, flippers; /* from buttons to lights, and back */
};

static bool fit(struct rule *rule, struct size size, char reason[REASON])
{
	struct local *local = rule->state;

	/* By plus lo-rank tells of sizes without a board. */
	if (!rule->plus && !memory_holds(size, reason))
		return false;
	if (!(rule->wrap ? offsets_around : offsets_inside)(
		    &local->offsets, &local->shape, size, reason))
		return false;
	if (shifts_open(&local->flips, size, &local->offsets, false) &&
		shifts_open(&local->flippers, size, &local->offsets, true))
		return true;
	snprintf(reason, REASON, "out of memory");
	return false;
}

static void apply(const struct rule *rule, const struct mask *presses, struct mask *board)
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
	free(local->shape.places);
	offsets_close(&local->offsets);
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

static struct local *open_local(struct rule *rule, char reason[REASON])
{
	rule->kind = &rule_local;
	rule->state = calloc(1, sizeof(struct local));
	if (!rule->state)
		snprintf(reason, REASON, "out of memory");
	return rule->state;
}

/* The rows and columns of a stencil. False, and a reason, if it is none. */
static bool measure(const char *stencil, struct size *size, char reason[REASON])
{
	const size_t length = strlen(stencil), columns = strcspn(stencil, "/");
	const size_t rows = (length + 1) / (columns + 1);
	const char *wrong = NULL;

	if (stencil[strspn(stencil, "01/")] != '\0')
		wrong = "a stencil has rows of 0 and 1 with '/' between";
	else if ((length + 1) % (columns + 1) != 0)
		wrong = "the rows of a stencil have one length";
	for (size_t i = 0; !wrong && i < length; i++)
		if ((stencil[i] == '/') != (i % (columns + 1) == columns))
			wrong = "the rows of a stencil have one length";
	if (!wrong && (rows % 2 == 0 || columns % 2 == 0))
		wrong = "a stencil has odd numbers of rows and of columns, so that a "
			"button is in its middle";
	if (wrong)
		snprintf(reason, REASON, "%s", wrong);
	*size = (struct size){rows, columns};
	return !wrong;
}

/* Whether the places of a stencil, which come in reading order, are those of plus. */
static bool is_plus(const struct shape *shape)
{
	static const struct offset plus[] = {{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};

	return shape->count == sizeof plus / sizeof *plus &&
		memcmp(shape->places, plus, sizeof plus) == 0;
}

bool rule_open_stencil(struct rule *rule, const char *stencil, char reason[REASON])
{
	struct size size;
	struct shape *shape;
	struct local *local;

	if (!measure(stencil, &size, reason))
		return false;
	local = open_local(rule, reason);
	if (!local)
		return false;
	shape = &local->shape;
	shape->places = calloc(strlen(stencil) + 1, sizeof *shape->places);
	if (!shape->places) {
		snprintf(reason, REASON, "out of memory");
		return false;
	}
	for (size_t i = 0; stencil[i] != '\0'; i++)
		if (stencil[i] == '1')
			shape->places[shape->count++] =
				(struct offset){(int64_t)(i / (size.columns + 1)) -
						(int64_t)(size.rows / 2),
					(int64_t)(i % (size.columns + 1)) -
						(int64_t)(size.columns / 2)};
	rule->plus = is_plus(&local->shape) && !rule->wrap;
	return true;
}

bool rule_open_distance(struct rule *rule, const char *distance, char reason[REASON])
{
	struct local *local;
	uint64_t number;

	if (!number_parse(distance, 1, INT64_MAX, &number)) {
		snprintf(reason, REASON,
			"expected a distance from 1 to %" PRId64 ", found '" QUOTE "'",
			INT64_MAX, distance);
		return false;
	}
	local = open_local(rule, reason);
	if (!local)
		return false;
	local->shape.distance = (int64_t)number;
	rule->plus = number == 1 && !rule->wrap;
	return true;
}
