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

bool mask_scan_digits(const char *text, struct mask *mask)
{
	const size_t first = (size_t)(size_digits(mask->size) % 16);
	size_t i = mask_words(mask);
	uint64_t *top = &mask->words[i - 1];

	if (first > 0 && !scan_head(text, first, mask_top(mask), &mask->words[--i]))
		return false;
	for (text += first; i > 0; text += 16)
		if (!hex_scan16(text, &mask->words[--i]))
			return false;
	return first > 0 || (*top & ~mask_top(mask)) == 0;
}

const char *mask_scan(const char *text, const char *end, struct mask *mask)
{
	struct size size;
	uint64_t digits;

	text = scan_size(text, end, &size);
	digits = size_digits(size);
	if (digits >= (uint64_t)(end - text) ||
		!mask_grow(mask, mask_words_for(size_cells(size))))
		return NULL;
	mask->size = size;
	return mask_scan_digits(text, mask) ? text + digits : NULL;
}

size_t mask_head(char text[MASK_HEAD], struct size size)
{
	char *at = text;

	if (size_same(size, SIZE_JUDGES))
		return 0;
	at += number_print(at, size.rows);
	*at++ = 'x';
	at += number_print(at, size.columns);
	*at++ = ':';
	return (size_t)(at - text);
}

/* Puts the digits of the highest word if they are fewer than 16; leaves *i words. */
static char *put_first(char *text, const struct mask *mask, size_t *i)
{
	const unsigned first = (unsigned)(size_digits(mask->size) % 16);

	*i = mask_words(mask);
	if (first > 0)
		hex_print(text, mask->words[--*i], first);
	return text + first;
}

static char *put_words(char *text, const uint64_t *words, size_t n)
{
	for (; n > 0; text += 16)
		hex_print16(text, words[--n]);
	return text;
}

void mask_put_digits(char *text, const struct mask *mask)
{
	size_t i;

	text = put_first(text, mask, &i);
	put_words(text, mask->words, i);
}

void mask_print(struct writer *writer, const struct mask *mask)
{
	char *text = writer_room(writer, MASK_HEAD + 16);
	size_t i;

	text += mask_head(text, mask->size);
	text = put_first(text, mask, &i);
	writer->used = (size_t)(text - writer->buffer);
	while (i > 0) {
		const size_t part = i < WRITER_BYTES / 16 ? i : WRITER_BYTES / 16;

		i -= part;
		put_words(writer_room(writer, 16 * part), mask->words + i, part);
		writer->used += 16 * part;
	}
}
