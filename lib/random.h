/*
 * The generator xoshiro256** 1.0 (Blackman and Vigna, "Scrambled linear pseudorandom
 * number generators", 2018), its state seeded by SplitMix64 (Steele, Lea and Flood,
 * 2014) as its authors advise. The bits are the same on every machine.
 */
#ifndef LO_RANDOM_H
#define LO_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

struct random {
	uint64_t state[4];
};

/* Begins the sequence of that seed. */
void random_open(struct random *random, uint64_t seed);

static inline uint64_t random_rotate(uint64_t word, unsigned n)
{
	return word << n | word >> (64 - n);
}

/* The next 64 bits. */
static inline uint64_t random_next(struct random *random)
{
	uint64_t *s = random->state;
	uint64_t result = random_rotate(s[1] * 5, 7) * 9;
	uint64_t t = s[1] << 17;

	s[2] ^= s[0];
	s[3] ^= s[1];
	s[1] ^= s[2];
	s[0] ^= s[3];
	s[2] ^= t;
	s[3] = random_rotate(s[3], 45);
	return result;
}

/* A number from 0 to most, each as likely as any other. */
uint64_t random_to(struct random *random, uint64_t most);

/* A seed from the system's own source. False, and errno, if that cannot be read. */
bool random_seed(uint64_t *seed);

/* Where random_seed() reads. */
#define RANDOM_SOURCE "/dev/urandom"

#endif
