/* Tables of a linear map: an entry for every value of some bits of its argument. */
#ifndef LO_SUMS_H
#define LO_SUMS_H

#include <stddef.h>
#include <stdint.h>

/*
 * table has 2^bits entries of so many words, of which those at powers of two are filled
 * in. Makes every other one the sum of the entries of its bits.
 */
void sums_fill(uint64_t *table, unsigned bits, size_t words);

#endif
