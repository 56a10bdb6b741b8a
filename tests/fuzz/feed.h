/*
 * A reader and a writer whose read(2), write(2) and poll(2) are told by a target: the
 * linker is to --wrap those three. A text is handed out at once or in pieces, which an
 * input tells; then calls are interrupted, find nothing yet and write a part as well, and
 * none of that may show in what comes out.
 */
#ifndef LO_FEED_H
#define LO_FEED_H

#include "../../lib/reader.h"
#include "../../lib/writer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes that grow at their end. */
struct text {
	char *bytes;
	size_t n, room;
};

void text_add(struct text *text, const char *bytes, size_t n);
void text_close(struct text *text);
bool text_same(const struct text *a, const struct text *b);

/* How many pieces an input tells; they come again in turn. */
enum { FEED_PIECES = 3 };

/* How a text is read. */
struct way {
	/* Their bytes, 0 for one after a call that was interrupted; NULL: all at once. */
	const uint8_t *pieces;
	bool fails; /* whether reading fails at the end of the text */
	bool plain; /* for targets: without what is only faster */
};

struct feed {
	struct way way;
	const char *text;
	size_t n;
	struct text out;  /* what was written */
	size_t at;        /* of the text, handed out */
	unsigned turn;    /* of the pieces */
	bool interrupted; /* the last call was */
	bool failed;      /* a read has */
	struct reader reader;
	struct writer writer;
};

/* What came of reading a text. */
struct outcome {
	struct text out; /* what was written */
	enum got got;
	struct trouble trouble; /* of GOT_TROUBLE */
	uint64_t line;          /* in which reading ended */
	bool failed;            /* the end was asked for, and failed */
};

/* Begins to feed n bytes through the one feed that there is. */
struct feed *feed_open(const char *text, size_t n, struct way way);

/* Ends that, reading having ended so. text_close() is to follow for what was written. */
struct outcome feed_close(struct feed *feed, enum got got);

/* Whether nothing tells the two apart. */
bool outcome_same(const struct outcome *a, const struct outcome *b);

/*
 * Whether a failing way may have had that outcome where another had the whole: what was
 * not read is taken neither for an end nor for missing.
 */
bool outcome_cut(const struct outcome *cut, const struct outcome *whole);

#endif
