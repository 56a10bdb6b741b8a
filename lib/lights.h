/* The two characters of a text that are off and on. */
#ifndef LO_LIGHTS_H
#define LO_LIGHTS_H

#include "bytes.h"

#include <stdbool.h>
#include <stdint.h>

/* What lights->of has for a byte that is neither. */
enum { LIGHTS_NEITHER = 2 };

/* The cells that are read at once where one byte is behind each, and their bytes. */
enum { LIGHTS_GROUP = 16, LIGHTS_GROUP_BYTES = 2 * LIGHTS_GROUP };

struct lights {
	char off, on;
	unsigned differ;               /* the bits in which they differ, */
	unsigned place;                /* the lowest of them */
	unsigned char of[256];         /* of each byte: 0 if it is off, 1 if it is on */
	char dark[LIGHTS_GROUP_BYTES]; /* cells that are off, a blank behind each */
};

/* The digits 0 and 1. */
#define LIGHTS_DIGITS "01"

/*
 * Takes two characters, off and on. False, and *lights undefined, unless text is just
 * those, both printable ASCII, not blank and not the same.
 */
bool lights_parse(const char *text, struct lights *lights);

/* Whether off and on differ in the lowest bit alone. */
static inline bool lights_plain(const struct lights *lights)
{
	return lights->differ == 1;
}

/* The lowest bit of each cell in eight bytes of which every other is a cell. */
#define LIGHTS_CELLS UINT64_C(0x0001000100010001)

/*
 * The cells of four such words, whose bits are those of LIGHTS_CELLS if no other bits are
 * set. Shifted by 4 a word, those of four words are apart, and the product brings bit
 * 16 i + 4 j to 51 + 4 j - i, while no other sums of its places reach the bits from 48
 * on.
 */
static inline uint64_t lights_gather(uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
	const uint64_t gather =
		UINT64_C(1) << 51 | UINT64_C(1) << 34 | UINT64_C(1) << 17 | UINT64_C(1);

	return (((a << 4 | b) << 4 | c) << 4 | d) * gather >> 48;
}

/*
 * A group of cells of plain lights, at the places that dark has off at; what differs from
 * dark is added to *wrong, and nothing is if that has no bits but LIGHTS_CELLS.
 */
static inline uint64_t lights_group(const char *text, const char *dark, uint64_t *wrong)
{
	const uint64_t a = bytes_load(text) ^ bytes_load(dark);
	const uint64_t b = bytes_load(text + 8) ^ bytes_load(dark + 8);
	const uint64_t c = bytes_load(text + 16) ^ bytes_load(dark + 16);
	const uint64_t d = bytes_load(text + 24) ^ bytes_load(dark + 24);

	*wrong |= a | b | c | d;
	return lights_gather(a, b, c, d);
}

/*
 * The same of any lights. A cell is off if no bit differs, on if the bits of
 * lights->differ do; *wrong stays as it was if each cell is one of these and the rest is
 * as in dark.
 */
static inline uint64_t lights_group_any(
	const struct lights *lights, const char *text, const char *dark, uint64_t *wrong)
{
	uint64_t cells[4];

	for (unsigned i = 0; i < 4; i++) {
		const uint64_t differs =
			bytes_load(text + 8 * i) ^ bytes_load(dark + 8 * i);

		cells[i] = differs >> lights->place & LIGHTS_CELLS;
		*wrong |= differs ^ cells[i] * lights->differ;
	}
	return lights_gather(cells[0], cells[1], cells[2], cells[3]);
}

#endif
