/* Pictures: pbm(5), raw (P4), one a mask, a light that is on black. */
#include "output.h"

/* The n cells from bit `at` up, n from 1 to 64. */
static uint64_t cut_cells(const struct mask *mask, uint64_t at, unsigned n)
{
	const uint64_t *words = mask->words + at / 64;
	const unsigned shift = at % 64;
	uint64_t cells = words[0] >> shift;

	if (shift + n > 64)
		cells |= words[1] << (64 - shift);
	return cells & bits_low(n);
}

/* Puts the eight bytes of a word at text, the highest first. */
static void put_word(char *text, uint64_t word)
{
	unsigned char *bytes = (unsigned char *)text;

	bytes[0] = (unsigned char)(word >> 56);
	bytes[1] = (unsigned char)(word >> 48);
	bytes[2] = (unsigned char)(word >> 40);
	bytes[3] = (unsigned char)(word >> 32);
	bytes[4] = (unsigned char)(word >> 24);
	bytes[5] = (unsigned char)(word >> 16);
	bytes[6] = (unsigned char)(word >> 8);
	bytes[7] = (unsigned char)word;
}

/* A row is whole bytes, filled up with 0 behind its last cell. */
static void write_row(
	struct writer *writer, const struct mask *mask, uint64_t begin, uint64_t end)
{
	while (end > begin) {
		const unsigned n = end - begin < 64 ? (unsigned)(end - begin) : 64;

		end -= n;
		put_word(writer_room(writer, 8), cut_cells(mask, end, n) << (64 - n));
		writer->used += (n + 7) / 8;
	}
}

static void write_pbm(
	struct writer *writer, struct output *output, const struct record *record)
{
	const struct mask *mask = &record->first;
	const uint64_t columns = mask->size.columns;

	(void)output;
	writer_text(writer, "P4\n");
	writer_number(writer, columns);
	writer_byte(writer, ' ');
	writer_number(writer, mask->size.rows);
	writer_byte(writer, '\n');
	for (uint64_t end = size_cells(mask->size); end > 0; end -= columns)
		write_row(writer, mask, end - columns, end);
}

const struct output_format output_pbm = {.name = "pbm",
	.options = "",
	.shapes = SHAPE(RECORD_MASK),
	.wanted = "one mask",
	.write = write_pbm};
