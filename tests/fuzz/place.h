/* A place in a text that a model reads. */
#ifndef LO_PLACE_H
#define LO_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define BLANKS " \t\v\f\r"
#define SPACE BLANKS "\n"

struct place {
	const char *at, *end;
};

/* The next byte, -1 at the end. */
static inline int next(const struct place *place)
{
	return place->at < place->end ? (unsigned char)*place->at : -1;
}

static inline bool take(struct place *place, const char *word)
{
	const size_t n = strlen(word);

	if ((size_t)(place->end - place->at) < n || memcmp(place->at, word, n) != 0)
		return false;
	place->at += n;
	return true;
}

static inline void skip(struct place *place, const char *bytes)
{
	while (next(place) > 0 && strchr(bytes, next(place)))
		place->at++;
}

/* The rest of a line, which is blank, and its newline, which the last may lack. */
static inline bool take_end(struct place *place)
{
	skip(place, BLANKS);
	if (next(place) < 0)
		return true;
	return take(place, "\n");
}

/* The byte order mark that a text may begin with, and what is blank before the rest. */
static inline bool begin(struct place *place)
{
	if (next(place) == 0xef && !take(place, "\xef\xbb\xbf"))
		return false;
	skip(place, SPACE);
	return true;
}

/* A number without leading zeros, below 2^64. */
static inline bool take_number(struct place *place, uint64_t *number)
{
	const char *start = place->at;

	*number = 0;
	for (; next(place) >= '0' && next(place) <= '9'; place->at++) {
		const uint64_t digit = (uint64_t)(next(place) - '0');

		if (place->at > start && *start == '0')
			return false;
		if (*number > UINT64_MAX / 10 || 10 * *number > UINT64_MAX - digit)
			return false;
		*number = 10 * *number + digit;
	}
	return place->at > start;
}

#endif
