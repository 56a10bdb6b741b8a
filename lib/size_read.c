#include "size_read.h"

enum got size_trouble(struct reader *reader, uint64_t column)
{
	return reader_trouble(reader, column,
		"rows and columns count from 1, without leading zeros, to at most 2^62 "
		"cells");
}

enum got size_read_columns(struct reader *reader, struct size *size, uint64_t column)
{
	struct number columns;
	bool valid;

	reader->at++;
	valid = reader_number(reader, &columns);
	if (valid && columns.digits == 0)
		return reader_expected(reader, "a number of columns");
	size->columns = columns.value;
	return valid && size_fits(*size) ? GOT_ONE : size_trouble(reader, column);
}
