#include "output.h"

#include <stddef.h>
#include <string.h>

/* To add a format: a row here, its line in lo-fmt(1), its tests in tests/fmt.bats. */
static const struct output_format *const formats[] = {
	&output_judge,
	&output_rows,
	&output_grid,
};

const struct output_format *output_format(const char *name)
{
	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	return NULL;
}
