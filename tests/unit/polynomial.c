/*
 * polynomial: the arithmetic of polynomials over GF(2) against schoolbook arithmetic
 * with an array of coefficients. Prints "alike" or the operation that differs.
 */
#include "../../lib/engine/fibonacci.h"
#include "../../lib/engine/multiples.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1024, LONGEST = 8 * MOST };

struct slow {
	int degree; /* -1 for 0 */
	unsigned char at[3 * MOST];
};

static uint64_t state = 1;

static unsigned draw(unsigned below)
{
	state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (unsigned)(state >> 33) % below;
}

static void settle(struct slow *p)
{
	for (p->degree = 3 * MOST - 1; p->degree >= 0 && !p->at[p->degree]; p->degree--)
		;
}

static struct slow drawn(int most)
{
	struct slow p = {-1, {0}};
	const int degree = (int)draw((unsigned)most + 1);

	for (int i = 0; i <= degree; i++)
		p.at[i] = draw(2) != 0;
	settle(&p);
	return p;
}

/* One of just that degree. */
static struct slow drawn_of(int degree)
{
	struct slow p = drawn(degree);

	p.at[degree] = 1;
	p.degree = degree;
	return p;
}

static struct slow plus(struct slow a, const struct slow *b, int shift)
{
	for (int i = 0; i <= b->degree; i++)
		a.at[i + shift] ^= b->at[i];
	settle(&a);
	return a;
}

static struct slow times(const struct slow *a, const struct slow *b)
{
	struct slow product = {-1, {0}};

	for (int i = 0; i <= a->degree; i++)
		if (a->at[i])
			product = plus(product, b, i);
	return product;
}

/* The remainder; and the quotient. */
static struct slow modulo(struct slow a, const struct slow *b, struct slow *quotient)
{
	memset(quotient, 0, sizeof *quotient);
	while (a.degree >= b->degree) {
		quotient->at[a.degree - b->degree] = 1;
		a = plus(a, b, a.degree - b->degree);
	}
	settle(quotient);
	return a;
}

static struct slow gcd(struct slow a, struct slow b)
{
	struct slow quotient;

	while (b.degree >= 0) {
		struct slow rest = modulo(a, &b, &quotient);

		a = b;
		b = rest;
	}
	return a;
}

static void must(int holds, const char *what)
{
	if (holds)
		return;
	puts(what);
	exit(1);
}

static void put(struct polynomial *p, const struct slow *from)
{
	polynomial_clear(p);
	for (int i = 0; i <= from->degree; i++)
		p->words[i / 64] |= (uint64_t)from->at[i] << i % 64;
	polynomial_measure(p, (uint64_t)(from->degree + 1));
}

static int same(const struct polynomial *p, const struct slow *want)
{
	if (p->length != (uint64_t)(want->degree + 1))
		return 0;
	for (int i = 0; i < 3 * MOST; i++)
		if ((p->words[i / 64] >> i % 64 & 1) != want->at[i])
			return 0;
	return 1;
}

static struct polynomial p, q, r, v, w;

static void compare_arithmetic(void)
{
	struct slow a = drawn(MOST - 1), b = drawn(draw(2) ? MOST - 1 : 90), quotient,
		    rest;
	struct slow want;
	struct multiples multiples;

	put(&p, &a);
	put(&q, &b);
	polynomial_add(&p, &q, 77);
	want = plus(a, &b, 77);
	must(same(&p, &want), "add");
	if (b.degree < 0)
		return;
	must(multiples_open(&multiples, MOST), "memory");
	multiples_make(&multiples, &q);
	put(&p, &a);
	polynomial_multiply(&r, &p, &multiples);
	want = times(&a, &b);
	must(same(&r, &want), "multiply");
	rest = modulo(a, &b, &quotient);
	polynomial_divide(&p, &multiples, &r);
	must(same(&p, &rest) && same(&r, &quotient), "divide");
	put(&p, &a);
	polynomial_remainder(&p, &q);
	must(same(&p, &rest), "remainder");
	multiples_close(&multiples);
	/* gcd and factor: v b = gcd modulo a. */
	put(&p, &a);
	put(&q, &b);
	polynomial_gcd(&p, &q, &v, &w, NULL);
	want = gcd(a, b);
	must(same(&p, &want) && q.length == 0, "gcd");
	if (a.degree < 1)
		return;
	must(multiples_open(&multiples, MOST), "memory");
	put(&q, &b);
	multiples_make(&multiples, &q);
	polynomial_multiply(&r, &v, &multiples);
	polynomial_add(&r, &p, 0);
	put(&q, &a);
	polynomial_remainder(&r, &q);
	must(r.length == 0, "factor");
	multiples_close(&multiples);
}

/* p(t + 1) by Horner's rule. */
static void compare_shift(void)
{
	struct slow a = drawn(300), sum = {-1, {0}};

	for (int i = a.degree; i >= 0; i--) {
		sum = plus(sum, &sum, 1);
		sum.at[0] ^= a.at[i];
		settle(&sum);
	}
	put(&p, &a);
	polynomial_shift_by_one(&p);
	must(same(&p, &sum), "shift by one");
}

