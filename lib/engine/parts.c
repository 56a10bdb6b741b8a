#include "parts.h"
#include "../bits.h"
#include "sums.h"

#include <stdlib.h>

static size_t entry_words(const struct parts *parts)
{
	return parts->press_words + parts->parity_words;
}

bool parts_open(struct parts *parts)
{
	const uint64_t count = (parts->cells + parts->part - 1) / parts->part;

	parts->table = calloc((size_t)(count << parts->part) * entry_words(parts),
		sizeof *parts->table);
	return parts->table;
}

void parts_close(struct parts *parts)
{
	free(parts->table);
}

uint64_t *parts_unit(const struct parts *parts, uint64_t cell)
{
	const uint64_t entry =
		(cell / parts->part << parts->part) + (UINT64_C(1) << cell % parts->part);

	return parts->table + (size_t)entry * entry_words(parts);
}

void parts_fill(struct parts *parts)
{
	for (uint64_t cell = 0; cell < parts->cells; cell += parts->part)
		sums_fill(parts_unit(parts, cell) - entry_words(parts), parts->part,
			entry_words(parts));
}

void parts_add(const struct parts *parts, const uint64_t *argument, uint64_t *presses,
	uint64_t *parities)
{
	const size_t press_words = parts->press_words, words = entry_words(parts);
	const uint64_t *table = parts->table; /* the entries of a part */

	for (uint64_t cell = 0; cell < parts->cells; cell += parts->part) {
		const uint64_t bits = argument[cell / 64] >> cell % 64;
		const uint64_t *entry = table + (bits & bits_low(parts->part)) * words;

		words_add(presses, entry, press_words);
		words_add(parities, entry + press_words, parts->parity_words);
		table += words << parts->part;
	}
}
