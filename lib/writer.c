#include "writer.h"
#include "number.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

void writer_open(struct writer *writer, int fd)
{
	writer->fd = fd;
	writer->error = 0;
	writer->written = false;
	writer->used = 0;
}

bool writer_flush(struct writer *writer)
{
	size_t done = 0;

	while (done < writer->used && writer->error == 0) {
		ssize_t n = write(writer->fd, writer->buffer + done, writer->used - done);

		writer->written = true;
		if (n >= 0)
			done += (size_t)n;
		else if (errno == EAGAIN || errno == EWOULDBLOCK)
			poll(&(struct pollfd){.fd = writer->fd, .events = POLLOUT}, 1,
				-1);
		else if (errno != EINTR)
			writer->error = errno;
	}
	writer->used = 0;
	return writer->error == 0;
}

bool writer_close(struct writer *writer)
{
	bool flushed = writer_flush(writer);

	/* POSIX leaves the descriptor's state open after EINTR; the bytes are out. */
	if (writer->written && close(writer->fd) != 0 && flushed && errno != EINTR)
		writer->error = errno;
	return writer->error == 0;
}

void writer_bytes(struct writer *writer, const char *bytes, size_t n)
{
	while (n > 0) {
		size_t part = n < WRITER_BYTES ? n : WRITER_BYTES;

		memcpy(writer_room(writer, part), bytes, part);
		writer->used += part;
		bytes += part;
		n -= part;
	}
}

void writer_text(struct writer *writer, const char *text)
{
	writer_bytes(writer, text, strlen(text));
}

void writer_number(struct writer *writer, uint64_t value)
{
	writer->used += number_print(writer_room(writer, NUMBER_ROOM), value);
}
