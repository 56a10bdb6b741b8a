#include "offsets.h"
#include "memory.h"

#include <stdio.h>
#include <stdlib.h>

void offsets_close(struct offsets *offsets)
{
	free(offsets->list);
}

/* What an offset takes, also where it becomes a shift there and back. */
enum { BYTES = 160 };

/* Makes offsets none, with room for n. False, and a reason, if memory is out. */
static bool empty(struct offsets *offsets, uint64_t n, char reason[REASON])
{
	const uint64_t bytes = n < UINT64_MAX / BYTES ? n * BYTES : UINT64_MAX;

	offsets_close(offsets);
	*offsets = (struct offsets){.list = NULL};
	if (!memory_affords(bytes, "what a button flips takes", reason))
		return false;
	if (n < SIZE_MAX / BYTES)
		offsets->list = calloc((size_t)n + 1, sizeof *offsets->list);
	if (offsets->list)
		return true;
	snprintf(reason, REASON, "out of memory");
	return false;
}

static void put(struct offsets *offsets, int64_t rows, int64_t columns)
{
	offsets->list[offsets->count++] = (struct offset){rows, columns};
}

/* Whether so many rows and columns lead out of every board of the size. */
static bool leads_out(struct size size, int64_t rows, int64_t columns)
{
	const int64_t most_rows = (int64_t)size.rows;
	const int64_t most_columns = (int64_t)size.columns;

	return rows <= -most_rows || rows >= most_rows || columns <= -most_columns ||
		columns >= most_columns;
}

/* Puts those that lead so many rows and columns away, either way. */
static void put_mirrored(struct offsets *offsets, int64_t rows, int64_t columns)
{
	put(offsets, rows, columns);
	if (columns > 0)
		put(offsets, rows, -columns);
	if (rows > 0)
		put(offsets, -rows, columns);
	if (rows > 0 && columns > 0)
		put(offsets, -rows, -columns);
}

bool offsets_inside(struct offsets *offsets, const struct shape *shape, struct size size,
	char reason[REASON])
{
	const int64_t distance = shape->distance;
	const int64_t columns = (int64_t)size.columns - 1, last = (int64_t)size.rows - 1;
	const int64_t begin = distance > columns ? distance - columns : 0;
	const int64_t end = distance < last ? distance : last;
	const uint64_t rows =
		distance > 0 && begin <= end ? (uint64_t)(end - begin) + 1 : 0;

	if (!empty(offsets, shape->count + 4 * rows + 1, reason))
		return false;
	for (size_t i = 0; i < shape->count; i++)
		if (!leads_out(size, shape->places[i].rows, shape->places[i].columns))
			put(offsets, shape->places[i].rows, shape->places[i].columns);
	if (distance > 0)
		put(offsets, 0, 0);
	for (int64_t row = begin; distance > 0 && row <= end; row++)
		put_mirrored(offsets, row, distance - row);
	return true;
}

static int64_t residue(int64_t value, uint64_t modulus)
{
	const int64_t rest = value % (int64_t)modulus;

	return rest < 0 ? rest + (int64_t)modulus : rest;
}

/* Puts an offset, both counted in circles. */
static void put_around(
	struct offsets *offsets, struct size size, int64_t rows, int64_t columns)
{
	put(offsets, residue(rows, size.rows), residue(columns, size.columns));
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

/* Makes offsets all of a shape in circles: where two are the same, both. */
static bool go_around(struct offsets *offsets, const struct shape *shape,
	struct size size, char reason[REASON])
{
	const uint64_t period =
		size.rows / greatest_divisor(size.rows, size.columns) * size.columns;
	const int64_t distance = shape->distance;
	/* Four sides, of which each comes back to where it was after a period. */
	const int64_t side = (int64_t)((uint64_t)distance % (2 * period));
	const uint64_t sides = side < INT64_MAX / 4 ? 4 * (uint64_t)side : UINT64_MAX / 2;

	if (!empty(offsets, shape->count + sides + 1, reason))
		return false;
	for (size_t i = 0; i < shape->count; i++)
		put_around(
			offsets, size, shape->places[i].rows, shape->places[i].columns);
	if (distance > 0)
		put(offsets, 0, 0);
	for (int64_t i = 0; i < side; i++) {
		put_around(offsets, size, i, distance - i);
		put_around(offsets, size, distance - i, -i);
		put_around(offsets, size, -i, i - distance);
		put_around(offsets, size, i - distance, i);
	}
	return true;
}

static int compare(const void *first, const void *second)
{
	const struct offset *a = first, *b = second;

	if (a->columns != b->columns)
		return a->columns < b->columns ? -1 : 1;
	return (a->rows > b->rows) - (a->rows < b->rows);
}

void offsets_sort(struct offsets *offsets)
{
	if (offsets->count > 0)
		qsort(offsets->list, offsets->count, sizeof *offsets->list, compare);
}

/* Leaves of those that are the same one, or none if they are an even number. */
static void cancel(struct offsets *offsets)
{
	const struct offset *list = offsets->list;
	size_t left = 0;

	offsets_sort(offsets);
	for (size_t i = 0; i < offsets->count; i++)
		if (left > 0 && compare(&list[left - 1], &list[i]) == 0)
			left--;
		else
			offsets->list[left++] = list[i];
	offsets->count = left;
}

bool offsets_around(struct offsets *offsets, const struct shape *shape, struct size size,
	char reason[REASON])
{
	const int64_t rows = (int64_t)size.rows, columns = (int64_t)size.columns;
	struct offsets circles = {.list = NULL};
	bool done = go_around(&circles, shape, size, reason);

	if (done) {
		cancel(&circles);
		done = empty(offsets, 4 * (uint64_t)circles.count, reason);
	}
	for (size_t i = 0; done && i < circles.count; i++) {
		const struct offset *offset = &circles.list[i];

		put(offsets, offset->rows, offset->columns);
		if (offset->columns > 0)
			put(offsets, offset->rows, offset->columns - columns);
		if (offset->rows > 0)
			put(offsets, offset->rows - rows, offset->columns);
		if (offset->rows > 0 && offset->columns > 0)
			put(offsets, offset->rows - rows, offset->columns - columns);
	}
	offsets_close(&circles);
	return done;
}
