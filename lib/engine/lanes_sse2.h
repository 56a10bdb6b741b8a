/*
 * The end of lanes.h, which alone includes it: narrow lanes, a vector of them a sum, on
 * processors with SSE2, which all of x86-64 have.
 */
#ifndef LO_LANES_SSE2_H
#define LO_LANES_SSE2_H

#include <emmintrin.h>

/* No lane is -32768. */
static inline __m128i lanes_abs(__m128i lanes)
{
	return _mm_max_epi16(lanes, _mm_sub_epi16(_mm_setzero_si128(), lanes));
}

static inline void lanes_widen(struct lanes *wide, __m128i lanes)
{
	__m128i *to = (__m128i *)(void *)wide;

	_mm_storeu_si128(to, _mm_srai_epi32(_mm_unpacklo_epi16(lanes, lanes), 16));
	_mm_storeu_si128(to + 1, _mm_srai_epi32(_mm_unpackhi_epi16(lanes, lanes), 16));
}

static inline void lanes_split_narrow(const void *above, struct split *split)
{
	const __m128i *sums = above;
	const struct origin *origin = split->origins, *end = origin + split->n;
	__m128i *plus = split->sums[0], *minus = split->sums[1];
	__m128i a = _mm_loadu_si128(sums + origin->without);
	__m128i b = _mm_loadu_si128(sums + origin->with);
	__m128i p = _mm_add_epi16(a, b), m = _mm_sub_epi16(a, b);
	__m128i bound_p = p, bound_m = m;

	for (;;) {
		_mm_storeu_si128(plus++, p);
		_mm_storeu_si128(minus++, m);
		if (++origin == end)
			break;
		a = _mm_loadu_si128(sums + origin->without);
		b = _mm_loadu_si128(sums + origin->with);
		p = _mm_add_epi16(a, b);
		m = _mm_sub_epi16(a, b);
		bound_p = _mm_add_epi16(bound_p, lanes_abs(p));
		bound_m = _mm_add_epi16(bound_m, lanes_abs(m));
	}
	lanes_widen(&split->bounds[0], bound_p);
	lanes_widen(&split->bounds[1], bound_m);
}

static inline void lanes_butterfly(__m128i *a, __m128i *b)
{
	const __m128i sum = _mm_add_epi16(*a, *b);

	*b = _mm_sub_epi16(*a, *b);
	*a = sum;
}

/* The greatest of eight lanes. */
static inline int16_t lanes_most(__m128i lanes)
{
	lanes = _mm_max_epi16(lanes, _mm_shuffle_epi32(lanes, _MM_SHUFFLE(1, 0, 3, 2)));
	lanes = _mm_max_epi16(lanes, _mm_shuffle_epi32(lanes, _MM_SHUFFLE(2, 3, 0, 1)));
	lanes = _mm_max_epi16(lanes, _mm_srli_epi32(lanes, 16));
	return (int16_t)_mm_cvtsi128_si32(lanes);
}

static inline uint64_t lanes_finish_narrow(const void *sums, int32_t least, int32_t *most)
{
	__m128i v[LEAF], greatest;
	uint64_t set = 0;

	for (unsigned i = 0; i < LEAF; i++)
		v[i] = _mm_loadu_si128((const __m128i *)sums + i);
	for (unsigned i = 0; i < LEAF; i += 2)
		lanes_butterfly(&v[i], &v[i + 1]);
	for (unsigned i = 0; i < LEAF; i += 4) {
		lanes_butterfly(&v[i], &v[i + 2]);
		lanes_butterfly(&v[i + 1], &v[i + 3]);
	}
	for (unsigned i = 0; i < LEAF / 2; i++)
		lanes_butterfly(&v[i], &v[i + LEAF / 2]);
	greatest = v[0];
	for (unsigned i = 1; i < LEAF; i++)
		greatest = _mm_max_epi16(greatest, v[i]);
	*most = lanes_most(greatest);
	if (*most < least)
		return 0;
	greatest = _mm_set1_epi16((short)*most);
	for (unsigned i = 0; i < LEAF; i += 2) {
		const __m128i is = _mm_packs_epi16(_mm_cmpeq_epi16(v[i], greatest),
			_mm_cmpeq_epi16(v[i + 1], greatest));

		set |= (uint64_t)(unsigned)_mm_movemask_epi8(is) << (i * LANES);
	}
	return set;
}

static inline void lanes_add_narrow(void *sums, unsigned bits, const uint32_t *places,
	const int32_t *values, size_t n)
{
	const __m128i *signs = (const __m128i *)(const void *)lanes_signs[bits];
	const __m128i sign = _mm_loadu_si128(signs);
	__m128i *to = sums;

	for (size_t i = 0; i < n; i++) {
		const __m128i value = _mm_set1_epi16((short)values[i]);
		const __m128i sum = _mm_loadu_si128(to + places[i]);

		_mm_storeu_si128(
			to + places[i], _mm_add_epi16(sum, _mm_mullo_epi16(value, sign)));
	}
}

#endif
