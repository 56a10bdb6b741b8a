#include "feed.h"
#include "fuzz.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#endif
#endif
#ifndef ASAN_POISON_MEMORY_REGION
#define ASAN_POISON_MEMORY_REGION(at, n) ((void)(at), (void)(n))
#define ASAN_UNPOISON_MEMORY_REGION(at, n) ((void)(at), (void)(n))
#endif

/* No descriptors that are open; and bytes behind what was read that are out of bounds. */
enum { FEED_IN = 1 << 20, FEED_OUT, BEYOND = 1024 };

/* The wrapped calls have no other place to look. */
static struct feed feed;

ssize_t __real_read(int fd, void *buffer, size_t room);
ssize_t __wrap_read(int fd, void *buffer, size_t room);
ssize_t __real_write(int fd, const void *bytes, size_t n);
ssize_t __wrap_write(int fd, const void *bytes, size_t n);
int __real_poll(struct pollfd *fds, nfds_t n, int timeout);
int __wrap_poll(struct pollfd *fds, nfds_t n, int timeout);

void text_add(struct text *text, const char *bytes, size_t n)
{
	if (text->room - text->n < n) {
		text->room = 2 * (text->n + n) + 256;
		text->bytes = realloc(text->bytes, text->room);
		must(text->bytes, "there is memory");
	}
	if (n > 0)
		memcpy(text->bytes + text->n, bytes, n);
	text->n += n;
}

void text_close(struct text *text)
{
	free(text->bytes);
}

bool text_same(const struct text *a, const struct text *b)
{
	return a->n == b->n && (a->n == 0 || memcmp(a->bytes, b->bytes, a->n) == 0);
}

static uint8_t piece(void)
{
	return feed.way.pieces[feed.turn % FEED_PIECES];
}

/* Whether a call is interrupted, as it is once before a piece of 0. */
static bool interrupts(void)
{
	feed.interrupted = feed.way.pieces && piece() == 0 && !feed.interrupted;
	if (feed.interrupted)
		errno = feed.at % 2 == 0 ? EINTR : EAGAIN;
	return feed.interrupted;
}

/* How many of n bytes are handed on now. */
static size_t part(size_t n)
{
	size_t most = n;

	if (feed.way.pieces)
		most = piece() == 0 ? 1 : piece();
	feed.turn++;
	return most < n ? most : n;
}

ssize_t __wrap_read(int fd, void *buffer, size_t room)
{
	size_t n = feed.n - feed.at;

	if (fd != FEED_IN)
		return __real_read(fd, buffer, room);
	must(room >= n + BEYOND, "the texts of inputs are short");
	if (interrupts())
		return -1;
	if (n == 0 && feed.way.fails) {
		feed.failed = true;
		errno = EIO;
		return -1;
	}
	n = part(n);
	ASAN_UNPOISON_MEMORY_REGION(buffer, n + BEYOND);
	if (n > 0)
		memcpy(buffer, feed.text + feed.at, n);
	ASAN_POISON_MEMORY_REGION((char *)buffer + n, BEYOND);
	feed.at += n;
	return (ssize_t)n;
}

ssize_t __wrap_write(int fd, const void *bytes, size_t n)
{
	if (fd != FEED_OUT)
		return __real_write(fd, bytes, n);
	if (interrupts())
		return -1;
	n = part(n);
	text_add(&feed.out, bytes, n);
	return (ssize_t)n;
}

/* Before a piece of an odd number of bytes nothing has to be waited for. */
int __wrap_poll(struct pollfd *fds, nfds_t n, int timeout)
{
	if (fds->fd != FEED_IN && fds->fd != FEED_OUT)
		return __real_poll(fds, n, timeout);
	fds->revents = fds->events;
	return timeout != 0 || !feed.way.pieces || piece() % 2 == 1;
}

struct feed *feed_open(const char *text, size_t n, struct way way)
{
	feed.way = way;
	feed.text = text ? text : "";
	feed.n = n;
	feed.out = (struct text){NULL, 0, 0};
	feed.at = 0;
	feed.turn = 0;
	feed.interrupted = feed.failed = false;
	ASAN_UNPOISON_MEMORY_REGION(feed.reader.buffer, sizeof feed.reader.buffer);
	writer_open(&feed.writer, FEED_OUT);
	reader_open(&feed.reader, FEED_IN, "text", &feed.writer);
	return &feed;
}

/* The first newline of a text, NULL if there is none. */
static const char *find_newline(const char *text, const char *end)
{
	return text < end ? memchr(text, '\n', (size_t)(end - text)) : NULL;
}

/* Sees to the column of trouble in a line that goes up to a newline or the text's end. */
static void check_column(
	const struct trouble *trouble, const char *line, const char *newline)
{
	const char *end = newline ? newline : feed.text + feed.n;

	must(trouble->column >= 1 && trouble->column <= (uint64_t)(end - line) + 1,
		"trouble is where it is told");
}

/*
 * Lines are counted by the newlines that were taken; what ends without one, with the
 * text, may count as lines too. Trouble is told of at a byte of a line, or behind its
 * last.
 */
static void check_place(const struct reader *reader, enum got got)
{
	const char *start = feed.text, *end = start + feed.n, *newline;
	const char *at = start + (feed.at - (size_t)(reader->end - reader->at));
	const bool cut = at == end && (got == GOT_END || (feed.n > 0 && end[-1] != '\n'));
	uint64_t line = 1;

	for (; (newline = find_newline(start, at)) != NULL; start = newline + 1) {
		if (got == GOT_TROUBLE && reader->trouble.line == line)
			check_column(&reader->trouble, start, newline);
		line++;
	}
	must(reader->line == line || (cut && reader->line > line), "lines are counted");
	if (got != GOT_TROUBLE)
		return;
	must(reader->trouble.line <= reader->line, "trouble is where it is told");
	if (reader->trouble.line == line)
		check_column(&reader->trouble, start, find_newline(start, end));
	if (reader->trouble.line > line)
		must(reader->trouble.column == 1, "trouble is where it is told");
}

struct outcome feed_close(struct feed *of, enum got got)
{
	const struct reader *reader = &of->reader;

	must(writer_flush(&of->writer), "writing does not fail");
	must((reader->error != 0) == of->failed, "reading fails where it is told to");
	must(got != GOT_END || (of->at == of->n && reader->at == reader->end),
		"the end of a text is behind all of it");
	check_place(reader, got);
	return (struct outcome){of->out, got, reader->trouble, reader->line, of->failed};
}

static bool trouble_same(const struct trouble *a, const struct trouble *b)
{
	return a->line == b->line && a->column == b->column &&
		strcmp(a->reason, b->reason) == 0;
}

bool outcome_same(const struct outcome *a, const struct outcome *b)
{
	if (a->got != b->got || !text_same(&a->out, &b->out))
		return false;
	return a->got == GOT_TROUBLE ? trouble_same(&a->trouble, &b->trouble)
				     : a->line == b->line;
}

bool outcome_cut(const struct outcome *cut, const struct outcome *whole)
{
	if (!cut->failed)
		return outcome_same(cut, whole);
	return cut->got == GOT_TROUBLE &&
		strcmp(cut->trouble.reason, strerror(EIO)) == 0 &&
		cut->out.n <= whole->out.n &&
		(cut->out.n == 0 ||
			memcmp(cut->out.bytes, whole->out.bytes, cut->out.n) == 0);
}
