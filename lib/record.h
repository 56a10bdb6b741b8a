/* Records of the stream: lo(5). */
#ifndef LO_RECORD_H
#define LO_RECORD_H

#include "mask.h"
#include "reader.h"
#include "writer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a record holds, the fields in their order. */
enum shape {
	RECORD_MASK,         /* first */
	RECORD_MASKS,        /* first, second */
	RECORD_REFUSAL,      /* first is the proof */
	RECORD_MASK_REFUSAL, /* first, and second is the proof */
};

/* A set of shapes is a sum of these. */
#define SHAPE(shape) (1u << (shape))

/* While record_read() has not returned GOT_ONE for it the masks are undefined. */
struct record {
	enum shape shape;
	bool proof; /* of a refusal: false for a bare "!", whose mask is undefined */
	struct mask first, second;
	uint64_t column; /* of the second field or, if there is none, of the line's end */
};

/* A record to be read into. False if memory is out; to be closed all the same. */
bool record_open(struct record *record);
void record_close(struct record *record);

/*
 * Reads the next line. GOT_END at the end of the input; GOT_TROUBLE, as told by
 * reader_trouble(), for a line that is no record, a failed read or lack of memory.
 */
static inline enum got record_read(struct reader *reader, struct record *record);

/*
 * Writes a record in canonical form: first alone, or first and second, as shape has it.
 * The mask of a refusal may be NULL: that is one without a proof.
 */
static inline void record_write(struct writer *writer, enum shape shape,
	const struct mask *first, const struct mask *second);

/* The same two by the grammar, for all that the ways below do not take. */
enum got record_parse(struct reader *reader, struct record *record);
void record_print(struct writer *writer, enum shape shape, const struct mask *first,
	const struct mask *second);

#include "record_bare.h"

#endif
