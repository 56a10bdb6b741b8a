/* Hexadecimal text of words, highest digit first. */
#ifndef LO_HEX_H
#define LO_HEX_H

#include <stddef.h>
#include <stdint.h>

/* The value of a digit of either case, -1 for any other byte. */
int hex_digit(char byte);

/* Writes the lowest n digits (1 to 16) of word, in lower case. */
void hex_print(char *text, uint64_t word, unsigned n);

#endif
