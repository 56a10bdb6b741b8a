/*
 * The polynomials f_0 = 1, f_1 = t, f_(k+1) = t f_k + f_(k-1) over GF(2), and a row of
 * cells as a polynomial.
 *
 * Let B be the matrix that makes a row the sum of its neighbours, and e_1, e_2, ... the
 * rows of one cell, counted from the row's end, as bits are. Then e_(k+1) = f_k(B) e_1,
 * so a row is p(B) e_1 for just one p of degree below C, and f_C(B) = 0: to act by a
 * polynomial of B on a row is to multiply p by it, modulo f_C. (Sutner 1989; Goldwasser,
 * Klostermeyer and Trapp 1997; Hunziker, Machiavelo and Park 2004.)
 *
 * With t = z + 1/z, (z + 1/z) f_k is z^(k+1) + z^-(k+1). So a row, as a polynomial in z
 * with cell k the coefficient of z^k, stays the same in t, modulo p, when it changes by
 * multiples of p in z, for any p in t.
 */
#ifndef LO_FIBONACCI_H
#define LO_FIBONACCI_H

#include "polynomial.h"

/* p = f_n; p has room for n + 1 coefficients. */
void fibonacci(struct polynomial *p, uint64_t n);

/*
 * Makes a row of cells, cell k the coefficient of f_k, its polynomial in t. p has room
 * for the power of two that is not below its length.
 */
void fibonacci_from_cells(struct polynomial *p);

/*
 * Makes p, of degree n, z^n times what it is for t = z + 1/z: a polynomial of degree 2n.
 * p is not 0, and has room for four times its length and 64 coefficients.
 */
void fibonacci_in_z(struct polynomial *p);

#endif
