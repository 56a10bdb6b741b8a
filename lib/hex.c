#include "hex.h"

#include <string.h>

/* The sixteen pairs that begin with a digit. */
#define PAIRS(high)                                                                      \
	{high, '0'}, {high, '1'}, {high, '2'}, {high, '3'}, {high, '4'}, {high, '5'},    \
		{high, '6'}, {high, '7'}, {high, '8'}, {high, '9'}, {high, 'a'},         \
		{high, 'b'}, {high, 'c'}, {high, 'd'}, {high, 'e'},                      \
	{                                                                                \
		high, 'f'                                                                \
	}

const char hex_pairs[256][2] = {
	PAIRS('0'),
	PAIRS('1'),
	PAIRS('2'),
	PAIRS('3'),
	PAIRS('4'),
	PAIRS('5'),
	PAIRS('6'),
	PAIRS('7'),
	PAIRS('8'),
	PAIRS('9'),
	PAIRS('a'),
	PAIRS('b'),
	PAIRS('c'),
	PAIRS('d'),
	PAIRS('e'),
	PAIRS('f'),
};

#define VALUE(value) (UINT64_C(1) << 32 | (value))

const uint64_t hex_values[256] = {
	['0'] = VALUE(0),
	['1'] = VALUE(1),
	['2'] = VALUE(2),
	['3'] = VALUE(3),
	['4'] = VALUE(4),
	['5'] = VALUE(5),
	['6'] = VALUE(6),
	['7'] = VALUE(7),
	['8'] = VALUE(8),
	['9'] = VALUE(9),
	['a'] = VALUE(10),
	['b'] = VALUE(11),
	['c'] = VALUE(12),
	['d'] = VALUE(13),
	['e'] = VALUE(14),
	['f'] = VALUE(15),
	['A'] = VALUE(10),
	['B'] = VALUE(11),
	['C'] = VALUE(12),
	['D'] = VALUE(13),
	['E'] = VALUE(14),
	['F'] = VALUE(15),
};

int hex_digit(char byte)
{
	const uint64_t value = hex_values[(unsigned char)byte];

	return value != 0 ? (int)(value & 15) : -1;
}

void hex_print(char *text, uint64_t word, unsigned n)
{
	char all[16];

	hex_print16(all, word);
	memcpy(text, all + 16 - n, n);
}
