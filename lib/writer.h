/* Checked output to a file descriptor through one buffer. */
#ifndef LO_WRITER_H
#define LO_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { WRITER_BYTES = 1 << 16 };

/*
 * An error is kept, and what is put after it goes nowhere: so a loop need look at error
 * only once a record.
 */
struct writer {
	int fd;
	int error;    /* errno of the write that failed, or 0 */
	bool written; /* whether anything was ever handed to write(2) */
	size_t used;
	char buffer[WRITER_BYTES];
};

/* Begins writing to fd, which writer_close() closes. */
void writer_open(struct writer *writer, int fd);

/* Hands the buffer to write(2), all of it. False if a write failed, now or before. */
bool writer_flush(struct writer *writer);

/*
 * Flushes and closes. False if a write or, after any write, the close failed: the last
 * is where a file system over a network tells of a full disk.
 */
bool writer_close(struct writer *writer);

/* Room for n bytes (at most WRITER_BYTES) in the buffer; writer->used += n keeps them. */
static inline char *writer_room(struct writer *writer, size_t n)
{
	if (WRITER_BYTES - writer->used < n)
		writer_flush(writer);
	return writer->buffer + writer->used;
}

static inline void writer_byte(struct writer *writer, char byte)
{
	*writer_room(writer, 1) = byte;
	writer->used++;
}

/* Write n bytes, text up to its NUL, and value in decimal. */
void writer_bytes(struct writer *writer, const char *bytes, size_t n);
void writer_text(struct writer *writer, const char *text);
void writer_number(struct writer *writer, uint64_t value);

#endif
