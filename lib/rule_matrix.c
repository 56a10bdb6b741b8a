/* Rules that are told button by button: any switches and lamps. */
#include "memory.h"
#include "number.h"
#include "rule_kinds.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct matrix {
	struct size size;    /* told by the first button that is there; 0x0 before */
	size_t words;        /* of a mask */
	uint64_t *lights;    /* of each cell's button, by the cell as a bit; 0 for none */
	uint64_t count;      /* of cells that have been told of, from the first on */
	struct mask present; /* the cells with a button */
};

static bool say(char reason[REASON], const char *why)
{
	snprintf(reason, REASON, "%s", why);
	return false;
}

static uint64_t *lights_of(const struct matrix *matrix, uint64_t button)
{
	return matrix->lights + button * matrix->words;
}

static bool fit(struct rule *rule, struct size size, char reason[REASON])
{
	const struct matrix *matrix = rule->state;

	if (size_same(matrix->size, size))
		return true;
	snprintf(reason, REASON,
		"the rule is for boards of %" PRIu64 "x%" PRIu64 ", not %" PRIu64
		"x%" PRIu64,
		matrix->size.rows, matrix->size.columns, size.rows, size.columns);
	return false;
}

static void apply(const struct rule *rule, const struct mask *presses, struct mask *board)
{
	const struct matrix *matrix = rule->state;

	for (size_t i = 0; i < matrix->words; i++)
		for (uint64_t left = presses->words[i]; left != 0; left &= left - 1)
			words_add(board->words,
				lights_of(matrix, 64 * (uint64_t)i + bits_lowest(left)),
				matrix->words);
}

static bool quiet(const struct rule *rule, const struct mask *set)
{
	const struct matrix *matrix = rule->state;

	for (uint64_t button = 0; button < matrix->count; button++)
		if (words_odd_overlap(
			    lights_of(matrix, button), set->words, matrix->words))
			return false;
	return true;
}

static uint64_t reach(const struct rule *rule)
{
	return size_cells(rule->size) - 1;
}

static void buttons(
	const struct rule *rule, uint64_t light, rule_visit *visit, void *context)
{
	const struct matrix *matrix = rule->state;

	for (uint64_t button = 0; button < matrix->count; button++)
		if (lights_of(matrix, button)[light / 64] >> light % 64 & 1)
			visit(context, button);
}

static void absent(const struct rule *rule, rule_visit *visit, void *context)
{
	const struct matrix *matrix = rule->state;

	for (uint64_t cell = 0; cell < matrix->count; cell++)
		if (!mask_bit(&matrix->present, cell))
			visit(context, cell);
}

static void close_matrix(struct rule *rule)
{
	struct matrix *matrix = rule->state;

	if (!matrix)
		return;
	free(matrix->lights);
	mask_close(&matrix->present);
	free(matrix);
}

static const struct rule_kind rule_matrix = {
	.fit = fit,
	.apply = apply,
	.quiet = quiet,
	.reach = reach,
	.buttons = buttons,
	.absent = absent,
	.close = close_matrix,
};

bool rule_open_matrix(struct rule *rule, const char *file, char reason[REASON])
{
	struct matrix *matrix;

	if (rule->wrap)
		return say(reason, "a rule of a file has no edges to wrap");
	if (*file == '\0')
		return say(reason, "@ is followed by the name of a file");
	rule->kind = &rule_matrix;
	rule->file = file;
	rule->state = matrix = calloc(1, sizeof *matrix);
	return (matrix && mask_open(&matrix->present)) || say(reason, "out of memory");
}

/* The first button that is there tells the size. */
static bool take_size(struct matrix *matrix, struct size size, char reason[REASON])
{
	const uint64_t cells = size_cells(size), words = mask_words_for(cells);
	const uint64_t most = UINT64_MAX / sizeof *matrix->lights;

	if (cells > most / words)
		return say(reason, "out of memory");
	if (!memory_affords(sizeof *matrix->lights * cells * words,
		    "a rule of that size takes", reason))
		return false;
	matrix->lights = calloc((size_t)(cells * words), sizeof *matrix->lights);
	if (!matrix->lights || !mask_clear(&matrix->present, size))
		return say(reason, "out of memory");
	matrix->size = size;
	matrix->words = (size_t)words;
	return true;
}

static bool refuse_count(
	const struct matrix *matrix, const char *found, char reason[REASON])
{
	snprintf(reason, REASON,
		"a rule has as many lines as cells, %" PRIu64 " for %" PRIu64 "x%" PRIu64
		", not %s",
		size_cells(matrix->size), matrix->size.rows, matrix->size.columns, found);
	return false;
}

bool rule_add_button(struct rule *rule, const struct mask *lights, char reason[REASON])
{
	struct matrix *matrix = rule->state;
	uint64_t button;

	if (lights && !matrix->lights && !take_size(matrix, lights->size, reason))
		return false;
	if (lights && !size_same(lights->size, matrix->size))
		return say(reason, "the masks of a rule have one size");
	matrix->count++;
	if (matrix->lights && matrix->count > size_cells(matrix->size))
		return refuse_count(matrix, "more", reason);
	if (!lights)
		return true;
	button = size_cells(matrix->size) - matrix->count;
	memcpy(lights_of(matrix, button), lights->words,
		matrix->words * sizeof *matrix->lights);
	mask_flip(&matrix->present, button);
	return true;
}

bool rule_end_buttons(struct rule *rule, char reason[REASON])
{
	const struct matrix *matrix = rule->state;
	char found[NUMBER_ROOM + 1];

	if (!matrix->lights)
		return say(reason, "a rule has at least one button");
	if (matrix->count == size_cells(matrix->size))
		return true;
	snprintf(found, sizeof found, "%" PRIu64, matrix->count);
	return refuse_count(matrix, found, reason);
}
