/* Division and multiplication of polynomials eight steps at once, by multiples of one. */
#ifndef LO_MULTIPLES_H
#define LO_MULTIPLES_H

#include "polynomial.h"

/*
 * All 256 multiples of a polynomial by one of degree below 8: what divides and multiplies
 * eight steps at once.
 */
struct multiples {
	uint64_t length; /* of the polynomial, 1 or more */
	size_t words;    /* of a multiple */
	uint64_t *table; /* by the factor */
	/* By the eight coefficients from length - 1 on: the factor. */
	unsigned char factors[256];
};

/*
 * Room for those of polynomials up to that length. False if memory is out; to be closed.
 */
bool multiples_open(struct multiples *multiples, uint64_t length);
void multiples_close(struct multiples *multiples);

/* Makes them those of p, which is not 0 and not longer than there is room for. */
void multiples_make(struct multiples *multiples, const struct polynomial *p);

/*
 * Divides a by the polynomial: a becomes the remainder, and quotient, unless that is
 * NULL, the quotient, for which it has the room.
 */
void polynomial_divide(struct polynomial *a, const struct multiples *multiples,
	struct polynomial *quotient);

/*
 * Where the degree of the polynomial is from 1 to 64, makes a at most 64 times so long by
 * adding multiples: in much less time than it takes to divide.
 */
void polynomial_shorten(struct polynomial *a, const struct multiples *multiples);

/*
 * product = a times the polynomial; product has room for 64 more coefficients than that.
 */
void polynomial_multiply(struct polynomial *product, const struct polynomial *a,
	const struct multiples *multiples);

#endif
