/* Records of the stream: lo(5). */
#ifndef LO_RECORD_H
#define LO_RECORD_H

#include "mask.h"
#include "reader.h"
#include "writer.h"

#include <stdbool.h>
#include <stdint.h>

/* What a record holds, the fields in their order. */
enum shape {
	RECORD_MASK,         /* first */
	RECORD_MASKS,        /* first, second */
	RECORD_REFUSAL,      /* first is the proof */
	RECORD_MASK_REFUSAL, /* first, and second is the proof */
};

struct record {
	enum shape shape;
	bool proof; /* of a refusal: false for a bare "!", whose mask is undefined */
	struct mask first, second;
	uint64_t line;
	uint64_t
		column; /* of the second field or, where there is none, of the line's end */
};

/* A record to be read into. False if memory is out. */
bool record_open(struct record *record);
void record_close(struct record *record);

/*
 * Reads the next line. GOT_END at the end of the input; GOT_TROUBLE, as told by
 * reader_trouble(), for a line that is no record, a failed read or lack of memory.
 */
enum got record_read(struct reader *reader, struct record *record);

/* Write a field in canonical form; a NULL proof is a bare "!". */
void field_mask(struct writer *writer, const struct mask *mask);
void field_refusal(struct writer *writer, const struct mask *proof);

/* Writes "RxC:" where a mask of that size needs it. */
void field_size(struct writer *writer, struct size size);

#endif
