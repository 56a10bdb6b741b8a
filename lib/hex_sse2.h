/*
 * The end of hex.h, which alone includes it: sixteen digits at once on processors with
 * SSE2, which all of x86-64 have. A board of 16x16 takes lo-solve 1106 instructions, and
 * 1288 in portable C (callgrind).
 */
#ifndef LO_HEX_SSE2_H
#define LO_HEX_SSE2_H

#include "bits.h"

#include <emmintrin.h>

/* What is not below any digit or letter of its kind has wrapped around to above them. */
static inline __m128i hex_at_most(__m128i bytes, char most)
{
	return _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(most)), bytes);
}

static inline bool hex_scan_halves(const char *high, const char *low, uint64_t *word)
{
	const __m128i bytes =
		_mm_unpacklo_epi64(_mm_loadl_epi64((const __m128i *)(const void *)high),
			_mm_loadl_epi64((const __m128i *)(const void *)low));
	const __m128i lower = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
	const __m128i digit = _mm_sub_epi8(bytes, _mm_set1_epi8('0'));
	const __m128i letter = _mm_sub_epi8(lower, _mm_set1_epi8('a'));
	const __m128i is_digit = hex_at_most(digit, 9);
	const __m128i is_letter = hex_at_most(letter, 5);
	const __m128i values = _mm_or_si128(_mm_and_si128(digit, is_digit),
		_mm_and_si128(_mm_add_epi8(letter, _mm_set1_epi8(10)), is_letter));
	/* The pairs, high digit first, as bytes. */
	const __m128i pairs = _mm_and_si128(_mm_set1_epi16(255),
		_mm_or_si128(_mm_slli_epi16(values, 4), _mm_srli_epi16(values, 8)));

	_mm_storel_epi64(
		(__m128i *)(void *)word, _mm_packus_epi16(pairs, _mm_setzero_si128()));
	*word = bytes_reversed(*word);
	return _mm_movemask_epi8(_mm_or_si128(is_digit, is_letter)) == 0xffff;
}

static inline void hex_print_halves(char *high, char *low, uint64_t word)
{
	const uint64_t swapped = bytes_reversed(word);
	const __m128i bytes = _mm_loadl_epi64((const __m128i *)(const void *)&swapped);
	const __m128i low_digits = _mm_and_si128(bytes, _mm_set1_epi8(15));
	const __m128i high_digits =
		_mm_and_si128(_mm_srli_epi16(bytes, 4), _mm_set1_epi8(15));
	const __m128i values = _mm_unpacklo_epi8(high_digits, low_digits);
	const __m128i letters = _mm_and_si128(
		_mm_cmpgt_epi8(values, _mm_set1_epi8(9)), _mm_set1_epi8('a' - '0' - 10));

	const __m128i digits =
		_mm_add_epi8(_mm_add_epi8(values, _mm_set1_epi8('0')), letters);

	_mm_storel_epi64((__m128i *)(void *)high, digits);
	_mm_storel_epi64((__m128i *)(void *)low, _mm_unpackhi_epi64(digits, digits));
}

#endif
