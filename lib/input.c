#include "input.h"

#include <stddef.h>
#include <string.h>

/* To add a format: a row here, its line in lo-parse(1), its tests in tests/parse.bats. */
static const struct input_format *const formats[] = {
	&input_judge,
};

const struct input_format *input_format(const char *name)
{
	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
		if (strcmp(formats[i]->name, name) == 0)
			return formats[i];
	return NULL;
}
