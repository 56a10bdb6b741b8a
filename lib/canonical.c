#include "canonical.h"
#include "bits.h"

#include <string.h>

static uint64_t load(const char *text)
{
	uint64_t word;

	memcpy(&word, text, sizeof word);
	return word;
}

void canonical_open(struct canonical *canonical, struct size size, bool by_digit)
{
	const uint64_t cells = size_cells(size);
	char text[8 * 16] = {0};

	canonical->bytes = 0;
	if (cells < 4 || cells > 64)
		return;
	canonical->bytes = 2 * (unsigned)cells;
	canonical->lines = by_digit ? cells : size.rows;
	for (unsigned cell = 0; cell < cells; cell++) {
		bool line = by_digit || (cell + 1) % size.columns == 0;

		text[2 * cell] = '0';
		text[2 * cell + 1] = line ? '\n' : ' ';
	}
	for (unsigned i = 0; i < 16; i++)
		canonical->layout[i] = load(text + 8 * i);
	canonical->end = load(text + canonical->bytes - 8);
	/*
	 * The bits of the four digits are 16 apart. Digit i is to get to bit 63 - i, and
	 * the shifts that do that bring no other sum of two into the four highest bits.
	 */
	canonical->digits = load("\1\0\1\0\1\0\1");
	canonical->gather = 0;
	for (unsigned i = 0; i < 4; i++) {
		char digit[8] = {0};

		digit[2 * i] = 1;
		canonical->gather |= (UINT64_C(1) << (63 - i)) / load(digit);
	}
}

bool canonical_read(const struct canonical *canonical, const char *text, uint64_t *board)
{
	const uint64_t gather = canonical->gather;
	const unsigned eights = canonical->bytes / 8;
	const unsigned rest = canonical->bytes / 2 % 4;
	uint64_t bits = 0, wrong = 0, eight;

	/* What differs from a dark board is bits of digits alone, or else all is void. */
	for (unsigned i = 0; i < eights; i++) {
		eight = load(text + 8 * i) ^ canonical->layout[i];
		wrong |= eight;
		bits = bits << 4 | eight * gather >> 60;
	}
	eight = load(text + canonical->bytes - 8) ^ canonical->end;
	wrong |= eight;
	*board = bits << rest | (eight * gather >> 60 & bits_low(rest));
	return (wrong & ~canonical->digits) == 0;
}
