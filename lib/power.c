#include "power.h"
#include "number.h"

#include <stdlib.h>
#include <string.h>

/* Nine decimal digits a part, and 29 doublings at once: they carry less than 2^64. */
enum { DIGITS = 9, PART = 1000000000, STEP = 29 };

/* Doubles a number of so many parts, the lowest first, n times. Returns its parts. */
static size_t double_parts(uint32_t *parts, size_t count, unsigned n)
{
	uint64_t carry = 0;

	for (size_t i = 0; i < count; i++) {
		carry += (uint64_t)parts[i] << n;
		parts[i] = (uint32_t)(carry % PART);
		carry /= PART;
	}
	if (carry > 0)
		parts[count++] = (uint32_t)carry;
	return count;
}

static void write_parts(struct writer *writer, const uint32_t *parts, size_t count)
{
	char digits[NUMBER_ROOM];

	writer_number(writer, parts[--count]);
	while (count > 0) {
		/* The digit before them keeps the zeros. */
		number_print(digits, parts[--count] + UINT64_C(1) * PART);
		writer_bytes(writer, digits + 1, DIGITS);
	}
}

bool power_write(struct writer *writer, uint64_t n)
{
	uint32_t *parts;
	size_t count = 1;

	if (n < 64) {
		writer_number(writer, UINT64_C(1) << n);
		return true;
	}
	/* 2^STEP is less than a part, so each step adds at most one. */
	if (n / STEP > SIZE_MAX / sizeof *parts - 2)
		return false;
	parts = malloc((size_t)(n / STEP + 2) * sizeof *parts);
	if (!parts)
		return false;
	parts[0] = 1;
	for (; n > STEP; n -= STEP)
		count = double_parts(parts, count, STEP);
	count = double_parts(parts, count, (unsigned)n);
	write_parts(writer, parts, count);
	free(parts);
	return true;
}
