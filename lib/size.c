#include "size.h"
#include "number.h"

bool size_fits(struct size size)
{
	const uint64_t most = UINT64_C(1) << 62;

	return size.rows > 0 && size.columns > 0 && size.rows <= most / size.columns;
}

bool size_parse(const char *text, struct size *size)
{
	text = number_scan(text, &size->rows);
	if (!text || *text != 'x')
		return false;
	text = number_scan(text + 1, &size->columns);
	return text && *text == '\0' && size_fits(*size);
}
