#include "number.h"

#include <stddef.h>

bool number_push(struct number *number, unsigned digit)
{
	if (number->digits > 0 && number->value == 0)
		return false;
	if (number->value > (UINT64_MAX - digit) / 10)
		return false;
	number->value = number->value * 10 + digit;
	number->digits++;
	return true;
}

const char *number_scan(const char *text, uint64_t *value)
{
	struct number number = {0};

	for (; *text >= '0' && *text <= '9'; text++)
		if (!number_push(&number, (unsigned)(*text - '0')))
			return NULL;
	*value = number.value;
	return number.digits > 0 ? text : NULL;
}

bool number_parse(const char *text, uint64_t least, uint64_t most, uint64_t *value)
{
	text = number_scan(text, value);
	return text && *text == '\0' && *value >= least && *value <= most;
}

unsigned number_print(char *text, uint64_t value)
{
	unsigned digits = 1;

	/* The sides of most boards: a third of the instructions (callgrind). */
	if (value < 100) {
		text[0] = (char)('0' + value / 10);
		text[value >= 10] = (char)('0' + value % 10);
		return value < 10 ? 1 : 2;
	}
	for (uint64_t limit = 10; digits < NUMBER_ROOM && value >= limit; limit *= 10)
		digits++;
	for (char *at = text + digits; at > text; value /= 10)
		*--at = (char)('0' + value % 10);
	return digits;
}

void counter_open(struct counter *counter, uint64_t value)
{
	counter->digits = number_print(counter->text, value);
	counter->last = counter->text[counter->digits - 1];
}

void counter_carry(struct counter *counter)
{
	unsigned i = counter->digits - 1;

	counter->last = '0';
	while (i > 0 && counter->text[i - 1] == '9')
		counter->text[--i] = '0';
	if (i > 0) {
		counter->text[i - 1]++;
		return;
	}
	/* All were nines. */
	counter->text[0] = '1';
	if (counter->digits > 1)
		counter->text[counter->digits - 1] = '0';
	counter->digits++;
}
