/*
 * Runs of bare masks, the lines that most streams are made of, as words: what is the same
 * for all of them is seen to once a run.
 */
#ifndef LO_RUN_H
#define LO_RUN_H

#include "reader.h"
#include "writer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
	RUN_MOST = 64,
	RUN_LINE = 9, /* the bytes of a mask and its newline */
};

/* Whether the next line is in the buffer and as long as those. */
static inline bool run_ahead(const struct reader *reader)
{
	return reader->end - reader->at >= RUN_LINE && reader->at[RUN_LINE - 1] == '\n';
}

/*
 * Takes the next lines that are a mask of the judges' size alone and lie in the buffer.
 * Returns how many: none, at times.
 */
size_t run_read(struct reader *reader, uint64_t masks[RUN_MOST]);

/* Writes n lines, at most RUN_MOST: where bit i of refused is set mask i is a proof. */
void run_write(struct writer *writer, const uint64_t *masks, size_t n, uint64_t refused);

#endif
