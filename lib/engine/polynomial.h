/* Polynomials over GF(2) in one variable t. */
#ifndef LO_POLYNOMIAL_H
#define LO_POLYNOMIAL_H

#include "progress.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct polynomial {
	/* Coefficient i is bit i % 64 of words[i / 64]; all from length on are 0. */
	uint64_t *words;
	uint64_t length; /* degree + 1; 0 for the polynomial 0 */
};

/*
 * 0, with room for that many coefficients. False if memory is out; to be closed then
 * too.
 */
bool polynomial_open(struct polynomial *p, uint64_t room);
void polynomial_close(struct polynomial *p);

/* Makes p 0. */
void polynomial_clear(struct polynomial *p);

/* Sets length from the words, of which it is at most `most`. */
void polynomial_measure(struct polynomial *p, uint64_t most);

/* Makes p what q is; p has the room. */
void polynomial_copy(struct polynomial *p, const struct polynomial *q);

/* Exchanges what they are, and their room. */
void polynomial_swap(struct polynomial *p, struct polynomial *q);

/* p += t^shift q; p has the room, and is not q. */
void polynomial_add(struct polynomial *p, const struct polynomial *q, uint64_t shift);

/* Divides p by t^n and forgets the remainder; n is below its length. */
void polynomial_drop(struct polynomial *p, uint64_t n);

/* p = p^2, or t p^2; p has room for twice its length, and 64 coefficients more. */
void polynomial_square(struct polynomial *p, bool times_t);

/* p = p(t + 1). */
void polynomial_shift_by_one(struct polynomial *p);

/* a = a modulo b, which is not 0, a step at a time. */
void polynomial_remainder(struct polynomial *a, const struct polynomial *b);

/*
 * a = gcd(a, b) and b = 0. Unless v is NULL, v b = a then modulo the former a, with the
 * former b; v has room for one coefficient more than a, as has w, which is scratch.
 */
void polynomial_gcd(struct polynomial *a, struct polynomial *b, struct polynomial *v,
	struct polynomial *w, struct progress *progress);

/* The words of that many coefficients. */
static inline uint64_t polynomial_words(uint64_t length)
{
	return (length + 63) / 64;
}

/*
 * Adds n words of from, shifted up by that many bits; to has a word more than they
 * reach.
 */
void words_add_shifted(uint64_t *to, const uint64_t *from, size_t n, uint64_t shift);

#endif
