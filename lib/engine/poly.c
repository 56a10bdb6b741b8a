/*
 * Light chasing for the plus rule, with the first row by polynomials: in time linear in
 * the lights, whatever the sides. A row is a polynomial in t modulo q = f_C
 * (fibonacci.h), and with no presses in the first row the chase ends in y; a first row x
 * adds p x to that, where p = f_R(t + 1) modulo q, since M = B + 1. So x has to solve p
 * x = y modulo q.
 *
 * Let d = gcd(p, q). There is a solution just if d divides y, and the smallest one is
 * that of degree below C - nullity, nullity the degree of d: all others differ from it
 * by multiples of q / d, of which there is one of each degree from there on. Then p x =
 * y + u q for just one u of degree below that of p / d: the one with u (q / d) = y / d
 * modulo p / d.
 *
 * Where a board is wide and low, p, d and u are short. The rows are not, and none is
 * taken to its powers of t: with t = z + 1/z (fibonacci.h) and N = C + 1
 *
 *	p X = Y + u (z^N + z^-N)
 *
 * where X has the cells of x as the coefficients of z, z^2, ... z^C, and of z^-1, z^-2,
 * ... z^-C too, and Y those of y. The positive powers of X come from those on the right
 * that are above the degree of p. So x is the quotient of y + u z^N by p in z, with what
 * is left below of no account; and to find u from, y modulo p in z is a short row.
 */
#include "../bits.h"
#include "../memory.h"
#include "chasing.h"
#include "engine.h"
#include "fibonacci.h"
#include "multiples.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct poly {
	struct chasing chasing;
	uint64_t nullity;
	struct multiples d, p_over_d;
	struct multiples inverse; /* of q / d modulo p / d; undefined where that is 1 */
	struct multiples turn;    /* of find_proof(); undefined where d is 1 */
	struct multiples p_in_z, d_in_z;
	struct multiples scratch;
	struct polynomial symmetric; /* d in z */
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

static bool takes(
	const struct rule *rule, struct size size, struct cost *cost, char reason[REASON])
{
	const uint64_t rows = chased(size).rows, columns = chased(size).columns;

	*cost = (struct cost){.bytes = UINT64_MAX};
	if (!rule->plus) {
		snprintf(reason, REASON, "for the rule plus alone");
		return false;
	}
	/* Four tables of 256 multiples, three in z, and rows. */
	if (rows < UINT64_C(1) << 48 && columns < UINT64_C(1) << 48)
		cost->bytes = 330 * shorter(size) + 2 * columns + 65536;
	return memory_affords(cost->bytes, "polynomials take", reason);
}

static void release(void *prepared)
{
	struct poly *e = prepared;

	if (!e)
		return;
	chasing_close(&e->chasing);
	multiples_close(&e->d);
	multiples_close(&e->p_over_d);
	multiples_close(&e->inverse);
	multiples_close(&e->turn);
	multiples_close(&e->p_in_z);
	multiples_close(&e->d_in_z);
	multiples_close(&e->scratch);
	polynomial_close(&e->symmetric);
	polynomial_close(&e->y);
	polynomial_close(&e->over);
	polynomial_close(&e->u);
	polynomial_close(&e->product);
	free(e);
}

/* Makes p f_n modulo m, at first by z: the row of the cell behind n others is z^n. */
static void fibonacci_modulo(
	struct poly *e, struct polynomial *p, uint64_t n, const struct polynomial *m)
{
	unsigned squares = 0;

	while (n >> squares > 2 * (m->length - 1))
		squares++;
	if (squares > 0) {
		polynomial_copy(p, m);
		fibonacci_in_z(p);
		multiples_make(&e->scratch, p);
	}
	polynomial_clear(p);
	p->words[(n >> squares) / 64] = UINT64_C(1) << (n >> squares) % 64;
	p->length = (n >> squares) + 1;
	while (squares-- > 0) {
		polynomial_square(p, n >> squares & 1);
		polynomial_divide(p, &e->scratch, NULL);
	}
	fibonacci_from_cells(p);
	polynomial_remainder(p, m);
}

