#include "run.h"
#include "hex.h"

size_t run_read(struct reader *reader, uint64_t masks[RUN_MOST])
{
	const char *at = reader->at;
	const size_t whole = (size_t)(reader->end - at) / RUN_LINE;
	const size_t most = whole < RUN_MOST ? whole : RUN_MOST;
	size_t n = 0;

	for (; n < most && at[RUN_LINE - 1] == '\n'; n++, at += RUN_LINE)
		if (!hex_scan8(at, &masks[n]) || masks[n] >> 30 != 0)
			break;
	reader->at = at;
	reader->line += n;
	return n;
}

void run_write(struct writer *writer, const uint64_t *masks, size_t n, uint64_t refused)
{
	char *text = writer_room(writer, n * (RUN_LINE + 1));

	for (size_t i = 0; i < n; i++, refused >>= 1) {
		if (refused & 1)
			*text++ = '!';
		hex_print8(text, masks[i]);
		text[RUN_LINE - 1] = '\n';
		text += RUN_LINE;
	}
	writer->used = (size_t)(text - writer->buffer);
}
