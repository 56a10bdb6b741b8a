/* What the pictures of a record show. */
#ifndef LO_DRAWING_H
#define LO_DRAWING_H

#include "record.h"

#include <stdbool.h>

/* What is shown of one size, in the order of the fields. */
enum { DRAWING_LIGHTS, DRAWING_PRESSES, DRAWING_PROOF, DRAWING_PARTS };

struct drawing {
	bool refusal;                           /* whether the record holds one */
	const struct mask *part[DRAWING_PARTS]; /* of the record, NULL if it has none */
};

/* A mask alone is shown as lights, though it may be presses: a stream does not tell. */
static inline struct drawing drawing_of(const struct record *record)
{
	const bool alone =
		record->shape == RECORD_MASK || record->shape == RECORD_REFUSAL;
	const struct mask *last = alone ? &record->first : &record->second;
	struct drawing drawing = {.refusal = false};

	if (record->shape != RECORD_REFUSAL)
		drawing.part[DRAWING_LIGHTS] = &record->first;
	if (record->shape == RECORD_MASKS)
		drawing.part[DRAWING_PRESSES] = last;
	drawing.refusal =
		record->shape == RECORD_REFUSAL || record->shape == RECORD_MASK_REFUSAL;
	if (drawing.refusal && record->proof)
		drawing.part[DRAWING_PROOF] = last;
	return drawing;
}

#endif
