/* Hexadecimal text, highest digit first. */
#ifndef LO_HEX_H
#define LO_HEX_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* The value of a digit of either case, -1 for any other byte. */
int hex_digit(char byte);

/* Writes the lowest n digits (1 to 16) of word, in lower case. */
void hex_print(char *text, uint64_t word, unsigned n);

/*
 * By byte: the value of a digit of either case, with bit 32 set; 0 for any other byte.
 * Eight digits shifted together have each its bit 32 in a place of its own.
 */
extern const uint64_t hex_values[256];

/* Reads eight digits. False, and *word undefined, if one is none. */
static inline bool hex_scan8(const char *text, uint64_t *word)
{
	const unsigned char *digit = (const unsigned char *)text;
	uint64_t sum = hex_values[digit[0]];

	sum = sum << 4 | hex_values[digit[1]];
	sum = sum << 4 | hex_values[digit[2]];
	sum = sum << 4 | hex_values[digit[3]];
	sum = sum << 4 | hex_values[digit[4]];
	sum = sum << 4 | hex_values[digit[5]];
	sum = sum << 4 | hex_values[digit[6]];
	sum = sum << 4 | hex_values[digit[7]];
	*word = sum & UINT64_C(0xffffffff);
	return sum >> 32 == UINT64_C(0x11111111);
}

/* The two digits of each byte. */
extern const char hex_pairs[256][2];

/* Writes the lowest eight digits of word. */
static inline void hex_print8(char *text, uint64_t word)
{
	memcpy(text, hex_pairs[word >> 24 & 255], 2);
	memcpy(text + 2, hex_pairs[word >> 16 & 255], 2);
	memcpy(text + 4, hex_pairs[word >> 8 & 255], 2);
	memcpy(text + 6, hex_pairs[word & 255], 2);
}

/* Reads sixteen digits, eight each at high and low. False as from hex_scan8(). */
static inline bool hex_scan_halves(const char *high, const char *low, uint64_t *word);

/* Writes the sixteen digits of word, eight each to high and low. */
static inline void hex_print_halves(char *high, char *low, uint64_t word);

/* The same two in portable C. */
static inline bool hex_scan_halves_portable(
	const char *high, const char *low, uint64_t *word)
{
	uint64_t bits;

	if (!hex_scan8(high, &bits) || !hex_scan8(low, word))
		return false;
	*word |= bits << 32;
	return true;
}

static inline void hex_print_halves_portable(char *high, char *low, uint64_t word)
{
	hex_print8(high, word >> 32);
	hex_print8(low, word);
}

#ifdef __SSE2__
#include "hex_sse2.h"
#else
static inline bool hex_scan_halves(const char *high, const char *low, uint64_t *word)
{
	return hex_scan_halves_portable(high, low, word);
}

static inline void hex_print_halves(char *high, char *low, uint64_t word)
{
	hex_print_halves_portable(high, low, word);
}
#endif

/* The same of sixteen digits at text. */
static inline bool hex_scan16(const char *text, uint64_t *word)
{
	return hex_scan_halves(text, text + 8, word);
}

static inline void hex_print16(char *text, uint64_t word)
{
	hex_print_halves(text, text + 8, word);
}

#endif
