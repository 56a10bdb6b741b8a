/* Input from a file descriptor through one buffer, and where in it one is. */
#ifndef LO_READER_H
#define LO_READER_H

#include "number.h"
#include "reason.h"
#include "writer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { READER_BYTES = 1 << 16 };

/* What reading one thing came to. */
enum got { GOT_TROUBLE = -1, GOT_END, GOT_ONE };

/* Why reading ended before its end, and where. */
struct trouble {
	uint64_t line, column; /* from 1, the column in bytes; line 0: no place */
	char reason[REASON];
};

/*
 * The bytes that are still to be read begin at `at`, and those in the buffer stop before
 * `end`. Whoever takes bytes moves `at`, and counts the lines that end.
 */
struct reader {
	const char *at, *end;
	uint64_t line;          /* the number of the line that at is in, from 1 */
	const char *name;       /* of the input, for messages */
	struct trouble trouble; /* set by whatever returns GOT_TROUBLE */
	int fd;
	int error;       /* errno of the read that failed, or 0 */
	bool ended;      /* read(2) has said that there is no more */
	uint64_t fills;  /* how often the buffer was emptied to be filled */
	uint64_t before; /* bytes of the line that the buffer begins in before it */
	struct writer *pending; /* flushed before a read that would block */
	char buffer[READER_BYTES];
};

/* fd stays the caller's to close, and pending to flush at the end. */
void reader_open(struct reader *reader, int fd, const char *name, struct writer *pending);

/*
 * For at == end: fills the buffer anew. False at the end of the input, or if reading or
 * the flush before it failed: then error is set.
 */
bool reader_fill(struct reader *reader);

/* True if a byte is left, which then is *at; it may have been read just now. */
static inline bool reader_has(struct reader *reader)
{
	return reader->at < reader->end || reader_fill(reader);
}

/* The next byte, left where it is, or -1 if none is left. */
static inline int reader_peek(struct reader *reader)
{
	return reader_has(reader) ? (unsigned char)*reader->at : -1;
}

/* True if the next byte is a newline or nothing is left: then a line is at its end. */
static inline bool reader_at_end_of_line(struct reader *reader)
{
	return !reader_has(reader) || *reader->at == '\n';
}

/* The number of the line that ended last. */
static inline uint64_t reader_last_line(const struct reader *reader)
{
	return reader->line - 1;
}

/* The column of the next byte, from 1: found when it is asked for, by going back. */
uint64_t reader_column(const struct reader *reader);

/*
 * At the end of a line: takes the newline, which the last line may lack. GOT_ONE, or
 * GOT_TROUBLE where the line only seems to end because reading failed.
 */
enum got reader_end_line(struct reader *reader);

/*
 * Reads decimal digits. False before the first digit that would follow a leading zero or
 * pass 2^64 - 1. number->digits is 0 if there was none.
 */
bool reader_number(struct reader *reader, struct number *number);

/*
 * Returns GOT_TROUBLE and sets trouble: for the line now and a column of it, and a
 * reason as for printf. A read error takes the place of any reason, since what seemed
 * to be missing may only not have been read.
 */
enum got reader_trouble(struct reader *reader, uint64_t column, const char *format, ...);

/* The same for a failed read. */
enum got reader_failed(struct reader *reader);

/* The same with "expected WANTED, found 'g'", at the next byte. */
enum got reader_expected(struct reader *reader, const char *wanted);

#endif
