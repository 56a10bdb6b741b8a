#include "run.h"
#include "hex.h"

/* Two masks, each with a newline behind it, as the halves of a word. */
static inline bool scan_two(const char *text, uint64_t *two)
{
	return text[RUN_LINE - 1] == '\n' && text[2 * RUN_LINE - 1] == '\n' &&
		hex_scan_halves(text, text + RUN_LINE, two) &&
		(*two & UINT64_C(0xc0000000c0000000)) == 0;
}

size_t run_read(struct reader *reader, uint64_t masks[RUN_MOST])
{
	const char *at = reader->at;
	const size_t whole = (size_t)(reader->end - at) / RUN_LINE;
	const size_t most = whole < RUN_MOST ? whole : RUN_MOST;
	size_t n = 0;
	uint64_t two;

	/* By two lines at once lo-solve takes a quarter fewer instructions (callgrind). */
	for (; most - n >= 2 && scan_two(at, &two); n += 2, at += 2 * RUN_LINE) {
		masks[n] = two >> 32;
		masks[n + 1] = two & UINT64_C(0xffffffff);
	}
	for (; n < most && at[RUN_LINE - 1] == '\n'; n++, at += RUN_LINE)
		if (!hex_scan8(at, &masks[n]) || masks[n] >> 30 != 0)
			break;
	reader->at = at;
	reader->line += n;
	return n;
}

static inline char *put_bare(char *text, uint64_t mask, char after)
{
	hex_print8(text, mask);
	text[RUN_LINE - 1] = after;
	return text + RUN_LINE;
}

void run_write(struct writer *writer, const uint64_t *boards, const uint64_t *masks,
	size_t n, uint64_t refused)
{
	char *text = writer_room(writer, n * (2 * RUN_LINE + 1));
	size_t i = 0;

	for (; !boards && refused == 0 && n - i >= 2; i += 2, text += 2 * RUN_LINE) {
		hex_print_halves(text, text + RUN_LINE, masks[i] << 32 | masks[i + 1]);
		text[RUN_LINE - 1] = text[2 * RUN_LINE - 1] = '\n';
	}
	for (; i < n; i++, refused >>= 1) {
		if (boards)
			text = put_bare(text, boards[i], '\t');
		if (refused & 1)
			*text++ = '!';
		text = put_bare(text, masks[i], '\n');
	}
	writer->used = (size_t)(text - writer->buffer);
}

/* Where a line is longer a run would save less than a hundredth (callgrind). */
enum { LONGEST = 4096 };

bool run_lines_open(struct run_lines *lines, struct size size)
{
	lines->head_bytes = mask_head(lines->head, size);
	lines->digits = (size_t)size_digits(size);
	return size_digits(size) <= LONGEST;
}

bool run_read_line(
	struct reader *reader, const struct run_lines *lines, struct mask *mask)
{
	const size_t bytes = lines->head_bytes + lines->digits;
	const char *at = reader->at;

	if ((size_t)(reader->end - at) <= bytes || at[bytes] != '\n' ||
		memcmp(at, lines->head, lines->head_bytes) != 0 ||
		!mask_scan_digits(at + lines->head_bytes, mask))
		return false;
	reader->at = at + bytes + 1;
	reader->line++;
	return true;
}

/* Puts a mask and what comes after it at text. Returns where the next goes. */
static char *put_mask(
	char *text, const struct run_lines *lines, const struct mask *mask, char after)
{
	memcpy(text, lines->head, lines->head_bytes);
	text += lines->head_bytes;
	mask_put_digits(text, mask);
	text += lines->digits;
	*text++ = after;
	return text;
}

void run_write_line(struct writer *writer, const struct run_lines *lines,
	const struct mask *board, const struct mask *mask, bool refused)
{
	char *text = writer_room(writer, 2 * (lines->head_bytes + lines->digits) + 3);

	if (board)
		text = put_mask(text, lines, board, '\t');
	if (refused)
		*text++ = '!';
	text = put_mask(text, lines, mask, '\n');
	writer->used = (size_t)(text - writer->buffer);
}
