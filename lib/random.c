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
	size_t have = 0;
	int error = 0, fd = open(RANDOM_SOURCE, O_RDONLY);

	if (fd < 0)
		return false;
	while (have < sizeof bytes && error == 0) {
		ssize_t n = read(fd, bytes + have, sizeof bytes - have);

		if (n > 0)
			have += (size_t)n;
		else if (n == 0)
			error = EIO;
		else if (errno != EINTR)
			error = errno;
	}
	close(fd);
	errno = error;
	*seed = 0;
	for (size_t i = 0; i < have; i++)
		*seed = *seed << 8 | bytes[i];
	return error == 0;
}
