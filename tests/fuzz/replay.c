/*
 * Runs a target over files, without libFuzzer:
 *
 *   replay parse|stream|solve FILE...
 *
 * Prints how many there were.
 */
#include "fuzz.h"

#include <stdnoreturn.h>
#include <string.h>

static const struct {
	const char *name;
	void (*fuzz)(const uint8_t *data, size_t n);
} targets[] = {
	{"parse", fuzz_parse},
	{"stream", fuzz_stream},
	{"solve", fuzz_solve},
};

static noreturn void fail(const char *what)
{
	fprintf(stderr, "replay: %s\n", what);
	exit(2);
}

/* The bytes of a file, in memory that ends with them. */
static uint8_t *read_all(const char *name, size_t *n)
{
	FILE *file = fopen(name, "rb");
	uint8_t *data;
	long end;

	if (!file || fseek(file, 0, SEEK_END) != 0 || (end = ftell(file)) < 0)
		fail(name);
	rewind(file);
	*n = (size_t)end;
	data = malloc(*n > 0 ? *n : 1);
	if (!data || fread(data, 1, *n, file) != *n)
		fail(name);
	fclose(file);
	return data;
}

int main(int argc, char **argv)
{
	size_t i = 0, n;

	while (i < sizeof targets / sizeof *targets &&
		(argc < 3 || strcmp(argv[1], targets[i].name) != 0))
		i++;
	if (i == sizeof targets / sizeof *targets)
		fail("expected a target and files");
	for (char **name = argv + 2; *name; name++) {
		uint8_t *data = read_all(*name, &n);

		targets[i].fuzz(data, n);
		free(data);
	}
	printf("%d\n", argc - 2);
	return 0;
}
