#include "hex.h"

int hex_digit(char byte)
{
	if (byte >= '0' && byte <= '9')
		return byte - '0';
	/* ASCII: bit 5 is the case, and 'a' to 'f' follow each other. */
	byte = (char)(byte | 0x20);
	return byte >= 'a' && byte <= 'f' ? byte - 'a' + 10 : -1;
}

void hex_print(char *text, uint64_t word, unsigned n)
{
	while (n > 0) {
		text[--n] = "0123456789abcdef"[word & 15];
		word >>= 4;
	}
}
