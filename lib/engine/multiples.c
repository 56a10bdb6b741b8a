#include "multiples.h"
#include "../bits.h"
#include "sums.h"

#include <stdlib.h>
#include <string.h>

bool multiples_open(struct multiples *multiples, uint64_t length)
{
	const uint64_t words = polynomial_words(length) + 1;

	multiples->table = NULL;
	if (words > SIZE_MAX / (256 * sizeof *multiples->table))
		return false;
	multiples->table = malloc(256 * (size_t)words * sizeof *multiples->table);
	return multiples->table;
}

void multiples_make(struct multiples *multiples, const struct polynomial *p)
{
	const size_t words = (size_t)polynomial_words(p->length) + 1;

	multiples->length = p->length;
	multiples->words = words;
	memset(multiples->table, 0, 256 * words * sizeof *multiples->table);
	for (unsigned i = 0; i < 8; i++)
		words_add_shifted(
			multiples->table + (words << i), p->words, words - 1, i);
	sums_fill(multiples->table, 8, words);
	for (unsigned factor = 0; factor < 256; factor++) {
		const uint64_t *multiple = multiples->table + factor * words;

		multiples->factors[words_cut(multiple, p->length - 1) & 255] =
			(unsigned char)factor;
	}
}

void multiples_close(struct multiples *multiples)
{
	free(multiples->table);
}

/*
 * What t^degree times eight bits of a word, bit 8i the first, divided by a polynomial of
 * that degree leaves as the quotient and the remainder: by i and the value of the bits.
 */
struct share {
	uint64_t quotient, rest;
};

/* For a degree from 1 to 64. */
static void fill_shares(struct share shares[8][256], const struct multiples *multiples)
{
	const unsigned degree = (unsigned)multiples->length - 1;
	const uint64_t low = bits_low(degree);
	const uint64_t tail = multiples->table[multiples->words] & low;
	struct share share = {1, tail}; /* of t^(degree + n) */

	for (unsigned n = 0; n < 64; n++) {
		const uint64_t top = share.rest >> (degree - 1);
		struct share *part = shares[n / 8];
		const unsigned bit = 1u << n % 8;

		part[0] = (struct share){0, 0};
		for (unsigned i = 0; i < bit; i++)
			part[bit + i] = (struct share){part[i].quotient ^ share.quotient,
				part[i].rest ^ share.rest};
		share.quotient = share.quotient << 1 | top;
		share.rest = (share.rest << 1 & low) ^ (tail & -top);
	}
}

/*
 * So many steps are more than it takes to find the shares; tests/unit/polynomial.c has
 * quotients about as long.
 */
enum { LONG = 1 << 11 };

/*
 * Divides by words of the quotient, of which there are so many: 110 instructions a word
 * (callgrind), and 690 otherwise.
 */
static void divide_words(struct polynomial *a, const struct multiples *multiples,
	size_t words, struct polynomial *quotient)
{
	const unsigned degree = (unsigned)multiples->length - 1;
	struct share shares[8][256];
	uint64_t rest = 0;

	fill_shares(shares, multiples);
	while (words-- > 0) {
		uint64_t word =
			words_cut(a->words + words, degree) ^ rest << (64 - degree);
		uint64_t sum = 0;

		rest = 0;
		for (unsigned i = 0; i < 8; i++, word >>= 8) {
			const struct share *share = &shares[i][word & 255];

			sum ^= share->quotient;
			rest ^= share->rest;
		}
		if (quotient)
			quotient->words[words] = sum;
	}
	rest ^= a->words[0] & bits_low(degree);
	polynomial_clear(a);
	a->words[0] = rest;
}

void polynomial_divide(struct polynomial *a, const struct multiples *multiples,
	struct polynomial *quotient)
{
	const uint64_t degree = multiples->length - 1;
	const uint64_t steps = a->length > degree ? a->length - degree : 0;

	if (quotient)
		polynomial_clear(quotient);
	if (degree == 0) {
		if (quotient)
			polynomial_copy(quotient, a);
		polynomial_clear(a);
		return;
	}
	if (degree <= 64 && steps >= LONG) {
		divide_words(a, multiples, (size_t)polynomial_words(steps), quotient);
	} else {
		/* The last eight coefficients of the quotient first. */
		for (uint64_t left = (steps + 7) / 8 * 8; left > 0;) {
			unsigned factor;

			left -= 8;
			factor = multiples->factors[words_cut(a->words, degree + left) &
				255];
			words_add_shifted(a->words,
				multiples->table + factor * multiples->words,
				multiples->words, left);
			if (quotient)
				quotient->words[left / 64] |= (uint64_t)factor
					<< left % 64;
		}
	}
	polynomial_measure(a, degree);
	if (quotient)
		polynomial_measure(quotient, steps);
}

/*
 * By its powers to 2^k: p(t)^(2^k) is p(t^(2^k)), so from 64 on a step adds whole words,
 * and a block of them at once.
 */
void polynomial_shorten(struct polynomial *a, const struct multiples *multiples)
{
	const uint64_t p = multiples->table[multiples->words];
	const uint64_t degree = multiples->length - 1;
	size_t words = (size_t)polynomial_words(a->length);
	size_t size = 1; /* of a block: the power is to 64 times that */

	if (degree == 0 || degree > 64)
		return;
	while (words / size > degree)
		size *= 2;
	for (; size > 0; size /= 2)
		while (words > degree * size) {
			const size_t i = (words - 1) / size;
			uint64_t *last = a->words + i * size;
			const size_t n = words - i * size;

			for (size_t j = 0; j < degree; j++)
				if (p >> j & 1)
					words_add(last - (degree - j) * size, last, n);
			memset(last, 0, n * sizeof *last);
			words = i * size;
		}
	polynomial_measure(a, 64 * (uint64_t)words);
}

/* Horner's rule by the bytes of all words of a at once. */
void polynomial_multiply(struct polynomial *product, const struct polynomial *a,
	const struct multiples *multiples)
{
	const size_t words = (size_t)polynomial_words(a->length);
	const size_t all = words + multiples->words;

	polynomial_clear(product);
	for (unsigned byte = 8; byte-- > 0;) {
		for (size_t i = all; byte < 7 && i-- > 0;)
			product->words[i] = product->words[i] << 8 |
				(i > 0 ? product->words[i - 1] >> 56 : 0);
		for (size_t i = 0; i < words; i++) {
			const uint64_t factor = a->words[i] >> 8 * byte & 255;

			words_add(product->words + i,
				multiples->table + factor * multiples->words,
				multiples->words);
		}
	}
	polynomial_measure(product, 64 * (uint64_t)all);
}
