/*
 * Runs of lines that are a mask each of one size: what is the same for all of them is
 * seen to once a run. Bare masks, which most streams are made of, as words.
 */
#ifndef LO_RUN_H
#define LO_RUN_H

#include "mask_text.h"
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

/*
 * Writes n masks, at most RUN_MOST, a line each, those with their bit i of refused set as
 * refusals with that proof; after a board and a tab each unless boards is NULL.
 */
void run_write(struct writer *writer, const uint64_t *boards, const uint64_t *masks,
	size_t n, uint64_t refused);

/* The lines of a size: what comes before the digits, and how many those are. */
struct run_lines {
	char head[MASK_HEAD];
	size_t head_bytes, digits;
};

/*
 * Makes lines those of a size. False, and the two functions below are not for it, if they
 * are so long that nothing is gained.
 */
bool run_lines_open(struct run_lines *lines, struct size size);

/*
 * Takes the next line if it lies in the buffer and is a mask of that size, which *mask
 * has and has the words for. Else takes nothing, false, and the cells are undefined.
 */
bool run_read_line(
	struct reader *reader, const struct run_lines *lines, struct mask *mask);

/*
 * Writes a mask, or the refusal with that proof, as a line; after a board and a tab unless
 * board is NULL. Both have that size.
 */
void run_write_line(struct writer *writer, const struct run_lines *lines,
	const struct mask *board, const struct mask *mask, bool refused);

#endif
