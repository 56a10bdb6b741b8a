#include "mask.h"

#include <stdlib.h>

bool mask_grow(struct mask *mask, uint64_t n)
{
	uint64_t *words;

	if (n <= mask->room)
		return true;
	if (n > SIZE_MAX / sizeof *words)
		return false;
	words = realloc(mask->words, (size_t)n * sizeof *words);
	if (!words)
		return false;
	mask->words = words;
	mask->room = (size_t)n;
	return true;
}

bool mask_open(struct mask *mask)
{
	*mask = (struct mask){.words = NULL};
	return mask_grow(mask, 1) && mask_clear(mask, (struct size){1, 1});
}

void mask_close(struct mask *mask)
{
	free(mask->words);
}

bool mask_clear_words(struct mask *mask, struct size size)
{
	if (!mask_grow(mask, mask_words_for(size_cells(size))))
		return false;
	mask->size = size;
	mask_darken(mask);
	return true;
}

void row_add_mask(uint64_t *row, const struct mask *mask, uint64_t cell, uint64_t n)
{
	const uint64_t *words = mask->words + cell / 64;
	const unsigned shift = cell % 64;

	for (; n > 64; n -= 64, words++)
		*row++ ^= words[0] >> shift | words[1] << 1 << (63 - shift);
	*row ^= words[0] >> shift;
	if (shift + n > 64)
		*row ^= words[1] << (64 - shift);
}

void mask_add_row(struct mask *mask, uint64_t cell, uint64_t n, const uint64_t *row)
{
	const unsigned shift = cell % 64;
	uint64_t *words = mask->words + cell / 64;
	uint64_t carry = 0;

	for (; n > 64; n -= 64, row++) {
		*words++ ^= *row << shift | carry;
		carry = *row >> 1 >> (63 - shift);
	}
	*words ^= *row << shift | carry;
	if (shift + n > 64)
		words[1] ^= *row >> (64 - shift);
}

void mask_put_row(struct mask *mask, uint64_t cell, uint64_t n, const uint64_t *row)
{
	const uint64_t end = cell + n;
	const unsigned shift = cell % 64;
	uint64_t *words = mask->words + cell / 64;
	uint64_t word = *words & bits_low(shift);

	for (; n > 64; n -= 64, row++) {
		*words++ = *row << shift | word;
		word = *row >> 1 >> (63 - shift);
	}
	word |= *row << shift;
	if (shift + n > 64) {
		*words++ = word;
		word = *row >> (64 - shift);
	}
	if (end % 64 != 0)
		word |= *words & ~bits_low(end % 64);
	*words = word;
}

bool mask_dark(const struct mask *mask)
{
	return words_dark(mask->words, mask_words(mask));
}

bool mask_odd_overlap(const struct mask *a, const struct mask *b)
{
	return words_odd_overlap(a->words, b->words, mask_words(a));
}
