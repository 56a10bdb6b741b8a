/*
 * grid: reads boards by -f grid where no more memory can be had than a mask of 2 MiB that
 * there is already, as far as the system tells. Prints what was trouble, with its place.
 */
#include "../../lib/input.h"

#include <inttypes.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void)
{
	static struct reader reader;
	static struct writer writer;
	static struct input input;
	struct lights lights;
	struct record record;
	enum got got;

	if (!record_open(&record) || !mask_grow(&record.first, (1 << 21) / 8) ||
		!lights_parse(LIGHTS_DIGITS, &lights) ||
		setrlimit(RLIMIT_AS, &(struct rlimit){1, 1}) != 0)
		return 125;
	writer_open(&writer, STDOUT_FILENO);
	reader_open(&reader, STDIN_FILENO, "<stdin>", &writer);
	input_open(&input, &input_grid, &lights, SIZE_JUDGES, 1);
	do
		got = input_read(&input, &reader, &record);
	while (got == GOT_ONE);
	record_close(&record);
	if (got == GOT_END)
		return 0;
	printf("%" PRIu64 ":%" PRIu64 ": %s\n", reader.trouble.line,
		reader.trouble.column, reader.trouble.reason);
	return 2;
}
