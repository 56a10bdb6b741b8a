/*
 * Weights are a Walsh-Hadamard transform. Let the key of a cell be the set of patterns
 * that cover it, a number as well, and f(key) the sum of the cells with that key, each
 * 1, or -1 where it is pressed. Then
 *
 *	F(a) = sum of f(key) (-1)^|a & key|
 *
 * is the cells minus twice those that a leaves set, and its first maximum is wanted. To
 * settle the highest bit of a splits f into two functions of keys without that bit, f0 +
 * f1 and f0 - f1, and so on down a tree. Below a node F is at most f(0), which no bit
 * changes any more, plus the sum of all other |f(key)|: most of the tree is passed over.
 * The keys of a rule are few. Of the 2^10 for the last ten bits there are 121 in the
 * kernel of 39x39. Which there are at each level, and where they come from, is found
 * once for a kernel.
 *
 * On one core of an AMD EPYC all lights on take 0.4 s in 39x39 (nullity 32) and 2 minutes
 * in 61x61 (nullity 40).
 *
 * The highest bits are lanes: the tree of the others is searched for all their values at
 * once.
 */
#include "descent.h"
#include "../bits.h"
#include "keys.h"
#include "lanes.h"

#include <stdlib.h>
#include <string.h>

enum {
	LEVELS = DESCENT_MOST - LANE_BITS + 1,
	LONG = 24, /* from that many bits on there is progress to tell of */
};

/*
 * What there is where so many bits are to be settled. The keys rise, the first is 0.
 * After the sums of all is one that stays 0: the place of a key that is not there.
 */
struct level {
	struct origin *origins;
	struct split split; /* by the value of the bit above */
	int32_t most[2];    /* of the lanes' bounds */
	unsigned first;     /* the value that is searched first */
	unsigned visits;    /* of the two */
};

struct descent {
	unsigned bits;
	uint64_t cells;
	bool narrow;      /* the lanes */
	uint32_t *places; /* of each cell's key */
	size_t keys;
	int32_t *sizes;     /* by place: the cells that have the key */
	int32_t *sums;      /* by place: f */
	uint32_t *targets;  /* by place: the place in the highest level */
	size_t ends[LANES]; /* where the keys with those bits above end */
	struct level levels[LEVELS];
	int32_t value; /* the largest F so far */
	uint64_t best; /* its smallest number */
	struct progress *progress;
	uint64_t done; /* numbers, of all lanes, that need no more search */
};

static unsigned top(const struct descent *d)
{
	return d->bits - LANE_BITS;
}

static size_t lanes_size(const struct descent *d)
{
	return d->narrow ? LANES * sizeof(int16_t) : sizeof(struct lanes);
}

uint64_t descent_bytes(const struct kernel *kernel)
{
	const uint64_t cells = size_cells(kernel->size);
	uint64_t bytes = sizeof(struct descent);

	if (kernel->nullity < DESCENT_LEAST || kernel->nullity > DESCENT_MOST ||
		cells > INT32_MAX)
		return UINT64_MAX;
	bytes += keys_bytes(kernel) + cells * sizeof(uint32_t) +
		2 * LEAF * sizeof(uint64_t);
	for (unsigned bits = LEAF_BITS; bits <= kernel->nullity; bits++)
		bytes += (keys_most(kernel, bits) + LEAF) *
			(sizeof(struct origin) + 2 * sizeof(struct lanes) +
				sizeof(uint64_t));
	return bytes;
}

void descent_close(struct descent *d)
{
	if (!d)
		return;
	for (unsigned bits = 0; bits < LEVELS; bits++) {
		free(d->levels[bits].origins);
		free(d->levels[bits].split.sums[0]);
		free(d->levels[bits].split.sums[1]);
	}
	free(d->places);
	free(d->sizes);
	free(d->sums);
	free(d->targets);
	free(d);
}

/*
 * Makes a list of n keys that of their lowest bits; returns how many. A leaf has every
 * key, at the place of its own number.
 */
static size_t cut(uint64_t *keys, size_t n, unsigned bits)
{
	n = keys_cut(keys, n, bits);
	if (bits != LEAF_BITS)
		return n;
	for (n = 0; n < LEAF; n++)
		keys[n] = n;
	return n;
}

