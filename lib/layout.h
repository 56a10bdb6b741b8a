/*
 * The layout of a board's text, learned from one board so that the next is read as one
 * piece: all but the cells is compared eight bytes at a time. lo-parse takes a fifth of
 * the time that it takes by the byte for rows with three blanks between digits, and a
 * twentieth for rows with one.
 */
#ifndef LO_LAYOUT_H
#define LO_LAYOUT_H

#include "bits.h"
#include "lights.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LAYOUT_CELLS = 64, LAYOUT_BYTES = 512 };

struct layout {
	size_t bytes; /* of the text; 0 while none is known */
	uint64_t lines;
	const struct lights *lights;
	unsigned cells;
	/* layout_read() where the layout is not plain. */
	bool (*read)(const struct layout *layout, const char *text, uint64_t *board);
	/* Whether there are 16 or more, one byte behind each, and lights_plain(). */
	bool plain;
	/* Then: where the last group begins, how many of its cells are no others'. */
	size_t last;
	unsigned rest;
	uint16_t places[LAYOUT_CELLS]; /* of the cells */
	char text[LAYOUT_BYTES];       /* all cells off */
	/* All bits of a byte, but those that tell off from on of a cell. */
	unsigned char fixed[LAYOUT_BYTES];
};

/*
 * Learns from the text of a board, whole lines in which all lights are its cells. lights
 * stay the caller's to keep. None is known after that for more than LAYOUT_CELLS, more
 * than LAYOUT_BYTES or less than 8.
 */
void layout_learn(struct layout *layout, const struct lights *lights, const char *text,
	size_t bytes);

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

	if (!layout->plain)
		return layout->read(layout, text, board);
	for (; i < layout->last; i += LIGHTS_GROUP_BYTES)
		bits = bits << LIGHTS_GROUP | lights_group(text + i, dark + i, &wrong);
	/* The last group ends with the last cell; what it has again is cut off. */
	i = layout->last;
	*board = bits << layout->rest |
		(lights_group(text + i, dark + i, &wrong) & bits_low(layout->rest));
	return (wrong & ~LIGHTS_CELLS) == 0;
}

#endif
