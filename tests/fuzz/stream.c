/*
 * The stream. An input is a byte for how it is read, a piece three times, and then the
 * text. What a line is, and how it is written, is told here once more from lo(5), a line
 * at a time and with nothing from lib/.
 */
#include "../../lib/record.h"
#include "../../lib/run.h"
#include "feed.h"
#include "fuzz.h"

#include <string.h>

/* Takes the lines after a mask that are masks of its size, as solvers do. */
static void pass(struct feed *feed, struct mask *mask)
{
	uint64_t masks[RUN_MOST];
	struct run_lines lines;
	size_t n;

	if (size_same(mask->size, SIZE_JUDGES))
		while ((n = run_read(&feed->reader, masks)) > 0)
			run_write(&feed->writer, NULL, masks, n, 0);
	else if (run_lines_open(&lines, mask->size))
		while (run_read_line(&feed->reader, &lines, mask))
			run_write_line(&feed->writer, &lines, NULL, mask, false);
}

/* Reads and writes all records of a text. */
static struct outcome copy(const char *text, size_t n, struct way way)
{
	struct feed *feed = feed_open(text, n, way);
	struct record record;
	enum got got;

	must(record_open(&record), "there is memory");
	while ((got = (way.plain ? record_parse : record_read)(&feed->reader, &record)) ==
		GOT_ONE) {
		const bool refusal = record.shape == RECORD_REFUSAL ||
			record.shape == RECORD_MASK_REFUSAL;
		const bool bare = refusal && !record.proof;
		const bool alone = record.shape == RECORD_REFUSAL;

		(way.plain ? record_print : record_write)(&feed->writer, record.shape,
			bare && alone ? NULL : &record.first,
			bare ? NULL : &record.second);
		if (!way.plain && record.shape == RECORD_MASK)
			pass(feed, &record.first);
	}
	record_close(&record);
	return feed_close(feed, got);
}

/* A line that is being read, and a field of it. */
struct line {
	const char *at, *end;
};

struct field {
	bool refusal;
	size_t rows, columns; /* 0: a bare refusal */
	const char *digits;
	size_t n;
};

/* A side of a size. Sides too long for any line of an input are all the same. */
static bool read_side(struct line *line, size_t *side)
{
	const char *start = line->at;

	*side = 0;
	for (; line->at < line->end && *line->at >= '0' && *line->at <= '9'; line->at++)
		*side = *side > 99999 ? *side : *side * 10 + (size_t)(*line->at - '0');
	return line->at > start && *start != '0';
}

/* The size that a field begins with; 5x6, and nothing read, if it has none. */
static void read_size(struct line *line, struct field *field)
{
	struct line ahead = *line;

	field->rows = 5;
	field->columns = 6;
	if (memchr(ahead.at, ':', (size_t)(ahead.end - ahead.at)) == NULL)
		return;
	field->rows = 0;
	if (read_side(&ahead, &field->rows) && ahead.at < ahead.end &&
		*ahead.at++ == 'x' && read_side(&ahead, &field->columns) &&
		ahead.at < ahead.end && *ahead.at++ == ':')
		*line = ahead;
}

static bool read_field(struct line *line, struct field *field)
{
	struct line rest = *line;
	size_t cells;
	char first[2] = {0};

	while (line->at < line->end && *line->at != '\t' && *line->at != ' ')
		line->at++;
	rest.end = line->at;
	field->refusal = rest.at < rest.end && *rest.at == '!';
	rest.at += field->refusal;
	field->rows = field->columns = 0;
	field->digits = rest.at;
	field->n = 0;
	if (rest.at == rest.end)
		return field->refusal;
	read_size(&rest, field);
	field->digits = rest.at;
	field->n = (size_t)(rest.end - rest.at);
	cells = field->rows * field->columns;
	for (; rest.at < rest.end; rest.at++)
		if (!memchr("0123456789abcdefABCDEF", *rest.at, 22))
			return false;
	if (cells == 0 || field->n != (cells + 3) / 4)
		return false;
	first[0] = *field->digits;
	return strtoul(first, NULL, 16) >> ((cells - 1) % 4 + 1) == 0;
}

static void write_field(struct text *text, const struct field *field)
{
	char head[40] = "";

	if (field->refusal)
		text_add(text, "!", 1);
	if (field->n > 0 && (field->rows != 5 || field->columns != 6))
		snprintf(head, sizeof head, "%zux%zu:", field->rows, field->columns);
	text_add(text, head, strlen(head));
	for (size_t i = 0; i < field->n; i++) {
		const char digit = field->digits[i];
		const char lower =
			(char)(digit >= 'A' && digit <= 'F' ? digit + 32 : digit);

		text_add(text, &lower, 1);
	}
}

/* Adds a line in canonical form. False, and nothing added, if it is no record. */
static bool copy_line(struct text *text, struct line line)
{
	struct field first, second = {0};
	bool two;

	if (!read_field(&line, &first) || (first.refusal && line.at < line.end))
		return false;
	two = line.at < line.end;
	if (two) {
		if (*line.at++ == ' ')
			while (line.at < line.end && *line.at == ' ')
				line.at++;
		if (!read_field(&line, &second) || line.at < line.end ||
			(second.n > 0 &&
				(second.rows != first.rows ||
					second.columns != first.columns)))
			return false;
	}
	write_field(text, &first);
	if (two) {
		text_add(text, "\t", 1);
		write_field(text, &second);
	}
	text_add(text, "\n", 1);
	return true;
}

/* What came of a text is what its lines are, up to the first that is no record. */
static void check_lines(const char *text, size_t n, const struct outcome *outcome)
{
	struct text want = {NULL, 0, 0};
	struct line rest = {text, text + n}, line;
	uint64_t lines = 0;
	bool all = true;

	while (all && rest.at < rest.end) {
		line = rest;
		line.end = memchr(rest.at, '\n', (size_t)(rest.end - rest.at));
		if (!line.end)
			line.end = rest.end;
		rest.at = line.end < rest.end ? line.end + 1 : rest.end;
		all = copy_line(&want, line);
		lines += all;
	}
	must(text_same(&want, &outcome->out), "records come out in canonical form");
	must(all == (outcome->got == GOT_END), "a line is a record, or trouble");
	must((all ? outcome->line : outcome->trouble.line) == lines + 1,
		"lines are counted");
	text_close(&want);
}

void fuzz_stream(const uint8_t *data, size_t n)
{
	const uint8_t how = take_byte(&data, &n);
	uint8_t pieces[FEED_PIECES];
	struct way way = {.pieces = pieces, .fails = how & 1, .plain = how >> 1 & 1};
	struct outcome whole, other;
	const char *text;

	for (size_t i = 0; i < FEED_PIECES; i++)
		pieces[i] = take_byte(&data, &n);
	text = (const char *)data;
	whole = copy(text, n, (struct way){.pieces = NULL});
	other = copy(text, n, way);
	must(way.fails ? outcome_cut(&other, &whole) : outcome_same(&other, &whole),
		"it makes no difference where reads end");
	check_lines(text, n, &whole);
	text_close(&whole.out);
	text_close(&other.out);
}
