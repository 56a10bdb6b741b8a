#include "rule.h"

/*
 * The whole mask is shifted as one number: by C columns for the neighbours above and
 * below, by 1 for those to the left and right. A shift by 1 also carries the end of a
 * row into the next row, which is masked out: `last` has the last cell of every row.
 */
struct shifts {
	const uint64_t *words;
	size_t n;            /* words of the mask */
	uint64_t top;        /* the bits of the highest word that are cells */
	size_t far;          /* a shift by C is one by far words */
	unsigned near;       /* and near bits */
	uint64_t multiples;  /* bits 0, C, 2C, ... of a word */
	uint64_t columns;    /* C */
	uint64_t phase;      /* how far the next last cell is from bit 0 of the word */
	uint64_t phase_step; /* what a word adds to that, modulo C */
};

/* Bits 0, C, 2C, ... of a word. */
static uint64_t multiples_of(uint64_t columns)
{
	uint64_t multiples = 1;

	for (; columns < 64; columns *= 2)
		multiples |= multiples << columns;
	return multiples;
}

static struct shifts shifts_of(const struct mask *mask)
{
	const uint64_t columns = mask->size.columns;
	return (struct shifts){
		.words = mask->words,
		.n = mask_words(mask),
		.top = mask_top(mask),
		.far = (size_t)(columns / 64),
		.near = (unsigned)(columns % 64),
		.multiples = multiples_of(columns),
		.columns = columns,
		.phase_step = (columns - 64 % columns) % columns,
	};
}

/* Word i of the mask; 0 outside, also where i has wrapped below 0. */
static uint64_t word_at(const struct shifts *shifts, size_t i)
{
	return i < shifts->n ? shifts->words[i] : 0;
}

/* Word i of A times the mask. To be asked for from i = 0 up. */
static uint64_t next_word(struct shifts *shifts, size_t i)
{
	const unsigned near = shifts->near;
	const size_t far = shifts->far;
	const uint64_t here = shifts->words[i];
	uint64_t last = shifts->phase < 64 ? shifts->multiples << shifts->phase : 0;
	uint64_t right = (here << 1 | word_at(shifts, i - 1) >> 63) & ~last;
	uint64_t left = (here & ~last) >> 1;
	uint64_t above = word_at(shifts, i + far) >> near;
	uint64_t below = word_at(shifts, i - far) << near;
	uint64_t result;

	shifts->phase += shifts->phase_step;
	if (shifts->phase >= shifts->columns)
		shifts->phase -= shifts->columns;
	if (shifts->phase != 0)
		left |= word_at(shifts, i + 1) << 63;
	if (near > 0) {
		above |= word_at(shifts, i + far + 1) << (64 - near);
		below |= word_at(shifts, i - far - 1) >> (64 - near);
	}
	result = here ^ right ^ left ^ above ^ below;
	return i + 1 < shifts->n ? result : result & shifts->top;
}

/*
 * A times a mask of one word: lo-apply takes 214 instructions a 5x6 board (callgrind),
 * and 313 by next_word().
 */
static uint64_t one_word(const struct mask *mask)
{
	const uint64_t columns = mask->size.columns;
	const uint64_t last = multiples_of(columns);
	const uint64_t here = mask->words[0];
	uint64_t sum = here ^ (here << 1 & ~last) ^ (here & ~last) >> 1;

	if (mask->size.rows > 1)
		sum ^= here << columns ^ here >> columns;
	return sum & mask_top(mask);
}

static void apply(const struct mask *presses, struct mask *board)
{
	struct shifts shifts;

	if (mask_words(board) == 1) {
		board->words[0] ^= one_word(presses);
		return;
	}
	shifts = shifts_of(presses);
	for (size_t i = 0; i < shifts.n; i++)
		board->words[i] ^= next_word(&shifts, i);
}

/* The rule is symmetric: A^T is A. */
static bool quiet(const struct mask *set)
{
	struct shifts shifts;

	if (mask_words(set) == 1)
		return one_word(set) == 0;
	shifts = shifts_of(set);
	for (size_t i = 0; i < shifts.n; i++)
		if (next_word(&shifts, i) != 0)
			return false;
	return true;
}

static uint64_t reach(struct size size)
{
	if (size.rows > 1)
		return size.columns;
	return size.columns > 1 ? 1 : 0;
}

static void buttons(struct size size, uint64_t light, rule_visit *visit, void *context)
{
	const uint64_t columns = size.columns;

	if (light >= columns)
		visit(context, light - columns);
	if (light % columns != 0)
		visit(context, light - 1);
	visit(context, light);
	if ((light + 1) % columns != 0)
		visit(context, light + 1);
	if (light + columns < size_cells(size))
		visit(context, light + columns);
}

const struct rule rule_plus = {
	.apply = apply,
	.quiet = quiet,
	.reach = reach,
	.buttons = buttons,
};
