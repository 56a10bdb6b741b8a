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

	for (uint64_t rest = value; rest >= 10; rest /= 10)
		digits++;
	for (char *at = text + digits; at > text; value /= 10)
		*--at = (char)('0' + value % 10);
	return digits;
}

void counter_open(struct counter *counter, uint64_t value)
{
	counter->digits = number_print(counter->text, value);
}

void counter_next(struct counter *counter)
{
	unsigned i = counter->digits;

	while (i > 0 && counter->text[i - 1] == '9')
		counter->text[--i] = '0';
	if (i > 0) {
		counter->text[i - 1]++;
	} else {
		counter->text[0] = '1';
		counter->text[counter->digits++] = '0';
	}
}
