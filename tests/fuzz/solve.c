/* From text to answers, as the filters do it: puzzle.h says what an input is. */
#include "../../lib/input.h"
#include "check.h"
#include "fuzz.h"

#include <string.h>

/* lo-parse. */
static struct outcome parse(
	const struct puzzle *puzzle, const struct text *text, struct way way)
{
	struct feed *feed = feed_open(text->bytes, text->n, way);
	struct lights lights;
	struct record record;
	struct input input;
	enum got got;

	must(record_open(&record) && lights_parse(puzzle->lights, &lights),
		"there is memory");
	input_open(&input, input_format(puzzle->format), &lights, puzzle->size, 1);
	while ((got = input_read(&input, &feed->reader, &record)) == GOT_ONE) {
		record_write(&feed->writer, record.shape, &record.first, NULL);
		input_pass(&input, &feed->reader, &feed->writer);
	}
	record_close(&record);
	return feed_close(feed, got);
}

/* lo-solve, with -p or without. */
static struct outcome solve(struct rule *rule, const struct engine *engine,
	const struct text *boards, struct way way, bool with_boards)
{
	struct feed *feed = feed_open(boards->bytes, boards->n, way);
	uint64_t verdicts[VERDICT_SOLVED + 1] = {0};
	struct solver solver;
	struct record record;
	struct mask *answer = with_boards ? &record.second : &record.first;
	enum got got;

	must(record_open(&record), "there is memory");
	solver_open(&solver, rule, engine, NULL);
	while ((got = record_read(&feed->reader, &record)) == GOT_ONE) {
		const enum verdict verdict = solver_solve(&solver, &record.first, answer);
		const enum shape alone =
			verdict == VERDICT_SOLVED ? RECORD_MASK : RECORD_REFUSAL;
		const enum shape pair =
			verdict == VERDICT_SOLVED ? RECORD_MASKS : RECORD_MASK_REFUSAL;

		must(verdict != VERDICT_TROUBLE, "small boards are no trouble");
		record_write(
			&feed->writer, with_boards ? pair : alone, &record.first, answer);
		if (!way.plain)
			solver_pass(&solver, &feed->reader, &feed->writer, &record.first,
				answer, verdicts);
	}
	solver_close(&solver);
	record_close(&record);
	return feed_close(feed, got);
}

/* The second fields of records. */
static struct text cut_answers(const struct text *records)
{
	const char *at = records->bytes, *end = at + records->n;
	struct text text = {NULL, 0, 0};

	while (at < end) {
		const char *tab = memchr(at, '\t', (size_t)(end - at));
		const char *newline = memchr(at, '\n', (size_t)(end - at));

		must(tab && newline && tab < newline, "lines are records of two fields");
		text_add(&text, tab + 1, (size_t)(newline - tab));
		at = newline + 1;
	}
	return text;
}

/* Whether an engine takes the boards, and in a time that is to be had. */
static bool takes(
	const struct puzzle *puzzle, const struct rule *rule, const struct engine *engine)
{
	char reason[REASON];
	struct cost cost;

	if (engine == &engine_enum &&
		(puzzle->size.columns > 8 ||
			puzzle->boards * puzzle->size.rows << puzzle->size.columns >
				4096))
		return false;
	return engine->takes(rule, puzzle->size, &cost, reason);
}

static void solve_all(const struct puzzle *puzzle, struct rule *rule)
{
	const struct way whole = {.pieces = NULL};
	const struct way pieces = {.pieces = puzzle->pieces, .plain = puzzle->plain};
	struct text boards = puzzle_stream(puzzle);
	struct outcome want = solve(rule, NULL, &boards, whole, true);
	struct text answers = cut_answers(&want.out);
	struct outcome other;

	must(want.got == GOT_END, "boards are read to their end");
	check_answers(puzzle, rule, &want.out);
	other = solve(rule, NULL, &boards, pieces, false);
	must(text_same(&other.out, &answers), "answers are the same without the boards");
	text_close(&other.out);
	for (size_t i = 0; engine_name(i); i++) {
		const struct engine *engine = engine_named(engine_name(i));

		if (!takes(puzzle, rule, engine))
			continue;
		other = solve(rule, engine, &boards, i % 2 == 0 ? whole : pieces, true);
		must(outcome_same(&other, &want), "all engines give the same bytes");
		text_close(&other.out);
	}
	text_close(&answers);
	text_close(&want.out);
	text_close(&boards);
}

static void parse_all(const struct puzzle *puzzle)
{
	const struct way pieces = {.pieces = puzzle->pieces};
	struct text text = puzzle_text(puzzle), want = puzzle_stream(puzzle);
	struct outcome whole = parse(puzzle, &text, (struct way){.pieces = NULL});
	struct outcome other = parse(puzzle, &text, pieces);

	must(whole.got == GOT_END && text_same(&whole.out, &want),
		"a text gives the boards that are in it");
	must(outcome_same(&other, &whole), "it makes no difference where reads end");
	text_close(&text);
	text_close(&want);
	text_close(&whole.out);
	text_close(&other.out);
}

/* Tells a rule the buttons of a puzzle, the first cell's first. */
static void add_buttons(const struct puzzle *puzzle, struct rule *rule)
{
	char reason[REASON];
	struct mask lights;

	must(mask_open(&lights), "there is memory");
	for (size_t button = puzzle->cells; button-- > 0;) {
		cells_put(puzzle, &puzzle->flips[button], &lights);
		must(rule_add_button(
			     rule, puzzle->absent[button] ? NULL : &lights, reason),
			"buttons are added");
	}
	must(rule_end_buttons(rule, reason), "there are as many buttons as cells");
	mask_close(&lights);
}

void fuzz_solve(const uint8_t *data, size_t n)
{
	static struct puzzle puzzle;
	struct rule rule;
	char reason[REASON];

	puzzle_open(&puzzle, data, n);
	parse_all(&puzzle);
	must(rule_open(&rule, *puzzle.rule == '@' ? "@told" : puzzle.rule, puzzle.wrap,
		     reason),
		"there is such a rule");
	if (*puzzle.rule == '@')
		add_buttons(&puzzle, &rule);
	check_rule(&puzzle, &rule);
	solve_all(&puzzle, &rule);
	check_solutions(&puzzle, &rule);
	rule_close(&rule);
}
