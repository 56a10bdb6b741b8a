/*
 * alone FILE MOST COMMAND...: gives the command lines of the file, each alone; MOST of
 * them, apart evenly. Each must end it with a message and status 2 and without output.
 * Prints "TRIED WRONG", and on standard error what was wrong.
 */
#include "command.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static long count_lines(FILE *file)
{
	long n = 0;

	for (int byte; (byte = getc(file)) != EOF;)
		n += byte == '\n';
	rewind(file);
	return n;
}

/* Whether the command refuses the line. */
static bool refuses(char **command, int input, const char *line, size_t n)
{
	struct result got;
	bool good;

	if (ftruncate(input, 0) != 0 || pwrite(input, line, n, 0) != (ssize_t)n)
		exit(125);
	got = command_run(command, input, NULL);
	good = got.status == 2 && got.out.n == 0 && is_message(got.err, command[0]);
	if (!good)
		fprintf(stderr, "%s: status %d: %.200s%.200s: %.*s", command[0],
			got.status, got.out.text, got.err.text, (int)n, line);
	result_free(&got);
	return good;
}

int main(int argc, char **argv)
{
	FILE *lines = argc > 3 ? fopen(argv[1], "r") : NULL;
	const int input = open("line", O_RDWR | O_CREAT | O_CLOEXEC | O_TRUNC, 0600);
	long step, tried = 0, wrong = 0;
	size_t room = 0;
	char *line = NULL;
	ssize_t n;

	if (!lines || input < 0)
		return 125;
	step = 1 + count_lines(lines) / strtol(argv[2], NULL, 10);
	for (long i = 0; (n = getline(&line, &room, lines)) > 0; i++)
		if (i % step == 0) {
			tried++;
			wrong += !refuses(argv + 3, input, line, (size_t)n);
		}
	printf("%ld %ld\n", tried, wrong);
	return 0;
}
