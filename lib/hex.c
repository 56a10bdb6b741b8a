#include "hex.h"

#include <string.h>

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
	char all[16];

	hex_print16(all, word);
	memcpy(text, all + 16 - n, n);
}
