#include "random.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

static uint64_t splitmix64(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

void random_open(struct random *random, uint64_t seed)
{
	for (int i = 0; i < 4; i++)
		random->state[i] = splitmix64(&seed);
}

static uint64_t rotate(uint64_t word, unsigned n)
{
	return word << n | word >> (64 - n);
}

uint64_t random_next(struct random *random)
{
	uint64_t *s = random->state;
	uint64_t result = rotate(s[1] * 5, 7) * 9;
	uint64_t t = s[1] << 17;

	s[2] ^= s[0];
	s[3] ^= s[1];
	s[1] ^= s[2];
	s[0] ^= s[3];
	s[2] ^= t;
	s[3] = rotate(s[3], 45);
	return result;
}

uint64_t random_to(struct random *random, uint64_t most)
{
	unsigned spare = 0;
	uint64_t number;

	while (spare < 63 && most >> (63 - spare) == 0)
		spare++;
	/* Of the numbers with as many bits as most more than half are kept. */
	do
		number = random_next(random) >> spare;
	while (number > most);
	return number;
}

bool random_seed(uint64_t *seed)
{
	unsigned char bytes[8];
	int fd = open(RANDOM_SOURCE, O_RDONLY);
	size_t have = 0;

	while (fd >= 0 && have < sizeof bytes) {
		ssize_t n = read(fd, bytes + have, sizeof bytes - have);

		if (n > 0)
			have += (size_t)n;
		else if (n == 0 || errno != EINTR)
			break;
	}
	*seed = 0;
	for (size_t i = 0; i < have; i++)
		*seed = *seed << 8 | bytes[i];
	if (fd >= 0)
		close(fd);
	return have == sizeof bytes;
}