/* Opens the level of a list of n, whose keys come from those of the list above. */
static bool open_level(struct descent *d, unsigned bits, const uint64_t *keys, size_t n,
	const uint64_t *above, size_t n_above)
{
	struct split *split = &d->levels[bits].split;
	const uint64_t bit = UINT64_C(1) << bits;
	struct origin *origins = calloc(n, sizeof *origins);

	d->levels[bits].origins = origins;
	split->origins = origins;
	split->n = n;
	split->sums[0] = calloc(n + 1, lanes_size(d));
	split->sums[1] = calloc(n + 1, lanes_size(d));
	if (!origins || !split->sums[0] || !split->sums[1])
		return false;
	for (size_t i = 0; i < n; i++)
		origins[i] =
			(struct origin){(uint32_t)keys_place(above, n_above, keys[i]),
				(uint32_t)keys_place(above, n_above, keys[i] | bit)};
	return true;
}

/* Opens what the highest level, of n keys, is filled from: the list of all keys. */
static bool open_lanes(
	struct descent *d, const uint64_t *keys, size_t n, const uint64_t *all)
{
	d->targets = calloc(d->keys, sizeof *d->targets);
	if (!d->targets)
		return false;
	for (size_t i = 0; i < d->keys; i++) {
		d->targets[i] = (uint32_t)keys_place(keys, n, all[i] & bits_low(top(d)));
		d->ends[all[i] >> top(d)] = i + 1;
	}
	for (unsigned j = 1; j < LANES; j++)
		if (d->ends[j] == 0)
			d->ends[j] = d->ends[j - 1];
	return true;
}

/* Opens all below the list of all keys; keys and above have room for it and a leaf. */
static bool open_levels(
	struct descent *d, const uint64_t *all, uint64_t *keys, uint64_t *above)
{
	size_t n, n_above = 0;

	memcpy(keys, all, d->keys * sizeof *keys);
	n = cut(keys, d->keys, top(d));
	if (!open_lanes(d, keys, n, all))
		return false;
	for (unsigned bits = top(d);; bits--) {
		if (!open_level(d, bits, keys, n, above, n_above))
			return false;
		if (bits == LEAF_BITS)
			return true;
		memcpy(above, keys, n * sizeof *keys);
		n_above = n;
		n = cut(keys, n, bits - 1);
	}
}

/* Opens what there is for each cell and key. */
static bool open_all(struct descent *d, const struct kernel *kernel)
{
	uint64_t *all = NULL, *keys = NULL, *above = NULL;
	bool done = false;

	d->places = calloc((size_t)d->cells, sizeof *d->places);
	if (d->places)
		all = keys_find(kernel, d->places, &d->keys);
	if (all) {
		d->sizes = calloc(d->keys, sizeof *d->sizes);
		d->sums = calloc(d->keys, sizeof *d->sums);
		keys = calloc(d->keys + LEAF, sizeof *keys);
		above = calloc(d->keys + LEAF, sizeof *above);
		done = d->sizes && d->sums && keys && above &&
			open_levels(d, all, keys, above);
	}
	for (uint64_t cell = 0; done && cell < d->cells; cell++)
		d->sizes[d->places[cell]]++;
	free(above);
	free(keys);
	free(all);
	return done;
}

struct descent *descent_open(const struct kernel *kernel, bool narrow)
{
	struct descent *d = calloc(1, sizeof *d);

	if (!d)
		return NULL;
	d->bits = (unsigned)kernel->nullity;
	d->cells = size_cells(kernel->size);
	d->narrow = narrow && LANES_ARE_NARROW && d->cells <= LANES_NARROW;
	if (open_all(d, kernel))
		return d;
	descent_close(d);
	return NULL;
}

/* Makes sums f of what is pressed, and number 0, of which F is the sum, the best. */
static void sum_keys(struct descent *d, const struct mask *presses)
{
	const uint32_t *place = d->places;

	d->best = 0;
	d->value = (int32_t)d->cells;

	memcpy(d->sums, d->sizes, d->keys * sizeof *d->sums);
	for (uint64_t cell = 0; cell < d->cells; cell += 64) {
		const uint64_t left = d->cells - cell < 64 ? d->cells - cell : 64;
		uint64_t word = presses->words[cell / 64];

		d->value -= 2 * (int32_t)bits_count(word);
		for (unsigned i = 0; i < left; i++, word >>= 1)
			d->sums[*place++] -= (int32_t)(word & 1) * 2;
	}
}

