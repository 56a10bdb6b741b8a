#include "mask_text.h"
#include "hex.h"
#include "number.h"

#include <string.h>

/* Sides of more digits are left to the slow way, so that no product can overflow. */
enum { MOST_DIGITS = 9 };

/* Reads a side of a size. Returns what follows it, NULL if there is none. */
static const char *scan_side(const char *text, const char *end, uint64_t *side)
{
	const char *at = text;
	uint64_t value = 0;

	for (; at < end && *at >= '0' && *at <= '9'; at++)
		value = value * 10 + (uint64_t)(*at - '0');
	if (at == text || *text == '0' || at - text > MOST_DIGITS || at == end)
		return NULL;
	*side = value;
	return at;
}

/* Reads "ROWSxCOLUMNS:" if that is there, else takes nothing: then it is the judges'. */
static const char *scan_size(const char *text, const char *end, struct size *size)
{
	const char *at = scan_side(text, end, &size->rows);

	if (at && *at == 'x') {
		at = scan_side(at + 1, end, &size->columns);
		if (at && *at == ':')
			return at + 1;
	}
	*size = SIZE_JUDGES;
	return text;
}

/* Reads n digits (1 to 15) and sees that no bit is above top. */
static bool scan_head(const char *text, size_t n, uint64_t top, uint64_t *word)
{
	char all[16] = {'0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0',
		'0', '0', '0'};

	memcpy(all + 16 - n, text, n);
	return hex_scan16(all, word) && (*word & ~top) == 0;
}

const char *mask_scan(const char *text, const char *end, struct mask *mask)
{
	struct size size;
	uint64_t digits, words;
	size_t i, first;

	text = scan_size(text, end, &size);
	digits = size_digits(size);
	words = mask_words_for(size_cells(size));
	if (digits >= (uint64_t)(end - text) || !mask_grow(mask, words))
		return NULL;
	mask->size = size;
	i = (size_t)words;
	first = (size_t)digits % 16;
	if (first > 0 && !scan_head(text, first, mask_top(mask), &mask->words[--i]))
		return NULL;
	for (text += first; i > 0; text += 16)
		if (!hex_scan16(text, &mask->words[--i]))
			return NULL;
	return first > 0 || (mask->words[words - 1] & ~mask_top(mask)) == 0 ? text : NULL;
}

static void print_size(struct writer *writer, struct size size)
{
	char *text = writer_room(writer, 2 * NUMBER_ROOM + 2);
	char *at = text + number_print(text, size.rows);

	*at++ = 'x';
	at += number_print(at, size.columns);
	*at++ = ':';
	writer->used += (size_t)(at - text);
}

void mask_print(struct writer *writer, const struct mask *mask)
{
	size_t i = mask_words(mask);
	const unsigned first = (unsigned)(size_digits(mask->size) % 16);

	if (!size_same(mask->size, SIZE_JUDGES))
		print_size(writer, mask->size);
	if (first > 0)
		hex_print(writer_room(writer, 16), mask->words[--i], first);
	writer->used += first;
	while (i > 0) {
		const size_t part = i < WRITER_BYTES / 16 ? i : WRITER_BYTES / 16;
		char *text = writer_room(writer, 16 * part);

		for (size_t end = i - part; i > end; text += 16)
			hex_print16(text, mask->words[--i]);
		writer->used += 16 * part;
	}
}
