/* Decimal numbers from users: no sign, no leading zeros, below 2^64. */
#ifndef LO_NUMBER_H
#define LO_NUMBER_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { NUMBER_ROOM = 20 }; /* the digits of the largest number */

/* A number on its way in; {0} before its first digit. */
struct number {
	uint64_t value;
	unsigned digits;
};

/*
 * Appends a digit (0 to 9). False, and the number as it was, if that would follow a
 * leading zero or pass 2^64 - 1.
 */
bool number_push(struct number *number, unsigned digit);

/* Reads the number that text begins with. Returns what follows it, NULL if none. */
const char *number_scan(const char *text, uint64_t *value);

/*
 * Reads all of text as a number from least to most. False if it is anything else; *value
 * is then undefined.
 */
bool number_parse(const char *text, uint64_t least, uint64_t most, uint64_t *value);

/* Writes value to text, at most NUMBER_ROOM bytes and no NUL. Returns how many. */
unsigned number_print(char *text, uint64_t value);

/*
 * The most that counting may begin at: 2^63 can then be counted and it stays below 2^64.
 */
#define NUMBER_MOST_FIRST (UINT64_MAX >> 1)

/*
 * A number as text that is counted up: 18 instructions, where to print each would take
 * about 150 (callgrind). The last digit is apart: to read text just after a byte of it
 * was written would stall most processors.
 */
struct counter {
	char text[NUMBER_ROOM];
	char last; /* the last digit; in text there may be any */
	unsigned digits;
};

/* value is at most NUMBER_MOST_FIRST; the counter may be counted up 2^63 times. */
void counter_open(struct counter *counter, uint64_t value);

/* What remains of counter_next() where the last digit is a nine. */
void counter_carry(struct counter *counter);

static inline void counter_next(struct counter *counter)
{
	if (counter->last == '9')
		counter_carry(counter);
	else
		counter->last++;
}

/* Writes the number to text, of NUMBER_ROOM bytes. Returns its digits. */
static inline unsigned counter_print(const struct counter *counter, char *text)
{
	memcpy(text, counter->text, sizeof counter->text);
	text[counter->digits - 1] = counter->last;
	return counter->digits;
}

#endif
