/*
 * Boards and a rule out of any bytes, told without lib/: what the target solve holds the
 * library's answers against. Cells are numbered as in a mask, the last is 0.
 */
#ifndef LO_PUZZLE_H
#define LO_PUZZLE_H

#include "../../lib/lights.h"
#include "../../lib/rule.h"
#include "feed.h"

enum { PUZZLE_CELLS = 192, PUZZLE_WORDS = PUZZLE_CELLS / 64, PUZZLE_BOARDS = 70 };

/* A set of cells. */
struct cells {
	uint64_t words[PUZZLE_WORDS];
};

struct puzzle {
	struct size size;
	size_t cells, words;
	const char *rule; /* its name, as -r has it; "@" for buttons told one by one */
	char stencil[30]; /* the rule, where it is none that has a name */
	bool wrap;
	struct cells flips[PUZZLE_CELLS]; /* by button: what it flips */
	bool absent[PUZZLE_CELLS];        /* whether there is no such button */
	size_t boards;
	struct cells lit[PUZZLE_BOARDS];
	const char *format; /* of lo-parse */
	const char *lights; /* of it */
	uint8_t pieces[FEED_PIECES];
	bool plain; /* as in struct way */
};

/*
 * Makes a puzzle of an input: a byte each for the rule, the format and ways, the rows and
 * the columns, a piece three times, and then bits, of the rule and of the boards.
 */
void puzzle_open(struct puzzle *puzzle, const uint8_t *data, size_t n);

/* Its boards as a text that lo-parse reads, and as the stream that comes out. */
struct text puzzle_text(const struct puzzle *puzzle);
struct text puzzle_stream(const struct puzzle *puzzle);

static inline bool cells_has(const struct cells *cells, size_t cell)
{
	return cells->words[cell / 64] >> cell % 64 & 1;
}

static inline void cells_flip(struct cells *cells, size_t cell)
{
	cells->words[cell / 64] ^= UINT64_C(1) << cell % 64;
}

static inline void cells_add(struct cells *sum, const struct cells *cells)
{
	for (size_t i = 0; i < PUZZLE_WORDS; i++)
		sum->words[i] ^= cells->words[i];
}

#endif
