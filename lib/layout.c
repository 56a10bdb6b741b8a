#include "layout.h"

void layout_learn(struct layout *layout, const char *text, size_t bytes)
{
	unsigned cells = 0;
	bool even = true;

	layout->bytes = 0;
	layout->lines = 0;
	if (bytes > LAYOUT_BYTES || bytes < 8)
		return;
	for (size_t i = 0; i < bytes; i++) {
		const bool digit = text[i] == '0' || text[i] == '1';

		layout->text[i] = digit ? '0' : text[i];
		layout->fixed[i] = digit ? 0xfe : 0xff;
		layout->lines += text[i] == '\n';
		if (!digit)
			continue;
		if (cells == LAYOUT_CELLS)
			return;
		even = even && i == 2 * (size_t)cells;
		layout->places[cells++] = (uint16_t)i;
	}
	layout->cells = cells;
	layout->even = even && cells >= LAYOUT_GROUP && bytes == 2 * (size_t)cells;
	layout->last = layout->even ? bytes - LAYOUT_GROUP_BYTES : 0;
	layout->rest = (cells - 1) % LAYOUT_GROUP + 1;
	layout->bytes = bytes;
}

bool layout_read_places(const struct layout *layout, const char *text, uint64_t *board)
{
	const size_t last = layout->bytes - 8;
	uint64_t wrong = 0, bits = 0;

	for (size_t i = 0; wrong == 0 && i < last + 8; i += 8) {
		const size_t at = i < last ? i : last;

		wrong = (bytes_load(text + at) ^ bytes_load(layout->text + at)) &
			bytes_load((const char *)layout->fixed + at);
	}
	if (wrong != 0)
		return false;
	for (unsigned i = 0; i < layout->cells; i++)
		bits = bits << 1 | (text[layout->places[i]] & 1);
	*board = bits;
	return true;
}
