#include "target.h"
#include "mask_text.h"

#include <string.h>

bool target_open(struct target *target, const char *text)
{
	const size_t length = text ? strlen(text) : 0;

	*target = (struct target){.given = text};
	if (!text)
		return true;
	target->on = strcmp(text, "on") == 0;
	if (target->on)
		return true;
	/* Room for as many digits, so that only what is no mask fails to be read. */
	if (!mask_open(&target->mask) || !mask_grow(&target->mask, length / 16 + 1))
		return false;
	target->given =
		mask_scan(text, text + length + 1, &target->mask) == text + length;
	return target->given;
}

void target_close(struct target *target)
{
	mask_close(&target->mask);
}

bool target_add_given(const struct target *target, struct mask *board)
{
	if (target->on) {
		for (size_t i = 0; i < mask_words(board); i++)
			board->words[i] ^= UINT64_MAX;
		board->words[mask_words(board) - 1] &= mask_top(board);
		return true;
	}
	if (!size_same(board->size, target->mask.size))
		return false;
	words_add(board->words, target->mask.words, mask_words(board));
	return true;
}
