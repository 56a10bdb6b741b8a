/*
 * Light chasing for the plus rule, with the first row by polynomials: in time linear in
 * the lights, whatever the sides. A row is a polynomial modulo q = f_C (fibonacci.h),
 * and with no presses in the first row the chase ends in y; a first row x adds p x to
 * that, where p = f_R(t + 1) modulo q, since M = B + 1. So x has to solve p x = y modulo
 * q.
 *
 * Let d = gcd(p, q). There is a solution just if d divides y, and the smallest one is
 * that of degree below C - nullity, nullity the degree of d: all others differ from it
 * by multiples of q / d, of which there is one of each degree from there on. Then p x =
 * y + u q for just one u of degree below that of p / d: the one with u (q / d) = y / d
 * modulo p / d. So x is found by divisions by d and p / d alone, short where the board
 * is wide and low.
 */
#include "../memory.h"
#include "chasing.h"
#include "engine.h"
#include "fibonacci.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct poly {
	struct chasing chasing;
	uint64_t nullity;
	bool zero; /* whether p is 0: then d is q */
	struct polynomial q, q_over_d;
	struct polynomial inverse;    /* of q / d modulo p / d */
	struct polynomial older;      /* f_(R-1)(t + 1) modulo q */
	struct multiples d, p_over_d; /* the second undefined where p is 0 */
	struct multiples scratch;
	struct polynomial y, over, u, product;
};

/* What a board is chased as: a column has the lights and neighbours of a row. */
static struct size chased(struct size size)
{
	return size.columns > 1 ? size : (struct size){1, size.rows};
}

static uint64_t shorter(struct size size)
{
	return size.rows < size.columns ? size.rows : size.columns;
}

static bool takes(const struct rule *rule, struct size size, struct cost *cost,
	char *reason, size_t room)
{
	const uint64_t rows = chased(size).rows, columns = chased(size).columns;
	const double least = (double)shorter(size);

	cost->bytes = UINT64_MAX;
	if (!rule->plus) {
		snprintf(reason, room, "for the rule plus alone");
		return false;
	}
	/* Three tables of 256 multiples, and rows. */
	if (rows < UINT64_C(1) << 48 && columns < UINT64_C(1) << 48)
		cost->bytes = 96 * shorter(size) + 2 * columns + rows / 4 + 65536;
	/* The gcd. */
	cost->work = least * least / 32 + (double)rows + (double)columns;
	return memory_affords(cost->bytes, "polynomials take", reason, room);
}

static void release(void *prepared)
{
	struct poly *e = prepared;

	if (!e)
		return;
	chasing_close(&e->chasing);
	polynomial_close(&e->q);
	polynomial_close(&e->q_over_d);
	polynomial_close(&e->inverse);
	polynomial_close(&e->older);
	polynomial_close(&e->y);
	polynomial_close(&e->over);
	polynomial_close(&e->u);
	polynomial_close(&e->product);
	multiples_close(&e->d);
	multiples_close(&e->p_over_d);
	multiples_close(&e->scratch);
	free(e);
}

/* Makes p f_n(t + 1), where there are rows, modulo q. */
static void factor(struct poly *e, struct polynomial *p, uint64_t n)
{
	fibonacci(p, n);
	polynomial_shift_by_one(p);
	if (p->length < e->q.length)
		return;
	multiples_make(&e->scratch, &e->q);
	polynomial_divide(p, &e->scratch, NULL);
}

/* Finds d and all that is over it; p, a, b and w have the room. */
static void divide_by_gcd(struct poly *e, struct polynomial *p, struct polynomial *a,
	struct polynomial *b, struct polynomial *w)
{
	polynomial_copy(a, p);
	polynomial_copy(b, &e->q);
	if (!e->zero) {
		multiples_make(&e->scratch, p);
		polynomial_divide(b, &e->scratch, NULL);
	}
	progress_begin(e->chasing.progress, "gcd");
	polynomial_gcd(a, b, &e->inverse, w, e->chasing.progress);
	e->nullity = a->length - 1;
	multiples_make(&e->d, a);
	polynomial_copy(b, &e->q);
	polynomial_divide(b, &e->d, &e->q_over_d);
	if (e->zero)
		return;
	polynomial_divide(p, &e->d, a);
	multiples_make(&e->p_over_d, a);
	polynomial_divide(&e->inverse, &e->p_over_d, NULL);
}

static bool open_all(struct poly *e, struct size size)
{
	const uint64_t columns = size.columns, least = shorter(size);
	const uint64_t room = 2 * columns + 128;
	const bool chasing = chasing_open(&e->chasing, size);

	return chasing && polynomial_open(&e->q, columns + 1) &&
		polynomial_open(&e->q_over_d, columns + 1) &&
		polynomial_open(&e->inverse, columns + 1) &&
		polynomial_open(&e->older, size.rows) && polynomial_open(&e->y, room) &&
		polynomial_open(&e->over, room) && polynomial_open(&e->u, room) &&
		polynomial_open(&e->product, room) && multiples_open(&e->d, least + 1) &&
		multiples_open(&e->p_over_d, least + 1) &&
		multiples_open(&e->scratch, least + 1);
}

static void *prepare(const struct rule *rule, struct size size, struct progress *progress)
{
	struct poly *e = calloc(1, sizeof *e);
	struct polynomial p, w;
	bool done = false;

	(void)rule;
	if (!e)
		return NULL;
	size = chased(size);
	if (open_all(e, size) && polynomial_open(&p, size.rows + 1)) {
		e->chasing.progress = progress;
		fibonacci(&e->q, size.columns);
		factor(e, &p, size.rows);
		factor(e, &e->older, size.rows - 1);
		e->zero = p.length == 0;
		done = polynomial_open(&w, size.columns + 1);
		if (done)
			divide_by_gcd(e, &p, &e->product, &e->u, &w);
		polynomial_close(&w);
		polynomial_close(&p);
	}
	if (done)
		return e;
	release(e);
	return NULL;
}

