/*
 * Sums of eight branches at once, for descent.c: the steps of its search that all time
 * goes to. Wide lanes are 32 bits in portable C; narrow ones 16, where there are vectors
 * of them. No sum is more than the cells, so narrow ones suffice up to LANES_NARROW.
 */
#ifndef LO_LANES_H
#define LO_LANES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
	LANE_BITS = 3,
	LANES = 1 << LANE_BITS,
	LEAF_BITS = 3,
	LEAF = 1 << LEAF_BITS,
	LANES_NARROW = 32767,
};

/* A value for each lane. */
struct lanes {
	int32_t lane[LANES];
};

/*
 * Where a key comes from: the places of the two keys above that are it without and with
 * the bit that is settled.
 */
struct origin {
	uint32_t without, with;
};

/* What lanes_split_*() makes of the sums above: n of each for the two values of a bit. */
struct split {
	const struct origin *origins;
	size_t n;
	void *sums[2];
	/* Each the first of the sums plus the absolute values of the others. */
	struct lanes bounds[2];
};

/* sums[0] becomes the one origin's plus the other's, sums[1] that minus the other's. */
static inline void lanes_split_wide(const void *above, struct split *split)
{
	const struct lanes *sums = above;
	struct lanes *plus = split->sums[0], *minus = split->sums[1];
	struct lanes bounds[2] = {0};

	for (size_t i = 0; i < split->n; i++) {
		const struct lanes *a = &sums[split->origins[i].without];
		const struct lanes *b = &sums[split->origins[i].with];

		for (unsigned j = 0; j < LANES; j++) {
			const int32_t p = a->lane[j] + b->lane[j];
			const int32_t m = a->lane[j] - b->lane[j];

			plus[i].lane[j] = p;
			minus[i].lane[j] = m;
			bounds[0].lane[j] += i == 0 ? p : abs(p);
			bounds[1].lane[j] += i == 0 ? m : abs(m);
		}
	}
	split->bounds[0] = bounds[0];
	split->bounds[1] = bounds[1];
}

/*
 * The greatest values of the transform of the LEAF sums of a leaf: the set of the places
 * where they are, bit i * LANES + j for lane j of value i, and *most what they are. An
 * empty set if they are below least; *most is then undefined.
 */
static inline uint64_t lanes_finish_wide(const void *sums, int32_t least, int32_t *most)
{
	struct lanes values[LEAF];
	uint64_t set = 0;

	memcpy(values, sums, sizeof values);
	for (unsigned bit = 1; bit < LEAF; bit *= 2)
		for (unsigned i = 0; i < LEAF; i++) {
			struct lanes *a = &values[i], *b = &values[i | bit];

			for (unsigned j = 0; (i & bit) == 0 && j < LANES; j++) {
				const int32_t sum = a->lane[j] + b->lane[j];

				b->lane[j] = a->lane[j] - b->lane[j];
				a->lane[j] = sum;
			}
		}
	*most = least;
	for (unsigned i = 0; i < LEAF; i++)
		for (unsigned j = 0; j < LANES; j++)
			if (values[i].lane[j] > *most)
				*most = values[i].lane[j];
	for (unsigned i = 0; i < LEAF; i++)
		for (unsigned j = 0; j < LANES; j++)
			set |= (uint64_t)(values[i].lane[j] == *most) << (i * LANES + j);
	return set;
}

/* By the bits of a key that are the lanes': what its cells count in each lane. */
static const int16_t lanes_signs[LANES][LANES] = {
	{1, 1, 1, 1, 1, 1, 1, 1},
	{1, -1, 1, -1, 1, -1, 1, -1},
	{1, 1, -1, -1, 1, 1, -1, -1},
	{1, -1, -1, 1, 1, -1, -1, 1},
	{1, 1, 1, 1, -1, -1, -1, -1},
	{1, -1, 1, -1, -1, 1, -1, 1},
	{1, 1, -1, -1, -1, -1, 1, 1},
	{1, -1, -1, 1, -1, 1, 1, -1},
};

/* Adds n values of keys with those bits to the sums at n places. */
static inline void lanes_add_wide(void *sums, unsigned bits, const uint32_t *places,
	const int32_t *values, size_t n)
{
	struct lanes *to = sums;

	for (size_t i = 0; i < n; i++)
		for (unsigned j = 0; j < LANES; j++)
			to[places[i]].lane[j] += values[i] * lanes_signs[bits][j];
}

/* The same three with narrow lanes. */
static inline void lanes_split_narrow(const void *above, struct split *split);
static inline uint64_t lanes_finish_narrow(
	const void *sums, int32_t least, int32_t *most);
static inline void lanes_add_narrow(void *sums, unsigned bits, const uint32_t *places,
	const int32_t *values, size_t n);

#ifdef __SSE2__
#define LANES_ARE_NARROW true
#include "lanes_sse2.h"
#else
/* There are none: these are never called. */
#define LANES_ARE_NARROW false
static inline void lanes_split_narrow(const void *above, struct split *split)
{
	lanes_split_wide(above, split);
}

static inline uint64_t lanes_finish_narrow(const void *sums, int32_t least, int32_t *most)
{
	return lanes_finish_wide(sums, least, most);
}

static inline void lanes_add_narrow(void *sums, unsigned bits, const uint32_t *places,
	const int32_t *values, size_t n)
{
	lanes_add_wide(sums, bits, places, values, n);
}
#endif

#endif