/*
 * Makes p f_R(t + 1) modulo q, or q itself instead of 0, so that it has a degree; q is
 * scratch.
 */
static void make_p(struct poly *e, struct polynomial *p, struct polynomial *q)
{
	const struct size size = e->chasing.size;

	if (size.rows < size.columns) {
		fibonacci(p, size.rows);
		polynomial_shift_by_one(p);
		return;
	}
	fibonacci(q, size.columns);
	polynomial_shift_by_one(q);
	fibonacci_modulo(e, p, size.rows, q);
	if (p->length == 0)
		polynomial_copy(p, q);
	polynomial_shift_by_one(p);
}

/* Makes the turn f_(C-1) f_(R-1)(t + 1) modulo d, and spoils d. */
static void make_turn(struct poly *e, struct polynomial *d)
{
	fibonacci_modulo(e, &e->u, e->chasing.size.columns - 1, d);
	polynomial_shift_by_one(d);
	fibonacci_modulo(e, &e->product, e->chasing.size.rows - 1, d);
	polynomial_shift_by_one(&e->product);
	multiples_make(&e->turn, &e->u);
	polynomial_multiply(&e->u, &e->product, &e->turn);
	polynomial_divide(&e->u, &e->d, NULL);
	multiples_make(&e->turn, &e->u);
}

/* Makes all that a size has of its own; p is scratch. */
static void make_all(struct poly *e, struct polynomial *p)
{
	struct polynomial *a = &e->y, *b = &e->over, *v = &e->u, *w = &e->product;

	make_p(e, p, a);
	fibonacci_modulo(e, b, e->chasing.size.columns, p);
	polynomial_copy(a, p);
	progress_begin(e->chasing.progress, "gcd");
	polynomial_gcd(a, b, v, w, e->chasing.progress);
	e->nullity = a->length - 1;
	multiples_make(&e->d, a);
	polynomial_copy(w, p);
	polynomial_divide(w, &e->d, b);
	multiples_make(&e->p_over_d, b);
	polynomial_divide(v, &e->p_over_d, NULL);
	if (v->length > 0)
		multiples_make(&e->inverse, v);
	fibonacci_in_z(p);
	multiples_make(&e->p_in_z, p);
	polynomial_copy(&e->symmetric, a);
	fibonacci_in_z(&e->symmetric);
	multiples_make(&e->d_in_z, &e->symmetric);
	if (e->nullity > 0)
		make_turn(e, a);
}

/* Of the polynomials: for any in z, and for a row with one at its end. */
static uint64_t room_for(struct size size)
{
	return size.columns + 4 * shorter(size) + 128;
}

static bool open_all(struct poly *e, struct size size)
{
	const uint64_t least = shorter(size);
	const uint64_t room = room_for(size);
	const bool chasing = chasing_open(&e->chasing, size);

	return chasing && multiples_open(&e->d, least + 1) &&
		multiples_open(&e->p_over_d, least + 1) &&
		multiples_open(&e->inverse, least + 1) &&
		multiples_open(&e->turn, least + 1) &&
		multiples_open(&e->p_in_z, 2 * least + 1) &&
		multiples_open(&e->d_in_z, 2 * least + 1) &&
		multiples_open(&e->scratch, 2 * least + 1) &&
		polynomial_open(&e->symmetric, room) && polynomial_open(&e->y, room) &&
		polynomial_open(&e->over, room) && polynomial_open(&e->u, room) &&
		polynomial_open(&e->product, room);
}

static void *prepare(const struct rule *rule, struct size size, struct progress *progress)
{
	struct poly *e = calloc(1, sizeof *e);
	struct polynomial p;
	bool done = false;

	(void)rule;
	if (!e)
		return NULL;
	size = chased(size);
	if (open_all(e, size)) {
		done = polynomial_open(&p, room_for(size));
		e->chasing.progress = progress;
		if (done)
			make_all(e, &p);
		polynomial_close(&p);
	}
	if (done)
		return e;
	release(e);
	return NULL;
}