/* Division where the quotient has that many coefficients. */
static void compare_division(int degree, int steps)
{
	struct slow a = drawn_of(degree + steps - 1), b = drawn_of(degree), quotient,
		    rest;
	struct multiples multiples;

	rest = modulo(a, &b, &quotient);
	must(multiples_open(&multiples, MOST), "memory");
	put(&q, &b);
	multiples_make(&multiples, &q);
	put(&p, &a);
	polynomial_divide(&p, &multiples, &r);
	must(same(&p, &rest) && same(&r, &quotient), "long division");
	put(&p, &a);
	polynomial_divide(&p, &multiples, NULL);
	must(same(&p, &rest), "long division for the remainder");
	multiples_close(&multiples);
}

/* The same remainder, of up to so many coefficients. */
static void compare_shorten(int degree, unsigned length)
{
	struct slow b = drawn_of(degree);
	struct multiples multiples;

	must(multiples_open(&multiples, MOST), "memory");
	put(&q, &b);
	multiples_make(&multiples, &q);
	polynomial_clear(&p);
	for (unsigned i = 0; i < length; i++)
		p.words[i / 64] |= (uint64_t)draw(2) << i % 64;
	polynomial_measure(&p, length);
	polynomial_copy(&r, &p);
	polynomial_shorten(&p, &multiples);
	must(degree == 0 || degree > 64 || p.length <= 64 * (uint64_t)degree,
		"shortened");
	polynomial_remainder(&p, &q);
	polynomial_remainder(&r, &q);
	polynomial_add(&p, &r, 0);
	must(p.length == 0, "shorten");
	multiples_close(&multiples);
}

static void compare_divisions(void)
{
	for (int degree = 0; degree < 70; degree++) {
		/* About LONG of multiples.c. */
		compare_division(degree, 2 * MOST - 1);
		compare_division(degree, 2 * MOST);
		compare_shorten(degree, 1 + draw(LONGEST));
		compare_shorten(degree, LONGEST);
	}
	for (int steps = 1; steps < MOST / 2; steps += 1 + (int)draw(63))
		compare_division(1 + (int)draw(70), 2 * MOST + steps);
}

/* a^2, t a^2, and a over a power of t. */
static void compare_square(int degree)
{
	struct slow a = drawn_of(degree), square = times(&a, &a), zero = {-1, {0}};
	const struct slow shifted = plus(zero, &square, 1);

	put(&p, &a);
	polynomial_square(&p, false);
	must(same(&p, &square), "square");
	put(&p, &a);
	polynomial_square(&p, true);
	must(same(&p, &shifted), "t times the square");
	polynomial_drop(&p, (uint64_t)degree + 1);
	for (int i = 0; i <= degree; i++)
		zero.at[i] = square.at[degree + i];
	settle(&zero);
	must(same(&p, &zero), "drop");
}

/* z^n p(z + 1/z), the sum of z^(n-i) (z^2 + 1)^i, by Horner's rule. */
static void compare_in_z(int degree)
{
	struct slow a = drawn_of(degree), sum = {-1, {0}};

	for (int i = degree; i >= 0; i--) {
		sum = plus(sum, &sum, 2);
		sum.at[degree - i] ^= a.at[i];
		settle(&sum);
	}
	put(&p, &a);
	fibonacci_in_z(&p);
	must(same(&p, &sum), "in z");
}

static void compare_by_degree(void)
{
	static const int degrees[] = {0, 1, 2, 15, 16, 30, 31, 32, 33, 62, 63, 64, 65, 95,
		127, 128, 129, 191, 255, 256, 300, 500};

	for (size_t i = 0; i < sizeof degrees / sizeof *degrees; i++) {
		compare_square(degrees[i]);
		compare_in_z(degrees[i]);
	}
}

/* f_n by its recurrence, and sums of them. */
static void compare_fibonacci(void)
{
	static struct slow f[MOST];

	memset(f, 0, sizeof f);
	f[0].at[0] = f[1].at[1] = 1;
	f[1].degree = 1;
	for (int n = 2; n < MOST; n++)
		f[n] = plus(f[n - 2], &f[n - 1], 1);
	for (unsigned n = 0; n < MOST; n += 1 + draw(9)) {
		fibonacci(&p, n);
		must(same(&p, &f[n]), "f_n");
	}
	for (int degree = 0; degree < MOST; degree += degree < 130 ? 1 : 61) {
		struct slow row = drawn_of(degree), sum = {-1, {0}};

		for (int i = 0; i <= degree; i++)
			if (row.at[i])
				sum = plus(sum, &f[i], 0);
		put(&p, &row);
		fibonacci_from_cells(&p);
		must(same(&p, &sum), "from cells");
	}
}

int main(void)
{
	must(polynomial_open(&p, LONGEST) && polynomial_open(&q, LONGEST) &&
			polynomial_open(&r, LONGEST) && polynomial_open(&v, LONGEST) &&
			polynomial_open(&w, LONGEST),
		"memory");
	for (int round = 0; round < 60; round++) {
		compare_arithmetic();
		compare_shift();
	}
	compare_divisions();
	compare_by_degree();
	compare_fibonacci();
	puts("alike");
	return 0;
}
