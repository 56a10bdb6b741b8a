/*
 * Masks as text whole in memory. What record_parse() reads by the byte is tried here
 * first: lo-solve takes three quarters of the time for boards of 16x16.
 */
#ifndef LO_MASK_TEXT_H
#define LO_MASK_TEXT_H

#include "mask.h"
#include "writer.h"

/*
 * Reads the mask that text begins with. Returns what follows it, which lies before end,
 * or NULL, and mask is undefined, if there is no such mask or memory is out.
 */
const char *mask_scan(const char *text, const char *end, struct mask *mask);

/* Writes a mask in canonical form. */
void mask_print(struct writer *writer, const struct mask *mask);

#endif