/* Makes the product z^shift times p, which is in z. */
static void put_shifted(struct poly *e, const struct polynomial *p, uint64_t shift)
{
	polynomial_clear(&e->product);
	polynomial_add(&e->product, p, shift);
}

/* Makes row, which is dark, the quotient of the product by a polynomial in z. */
static void put_quotient(struct poly *e, const struct multiples *in_z, uint64_t *row)
{
	struct polynomial quotient = {row, 0};

	polynomial_divide(&e->product, in_z, &quotient);
}

/*
 * Makes row, which is dark, the first row of quiet pattern i: g q / d for some g, where
 * of the last cells, f_(C-k) to f_(C-1) with k the nullity, all are dark but f_(C-k+i).
 * So in z the quotient of g by d is z^(i-k) and powers below z^-k: from z^0 on g is
 * z^(i-k) d, and below that the same turned, since it is symmetric: d without its
 * middle.
 */
static void put_quiet(struct poly *e, uint64_t i, uint64_t *row)
{
	const uint64_t above = e->nullity - i;
	const struct polynomial *d = &e->symmetric;
	struct polynomial *g = &e->u;

	polynomial_copy(g, d);
	polynomial_drop(g, 2 * above);
	for (uint64_t bit = 0; bit < i; bit += 64) {
		const uint64_t low = bits_low(i - bit < 64 ? (unsigned)(i - bit) : 64);

		g->words[bit / 64] ^= (g->words[bit / 64] ^ d->words[bit / 64]) & low;
	}
	put_shifted(e, g, e->chasing.size.columns + above);
	put_quotient(e, &e->d_in_z, row);
}

/*
 * Makes row, which is dark, the first row z of the smallest proof, y being what is left
 * of it modulo d. The last row of the quiet pattern below z is f_(R-1)(M) z. Its overlap
 * with y is that of z with w = f_(R-1)(M) y, since M is symmetric, and with w modulo d
 * too, since d z = 0. That w is a sum of the last cells, f_(C-k) to f_(C-1) with k the
 * nullity, modulo d: of those whose quiet patterns have an odd overlap with it. To
 * multiply it by f_(C-1) is to turn it end for end: they become f_(k-1) to f_0, and the
 * smallest of the patterns is told by the degree.
 */
static void find_proof(struct poly *e, uint64_t *row)
{
	polynomial_multiply(&e->product, &e->y, &e->turn);
	polynomial_divide(&e->product, &e->d, NULL);
	put_quiet(e, e->nullity - e->product.length, row);
}

static enum verdict find(void *state, struct chasing *chasing)
{
	struct poly *e = state;
	const uint64_t degree = (e->p_in_z.length - 1) / 2; /* of p */
	struct polynomial rest = {chasing->rest, 0};

	polynomial_measure(&rest, chasing->size.columns);
	put_shifted(e, &rest, degree);
	polynomial_shorten(&rest, &e->p_in_z);
	polynomial_copy(&e->y, &rest);
	polynomial_divide(&e->y, &e->p_in_z, NULL);
	fibonacci_from_cells(&e->y);
	polynomial_divide(&e->y, &e->d, &e->over);
	if (e->y.length > 0) {
		find_proof(e, chasing->first);
		return VERDICT_REFUSED;
	}
	polynomial_divide(&e->over, &e->p_over_d, NULL);
	if (e->over.length > 0) {
		polynomial_multiply(&e->u, &e->over, &e->inverse);
		polynomial_divide(&e->u, &e->p_over_d, NULL);
		fibonacci_in_z(&e->u);
		polynomial_add(&e->product, &e->u,
			chasing->size.columns + degree - (e->u.length - 1) / 2);
	}
	put_quotient(e, &e->p_in_z, chasing->first);
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

	memset(e->chasing.first, 0, e->chasing.words * sizeof *e->chasing.first);
	put_quiet(e, i, e->chasing.first);
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
