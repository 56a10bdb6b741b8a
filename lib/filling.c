#include "filling.h"

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

	if (need > mask->room) {
		const uint64_t all = filling->words + mask_words_for(filling->left);

		/* At most half as much again is taken before it is needed. */
		if (!mask_grow(mask, need + need / 2 < all ? need + need / 2 : all))
			return NULL;
	}
	return mask->words + filling->words;
}

/* Brings the words into the order of a mask, the lowest first. */
static void turn(struct filling *filling)
{
	uint64_t *words = filling->mask->words;

	for (size_t i = 0, j = filling->words - 1; i < j; i++, j--) {
		uint64_t word = words[i];

		words[i] = words[j];
		words[j] = word;
	}
}

void filling_took(struct filling *filling, size_t n)
{
	filling->words += n;
	filling->left -= 64 * (uint64_t)n;
	if (filling->left == 0)
		turn(filling);
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

bool filling_end(struct filling *filling, struct size size)
{
	const unsigned lacks = (unsigned)(filling->left % 64);
	const size_t n = (size_t)mask_words_for(size_cells(size));
	uint64_t *words;

	if (lacks > 0) {
		uint64_t *place = filling_room(filling, 1);

		if (!place)
			return false;
		*place = filling->word << lacks;
		filling->words++;
	}
	filling->left = 0;
	turn(filling);
	/* The last cell is the lowest bit. */
	words = filling->mask->words;
	for (size_t i = 0; i + 1 < n; i++)
		words[i] = words_cut(words + i, lacks);
	words[n - 1] >>= lacks;
	filling->mask->size = size;
	return true;
}
