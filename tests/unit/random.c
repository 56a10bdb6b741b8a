/*
 * The generator of lo-gen once more, written from its published description and with
 * nothing from lib/: xoshiro256** with its state seeded by SplitMix64.
 *
 *   random split SEED COUNT       numbers from SplitMix64
 *   random state A B C D COUNT    numbers from xoshiro256** in that state
 *   random masks SEED CELLS COUNT masks of so many cells as lo-gen makes them, without
 *                                 their size
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t split(uint64_t *x)
{
	uint64_t z;

	*x += UINT64_C(11400714819323198485); /* 2^64 by the golden ratio, made odd */
	z = *x;
	z ^= z >> 30;
	z *= UINT64_C(0xBF58476D1CE4E5B9);
	z ^= z >> 27;
	z *= UINT64_C(0x94D049BB133111EB);
	z ^= z >> 31;
	return z;
}

static uint64_t rotate_left(uint64_t x, int k)
{
	return (x << k) | (x >> (64 - k));
}

static uint64_t xoshiro(uint64_t s[4])
{
	uint64_t number = 9 * rotate_left(5 * s[1], 7);
	uint64_t a = s[0], b = s[1], c = s[2], d = s[3];

	s[0] = a ^ b ^ d;
	s[1] = a ^ b ^ c;
	s[2] = a ^ c ^ (b << 17);
	s[3] = rotate_left(b ^ d, 45);
	return number;
}

/* The cells are taken 64 at a time from the end of the mask; what is left is its head. */
static void print_mask(uint64_t s[4], uint64_t cells)
{
	unsigned head = (unsigned)(cells % 64);

	if (head > 0)
		printf("%0*" PRIx64, (int)(head + 3) / 4, xoshiro(s) >> (64 - head));
	for (uint64_t words = cells / 64; words > 0; words--)
		printf("%016" PRIx64, xoshiro(s));
	putchar('\n');
}

static uint64_t number(const char *text)
{
	return strtoull(text, NULL, 10);
}

int main(int argc, char **argv)
{
	uint64_t seed, s[4];

	if (argc == 4 && strcmp(argv[1], "split") == 0) {
		seed = number(argv[2]);
		for (uint64_t n = number(argv[3]); n > 0; n--)
			printf("%" PRIu64 "\n", split(&seed));
	} else if (argc == 7 && strcmp(argv[1], "state") == 0) {
		for (int i = 0; i < 4; i++)
			s[i] = number(argv[2 + i]);
		for (uint64_t n = number(argv[6]); n > 0; n--)
			printf("%" PRIu64 "\n", xoshiro(s));
	} else if (argc == 5 && strcmp(argv[1], "masks") == 0) {
		seed = number(argv[2]);
		for (int i = 0; i < 4; i++)
			s[i] = split(&seed);
		for (uint64_t n = number(argv[4]); n > 0; n--)
			print_mask(s, number(argv[3]));
	} else {
		return 2;
	}
	return fflush(stdout) != 0;
}
