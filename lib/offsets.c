#include "offsets.h"
#include "mask.h"

#include <stdlib.h>

void offsets_close(struct offsets *offsets)
{
	free(offsets->list);
}

/*
 * Adds an offset, unless it leads out of every board of the size. False if memory is out.
 */
static bool put(struct offsets *offsets, struct size size, int64_t rows, int64_t columns)
{
	const int64_t most_rows = (int64_t)size.rows,
		      most_columns = (int64_t)size.columns;
	struct offset *list;

	if (rows <= -most_rows || rows >= most_rows || columns <= -most_columns ||
		columns >= most_columns)
		return true;
	if (offsets->count == offsets->room) {
		const size_t room = 2 * offsets->room + 16;

		if (room > SIZE_MAX / sizeof *list)
			return false;
		list = realloc(offsets->list, room * sizeof *list);
		if (!list)
			return false;
		offsets->list = list;
		offsets->room = room;
	}
	offsets->list[offsets->count++] = (struct offset){rows, columns};
	return true;
}

/* Adds those that lead so many rows and columns away, either way. */
static bool put_mirrored(
	struct offsets *offsets, struct size size, int64_t rows, int64_t columns)
{
	return put(offsets, size, rows, columns) &&
		(columns == 0 || put(offsets, size, rows, -columns)) &&
		(rows == 0 || put(offsets, size, -rows, columns)) &&
		(rows == 0 || columns == 0 || put(offsets, size, -rows, -columns));
}

bool offsets_inside(struct offsets *offsets, const struct shape *shape, struct size size)
{
	const int64_t distance = shape->distance, most = (int64_t)size.columns;
	int64_t rows = distance > most ? distance - most : 0;

	offsets->count = 0;
	for (size_t i = 0; i < shape->count; i++)
		if (!put(offsets, size, shape->places[i].rows, shape->places[i].columns))
			return false;
	if (distance == 0)
		return true;
	for (; rows <= distance && rows < (int64_t)size.rows; rows++)
		if (!put_mirrored(offsets, size, rows, distance - rows))
			return false;
	return put(offsets, size, 0, 0);
}

static uint64_t residue(int64_t value, uint64_t modulus)
{
	const int64_t rest = value % (int64_t)modulus;

	return rest < 0 ? (uint64_t)rest + modulus : (uint64_t)rest;
}

/* Flips the cell at an offset from the first, counting in circles, in reading order. */
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
static void flip_shape(const struct shape *shape, struct mask *torus)
{
	const struct size size = torus->size;
	const uint64_t period =
		size.rows / greatest_divisor(size.rows, size.columns) * size.columns;
	const int64_t distance = shape->distance;
	/* Each of the four sides comes back to where it was after a period. */
	const int64_t side = (int64_t)((uint64_t)distance % (2 * period));

	for (size_t i = 0; i < shape->count; i++)
		flip_around(torus, shape->places[i].rows, shape->places[i].columns);
	if (distance > 0)
		flip_around(torus, 0, 0);
	for (int64_t i = 0; i < side; i++) {
		flip_around(torus, i, distance - i);
		flip_around(torus, distance - i, -i);
		flip_around(torus, -i, i - distance);
		flip_around(torus, i - distance, i);
	}
}

/* Adds the offsets that lead from a button to those cells of the torus. */
static bool put_torus(struct offsets *offsets, const struct mask *torus)
{
	const struct size size = torus->size;

	for (uint64_t cell = 0; cell < size_cells(size); cell++) {
		const int64_t rows = (int64_t)(cell / size.columns);
		const int64_t columns = (int64_t)(cell % size.columns);
		const int64_t before = rows - (int64_t)size.rows;
		const int64_t left = columns - (int64_t)size.columns;

		if (torus->words[cell / 64] == 0) {
			cell |= 63;
			continue;
		}
		/* Those that would be as long as a side lead out, and are not put. */
		if (mask_bit(torus, cell) &&
			!(put(offsets, size, rows, columns) &&
				put(offsets, size, rows, left) &&
				put(offsets, size, before, columns) &&
				put(offsets, size, before, left)))
			return false;
	}
	return true;
}

bool offsets_around(struct offsets *offsets, const struct shape *shape, struct size size)
{
	struct mask torus;
	bool done = mask_open(&torus) && mask_clear(&torus, size);

	offsets->count = 0;
	if (done) {
		flip_shape(shape, &torus);
		done = put_torus(offsets, &torus);
	}
	mask_close(&torus);
	return done;
}
