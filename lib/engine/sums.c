#include "sums.h"

void sums_fill(uint64_t *table, unsigned bits, size_t words)
{
	for (size_t value = 1; value < (size_t)1 << bits; value++) {
		const size_t rest = value & (value - 1);
		const uint64_t *a = table + rest * words;
		const uint64_t *b = table + (value ^ rest) * words;

		for (size_t i = 0; rest != 0 && i < words; i++)
			table[value * words + i] = a[i] ^ b[i];
	}
}
