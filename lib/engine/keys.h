/*
 * The key of a cell: the set of a kernel's patterns that cover it, pattern i as bit i.
 * Lists of keys are rising, and 0 is the first whether a cell has it or not.
 */
#ifndef LO_KEYS_H
#define LO_KEYS_H

#include "kernel.h"

#include <stddef.h>
#include <stdint.h>

/* The most keys there can be, of so many bits. */
uint64_t keys_most(const struct kernel *kernel, unsigned bits);

/* What keys_find() takes at most, in bytes. */
uint64_t keys_bytes(const struct kernel *kernel);

/*
 * The list of the keys of fewer than 2^32 cells, *n of them; free() it. Nullity is at
 * most 63. Sets places[cell] to where the cell's key is in the list. NULL if memory is
 * out.
 */
uint64_t *keys_find(const struct kernel *kernel, uint32_t *places, size_t *n);

/* Makes a list of n keys that of their lowest bits; returns how many. */
size_t keys_cut(uint64_t *keys, size_t n, unsigned bits);

/* Where a key is in a list of n; n if it is not there. */
size_t keys_place(const uint64_t *keys, size_t n, uint64_t key);

#endif
