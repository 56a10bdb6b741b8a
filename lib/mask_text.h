/*
 * Masks as text whole in memory. What record_parse() reads by the byte is tried here
 * first: lo-apply takes 3647 instructions a pair of 16x16 so (callgrind), and else 4913.
 */
#ifndef LO_MASK_TEXT_H
#define LO_MASK_TEXT_H

#include "mask.h"
#include "number.h"
#include "writer.h"

/* The most bytes of what comes before a mask's digits: "ROWSxCOLUMNS:". */
enum { MASK_HEAD = 2 * NUMBER_ROOM + 2 };

/*
 * Reads the mask that text begins with. Returns what follows it, which lies before end,
 * or NULL, and mask is undefined, if there is no such mask or memory is out.
 */
const char *mask_scan(const char *text, const char *end, struct mask *mask);

/* Writes a mask in canonical form. */
void mask_print(struct writer *writer, const struct mask *mask);

/* Puts the head of masks of a size at text. Returns its bytes, 0 for the judges' size. */
size_t mask_head(char text[MASK_HEAD], struct size size);

/*
 * Read the digits of a mask, which has its size and the words for it, from text, and put
 * them there: size_digits() bytes. False, and the cells are undefined, if one is no digit
 * or a bit above the first cell is set.
 */
bool mask_scan_digits(const char *text, struct mask *mask);
void mask_put_digits(char *text, const struct mask *mask);

#endif
