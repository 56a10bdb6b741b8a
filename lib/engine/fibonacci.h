/*
 * The polynomials f_0 = 1, f_1 = t, f_(k+1) = t f_k + f_(k-1) over GF(2), and a row of
 * cells as a polynomial.
 *
 * Let B be the matrix that makes a row the sum of its neighbours, and e_1, e_2, ... the
 * rows of one cell, counted from the row's end, as bits are. Then e_(k+1) = f_k(B) e_1,
 * so a row is p(B) e_1 for just one p of degree below C, and f_C(B) = 0: to act by a
 * polynomial of B on a row is to multiply p by it, modulo f_C. (Sutner 1989; Goldwasser,
 * Klostermeyer and Trapp 1997; Hunziker, Machiavelo and Park 2004.)
 */
#ifndef LO_FIBONACCI_H
#define LO_FIBONACCI_H

#include "polynomial.h"

/* p = f_n; p has room for n + 1 coefficients. */
void fibonacci(struct polynomial *p, uint64_t n);

/*
 * Between a row of cells, cell k the coefficient of f_k, and its polynomial, coefficient
 * k that of t^k: in place, length being the columns C of the row before and after. p has
 * room for the power of two that is not below C.
 */
void fibonacci_from_cells(struct polynomial *p, uint64_t columns);
void fibonacci_to_cells(struct polynomial *p, uint64_t columns);

/*
 * Makes a row of cells, p as above, what tells its overlaps with rows by their
 * polynomials: the row of r has as many cells in common with it, modulo 2, as r
 * coefficients with p then.
 */
void fibonacci_overlaps(struct polynomial *p, uint64_t columns);

#endif