/* Makes p the polynomial of the row that the chase of the board has left. */
static void take_rest(const struct poly *e, struct polynomial *p)
{
	const uint64_t columns = e->chasing.size.columns;

	polynomial_clear(p);
	memcpy(p->words, e->chasing.rest, e->chasing.words * sizeof *p->words);
	fibonacci_from_cells(p, columns);
}

/* Makes u, which is y / d modulo p / d, that times the inverse of q / d. */
static void divide_by_q(struct poly *e)
{
	if (e->u.length == 0)
		return;
	multiples_make(&e->scratch, &e->u);
	polynomial_multiply(&e->product, &e->inverse, &e->scratch);
	polynomial_divide(&e->product, &e->p_over_d, NULL);
	polynomial_copy(&e->u, &e->product);
}

/* Makes y the x of p x = y + u q, where over is y / d. */
static void divide_by_p(struct poly *e)
{
	polynomial_copy(&e->u, &e->over);
	polynomial_divide(&e->u, &e->p_over_d, NULL);
	divide_by_q(e);
	polynomial_clear(&e->product);
	if (e->u.length > 0) {
		multiples_make(&e->scratch, &e->u);
		polynomial_multiply(&e->product, &e->q_over_d, &e->scratch);
	}
	polynomial_add(&e->product, &e->over, 0);
	polynomial_divide(&e->product, &e->p_over_d, &e->y);
}

/* Writes the cells of the row whose polynomial p is to row, and forgets p. */
static void put_row(const struct poly *e, struct polynomial *p, uint64_t *row)
{
	fibonacci_to_cells(p, e->chasing.size.columns);
	memcpy(row, p->words, e->chasing.words * sizeof *row);
	polynomial_clear(p);
}

/*
 * In the order of masks the reduced basis of the multiples of q / d is z = f_n + (f_n
 * modulo q / d), n from C - nullity on, the degree of q / d. Makes u f_n modulo q / d
 * for that n, and over the same for the n before.
 */
static void first_quiet(struct poly *e)
{
	const uint64_t n = e->q_over_d.length - 1;

	polynomial_clear(&e->over);
	if (n > 0)
		fibonacci(&e->over, n - 1);
	fibonacci(&e->u, n);
	polynomial_add(&e->u, &e->q_over_d, 0);
}

/* The same for the next n, from f_(n+1) = t f_n + f_(n-1). */
static void next_quiet(struct poly *e)
{
	polynomial_add(&e->over, &e->u, 1);
	if (e->over.length == e->q_over_d.length)
		polynomial_add(&e->over, &e->q_over_d, 0);
	polynomial_swap(&e->over, &e->u);
}

/* Makes row the z that u has come to with n, and forgets u. */
static void put_quiet(struct poly *e, uint64_t n, uint64_t *row)
{
	put_row(e, &e->u, row);
	row[n / 64] |= UINT64_C(1) << n % 64;
}

/*
 * Makes row the first row z of the smallest proof. The last row of the quiet pattern
 * below z is f_(R-1)(M) z. Its overlap with y is that of z with w = f_(R-1)(M) y, since
 * M is symmetric. Were f_(R-1) 0 modulo q, there would be no quiet pattern.
 */
static void find_proof(struct poly *e, uint64_t *row)
{
	const size_t words = e->chasing.words;
	uint64_t *w = e->chasing.rest;
	uint64_t n = e->q_over_d.length - 1;

	take_rest(e, &e->y);
	multiples_make(&e->scratch, &e->older);
	polynomial_multiply(&e->product, &e->y, &e->scratch);
	polynomial_remainder(&e->product, &e->q);
	put_row(e, &e->product, w);
	memcpy(e->product.words, w, words * sizeof *w);
	fibonacci_overlaps(&e->product, e->chasing.size.columns);
	/* One of them has an odd overlap, since d does not divide y. */
	for (first_quiet(e); (w[n / 64] >> n % 64 & 1) ==
		words_odd_overlap(e->u.words, e->product.words, words);
		n++)
		next_quiet(e);
	put_quiet(e, n, row);
}

static enum verdict find(void *state, struct chasing *chasing)
{
	struct poly *e = state;

	take_rest(e, &e->y);
	polynomial_divide(&e->y, &e->d, &e->over);
	if (e->y.length > 0) {
		find_proof(e, chasing->first);
		return VERDICT_REFUSED;
	}
	if (!e->zero)
		divide_by_p(e);
	put_row(e, &e->y, chasing->first);
	return VERDICT_SOLVED;
}

static enum verdict solve(void *prepared, const struct mask *board, struct mask *answer)
{
	struct poly *e = prepared;

	return chasing_solve(&e->chasing, find, e, board, answer);
}

static uint64_t nullity(const void *prepared)
{
	return ((const struct poly *)prepared)->nullity;
}

static void quiet(void *prepared, uint64_t i, struct mask *pattern)
{
	struct poly *e = prepared;

	first_quiet(e);
	for (uint64_t step = 0; step < i; step++)
		next_quiet(e);
	put_quiet(e, e->q_over_d.length - 1 + i, e->chasing.first);
	chase(&e->chasing, NULL, e->chasing.first, pattern);
}

const struct engine engine_poly = {
	.name = "poly",
	.takes = takes,
	.prepare = prepare,
	.solve = solve,
	.nullity = nullity,
	.quiet = quiet,
	.release = release,
};
