/*
 * What texts of boards are, told once more from lo-parse(1) with nothing
 * from lib/: by the byte, the whole text in memory.
 */
#ifndef LO_MODEL_H
#define LO_MODEL_H

#include "feed.h"

struct model {
	char off, on;
	size_t rows, columns; /* of the boards of judges */
	uint64_t first;       /* the number of the first of them */
};

/*
 * Adds to out the boards before the first trouble, as a stream in canonical form. False
 * if there is trouble.
 */
bool model_judge(const struct model *model, const char *text, size_t n, struct text *out);
bool model_grid(const struct model *model, const char *text, size_t n, struct text *out);

/* Pictures and game ids; these have their own off and on, and sizes. */
bool model_pbm(const struct model *model, const char *text, size_t n, struct text *out);
bool model_flip(const struct model *model, const char *text, size_t n, struct text *out);

/* Whether by plus a button flips a light, both counted in reading order. */
bool model_plus(size_t columns, size_t button, size_t light);

/* Adds a mask in canonical form, of cells in reading order, a byte each, 0 or 1. */
void model_mask(struct text *out, size_t rows, size_t columns, const char *cells);

#endif
