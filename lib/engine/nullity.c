/*
 * It is the degree of the gcd of f_R(t + 1) and f_C(t) (Sutner 1989; fibonacci.h), which
 * polynomials of half their degree tell: f_2m = (f_m + f_(m-1))^2 and f_(2m+1) = t
 * f_m^2. So with P and Q for these roots, that of R taken at t + 1, it is the gcd of u
 * P^2 and v Q^2, u being t + 1 for an odd R, v being t for an odd C, and else 1. With G
 * = gcd(P, Q) that is G^2, times t + 1 if u has it and Q / G too, times t if v has it
 * and P / G too.
 */
#include "nullity.h"
#include "../bits.h"
#include "fibonacci.h"
#include "multiples.h"

/* p = f_m + f_(m-1) for n = 2m, f_m for n = 2m + 1. False if memory is out. */
static bool root(struct polynomial *p, uint64_t n)
{
	struct polynomial older;
	bool done = polynomial_open(p, n / 2 + 1);

	if (!done)
		return false;
	fibonacci(p, n / 2);
	if (n % 2 == 1)
		return true;
	done = polynomial_open(&older, n / 2);
	if (done) {
		fibonacci(&older, n / 2 - 1);
		polynomial_add(p, &older, 0);
	}
	polynomial_close(&older);
	return done;
}

/*
 * Makes a, if it is much longer than b, the remainder of a by b: eight steps at once.
 * False if memory is out.
 */
static bool shorten(struct polynomial *a, const struct polynomial *b)
{
	struct multiples multiples;
	bool done;

	/* The table costs 256 steps. */
	if (b->length == 0 || a->length < b->length + 1024)
		return true;
	done = multiples_open(&multiples, b->length);
	if (done) {
		multiples_make(&multiples, b);
		polynomial_divide(a, &multiples, NULL);
	}
	multiples_close(&multiples);
	return done;
}

/* How often t divides p, which is not 0. */
static uint64_t times_t(const struct polynomial *p)
{
	size_t i = 0;

	while (p->words[i] == 0)
		i++;
	return 64 * (uint64_t)i + bits_lowest(p->words[i]);
}

uint64_t nullity_bytes(struct size size)
{
	const uint64_t least = size.rows < size.columns ? size.rows : size.columns;

	/* The two, what makes one of them, and a table of multiples of the shorter. */
	return (size.rows + size.columns) / 8 + 16 * least + 65536;
}

bool nullity_plus(struct size size, struct progress *progress, uint64_t *nullity)
{
	struct polynomial p = {.words = NULL}, q = {.words = NULL};
	uint64_t p_t, p_t1, q_t, q_t1; /* how often t and t + 1 divide them */
	bool done = root(&p, size.rows) && root(&q, size.columns);

	if (done) {
		p_t1 = times_t(&p);
		polynomial_shift_by_one(&p);
		p_t = times_t(&p);
		q_t = times_t(&q);
		polynomial_shift_by_one(&q);
		q_t1 = times_t(&q);
		polynomial_shift_by_one(&q);
		done = shorten(&p, &q) && shorten(&q, &p);
	}
	if (done) {
		progress_begin(progress, "gcd");
		polynomial_gcd(&p, &q, NULL, NULL, progress);
		*nullity = 2 * (p.length - 1) + (size.rows % 2 == 1 && q_t1 > p_t1) +
			(size.columns % 2 == 1 && p_t > q_t);
	}
	polynomial_close(&p);
	polynomial_close(&q);
	return done;
}
