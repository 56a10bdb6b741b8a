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

/* Exchanges each two neighbouring blocks of 2^n bits. */
static uint64_t exchange(uint64_t word, unsigned n)
{
	const uint64_t low = bits_lower(n);

	return (word >> (1u << n) & low) | (word & low) << (1u << n);
}

/* Reverses a word. */
static uint64_t word_reversed(uint64_t word)
{
	return bytes_reversed(exchange(exchange(exchange(word, 0), 1), 2));
}

/* Reverses each block of 2^n bits. */
static uint64_t reversed(uint64_t word, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		word = exchange(word, i);
	return word;
}

/*
 * A block of 2h coefficients: as f_(h+i) = t^h f_i + f_(h-2-i) for h a power of two, that
 * of f_(h+i) is added to that of f_(h-2-i), and the upper half then counts from t^h.
 */
static uint64_t fold_word(uint64_t word, unsigned n)
{
	const uint64_t half = word >> (1u << n) & bits_lower(n);

	return word ^ (reversed(half, n) >> 1 & bits_lower(n));
}

/* The same for a block of twice so many words. */
static void fold(uint64_t *words, size_t half)
{
	const uint64_t *upper = words + half;
	uint64_t carry = 0;

	for (size_t i = half; i-- > 0;) {
		const uint64_t word = word_reversed(upper[half - 1 - i]);

		words[i] ^= word >> 1 | carry;
		carry = word << 63;
	}
}

static size_t words_of(uint64_t length)
{
	return (size_t)((length + 63) / 64);
}

void fibonacci_from_cells(struct polynomial *p)
{
	const size_t n = words_of(p->length);
	size_t half = 1;

	while (half < n)
		half *= 2;
	/* Where the upper half would begin behind all cells there is nothing to fold. */
	for (; half > 0; half /= 2)
		for (size_t i = 0; i + half < n; i += 2 * half)
			fold(p->words + i, half);
	for (size_t i = 0; i < n; i++)
		for (unsigned bits = 6; bits-- > 1;)
			p->words[i] = fold_word(p->words[i], bits);
	polynomial_measure(p, p->length);
}

/*
 * Of a block of 4h coefficients each half is z^(h-1) times what t = z + 1/z makes of h of
 * those of t; t^h is z^h + z^-h. So of quarters a, b, c, d it becomes c, a + d, b + c, d.
 */
static uint64_t unfold_word(uint64_t word, unsigned n)
{
	const unsigned h = 1u << n;
	const uint64_t half = word & bits_lower(n + 1),
		       rest = word >> 2 * h & bits_lower(n + 1);

	return rest ^ half << h ^ rest << 2 * h;
}

/* The same for a block of twice so many words. */
static void unfold(uint64_t *words, size_t half)
{
	const size_t h = half / 2;

	if (half == 1) {
		const uint64_t a = words[0];

		words[0] = words[1] ^ a << 32;
		words[1] ^= a >> 32;
	}
	for (size_t i = 0; i < h; i++) {
		const uint64_t a = words[i], b = words[h + i];

		words[i] = words[2 * h + i];
		words[h + i] = a ^ words[3 * h + i];
		words[2 * h + i] ^= b;
	}
}

void fibonacci_in_z(struct polynomial *p)
{
	const uint64_t degree = p->length - 1;
	const size_t n = words_of(2 * p->length);
	size_t half = 1;

	polynomial_square(p, false);
	for (size_t i = 0; i < n; i++)
		for (unsigned bits = 0; bits < 5; bits++)
			p->words[i] = unfold_word(p->words[i], bits);
	for (; half < n; half *= 2)
		for (size_t i = 0; i < n; i += 2 * half)
			unfold(p->words + i, half);
	/* Now it is z^(h-1) times what is to be z^degree times that. */
	p->length = 32 * (uint64_t)half + degree;
	polynomial_drop(p, 32 * (uint64_t)half - 1 - degree);
}
