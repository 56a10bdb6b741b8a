#include "keys.h"
#include "../bits.h"
#include "../mask.h"

#include <stdlib.h>
#include <string.h>

/* An open hash table of what has been found, by key. */
struct slot {
	uint64_t key;
	uint32_t number; /* in the order of finding; 0 if the slot is free */
};

struct finding {
	struct slot *slots;
	unsigned bits; /* of a slot's index */
	uint64_t *found;
	size_t n;
};

uint64_t keys_most(const struct kernel *kernel, unsigned bits)
{
	const uint64_t all = UINT64_C(1) << bits, cells = size_cells(kernel->size);

	return all < cells + 1 ? all : cells + 1;
}

/* Twice the slots that can be in use. */
static unsigned slot_bits(const struct kernel *kernel)
{
	return bits_length(keys_most(kernel, (unsigned)kernel->nullity)) + 1;
}

uint64_t keys_bytes(const struct kernel *kernel)
{
	/* The list, a copy, and what qsort() may take. */
	return ((uint64_t)sizeof(struct slot) << slot_bits(kernel)) +
		3 * sizeof(uint64_t) * keys_most(kernel, (unsigned)kernel->nullity);
}

/* The number of a key, found now or before. */
static uint32_t number_of(struct finding *finding, uint64_t key)
{
	const size_t most = ((size_t)1 << finding->bits) - 1;
	/* The golden ratio, as Knuth has it (1973). */
	size_t i = (size_t)(key * UINT64_C(0x9e3779b97f4a7c15) >> (64 - finding->bits));

	while (finding->slots[i].number != 0 && finding->slots[i].key != key)
		i = (i + 1) & most;
	if (finding->slots[i].number == 0) {
		finding->found[finding->n++] = key;
		finding->slots[i] = (struct slot){key, (uint32_t)finding->n};
	}
	return finding->slots[i].number;
}

static uint64_t key_of(const struct kernel *kernel, uint64_t cell)
{
	const uint64_t *word = kernel->patterns + cell / 64;
	uint64_t key = 0;

	for (uint64_t i = 0; i < kernel->nullity; i++, word += kernel->words)
		key |= (*word >> cell % 64 & 1) << i;
	return key;
}

static int compare(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

uint64_t *keys_find(const struct kernel *kernel, uint32_t *places, size_t *n)
{
	const unsigned bits = slot_bits(kernel);
	const size_t most = (size_t)keys_most(kernel, (unsigned)kernel->nullity);
	struct finding finding = {.bits = bits};
	uint64_t *keys = calloc(most, sizeof *keys);

	finding.slots = calloc((size_t)1 << bits, sizeof *finding.slots);
	finding.found = calloc(most, sizeof *finding.found);
	if (keys && finding.slots && finding.found) {
		number_of(&finding, 0);
		for (uint64_t cell = 0; cell < size_cells(kernel->size); cell++)
			places[cell] = number_of(&finding, key_of(kernel, cell));
		*n = finding.n;
		memcpy(keys, finding.found, *n * sizeof *keys);
		qsort(keys, *n, sizeof *keys, compare);
		/* What was found is no longer needed: its place is. */
		for (size_t i = 0; i < *n; i++)
			finding.found[i] = keys_place(keys, *n, finding.found[i]);
		for (uint64_t cell = 0; cell < size_cells(kernel->size); cell++)
			places[cell] = (uint32_t)finding.found[places[cell] - 1];
	} else {
		free(keys);
		keys = NULL;
	}
	free(finding.slots);
	free(finding.found);
	return keys;
}

size_t keys_cut(uint64_t *keys, size_t n, unsigned bits)
{
	size_t left = 0;

	for (size_t i = 0; i < n; i++)
		keys[i] &= bits_low(bits);
	qsort(keys, n, sizeof *keys, compare);
	for (size_t i = 0; i < n; i++)
		if (i == 0 || keys[i] != keys[i - 1])
			keys[left++] = keys[i];
	return left;
}

size_t keys_place(const uint64_t *keys, size_t n, uint64_t key)
{
	const uint64_t *at = bsearch(&key, keys, n, sizeof *keys, compare);

	return at ? (size_t)(at - keys) : n;
}
