#include "shifts.h"

#include <stdlib.h>
#include <string.h>

/* Bits first to end of those from bit `from` on, all counted from the end of a row. */
static uint64_t bits_between(uint64_t first, uint64_t end, uint64_t from)
{
	const uint64_t low = first > from ? first - from : 0;
	const uint64_t high = end > from ? end - from : 0;

	return bits_low(high < 64 ? (unsigned)high : 64) &
		~bits_low(low < 64 ? (unsigned)low : 64);
}

/* The group of lights that far to the right of their buttons. */
static struct shift_group group_of(uint64_t columns, int64_t right)
{
	struct shift_group group = {0, columns, {0, 0}, 0};

	if (right > 0)
		group.end -= (uint64_t)right;
	else
		group.first += (uint64_t)-right;
	if (columns <= 64) {
		const uint64_t row =
			bits_low((unsigned)group.end) & ~bits_low((unsigned)group.first);

		for (unsigned at = 0; at < 64; at += (unsigned)columns)
			group.small[0] |= row << at;
		for (unsigned at = 0; at < 128; at += (unsigned)columns)
			group.small[1] |=
				at < 64 ? row >> 1 >> (63 - at) : row << (at - 64);
	}
	return group;
}

/*
 * The cell that shift i, of a group, brings to a cell; one beyond the first if there is
 * none, as a number below 0 is without its sign.
 */
static uint64_t comes_from(const struct shifts *shifts, const struct shift_group *group,
	uint64_t cell, size_t i)
{
	const uint64_t place = cell % shifts->size.columns;

	return place >= group->first && place < group->end
		? cell + (uint64_t)shifts->by[i]
		: UINT64_MAX;
}

/* Fills in the cells that each shift brings something to, on a board of one word. */
static bool open_cells(struct shifts *shifts)
{
	const struct shift_group *group = shifts->groups;
	const unsigned cells = (unsigned)size_cells(shifts->size);

	shifts->cells = calloc(shifts->count + 1, sizeof *shifts->cells);
	for (size_t i = 0; shifts->cells && i < shifts->count; i++) {
		const int64_t by = shifts->by[i];

		group += i == group->after;
		shifts->cells[i] = group->small[0] &
			(by < 0 ? bits_low(cells) & ~bits_low((unsigned)-by)
				: bits_low(cells - (unsigned)by));
	}
	return shifts->cells;
}

bool shifts_open(
	struct shifts *shifts, struct size size, struct offsets *offsets, bool opposite)
{
	const size_t n = offsets->count;
	const int64_t sign = opposite ? -1 : 1;
	struct shift_group *group;

	shifts_close(shifts);
	*shifts = (struct shifts){.size = size, .count = n};
	shifts->by = calloc(n + 1, sizeof *shifts->by);
	shifts->groups = calloc(n + 1, sizeof *shifts->groups);
	if (!shifts->by || !shifts->groups)
		return false;
	offsets_sort(offsets);
	group = shifts->groups;
	for (size_t i = 0; i < n; i++) {
		const struct offset *offset = &offsets->list[i];

		if (i == 0 || offset->columns != offset[-1].columns) {
			group = &shifts->groups[shifts->group_count++];
			*group = group_of(size.columns, sign * offset->columns);
		}
		shifts->by[i] =
			sign * (offset->rows * (int64_t)size.columns + offset->columns);
		group->after = i + 1;
	}
	shifts->margin = (size_t)(shifts_reach(shifts) / 64) + 1;
	shifts->step = 64 % size.columns;
	return size_cells(size) > 64 || open_cells(shifts);
}

void shifts_close(struct shifts *shifts)
{
	free(shifts->by);
	free(shifts->groups);
	free(shifts->cells);
}

/* The words of a board. */
struct words {
	const uint64_t *at;
	uint64_t n;
};

/* Word i; 0 outside, also where i has wrapped below 0. */
static inline uint64_t word_at(struct words words, uint64_t i)
{
	return i < words.n ? words.at[i] : 0;
}

/* The 64 bits from bit `bit` on, which may lie outside. */
static inline uint64_t cut(struct words words, int64_t bit)
{
	const uint64_t i = (uint64_t)bit / 64 | -(uint64_t)(bit < 0) << 58;
	const unsigned near = (uint64_t)bit % 64;

	return word_at(words, i) >> near | word_at(words, i + 1) << 1 << (63 - near);
}

