/* Targets of fuzzing: README.md says what each tries. */
#ifndef LO_FUZZ_H
#define LO_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* Each tries any n bytes, and ends the program by must() if something does not hold. */
void fuzz_parse(const uint8_t *data, size_t n);
void fuzz_stream(const uint8_t *data, size_t n);
void fuzz_solve(const uint8_t *data, size_t n);

static inline void must(bool holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "does not hold: %s\n", what);
	abort();
}

/* The bytes of an input that say how the rest is taken; zeros where it is short. */
static inline uint8_t take_byte(const uint8_t **data, size_t *n)
{
	if (*n == 0)
		return 0;
	--*n;
	return *(*data)++;
}

#endif
