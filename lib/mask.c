#include "mask.h"

#include <stdlib.h>
#include <string.h>

/* Makes room for n words, keeping what is there. False if memory is out. */
static bool grow(struct mask *mask, uint64_t n)
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
	*mask = (struct mask){.size = {1, 1}};
	return mask_clear(mask, mask->size);
}

void mask_close(struct mask *mask)
{
	free(mask->words);
}

bool mask_clear(struct mask *mask, struct size size)
{
	if (!grow(mask, mask_words_for(size_cells(size))))
		return false;
	mask->size = size;
	memset(mask->words, 0, mask_words(mask) * sizeof *mask->words);
	return true;
}

void row_add_mask(uint64_t *row, const struct mask *mask, uint64_t cell, uint64_t n)
{
	const uint64_t *words = mask->words + cell / 64;
	const unsigned shift = cell % 64;

	for (; n > 64; n -= 64, words++)
		*row++ ^= words[0] >> shift | words[1] << 1 << (63 - shift);
	*row ^= mask_cut(mask, (uint64_t)(words - mask->words) * 64 + shift, (unsigned)n);
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

unsigned bits_count(uint64_t word)
{
	word -= word >> 1 & UINT64_C(0x5555555555555555);
	word = (word & UINT64_C(0x3333333333333333)) +
		(word >> 2 & UINT64_C(0x3333333333333333));
	word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
	return (unsigned)(word * UINT64_C(0x0101010101010101) >> 56);
}

bool mask_dark(const struct mask *mask)
{
	for (size_t i = 0; i < mask_words(mask); i++)
		if (mask->words[i] != 0)
			return false;
	return true;
}

bool mask_odd_overlap(const struct mask *a, const struct mask *b)
{
	uint64_t overlap = 0;

	for (size_t i = 0; i < mask_words(a); i++)
		overlap ^= a->words[i] & b->words[i];
	return bits_odd(overlap);
}

void filling_open(
	struct filling *filling, struct mask *mask, struct size size, uint64_t bits)
{
	mask->size = size;
	*filling = (struct filling){.mask = mask, .left = bits};
}

uint64_t *filling_room(struct filling *filling, size_t n)
{
	struct mask *mask = filling->mask;
	uint64_t need = (uint64_t)filling->words + n;

	/* Half as much again is the most that is taken before it is needed. */
	if (need > mask->room && !grow(mask, need + need / 2))
		return NULL;
	return mask->words + filling->words;
}

void filling_took(struct filling *filling, size_t n)
{
	uint64_t *words = filling->mask->words;

	filling->words += n;
	filling->left -= 64 * (uint64_t)n;
	if (filling->left > 0)
		return;
	for (size_t i = 0, j = filling->words - 1; i < j; i++, j--) {
		uint64_t word = words[i];

		words[i] = words[j];
		words[j] = word;
	}
}

bool filling_word(struct filling *filling, uint64_t value, unsigned n)
{
	const unsigned fit = (unsigned)((filling->left - 1) % 64) + 1;
	uint64_t *place = filling_room(filling, 1);

	if (!place)
		return false;
	*place = (fit < 64 ? filling->word << fit : 0) | value >> (n - fit);
	filling->word = value & bits_low(n - fit);
	filling->left += 64 - n;
	filling_took(filling, 1);
	return true;
}
