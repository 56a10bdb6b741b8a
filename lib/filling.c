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
