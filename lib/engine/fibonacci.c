#include "fibonacci.h"
#include "../bits.h"

/*
 * Coefficient i of f_n is the binomial coefficient of (n + i) / 2 over i, if n - i is even,
 * else 0; it is odd (Lucas 1878) if the bits of i are among those of (n + i) / 2.
 */
void fibonacci(struct polynomial *p, uint64_t n)
{
	polynomial_clear(p);
	for (uint64_t i = n % 2; i <= n; i += 2)
		p->words[i / 64] |= (uint64_t)(((n - i) & (2 * i + 1)) == 0) << i % 64;
	p->length = n + 1;
}

/* Exchanges each two neighbouring blocks of n bits, of which low are the lower ones. */
static uint64_t exchange(uint64_t word, unsigned n, uint64_t low)
{
	return (word >> n & low) | (word & low) << n;
}

/* By the places of bits in a block of 2, 4, 8, ...: its lower half. */
static const uint64_t lower[] = {
	UINT64_C(0x5555555555555555),
	UINT64_C(0x3333333333333333),
	UINT64_C(0x0f0f0f0f0f0f0f0f),
	UINT64_C(0x00ff00ff00ff00ff),
	UINT64_C(0x0000ffff0000ffff),
	UINT64_C(0x00000000ffffffff),
};

/* Reverses each block of 2^n bits. */
static uint64_t reversed(uint64_t word, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		word = exchange(word, 1u << i, lower[i]);
	return word;
}

/*
 * A block of 2h coefficients: as f_(h+i) = t^h f_i + f_(h-2-i) for h a power of two, that of
 * f_(h+i) is added to that of f_(h-2-i), and the upper half then counts from t^h. The same
 * again undoes it.
 */
static uint64_t fold_word(uint64_t word, unsigned n)
{
	return word ^ (reversed(word >> (1u << n) & lower[n], n) >> 1 & lower[n]);
}

/* The same for a block of twice so many words. */
static void fold(uint64_t *words, size_t half)
{
	uint64_t carry = 0;

	for (size_t i = half; i-- > 0;) {
		const uint64_t word = reversed(words[2 * half - 1 - i], 6);

		words[i] ^= word >> 1 | carry;
		carry = word << 63;
	}
}

/* The words of the least power of two of cells that is not below C. */
static size_t words_of_power(uint64_t columns)
{
	size_t words = 1;

	while (64 * (uint64_t)words < columns)
		words *= 2;
	return words;
}

void fibonacci_from_cells(struct polynomial *p, uint64_t columns)
{
	const size_t words = words_of_power(columns);

	for (size_t half = words / 2; half > 0; half /= 2)
		for (size_t i = 0; i < words; i += 2 * half)
			fold(p->words + i, half);
	for (size_t i = 0; i < words; i++)
		for (unsigned n = 6; n-- > 1;)
			p->words[i] = fold_word(p->words[i], n);
	polynomial_measure(p, columns);
}

void fibonacci_to_cells(struct polynomial *p, uint64_t columns)
{
	const size_t words = words_of_power(columns);

	for (size_t i = 0; i < words; i++)
		for (unsigned n = 1; n < 6; n++)
			p->words[i] = fold_word(p->words[i], n);
	for (size_t half = 1; half < words; half *= 2)
		for (size_t i = 0; i < words; i += 2 * half)
			fold(p->words + i, half);
	p->length = columns;
}
