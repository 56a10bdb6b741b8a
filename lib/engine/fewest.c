/*
 * The smallest solution of a board is 0 at the leads of the kernel's reduced basis. So
 * that plus the patterns that are the bits of a number, the largest pattern the highest
 * bit, has the number's bits at the leads: the order of numbers is the order of masks.
 */
#include "fewest.h"
#include "descent.h"
#include "sums.h"

#include <stdlib.h>

enum {
	SMALL = DESCENT_LEAST - 1, /* up to that nullity all numbers are tried */
	NUMBERS = 1 << SMALL,
};

struct fewest {
	const struct kernel *kernel;
	uint64_t sums[NUMBERS];  /* of patterns by number, of small kernels of one word */
	struct descent *descent; /* for kernels that are not small */
};

uint64_t fewest_bytes(const struct kernel *kernel)
{
	const uint64_t bytes = sizeof(struct fewest);

	if (kernel->nullity <= SMALL)
		return bytes;
	return descent_bytes(kernel) < UINT64_MAX ? bytes + descent_bytes(kernel)
						  : UINT64_MAX;
}

struct fewest *fewest_open(const struct kernel *kernel)
{
	struct fewest *fewest = calloc(1, sizeof *fewest);

	if (!fewest)
		return NULL;
	fewest->kernel = kernel;
	if (kernel->nullity > SMALL) {
		fewest->descent = descent_open(kernel, true);
		if (fewest->descent)
			return fewest;
		free(fewest);
		return NULL;
	}
	if (kernel->words == 1) {
		for (unsigned i = 0; i < kernel->nullity; i++)
			fewest->sums[1u << i] = kernel->patterns[i];
		sums_fill(fewest->sums, (unsigned)kernel->nullity, 1);
	}
	return fewest;
}

void fewest_close(struct fewest *fewest)
{
	if (!fewest)
		return;
	descent_close(fewest->descent);
	free(fewest);
}

/* Adds the patterns of a number. */
static void add(const struct kernel *kernel, uint64_t number, struct mask *presses)
{
	const uint64_t *pattern = kernel->patterns;

	for (; number != 0; number >>= 1, pattern += kernel->words)
		if (number & 1)
			words_add(presses->words, pattern, kernel->words);
}

/* Takes of all sums of patterns the first best, for boards of one word. */
static void try_word(const struct fewest *fewest, uint64_t *presses)
{
	const uint64_t *sums = fewest->sums;
	uint64_t best = *presses;
	unsigned least = bits_count(best);

	for (unsigned a = 1; a < 1u << fewest->kernel->nullity; a++) {
		const uint64_t word = *presses ^ sums[a];
		const unsigned count = bits_count(word);

		best = count < least ? word : best;
		least = count < least ? count : least;
	}
	*presses = best;
}

/* The first of the numbers that leave fewest cells set, each tried. */
static uint64_t try_words(const struct kernel *kernel, const struct mask *presses)
{
	const size_t all = (size_t)1 << kernel->nullity;
	uint64_t counts[NUMBERS] = {0};
	uint64_t best = 0;

	for (size_t i = 0; i < kernel->words; i++) {
		uint64_t word = presses->words[i];

		/* In the order of Gray codes: each is one pattern from the next. */
		for (size_t step = 1;; step++) {
			counts[(step - 1) ^ (step - 1) >> 1] += bits_count(word);
			if (step == all)
				break;
			word ^= kernel->patterns[bits_lowest(step) * kernel->words + i];
		}
	}
	for (size_t a = 1; a < all; a++)
		if (counts[a] < counts[best])
			best = a;
	return best;
}

void fewest_find(struct fewest *fewest, struct mask *presses, struct progress *progress)
{
	const struct kernel *kernel = fewest->kernel;
	uint64_t number;

	if (kernel->nullity == 0)
		return;
	if (!fewest->descent && kernel->words == 1) {
		try_word(fewest, presses->words);
		return;
	}
	number = fewest->descent ? descent_find(fewest->descent, presses, progress)
				 : try_words(kernel, presses);
	add(kernel, number, presses);
}
