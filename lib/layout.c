#include "layout.h"

/* Reads an even layout of any lights: 16 cells or more, one byte behind each. */
static bool read_groups(const struct layout *layout, const char *text, uint64_t *board)
{
	const struct lights *lights = layout->lights;
	const char *dark = layout->text;
	uint64_t wrong = 0, bits = 0;
	size_t i = 0;

	for (; i < layout->last; i += LIGHTS_GROUP_BYTES)
		bits = bits << LIGHTS_GROUP |
			lights_group_any(lights, text + i, dark + i, &wrong);
	i = layout->last;
	*board = bits << layout->rest |
		(lights_group_any(lights, text + i, dark + i, &wrong) &
			bits_low(layout->rest));
	return wrong == 0;
}

/*
 * What differs from the layout in the eight bytes at i or, where fewer are left, in the
 * last eight; *fixed is what must not differ.
 */
static inline uint64_t differences(
	const struct layout *layout, const char *text, size_t i, uint64_t *fixed)
{
	const size_t last = layout->bytes - 8, at = i < last ? i : last;

	*fixed = bytes_load((const char *)layout->fixed + at);
	return bytes_load(text + at) ^ bytes_load(layout->text + at);
}

/* Reads any layout of lights of which the lowest bit is the cell. */
static bool read_lowest(const struct layout *layout, const char *text, uint64_t *board)
{
	uint64_t wrong = 0, fixed, bits = 0;

	for (size_t i = 0; wrong == 0 && i < layout->bytes; i += 8) {
		wrong = differences(layout, text, i, &fixed);
		wrong &= fixed;
	}
	if (wrong != 0)
		return false;
	for (unsigned i = 0; i < layout->cells; i++)
		bits = bits << 1 | (text[layout->places[i]] & 1);
	*board = bits;
	return true;
}

/* Reads any layout of any lights. */
static bool read_places(const struct layout *layout, const char *text, uint64_t *board)
{
	const unsigned place = layout->lights->place, differ = layout->lights->differ;
	const uint64_t lowest = UINT64_C(0x0101010101010101);
	uint64_t wrong = 0, fixed, bits = 0;

	for (size_t i = 0; wrong == 0 && i < layout->bytes; i += 8) {
		wrong = differences(layout, text, i, &fixed);
		/* In a cell all bits that may differ do so, or none. */
		wrong ^= ((wrong & ~fixed) >> place & lowest) * differ;
	}
	if (wrong != 0)
		return false;
	for (unsigned i = 0; i < layout->cells; i++)
		bits = bits << 1 | ((unsigned char)text[layout->places[i]] >> place & 1);
	/* Off may be the one that has the bit. */
	*board = layout->lights->off >> place & 1 ? bits ^ bits_low(layout->cells) : bits;
	return true;
}

void layout_learn(struct layout *layout, const struct lights *lights, const char *text,
	size_t bytes)
{
	unsigned cells = 0;
	bool even = true;

	layout->bytes = 0;
	layout->lines = 0;
	if (bytes > LAYOUT_BYTES || bytes < 8)
		return;
	for (size_t i = 0; i < bytes; i++) {
		const bool cell = lights->of[(unsigned char)text[i]] != LIGHTS_NEITHER;

		layout->text[i] = cell ? lights->off : text[i];
		layout->fixed[i] = (unsigned char)(0xff ^ (cell ? lights->differ : 0));
		layout->lines += text[i] == '\n';
		if (!cell)
			continue;
		if (cells == LAYOUT_CELLS)
			return;
		even = even && i == 2 * (size_t)cells;
		layout->places[cells++] = (uint16_t)i;
	}
	layout->lights = lights;
	layout->cells = cells;
	even = even && cells >= LIGHTS_GROUP && bytes == 2 * (size_t)cells;
	layout->plain = even && lights_plain(lights);
	if (even)
		layout->read = read_groups;
	else if (lights_plain(lights) && lights->off % 2 == 0)
		layout->read = read_lowest;
	else
		layout->read = read_places;
	layout->last = even ? bytes - LIGHTS_GROUP_BYTES : 0;
	layout->rest = (cells - 1) % LIGHTS_GROUP + 1;
	layout->bytes = bytes;
}
