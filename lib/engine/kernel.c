#include "kernel.h"

#include <stdlib.h>

uint64_t kernel_bytes(struct size size, uint64_t nullity)
{
	const uint64_t pattern = mask_words_for(size_cells(size)) * sizeof(uint64_t);

	return nullity <= UINT64_MAX / pattern ? nullity * pattern : UINT64_MAX;
}

bool kernel_open(struct kernel *kernel, const struct teller *teller, struct size size,
	struct progress *progress)
{
	const uint64_t nullity = teller->engine->nullity(teller->state);
	const uint64_t bytes = kernel_bytes(size, nullity);

	*kernel = (struct kernel){.size = size, .nullity = nullity};
	kernel->words = (size_t)mask_words_for(size_cells(size));
	if (bytes >= SIZE_MAX)
		return false;
	kernel->patterns = calloc((size_t)bytes + 1, 1);
	progress_begin(progress, "quiet patterns");
	for (uint64_t i = 0; kernel->patterns && i < nullity; i++) {
		struct mask pattern = {size, kernel_pattern(kernel, i), kernel->words};

		teller->engine->quiet(teller->state, i, &pattern);
		progress_note(progress, (double)i, (double)nullity);
	}
	return kernel->patterns;
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
