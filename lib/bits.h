/* Words as sets of 64 bits, in portable C. */
#ifndef LO_BITS_H
#define LO_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The lowest n bits set, n from 0 to 64. */
static inline uint64_t bits_low(unsigned n)
{
	return n < 64 ? (UINT64_C(1) << n) - 1 : UINT64_MAX;
}

/* The lower half of each block of 2^(n+1) bits set, n from 0 to 5. */
static inline uint64_t bits_lower(unsigned n)
{
	static const uint64_t halves[] = {
		UINT64_C(0x5555555555555555),
		UINT64_C(0x3333333333333333),
		UINT64_C(0x0f0f0f0f0f0f0f0f),
		UINT64_C(0x00ff00ff00ff00ff),
		UINT64_C(0x0000ffff0000ffff),
		UINT64_C(0x00000000ffffffff),
	};

	return halves[n];
}

/* How many bits are set. */
static inline unsigned bits_count(uint64_t word)
{
	word -= word >> 1 & UINT64_C(0x5555555555555555);
	word = (word & UINT64_C(0x3333333333333333)) +
		(word >> 2 & UINT64_C(0x3333333333333333));
	word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
	return (unsigned)(word * UINT64_C(0x0101010101010101) >> 56);
}

/* The place of the lowest bit set; word is not 0. */
static inline unsigned bits_lowest(uint64_t word)
{
	return bits_count((word & -word) - 1);
}

/* The place of the highest bit set and one more; 0 for 0. */
static inline unsigned bits_length(uint64_t word)
{
	word |= word >> 1;
	word |= word >> 2;
	word |= word >> 4;
	word |= word >> 8;
	word |= word >> 16;
	word |= word >> 32;
	return bits_count(word);
}

/* Whether an odd number of bits is set. */
static inline bool bits_odd(uint64_t word)
{
	word ^= word >> 32;
	word ^= word >> 16;
	word ^= word >> 8;
	word ^= word >> 4;
	/* Bit n of this is whether n has an odd number of bits. */
	return 0x6996 >> (word & 15) & 1;
}

/* The 64 bits from bit `at` on; the word after that bit's exists. */
static inline uint64_t words_cut(const uint64_t *words, uint64_t at)
{
	const uint64_t *word = words + at / 64;
	const unsigned shift = at % 64;

	return word[0] >> shift | word[1] << 1 << (63 - shift);
}

/* The bytes of a word in the other order: one instruction where there is one for it. */
static inline uint64_t bytes_reversed(uint64_t word)
{
	return word >> 56 | (word >> 40 & UINT64_C(0xff00)) |
		(word >> 24 & UINT64_C(0xff0000)) | (word >> 8 & UINT64_C(0xff000000)) |
		(word << 8 & UINT64_C(0xff00000000)) |
		(word << 24 & UINT64_C(0xff0000000000)) |
		(word << 40 & UINT64_C(0xff000000000000)) | word << 56;
}

/*
 * Adds n words to sum, as vectors over GF(2); they do not overlap. Four at a time, which
 * compilers make vectors of.
 */
static inline void words_add(uint64_t *restrict sum, const uint64_t *words, size_t n)
{
	size_t i = 0;

	for (; i + 4 <= n; i += 4) {
		sum[i] ^= words[i];
		sum[i + 1] ^= words[i + 1];
		sum[i + 2] ^= words[i + 2];
		sum[i + 3] ^= words[i + 3];
	}
	for (; i < n; i++)
		sum[i] ^= words[i];
}

/* Whether n words of a and b have an odd number of bits in common. */
static inline bool words_odd_overlap(const uint64_t *a, const uint64_t *b, size_t n)
{
	uint64_t overlap = 0;

	for (size_t i = 0; i < n; i++)
		overlap ^= a[i] & b[i];
	return bits_odd(overlap);
}

/* Whether no bit of n words is set. */
static inline bool words_dark(const uint64_t *words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (words[i] != 0)
			return false;
	return true;
}

#endif
