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
	reader->offset = reader->start = 0;
	reader->pending = pending;
}

bool reader_fill(struct reader *reader)
{
	struct pollfd input = {.fd = reader->fd, .events = POLLIN};

	if (reader->ended)
		return false;
	reader->offset += (uint64_t)(reader->end - reader->buffer);
	reader->at = reader->end = reader->buffer;
	if (poll(&input, 1, 0) == 0 && !writer_flush(reader->pending)) {
		reader->ended = true;
		reader->error = reader->pending->error;
		return false;
	}
	for (;;) {
		ssize_t n = read(reader->fd, reader->buffer, READER_BYTES);

		if (n > 0) {
			reader->end += n;
			return true;
		}
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
			poll(&input, 1, -1);
			continue;
		}
		reader->ended = true;
		reader->error = n < 0 ? errno : 0;
		return false;
	}
}

enum got reader_end_line(struct reader *reader)
{
	if (reader_has(reader))
		reader->at++;
	else if (reader->error != 0)
		return reader_trouble(reader, 0, "");
	reader->line++;
	reader->start = reader_offset(reader);
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

enum got reader_trouble(struct reader *reader, uint64_t column, const char *format, ...)
{
	struct trouble *trouble = &reader->trouble;
	const size_t room = sizeof trouble->reason;
	va_list arguments;

	trouble->line = reader->line;
	trouble->column = column;
	if (reader->error != 0) {
		trouble->line = reader_offset(reader) == 0 ? 0 : reader->line;
		trouble->column = reader_column(reader);
		snprintf(trouble->reason, room, "%s", strerror(reader->error));
	} else {
		va_start(arguments, format);
		vsnprintf(trouble->reason, room, format, arguments);
		va_end(arguments);
	}
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
	snprintf(room, 16, byte >= ' ' && byte < 127 ? "'%c'" : "byte 0x%02x",
		(unsigned)byte);
	return room;
}

enum got reader_expected(struct reader *reader, const char *wanted)
{
	char room[16];
	const char *found = byte_name(reader, room);

	return reader_trouble(
		reader, reader_column(reader), "expected %s, found %s", wanted, found);
}
