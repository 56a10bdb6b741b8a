#include "polynomial.h"
#include "../bits.h"

#include <stdlib.h>
#include <string.h>

/*
 * Words behind the last one: a multiple has a word more than its polynomial, and a shift
 * puts bits, all of them 0, into one more.
 */
enum { SLACK = 2 };

bool polynomial_open(struct polynomial *p, uint64_t room)
{
	const uint64_t words = polynomial_words(room) + SLACK;

	*p = (struct polynomial){.words = NULL};
	if (words > SIZE_MAX / sizeof *p->words)
		return false;
	p->words = calloc((size_t)words, sizeof *p->words);
	return p->words;
}

void polynomial_close(struct polynomial *p)
{
	free(p->words);
}

void polynomial_clear(struct polynomial *p)
{
	memset(p->words, 0, (size_t)polynomial_words(p->length) * sizeof *p->words);
	p->length = 0;
}

void polynomial_measure(struct polynomial *p, uint64_t most)
{
	size_t i = (size_t)polynomial_words(most);

	while (i > 0 && p->words[i - 1] == 0)
		i--;
	p->length = i > 0 ? 64 * (uint64_t)(i - 1) + bits_length(p->words[i - 1]) : 0;
}

void polynomial_copy(struct polynomial *p, const struct polynomial *q)
{
	polynomial_clear(p);
	memcpy(p->words, q->words,
		(size_t)polynomial_words(q->length) * sizeof *p->words);
	p->length = q->length;
}

void polynomial_swap(struct polynomial *p, struct polynomial *q)
{
	const struct polynomial former = *p;

	*p = *q;
	*q = former;
}

void words_add_shifted(uint64_t *to, const uint64_t *from, size_t n, uint64_t shift)
{
	const unsigned near = shift % 64;
	uint64_t carry = 0;
	size_t i = 0;

	to += shift / 64;
	if (near == 0) {
		words_add(to, from, n);
		return;
	}
	for (; i + 4 <= n; i += 4) {
		const uint64_t a = from[i], b = from[i + 1], c = from[i + 2],
			       d = from[i + 3];

		to[i] ^= a << near | carry;
		to[i + 1] ^= b << near | a >> (64 - near);
		to[i + 2] ^= c << near | b >> (64 - near);
		to[i + 3] ^= d << near | c >> (64 - near);
		carry = d >> (64 - near);
	}
	for (; i < n; i++) {
		to[i] ^= from[i] << near | carry;
		carry = from[i] >> (64 - near);
	}
	to[n] ^= carry;
}

void polynomial_add(struct polynomial *p, const struct polynomial *q, uint64_t shift)
{
	const uint64_t length = q->length + shift;

	if (q->length == 0)
		return;
	words_add_shifted(p->words, q->words, (size_t)polynomial_words(q->length), shift);
	polynomial_measure(p, length > p->length ? length : p->length);
}

void polynomial_drop(struct polynomial *p, uint64_t n)
{
	const size_t words = (size_t)polynomial_words(p->length);

	for (size_t i = 0; i < words; i++) {
		const uint64_t at = n + 64 * (uint64_t)i;

		p->words[i] = at < p->length ? words_cut(p->words, at) : 0;
	}
	p->length -= n;
}

/* Bit i of the lower half goes to bit 2i. */
static uint64_t half_spread(uint64_t half)
{
	for (unsigned n = 5; n-- > 0;)
		half = (half | half << (1u << n)) & bits_lower(n);
	return half;
}

void polynomial_square(struct polynomial *p, bool times_t)
{
	for (size_t i = (size_t)polynomial_words(p->length); i-- > 0;) {
		const uint64_t word = p->words[i];

		p->words[2 * i + 1] = half_spread(word >> 32) << times_t;
		p->words[2 * i] = half_spread(word & bits_low(32)) << times_t;
	}
	if (p->length > 0)
		p->length = 2 * p->length - 1 + times_t;
}

/*
 * Modulo 2 the binomial coefficient of i over j is 1 if the bits of j are among those of
 * i (Lucas 1878), so coefficient i is added to all such j: bit by bit of i.
 */
void polynomial_shift_by_one(struct polynomial *p)
{
	const size_t words = (size_t)polynomial_words(p->length);

	for (size_t i = 0; i < words; i++)
		for (unsigned j = 0; j < 6; j++)
			p->words[i] ^= p->words[i] >> (1u << j) & bits_lower(j);
	for (size_t half = 1; half < words; half *= 2)
		for (size_t i = half; i < words; i += 2 * half) {
			size_t n = words - i < half ? words - i : half;

			words_add(p->words + i - half, p->words + i, n);
		}
}

void polynomial_remainder(struct polynomial *a, const struct polynomial *b)
{
	while (a->length >= b->length)
		polynomial_add(a, b, a->length - b->length);
}

void polynomial_gcd(struct polynomial *a, struct polynomial *b, struct polynomial *v,
	struct polynomial *w, struct progress *progress)
{
	/* A step takes as long as the shorter is: in all the square of its length. */
	const double all = (double)(a->length < b->length ? a->length : b->length);
	double left;

	/* v and w are the factors of b in a and in b. */
	if (v) {
		polynomial_clear(v);
		polynomial_clear(w);
		w->words[0] = w->length = 1;
	}
	while (b->length > 0) {
		while (a->length >= b->length) {
			const uint64_t shift = a->length - b->length;

			polynomial_add(a, b, shift);
			if (v)
				polynomial_add(v, w, shift);
		}
		polynomial_swap(a, b);
		left = (double)b->length;
		progress_note(progress, all * all - left * left, all * all);
		if (v)
			polynomial_swap(v, w);
	}
}
