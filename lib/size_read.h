/* Sizes in the text that a reader reads. */
#ifndef LO_SIZE_READ_H
#define LO_SIZE_READ_H

#include "reader.h"
#include "size.h"

/*
 * For the x behind a number of rows that began at column: takes it and the columns.
 * size->rows are those rows, 0 if they are no number. GOT_ONE, or GOT_TROUBLE for what is
 * no size or does not fit.
 */
enum got size_read_columns(struct reader *reader, struct size *size, uint64_t column);

/* What is told of a size that does not fit. */
enum got size_trouble(struct reader *reader, uint64_t column);

#endif
