#include "kernel.h"
#include "../memory.h"
#include "rank.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Keeps a pattern; where memory is out, room stays behind what the nullity then is. */
static void keep(void *context, const struct mask *pattern)
{
	struct kernel *kernel = context;
	const uint64_t i = kernel->nullity++;

	if (i == kernel->room) {
		const uint64_t room = 2 * kernel->room + 4;
		uint64_t *patterns = NULL;

		if (room <= SIZE_MAX / sizeof *patterns / kernel->words)
			patterns = realloc(kernel->patterns,
				(size_t)room * kernel->words * sizeof *patterns);
		if (!patterns)
			return;
		kernel->patterns = patterns;
		kernel->room = room;
	}
	if (i < kernel->room)
		memcpy(kernel_pattern(kernel, i), pattern->words,
			kernel->words * sizeof *kernel->patterns);
}

bool kernel_open(struct kernel *kernel, const struct rule *rule,
	struct progress *progress, char *reason)
{
	*kernel = (struct kernel){.size = rule->size};
	kernel->words = (size_t)mask_words_for(size_cells(rule->size));
	if (!rank_basis(rule, progress, keep, kernel, reason))
		return false;
	if (kernel->nullity <= kernel->room)
		return true;
	snprintf(reason, RANK_REASON, "out of memory");
	return false;
}

void kernel_close(struct kernel *kernel)
{
	free(kernel->patterns);
}

/* Whether the lead of a pattern is set in a mask. */
static bool has_lead(const struct kernel *kernel, uint64_t i, const struct mask *mask)
{
	const uint64_t *pattern = kernel_pattern(kernel, i);
	size_t word = kernel->words - 1;

	while (pattern[word] == 0)
		word--;
	return mask->words[word] >> (bits_length(pattern[word]) - 1) & 1;
}

/* The leads of a solution, which no other pattern has, count as a binary number does. */
bool kernel_next(const struct kernel *kernel, struct mask *presses)
{
	for (uint64_t i = 0; i < kernel->nullity; i++) {
		const bool carry = has_lead(kernel, i, presses);

		words_add(presses->words, kernel_pattern(kernel, i), kernel->words);
		if (!carry)
			return true;
	}
	return false;
}
