#include "reader.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void reader_open(struct reader *reader, int fd, const char *name, struct writer *pending)
{
	reader->at = reader->end = reader->buffer;
	reader->line = 1;
	reader->name = name;
	reader->fd = fd;
	reader->error = 0;
	reader->ended = false;
	reader->fills = reader->before = 0;
	reader->pending = pending;
}

uint64_t reader_column(const struct reader *reader)
{
	const size_t n = (size_t)(reader->at - reader->buffer);
	const char *start = reader->at;

	/*
	 * In a line longer than the buffer there is none, which is found out faster so.
	 */
	if (!memchr(reader->buffer, '\n', n))
		return reader->before + n + 1;
	while (start[-1] != '\n')
		start--;
	return (uint64_t)(reader->at - start) + 1;
}

/* True if a read would not block, as far as poll() can tell. */
static bool is_ready(int fd)
{
	struct pollfd input = {.fd = fd, .events = POLLIN};

	return poll(&input, 1, 0) == 1 && (input.revents & POLLNVAL) == 0;
}

bool reader_fill(struct reader *reader)
{
	ssize_t n = -1;

	if (reader->ended)
		return false;
	reader->before = reader_column(reader) - 1;
	reader->at = reader->end = reader->buffer;
	reader->fills++;
	if (!is_ready(reader->fd) && !writer_flush(reader->pending)) {
		reader->ended = true;
		reader->error = reader->pending->error;
		return false;
	}
	while (n < 0) {
		n = read(reader->fd, reader->buffer, READER_BYTES);
		if (n >= 0 || errno == EINTR)
			continue;
		if (errno != EAGAIN && errno != EWOULDBLOCK) {
			reader->error = errno;
			break;
		}
		/* Another reader of the same input has been faster. */
		writer_flush(reader->pending);
		poll(&(struct pollfd){.fd = reader->fd, .events = POLLIN}, 1, -1);
	}
	reader->ended = n <= 0;
	reader->end += n > 0 ? n : 0;
	return n > 0;
}

enum got reader_end_line(struct reader *reader)
{
	if (reader_has(reader))
		reader->at++;
	else if (reader->error != 0)
		return reader_failed(reader);
	else
		reader->before = 0;
	reader->line++;
	return GOT_ONE;
}

bool reader_number(struct reader *reader, struct number *number)
{
	*number = (struct number){0};
	for (; reader_has(reader) && *reader->at >= '0' && *reader->at <= '9';
		reader->at++)
		if (!number_push(number, (unsigned)(*reader->at - '0')))
			return false;
	return true;
}

enum got reader_failed(struct reader *reader)
{
	struct trouble *trouble = &reader->trouble;

	/* What fails at once, as reading a folder does, has no place. */
	trouble->line = reader->fills == 1 ? 0 : reader->line;
	trouble->column = reader_column(reader);
	snprintf(trouble->reason, sizeof trouble->reason, "%s", strerror(reader->error));
	return GOT_TROUBLE;
}

enum got reader_trouble(struct reader *reader, uint64_t column, const char *format, ...)
{
	struct trouble *trouble = &reader->trouble;
	va_list arguments;

	if (reader->error != 0)
		return reader_failed(reader);
	trouble->line = reader->line;
	trouble->column = column;
	va_start(arguments, format);
	vsnprintf(trouble->reason, sizeof trouble->reason, format, arguments);
	va_end(arguments);
	return GOT_TROUBLE;
}

/* How the next byte is named in a message: no byte of the input comes out raw. */
static const char *byte_name(struct reader *reader, char room[16])
{
	int byte = reader_peek(reader);

	if (byte < 0)
		return "the end of the input";
	if (byte == '\n')
		return "the end of the line";
	if (byte == '\t')
		return "a tab";
	if (byte == '\r')
		return "a carriage return";
	if (byte >= ' ' && byte <= '~')
		snprintf(room, 16, "'%c'", byte);
	else
		snprintf(room, 16, "byte 0x%02x", (unsigned)byte);
	return room;
}

enum got reader_expected(struct reader *reader, const char *wanted)
{
	char room[16];
	const char *found = byte_name(reader, room);

	return reader_trouble(
		reader, reader_column(reader), "expected %s, found %s", wanted, found);
}
