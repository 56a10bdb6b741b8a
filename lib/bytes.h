/*
 * Eight bytes of text at once: no order of bytes in memory and no alignment is assumed.
 */
#ifndef LO_BYTES_H
#define LO_BYTES_H

#include <stdint.h>

/* The eight bytes at text, the first lowest. Compilers make one load of it. */
static inline uint64_t bytes_load(const char *text)
{
	const unsigned char *byte = (const unsigned char *)text;

	return (uint64_t)byte[7] << 56 | (uint64_t)byte[6] << 48 |
		(uint64_t)byte[5] << 40 | (uint64_t)byte[4] << 32 |
		(uint64_t)byte[3] << 24 | (uint64_t)byte[2] << 16 |
		(uint64_t)byte[1] << 8 | (uint64_t)byte[0];
}

#endif
