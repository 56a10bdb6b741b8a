#include "input_lines.h"

enum got lines_skip_mark(struct reader *reader)
{
	static const unsigned char mark[] = {0xef, 0xbb, 0xbf};

	if (reader_peek(reader) != mark[0])
		return GOT_ONE;
	for (size_t i = 0; i < sizeof mark; i++, reader->at++)
		if (reader_peek(reader) != mark[i])
			return reader_expected(reader, "the rest of a byte order mark");
	return GOT_ONE;
}

enum got lines_word(struct reader *reader, const char *word)
{
	const uint64_t column = reader_column(reader);
	const char *letter = word;

	for (; *letter != '\0' && reader_peek(reader) == *letter; letter++)
		reader->at++;
	if (*letter == '\0')
		return GOT_ONE;
	if (letter == word)
		return reader_expected(reader, word);
	return reader_trouble(reader, column, "expected %s, found another word", word);
}

enum got lines_end(struct reader *reader)
{
	lines_skip_blanks(reader);
	if (!reader_at_end_of_line(reader))
		return reader_expected(reader, "the end of the line");
	return reader_end_line(reader);
}

enum got lines_refusal(struct reader *reader)
{
	return lines_word(reader, "IMPOSSIBLE") == GOT_ONE ? lines_end(reader)
							   : GOT_TROUBLE;
}

/*
 * Reads 64 lights with a blank behind each from 128 bytes. False, and *bits undefined, if
 * they are anything else. Wide boards take lo-parse a fifth of the time that they take by
 * the byte.
 */
static bool scan_word(const struct lights *lights, const char *text, uint64_t *bits)
{
	uint64_t wrong = 0;

	*bits = 0;
	if (lights_plain(lights)) {
		for (unsigned i = 0; i < 2 * 64; i += LIGHTS_GROUP_BYTES)
			*bits = *bits << LIGHTS_GROUP |
				lights_group(text + i, lights->dark, &wrong);
		return (wrong & ~LIGHTS_CELLS) == 0;
	}
	for (unsigned i = 0; i < 2 * 64; i += LIGHTS_GROUP_BYTES)
		*bits = *bits << LIGHTS_GROUP |
			lights_group_any(lights, text + i, lights->dark, &wrong);
	return wrong == 0;
}

enum got lines_take(struct reader *reader, const struct lights *lights,
	struct filling *filling, uint64_t most, uint64_t *count)
{
	uint64_t taken = 0, bits = 0;
	unsigned n = 0; /* lights in bits, not yet in filling */

	while (reader_has(reader)) {
		const char *at = reader->at, *end = reader->end;

		while (at < end) {
			const unsigned light = lights->of[(unsigned char)*at];

			if (n == 0 && light <= 1 && most - taken >= 64 &&
				end - at >= 2 * 64 && scan_word(lights, at, &bits)) {
				n = 64;
				taken += 64;
				at += 2 * 64;
			} else if (light > 1) {
				if (!lines_is_blank(*at) || *at == '\r')
					break;
				at++;
			} else if (taken == most) {
				break;
			} else {
				bits = bits << 1 | light;
				n++;
				taken++;
				at++;
			}
			if (n == 64 && !filling_push(filling, bits, n)) {
				reader->at = at;
				return lines_out_of_memory(reader);
			}
			n %= 64;
		}
		reader->at = at;
		if (at < end)
			break;
	}
	*count = taken;
	return n == 0 || filling_push(filling, bits & bits_low(n), n)
		? GOT_ONE
		: lines_out_of_memory(reader);
}

enum got lines_take_line(struct reader *reader, const struct lights *lights,
	struct filling *filling, uint64_t most, uint64_t *count)
{
	if (lines_take(reader, lights, filling, most, count) != GOT_ONE)
		return GOT_TROUBLE;
	if (reader_peek(reader) != '\r')
		return GOT_ONE;
	lines_skip_blanks(reader);
	return lines_has_light(reader, lights)
		? reader_expected(reader, "the end of the line")
		: GOT_ONE;
}

enum got lines_no_light(struct reader *reader, const struct lights *lights)
{
	char wanted[] = {lights->off, ' ', 'o', 'r', ' ', lights->on, '\0'};

	return reader_expected(reader, wanted);
}

enum got lines_out_of_memory(struct reader *reader)
{
	return reader_trouble(reader, reader_column(reader), "out of memory");
}
