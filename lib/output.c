#include "output.h"

#include <string.h>

/*
 * To add a format: a row here, its name in output.h, its objects in the Makefile, its
 * lines in lo-fmt(1), its tests in tests/fmt.bats, pictures.bats or drawn.bats.
 */
static const struct output_format *const formats[] = {
	&output_judge,
	&output_rows,
	&output_grid,
	&output_list,
	&output_count,
	&output_pbm,
	&output_picture,
	&output_svg,
};

void output_open(struct output *output, const struct lights *lights, const char *refusal,
	uint64_t first)
{
	output->refusal = refusal;
	output->begun = false;
	counter_open(&output->number, first);
	for (unsigned bits = 0; bits < 256; bits++)
		for (unsigned cell = 0; cell < 8; cell++) {
			output->cells[bits][2 * cell] =
				bits >> (7 - cell) & 1 ? lights->on : lights->off;
			output->cells[bits][2 * cell + 1] = ' ';
		}
}

const struct output_format *output_format(const char *name)
{
	for (size_t i = 0; output_format_name(i); i++)
		if (strcmp(output_format_name(i), name) == 0)
			return formats[i];
	return NULL;
}

const char *output_format_name(size_t i)
{
	return i < sizeof formats / sizeof *formats ? formats[i]->name : NULL;
}
