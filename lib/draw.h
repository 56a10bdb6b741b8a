/* Masks for lo-gen. Each takes a mask that has its size and overwrites its cells. */
#ifndef LO_DRAW_H
#define LO_DRAW_H

#include "mask.h"
#include "random.h"
#include "writer.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Each mask of the size as likely as any other: 64 random bits for each word of the mask,
 * the highest word first; where that has fewer than 64 cells, the highest of the bits.
 */
void draw_any(struct random *random, struct mask *mask);

/* Writes count masks drawn so, as records; stops early where writing has failed. */
void draw_records(
	struct random *random, struct mask *mask, uint64_t count, struct writer *writer);

/* Each mask with that many cells set as likely as any other; weight is at most all. */
void draw_weight(struct random *random, uint64_t weight, struct mask *mask);

/*
 * Adds 1 to the mask as a number. False, and mask all 0, if it was the last of its size.
 */
bool draw_next(struct mask *mask);

#endif
