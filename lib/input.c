#include "input.h"

#include <string.h>

/*
 * To add a format: a row here, its name in input.h, its objects in the Makefile, its
 * lines in lo-parse(1), its tests in tests/parse.bats.
 */
static const struct input_format *const formats[] = {
	&input_judge,
	&input_grid,
	&input_pbm,
	&input_flip,
};

void input_open(struct input *input, const struct input_format *format,
	const struct lights *lights, struct size size, uint64_t first)
{
	*input = (struct input){
		.format = format, .lights = lights, .size = size, .number = first};
}

const struct input_format *input_format(const char *name)
{
	for (size_t i = 0; input_format_name(i); i++)
		if (strcmp(input_format_name(i), name) == 0)
			return formats[i];
	return NULL;
}

const char *input_format_name(size_t i)
{
	return i < sizeof formats / sizeof *formats ? formats[i]->name : NULL;
}