/* Makes the sums of the highest level: all bits of the lanes are settled at once. */
static void fill_lanes(struct descent *d)
{
	void *sums = d->levels[top(d)].split.sums[0];
	size_t i = 0;

	memset(sums, 0, d->levels[top(d)].split.n * lanes_size(d));
	for (unsigned j = 0; j < LANES; i = d->ends[j++])
		if (d->narrow)
			lanes_add_narrow(
				sums, j, d->targets + i, d->sums + i, d->ends[j] - i);
		else
			lanes_add_wide(
				sums, j, d->targets + i, d->sums + i, d->ends[j] - i);
}

static int32_t most_of(const struct lanes *lanes)
{
	int32_t most = lanes->lane[0];

	for (unsigned j = 1; j < LANES; j++)
		most = lanes->lane[j] > most ? lanes->lane[j] : most;
	return most;
}

/* Settles a bit both ways: makes the sums of a level from one of those above. */
static void descend(const struct descent *d, const void *above, struct level *level)
{
	if (d->narrow)
		lanes_split_narrow(above, &level->split);
	else
		lanes_split_wide(above, &level->split);
	for (unsigned which = 0; which < 2; which++)
		level->most[which] = most_of(&level->split.bounds[which]);
	level->first = level->most[1] > level->most[0];
	level->visits = 0;
}

/* The number of a lane where the lower bits are those. */
static uint64_t number_in(const struct descent *d, unsigned lane, uint64_t number)
{
	return (uint64_t)lane << top(d) | number;
}

/* Whether the best may be below a node whose lower bits are 0 in number. */
static bool hopeful(const struct descent *d, const struct level *level, unsigned which,
	uint64_t number)
{
	if (level->most[which] != d->value)
		return level->most[which] > d->value;
	for (unsigned j = 0; j < LANES; j++)
		if (level->split.bounds[which].lane[j] == d->value &&
			number_in(d, j, number) < d->best)
			return true;
	return false;
}

/* Tries all numbers of a leaf, which are from that on. */
static void finish(struct descent *d, const void *sums, uint64_t number)
{
	int32_t value;
	uint64_t set = d->narrow ? lanes_finish_narrow(sums, d->value, &value)
				 : lanes_finish_wide(sums, d->value, &value);

	if (set != 0 && value > d->value) {
		d->value = value;
		d->best = UINT64_MAX;
	}
	for (; set != 0; set &= set - 1) {
		const unsigned i = bits_lowest(set) / LANES;
		const unsigned j = bits_lowest(set) % LANES;

		if (number_in(d, j, number | i) < d->best)
			d->best = number_in(d, j, number | i);
	}
}

static void told(struct descent *d, unsigned bits)
{
	d->done += (uint64_t)LANES << bits;
	progress_note(d->progress, (double)d->done, (double)(UINT64_C(1) << d->bits));
}

/* Searches the tree below the highest level. */
static void search(struct descent *d)
{
	unsigned bits = top(d);
	const void *sums = d->levels[bits].split.sums[0];
	uint64_t number = 0;

	descend(d, sums, &d->levels[bits - 1]);
	for (;;) {
		struct level *level = &d->levels[bits - 1];
		unsigned which;

		if (level->visits == 2) {
			if (bits == top(d))
				return;
			number &= ~(UINT64_C(1) << bits);
			bits++;
			continue;
		}
		which = level->first ^ level->visits++;
		number &= ~(UINT64_C(1) << (bits - 1));
		number |= (uint64_t)which << (bits - 1);
		if (!hopeful(d, level, which, number)) {
			told(d, bits - 1);
		} else if (bits - 1 == LEAF_BITS) {
			finish(d, level->split.sums[which], number);
			told(d, LEAF_BITS);
		} else {
			bits--;
			descend(d, level->split.sums[which], &d->levels[bits - 1]);
		}
	}
}

uint64_t descent_find(
	struct descent *d, const struct mask *presses, struct progress *progress)
{
	d->progress = d->bits < LONG ? NULL : progress;
	progress_begin(d->progress, "fewest presses");
	d->done = 0;
	sum_keys(d, presses);
	fill_lanes(d);
	if (top(d) == LEAF_BITS)
		finish(d, d->levels[LEAF_BITS].split.sums[0], 0);
	else
		search(d);
	return d->best;
}
