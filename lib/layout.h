/*
 * The layout of a board's text, learned from one board so that the next is read as one
 * piece: all but the digits is compared eight bytes at a time. lo-parse takes a fifth of
 * the time that it takes by the byte for rows with three blanks between digits, and a
 * twentieth for rows with one.
 */
#ifndef LO_LAYOUT_H
#define LO_LAYOUT_H

#include "bits.h"
#include "bytes.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LAYOUT_CELLS = 64, LAYOUT_BYTES = 512 };

struct layout {
	size_t bytes; /* of the text; 0 while none is known */
	uint64_t lines;
	unsigned cells;
	bool even; /* whether there are 16 or more, one byte behind each */
	/*
	 * If even: where the last group begins, and how many of its cells are no
	 * others'.
	 */
	size_t last;
	unsigned rest;
	uint16_t places[LAYOUT_CELLS]; /* of the digits */
	char text[LAYOUT_BYTES];       /* all digits 0 */
	/* All bits of a byte, but the lowest of a digit. */
	unsigned char fixed[LAYOUT_BYTES];
};

/*
 * Learns from the text of a board, whole lines in which the only 0 and 1 are its cells.
 * None is known after that for more than LAYOUT_CELLS, more than LAYOUT_BYTES or less
 * than 8.
 */
void layout_learn(struct layout *layout, const char *text, size_t bytes);

/* The cells that are read at once where the layout is even, and their bytes. */
enum { LAYOUT_GROUP = 16, LAYOUT_GROUP_BYTES = 2 * LAYOUT_GROUP };

/* What tells the digits in eight of those bytes. */
#define LAYOUT_DIGITS UINT64_C(0x0001000100010001)

/*
 * The digits of 16 cells; what differs from the layout is added to *wrong. The digits of
 * eight bytes are bits 0, 16, 32 and 48; shifted by 4 a word, those of four words are
 * apart, and the product brings bit 16 i + 4 j to 51 + 4 j - i, while no other sums of
 * its places reach the bits from 48 on.
 */
static inline uint64_t layout_group(const char *text, const char *layout, uint64_t *wrong)
{
	const uint64_t gather =
		UINT64_C(1) << 51 | UINT64_C(1) << 34 | UINT64_C(1) << 17 | UINT64_C(1);
	const uint64_t a = bytes_load(text) ^ bytes_load(layout);
	const uint64_t b = bytes_load(text + 8) ^ bytes_load(layout + 8);
	const uint64_t c = bytes_load(text + 16) ^ bytes_load(layout + 16);
	const uint64_t d = bytes_load(text + 24) ^ bytes_load(layout + 24);

	*wrong |= a | b | c | d;
	return (((a << 4 | b) << 4 | c) << 4 | d) * gather >> 48;
}

/* layout_read() where the layout is not even. */
bool layout_read_places(const struct layout *layout, const char *text, uint64_t *board);

/*
 * Reads a board of a known layout from text, of layout->bytes bytes at least. False, and
 * *board undefined, if it is not laid out so.
 */
static inline bool layout_read(
	const struct layout *layout, const char *text, uint64_t *board)
{
	const char *dark = layout->text;
	uint64_t wrong = 0, bits = 0;
	size_t i = 0;

	if (!layout->even)
		return layout_read_places(layout, text, board);
	for (; i < layout->last; i += LAYOUT_GROUP_BYTES)
		bits = bits << LAYOUT_GROUP | layout_group(text + i, dark + i, &wrong);
	/* The last group ends with the last cell; what it has again is cut off. */
	i = layout->last;
	*board = bits << layout->rest |
		(layout_group(text + i, dark + i, &wrong) & bits_low(layout->rest));
	return (wrong & ~LAYOUT_DIGITS) == 0;
}

#endif
