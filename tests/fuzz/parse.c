/*
 * Texts of boards. An input is a byte each for the format and how it is read, the size,
 * the first number, off and on, a piece three times, and then the text.
 */
#include "../../lib/input.h"
#include "feed.h"
#include "fuzz.h"

/* What lo-parse takes from its options. */
struct options {
	const struct input_format *format;
	struct size size;
	uint64_t first;
	struct lights lights;
};

/* Reads a text as lo-parse does. */
static struct outcome parse(
	const struct options *options, const uint8_t *text, size_t n, struct way way)
{
	struct feed *feed = feed_open((const char *)text, n, way);
	struct record record;
	struct input input;
	enum got got;

	must(record_open(&record), "there is memory");
	input_open(
		&input, options->format, &options->lights, options->size, options->first);
	while ((got = input_read(&input, &feed->reader, &record)) == GOT_ONE) {
		const struct mask *first =
			record.shape == RECORD_REFUSAL ? NULL : &record.first;

		if (way.plain) {
			record_print(&feed->writer, record.shape, first, NULL);
			continue;
		}
		record_write(&feed->writer, record.shape, first, NULL);
		input_pass(&input, &feed->reader, &feed->writer);
	}
	record_close(&record);
	return feed_close(feed, got);
}

/* The next byte of a text that is off or on, as lights->of has it; past it all: neither. */
static unsigned next_light(
	const struct lights *lights, const uint8_t *text, size_t n, size_t *at)
{
	while (*at < n && lights->of[text[*at]] == LIGHTS_NEITHER)
		++*at;
	return *at < n ? lights->of[text[(*at)++]] : LIGHTS_NEITHER;
}

/*
 * What was written is a stream in canonical form. Where lights stand for nothing else in
 * a text they are, in turn, the cells of its boards; at the end no light is left.
 */
static void check_stream(const struct options *options, const uint8_t *text, size_t n,
	const struct outcome *outcome, bool lights_are_cells)
{
	struct feed *feed = feed_open(
		outcome->out.bytes, outcome->out.n, (struct way){.pieces = NULL});
	struct record record;
	struct outcome again;
	size_t at = 0;
	enum got got;

	must(record_open(&record), "there is memory");
	while ((got = record_read(&feed->reader, &record)) == GOT_ONE) {
		const bool refusal = record.shape == RECORD_REFUSAL;

		record_print(&feed->writer, record.shape, refusal ? NULL : &record.first,
			NULL);
		must(refusal ? !record.proof : record.shape == RECORD_MASK,
			"a text gives boards, and refusals without a proof");
		for (uint64_t i = refusal || !lights_are_cells
				? 0
				: size_cells(record.first.size);
			i-- > 0;)
			must(next_light(&options->lights, text, n, &at) ==
					mask_bit(&record.first, i),
				"the lights of a text are the cells of its boards");
	}
	if (lights_are_cells && outcome->got == GOT_END)
		must(next_light(&options->lights, text, n, &at) == LIGHTS_NEITHER,
			"all lights of a text are in its boards");
	record_close(&record);
	again = feed_close(feed, got);
	must(got == GOT_END && text_same(&again.out, &outcome->out),
		"what is written is a stream in canonical form");
	text_close(&again.out);
}

static bool is_letter(char byte)
{
	return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

/* Whether in texts of a format a byte that is a light is nothing else. */
static bool cells_alone(const struct options *options, char light)
{
	if (options->format == &input_grid)
		return !is_letter(light);
	return options->format == &input_judge && !is_letter(light) && light != '#' &&
		(light < '0' || light > '9');
}

/* Takes the options from an input. True if the way is plain, or it fails. */
static struct options take_options(const uint8_t **data, size_t *n, struct way *way)
{
	const uint8_t how = take_byte(data, n), size = take_byte(data, n);
	const uint8_t first = take_byte(data, n);
	char lights[3] = {0};
	struct options options = {
		.format = input_format(input_format_name(how & 3)), .size = SIZE_JUDGES};

	way->plain = how >> 2 & 1;
	way->fails = how >> 3 & 1;
	lights[0] = (char)take_byte(data, n);
	lights[1] = (char)take_byte(data, n);
	if (size != 0)
		options.size = (struct size){(size >> 4) + 1u, (size & 15) + 1u};
	options.first = first < 128 ? first : NUMBER_MOST_FIRST - (255u - first);
	if (options.format == &input_pbm || options.format == &input_flip ||
		!lights_parse(lights, &options.lights))
		lights_parse(LIGHTS_DIGITS, &options.lights);
	return options;
}

void fuzz_parse(const uint8_t *data, size_t n)
{
	uint8_t pieces[FEED_PIECES];
	struct way way = {.pieces = pieces};
	const struct options options = take_options(&data, &n, &way);
	struct outcome whole, other;

	for (size_t i = 0; i < FEED_PIECES; i++)
		pieces[i] = take_byte(&data, &n);
	whole = parse(&options, data, n, (struct way){.pieces = NULL});
	other = parse(&options, data, n, way);
	must(way.fails ? outcome_cut(&other, &whole) : outcome_same(&other, &whole),
		"it makes no difference where reads end");
	check_stream(&options, data, n, &whole,
		cells_alone(&options, options.lights.off) &&
			cells_alone(&options, options.lights.on));
	text_close(&whole.out);
	text_close(&other.out);
}