/* The cells, from bit `from` of a row on, where lights of a group come from buttons. */
static inline uint64_t cells_of(
	const struct shift_group *group, uint64_t columns, uint64_t from)
{
	if (columns <= 64)
		return group->small[0] >> from | group->small[1] << 1 << (63 - from);
	if (group->first <= from && from + 64 <= group->end)
		return UINT64_MAX;
	return bits_between(group->first, group->end, from) |
		bits_between(group->first + columns, group->end + columns, from);
}

/* So many words of a sum are made at once: half the time of one after the other. */
enum { RUN = 32 };

/* Adds to a run of words those that a shift brings there, all of them on the board. */
static inline void add_run(uint64_t *restrict sum, const uint64_t *words, unsigned near)
{
	for (size_t i = 0; i < RUN; i++)
		sum[i] ^= words[i] >> near | words[i + 1] << 1 << (63 - near);
}

/* The words from i on of a sum, of which n are wanted; from is the bit of a row at i. */
static void sum_run(const struct shifts *shifts, struct words words, size_t i, size_t n,
	uint64_t from, uint64_t *result)
{
	const uint64_t columns = shifts->size.columns;
	const struct shift_group *group = shifts->groups;
	const bool inside = i >= shifts->margin && i + RUN + shifts->margin <= words.n;
	const int64_t bit = (int64_t)i * 64;

	memset(result, 0, RUN * sizeof *result);
	for (size_t j = 0; j < shifts->count; group++) {
		/* Whether all cells are among the group's, as in most runs of long rows. */
		const bool whole = (group->first == 0 && group->end == columns) ||
			(group->first <= from && from + 64 * RUN <= group->end);
		uint64_t sum[RUN], at = from;
		uint64_t *to = whole ? result : sum;

		if (!whole)
			memset(sum, 0, sizeof sum);
		for (; j < group->after; j++) {
			const int64_t start = bit + shifts->by[j];

			if (inside)
				add_run(to, words.at + start / 64,
					(unsigned)(start % 64));
			for (size_t k = 0; !inside && k < n; k++)
				to[k] ^= cut(words, start + 64 * (int64_t)k);
		}
		for (size_t k = 0; !whole && k < RUN; k++) {
			result[k] ^= sum[k] & cells_of(group, columns, at);
			at += shifts->step;
			at -= at < columns ? 0 : columns;
		}
	}
}

/* The sum for a board of one word: what a rotation carries around is not among cells. */
static uint64_t sum_word(const struct shifts *shifts, uint64_t word)
{
	uint64_t result = 0;

	for (size_t j = 0; j < shifts->count; j++) {
		const unsigned by = (uint64_t)shifts->by[j] % 64;

		result ^= (word >> by | word << (-by % 64)) & shifts->cells[j];
	}
	return result;
}

/*
 * Adds the sum of the shifts of from to the board, unless that is NULL; else returns
 * whether it is dark.
 */
static bool add(const struct shifts *shifts, const struct mask *from, struct mask *to)
{
	const struct words words = {from->words, mask_words(from)};
	uint64_t run[RUN], at = 0;

	for (size_t i = 0; i < words.n; i += RUN) {
		const size_t n = words.n - i < RUN ? (size_t)words.n - i : RUN;

		sum_run(shifts, words, i, n, at, run);
		if (i + n == words.n)
			run[n - 1] &= mask_top(from);
		if (to)
			words_add(to->words + i, run, n);
		else if (!words_dark(run, n))
			return false;
		at = (at + RUN * shifts->step) % shifts->size.columns;
	}
	return true;
}

void shifts_add(const struct shifts *shifts, const struct mask *from, struct mask *to)
{
	if (mask_words(from) == 1)
		to->words[0] ^= sum_word(shifts, from->words[0]);
	else
		add(shifts, from, to);
}

bool shifts_dark(const struct shifts *shifts, const struct mask *from)
{
	if (mask_words(from) == 1)
		return sum_word(shifts, from->words[0]) == 0;
	return add(shifts, from, NULL);
}

void shifts_from(const struct shifts *shifts, uint64_t cell,
	void (*visit)(void *context, uint64_t cell), void *context)
{
	const struct shift_group *group = shifts->groups;

	for (size_t i = 0; i < shifts->count; i++) {
		uint64_t from;

		group += i == group->after;
		from = comes_from(shifts, group, cell, i);
		if (from < size_cells(shifts->size))
			visit(context, from);
	}
}

uint64_t shifts_reach(const struct shifts *shifts)
{
	uint64_t reach = 0;

	for (size_t i = 0; i < shifts->count; i++) {
		const int64_t by = shifts->by[i];
		const uint64_t distance = by < 0 ? -(uint64_t)by : (uint64_t)by;

		reach = reach < distance ? distance : reach;
	}
	return reach;
}
