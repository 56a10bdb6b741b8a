#include "fibonacci.h"
#include "../bits.h"

/*
 * Adds t^offset f_n(t^scale) term by term, of which there are few: f_(2m+1) = t f_m^2 and
 * f_2m = (f_m + f_(m-1))^2, where one is even and one odd, and a square has t^2 for t.
 */
static void add_terms(struct polynomial *p, uint64_t n, uint64_t scale, uint64_t offset)
{
	for (; n % 2 == 1; n /= 2, scale *= 2)
		offset += scale;
	if (n == 0) {
		p->words[offset / 64] |= UINT64_C(1) << offset % 64;
		return;
	}
	add_terms(p, n / 2, 2 * scale, offset);
	add_terms(p, n / 2 - 1, 2 * scale, offset);
}

void fibonacci(struct polynomial *p, uint64_t n)
{
	polynomial_clear(p);
	add_terms(p, n, 1, 0);
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

/* Reverses a word. */
static uint64_t word_reversed(uint64_t word)
{
	word = exchange(word, 1, lower[0]);
	word = exchange(word, 2, lower[1]);
	return bytes_reversed(exchange(word, 4, lower[2]));
}

/* Reverses each block of 2^n bits. */
static uint64_t reversed(uint64_t word, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		word = exchange(word, 1u << i, lower[i]);
	return word;
}

/*
 * A block of 2h coefficients: as f_(h+i) = t^h f_i + f_(h-2-i) for h a power of two, that
 * of f_(h+i) is added to that of f_(h-2-i), and the upper half then counts from t^h. The
 * same again undoes it. The transposed adds the lower half to the upper, as far from its
 * end.
 */
static uint64_t fold_word(uint64_t word, unsigned n, bool transposed)
{
	const unsigned h = 1u << n;
	const uint64_t half = (transposed ? word : word >> h) & lower[n];
	const uint64_t sum = reversed(half, n) >> 1 & lower[n];

	return word ^ (transposed ? sum << h : sum);
}

/* The same for a block of twice so many words. */
static void fold(uint64_t *words, size_t half, bool transposed)
{
	const uint64_t *from = transposed ? words : words + half;
	uint64_t *to = transposed ? words + half : words;
	uint64_t carry = 0;

	for (size_t i = half; i-- > 0;) {
		const uint64_t word = word_reversed(from[half - 1 - i]);

		to[i] ^= word >> 1 | carry;
		carry = word << 63;
	}
}

static size_t words_of(uint64_t columns)
{
	return (size_t)((columns + 63) / 64);
}

/* Folds blocks of n words of cells from the largest down. */
static void fold_down(uint64_t *words, size_t n, bool transposed)
{
	size_t half = 1;

	while (half < n)
		half *= 2;
	/* Where the upper half would begin behind all cells there is nothing to fold. */
	for (; half > 0; half /= 2)
		for (size_t i = 0; i + half < n; i += 2 * half)
			fold(words + i, half, transposed);
	for (size_t i = 0; i < n; i++)
		for (unsigned bits = 6; bits-- > 1;)
			words[i] = fold_word(words[i], bits, transposed);
}

void fibonacci_from_cells(struct polynomial *p, uint64_t columns)
{
	fold_down(p->words, words_of(columns), false);
	polynomial_measure(p, columns);
}

void fibonacci_to_cells(struct polynomial *p, uint64_t columns)
{
	const size_t words = words_of(columns);

	for (size_t i = 0; i < words; i++)
		for (unsigned n = 1; n < 6; n++)
			p->words[i] = fold_word(p->words[i], n, false);
	for (size_t half = 1; half < words; half *= 2)
		for (size_t i = 0; i + half < words; i += 2 * half)
			fold(p->words + i, half, false);
	p->length = columns;
}

void fibonacci_overlaps(struct polynomial *p, uint64_t columns)
{
	fold_down(p->words, words_of(columns), true);
	/* A block that goes beyond the cells has been filled there, which counts for nothing. */
	polynomial_measure(p, 2 * 64 * (uint64_t)words_of(columns));
}
