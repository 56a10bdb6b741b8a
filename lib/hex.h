/* Hexadecimal text, highest digit first. */
#ifndef LO_HEX_H
#define LO_HEX_H

#include "bytes.h"

#include <stdbool.h>
#include <stdint.h>

/* The value of a digit of either case, -1 for any other byte. */
int hex_digit(char byte);

/* Writes the lowest n digits (1 to 16) of word, in lower case. */
void hex_print(char *text, uint64_t word, unsigned n);

/* Reads eight digits. False, and *word undefined, if one is none. */
static inline bool hex_scan8(const char *text, uint64_t *word)
{
	const uint64_t bytes = bytes_load(text);
	const uint64_t lower = bytes | BYTES(0x20);
	/*
	 * Bit 7 of each byte says whether it is one: what is missing to 128 is added. A
	 * byte from 128 up carries into the next, and is refused by ~bytes below.
	 */
	const uint64_t digits = (bytes + BYTES(128 - '0')) & ~(bytes + BYTES(127 - '9'));
	const uint64_t letters = (lower + BYTES(128 - 'a')) & ~(lower + BYTES(127 - 'f'));
	uint64_t nibbles;

	if ((((digits | letters) & ~bytes) & BYTES(128)) != BYTES(128))
		return false;
	nibbles = (bytes & BYTES(15)) + (letters >> 7 & BYTES(1)) * 9;
	nibbles = (nibbles | nibbles >> 4) & UINT64_C(0x00ff00ff00ff00ff);
	nibbles = (nibbles | nibbles >> 8) & UINT64_C(0x0000ffff0000ffff);
	*word = (nibbles | nibbles >> 16) & UINT64_C(0xffffffff);
	return true;
}

/* Reads sixteen digits. False, and *word undefined, if one is none. */
static inline bool hex_scan16(const char *text, uint64_t *word)
{
	uint64_t high, low;

	if (!hex_scan8(text, &high) || !hex_scan8(text + 8, &low))
		return false;
	*word = high << 32 | low;
	return true;
}

/* Writes the lowest eight digits of word. */
static inline void hex_print8(char *text, uint64_t word)
{
	uint64_t nibbles = word & UINT64_C(0xffffffff);

	nibbles = (nibbles | nibbles << 16) & UINT64_C(0x0000ffff0000ffff);
	nibbles = (nibbles | nibbles << 8) & UINT64_C(0x00ff00ff00ff00ff);
	nibbles = (nibbles | nibbles << 4) & BYTES(15);
	/* 10 + 6 is the first nibble that carries into bit 4. */
	bytes_store(text,
		nibbles + BYTES('0') +
			((nibbles + BYTES(6)) >> 4 & BYTES(1)) * ('a' - '0' - 10));
}

/* Writes the sixteen digits of word. */
static inline void hex_print16(char *text, uint64_t word)
{
	hex_print8(text, word >> 32);
	hex_print8(text + 8, word);
}

#endif
