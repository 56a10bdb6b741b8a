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

uint64_t mask_cut(const struct mask *mask, uint64_t cell, unsigned n)
{
	const uint64_t *word = mask->words + cell / 64;
	unsigned shift = cell % 64;
	uint64_t bits = *word >> shift;

	if (shift + n > 64)
		bits |= word[1] << (64 - shift);
	return bits & bits_low(n);
}

void mask_flip_cut(struct mask *mask, uint64_t cell, unsigned n, uint64_t bits)
{
	uint64_t *word = mask->words + cell / 64;
	unsigned shift = cell % 64;

	*word ^= bits << shift;
	if (shift + n > 64)
		word[1] ^= bits >> (64 - shift);
}

unsigned bits_count(uint64_t word)
{
	word -= word >> 1 & UINT64_C(0x5555555555555555);
	word = (word & UINT64_C(0x3333333333333333)) +
		(word >> 2 & UINT64_C(0x3333333333333333));
	word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
	return (unsigned)(word * UINT64_C(0x0101010101010101) >> 56);
}

uint64_t mask_weight(const struct mask *mask)
{
	uint64_t weight = 0;

	for (size_t i = 0; i < mask_words(mask); i++)
		weight += bits_count(mask->words[i]);
	return weight;
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

bool filling_word(struct filling *filling)
{
	struct mask *mask = filling->mask;
	uint64_t need = filling->words + 1 + filling->left / 64;

	if (filling->words == mask->room &&
		!grow(mask, need / 2 < mask->room ? need : (uint64_t)mask->room * 2))
		return false;
	mask->words[filling->words++] = filling->word;
	filling->word = 0;
	if (filling->left == 0)
		for (size_t i = 0, j = filling->words - 1; i < j; i++, j--) {
			uint64_t word = mask->words[i];

			mask->words[i] = mask->words[j];
			mask->words[j] = word;
		}
	return true;
}
