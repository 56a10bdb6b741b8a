/*
 * Texts of boards. An input is a byte each for the format and how it is read, the size,
 * the first number, off and on, a piece three times, and then the text.
 */
#include "../../lib/input.h"
#include "feed.h"
#include "fuzz.h"
#include "model.h"

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

/* What was written is a stream of boards and of refusals alone, in canonical form. */
static void check_stream(const struct text *text)
{
	struct feed *feed = feed_open(text->bytes, text->n, (struct way){.pieces = NULL});
	struct outcome again;
	struct record record;
	enum got got;

	must(record_open(&record), "there is memory");
	while ((got = record_read(&feed->reader, &record)) == GOT_ONE) {
		const bool refusal = record.shape == RECORD_REFUSAL;

		record_print(&feed->writer, record.shape, refusal ? NULL : &record.first,
			NULL);
		must(refusal ? !record.proof : record.shape == RECORD_MASK,
			"a text gives boards, and refusals without a proof");
	}
	record_close(&record);
	again = feed_close(feed, got);
	must(got == GOT_END && text_same(&again.out, text),
		"what is written is a stream in canonical form");
	text_close(&again.out);
}

/* What came of a text is what the model makes of it. */
static void check_model(const struct options *options, const char *text, size_t n,
	const struct outcome *outcome)
{
	const struct model model = {options->lights.off, options->lights.on,
		(size_t)options->size.rows, (size_t)options->size.columns,
		options->first};
	struct text want = {NULL, 0, 0};
	bool all;

	if (options->format == &input_judge)
		all = model_judge(&model, text, n, &want);
	else if (options->format == &input_grid)
		all = model_grid(&model, text, n, &want);
	else if (options->format == &input_pbm)
		all = model_pbm(&model, text, n, &want);
	else
		all = model_flip(&model, text, n, &want);
	must(text_same(&want, &outcome->out), "a text gives the boards that are in it");
	must(all == (outcome->got == GOT_END), "a text is right, or trouble");
	text_close(&want);
}

/* Takes the options from an input, and whether the way is plain, and whether it fails. */
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
	check_stream(&whole.out);
	check_model(&options, (const char *)data, n, &whole);
	text_close(&whole.out);
	text_close(&other.out);
}
