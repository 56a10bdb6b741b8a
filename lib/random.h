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

void random_open(struct random *random, uint64_t seed);

/* The next 64 bits. */
uint64_t random_next(struct random *random);

/* A number from 0 to most, each as likely as any other. */
uint64_t random_to(struct random *random, uint64_t most);

/* A seed from the system's own source. False, and errno, if that cannot be read. */
bool random_seed(uint64_t *seed);

/* Where random_seed() reads. */
#define RANDOM_SOURCE "/dev/urandom"

#endif
