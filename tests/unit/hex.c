/*
 * hex: every byte at every place of sixteen digits is read alike by both ways, and both
 * write what both read. Prints "alike".
 */
#include "../../lib/hex.h"

#include <stdio.h>

/* Whether both ways say the same of sixteen bytes. */
static int alike(const char *text)
{
	uint64_t a = 0, b = 0;
	const bool valid = hex_scan_halves_portable(text, text + 8, &a);

	return hex_scan16(text, &b) == valid && (!valid || a == b);
}

int main(void)
{
	uint64_t word = 1;

	for (int round = 0; round < 1000; round++) {
		char text[16], same[16], changed[16];
		uint64_t read;

		word = word * UINT64_C(6364136223846793005) +
			UINT64_C(1442695040888963407);
		hex_print16(text, word);
		hex_print_halves_portable(same, same + 8, word);
		if (memcmp(text, same, 16) != 0 || !hex_scan16(text, &read) ||
			read != word)
			return 1;
		for (int place = 0; place < 16; place++)
			for (int byte = 0; byte < 256; byte++) {
				memcpy(changed, text, 16);
				changed[place] = (char)byte;
				if (!alike(changed))
					return 1;
			}
	}
	puts("alike");
	return 0;
}
