/*
 * The rules once more, a cell at a time and with nothing from lib/: what the tests
 * compare the programs with. It reads valid rules and records alone and takes its time.
 *
 *   rules [-r RULE] [-w] COMMAND
 *
 * The rules are those of -r, plus without it; distances that wrap should be short.
 *
 *   apply       board, presses: prints the board after the presses
 *   add         two masks: prints the cells that are set in one of them
 *   flip FIELD  two fields: prints the record once for each cell of field 1 or 2, with
 *               that cell flipped
 *   judge       board, answer: prints the numbers of the lines that do not hold
 *   draw SEED COUNT SIZE...  so many random masks of each size
 *   brute SIZE...            every board of a size and its answer, found by trying every
 *                            mask
 *   brute-all SIZE...        the same with all of its solutions, rising
 *   brute-fewest SIZE...     the same with the fewest presses, of those the smallest
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A field: the cells in reading order, a byte each. */
struct field {
	bool refusal;
	size_t rows, columns;
	unsigned char *cells;
};

static void fail(const char *why)
{
	fprintf(stderr, "rules: %s\n", why);
	exit(2);
}

static struct field field_new(size_t rows, size_t columns)
{
	struct field field = {false, rows, columns, calloc(rows * columns, 1)};

	if (!field.cells)
		fail("out of memory");
	return field;
}

/* Reads the field at *text and moves *text past it and the tab behind it. */
static struct field field_read(const char **text)
{
	const char *at = *text;
	size_t rows = 5, columns = 6, length = strcspn(at, "\t\n"), digits;
	const char *end = at + length;
	bool refusal = *at == '!';
	struct field field;

	at += refusal;
	if (memchr(at, ':', (size_t)(end - at))) {
		rows = strtoul(at, (char **)&at, 10);
		columns = strtoul(at + 1, (char **)&at, 10);
		at++;
	}
	field = field_new(rows, columns);
	field.refusal = refusal;
	digits = (rows * columns + 3) / 4;
	if ((size_t)(end - at) != digits)
		fail("a field of the wrong length");
	for (size_t bit = 4 * digits - rows * columns; bit < 4 * digits; bit++) {
		char digit[2] = {at[bit / 4], '\0'};
		unsigned long value = strtoul(digit, NULL, 16);

		field.cells[bit - (4 * digits - rows * columns)] =
			value >> (3 - bit % 4) & 1;
	}
	*text = *end == '\t' ? end + 1 : end;
	return field;
}

static void field_write(const struct field *field, char end)
{
	size_t cells = field->rows * field->columns;
	unsigned value = 0;

	if (field->refusal)
		putchar('!');
	if (field->rows != 5 || field->columns != 6)
		printf("%zux%zu:", field->rows, field->columns);
	for (size_t cell = 0; cell < cells; cell++) {
		value = value << 1 | field->cells[cell];
		if ((cells - 1 - cell) % 4 == 0) {
			putchar("0123456789abcdef"[value]);
			value = 0;
		}
	}
	putchar(end);
}

/* The rule: one of a stencil, a distance, a file, or lines. */
static struct {
	bool wrap, lines;
	struct field stencil;
	uint64_t distance;
	struct field *buttons; /* by cell; of a cell without a button, a refusal */
} rule;

/* Flips a cell that may lie outside, or across edges that are joined. */
static void flip_at(struct field *board, int64_t row, int64_t column)
{
	const int64_t rows = (int64_t)board->rows, columns = (int64_t)board->columns;

	if (rule.wrap) {
		row = (row % rows + rows) % rows;
		column = (column % columns + columns) % columns;
	}
	if (row >= 0 && row < rows && column >= 0 && column < columns)
		board->cells[row * columns + column] ^= 1;
}

static void flip_stencil(struct field *board, int64_t row, int64_t column)
{
	const struct field *stencil = &rule.stencil;

	row -= (int64_t)(stencil->rows / 2);
	column -= (int64_t)(stencil->columns / 2);
	for (size_t i = 0; i < stencil->rows * stencil->columns; i++)
		if (stencil->cells[i])
			flip_at(board, row + (int64_t)(i / stencil->columns),
				column + (int64_t)(i % stencil->columns));
}

static void flip_lines(struct field *board, int64_t row, int64_t column)
{
	for (size_t i = 0; i < board->columns; i++)
		flip_at(board, row, (int64_t)i);
	for (size_t i = 0; i < board->rows; i++)
		if ((int64_t)i != row)
			flip_at(board, (int64_t)i, column);
}

/* Of the cells of a row, the one or two that are that far, and on the board. */
static void flip_beside(struct field *board, int64_t row, int64_t column, uint64_t away)
{
	if (away <= (uint64_t)column)
		flip_at(board, row, column - (int64_t)away);
	if (away > 0 && away < board->columns - (uint64_t)column)
		flip_at(board, row, column + (int64_t)away);
}

static void flip_distant(struct field *board, int64_t row, int64_t column)
{
	flip_at(board, row, column);
	for (int64_t i = 0; !rule.wrap && i < (int64_t)board->rows; i++) {
		const uint64_t rows = (uint64_t)(i < row ? row - i : i - row);

		if (rows <= rule.distance)
			flip_beside(board, i, column, rule.distance - rows);
	}
	for (int64_t i = 0, all = (int64_t)rule.distance; rule.wrap && i < all; i++) {
		flip_at(board, row + i, column + all - i);
		flip_at(board, row + all - i, column - i);
		flip_at(board, row - i, column - all + i);
		flip_at(board, row - all + i, column + i);
	}
}

static const struct field *button(const struct field *board, size_t row, size_t column)
{
	return rule.buttons ? &rule.buttons[row * board->columns + column] : NULL;
}

/* Presses the button in that row and column of the board. */
static void press(struct field *board, size_t row, size_t column)
{
	const struct field *lights = button(board, row, column);

	if (lights)
		for (size_t i = 0; i < board->rows * board->columns; i++)
			board->cells[i] ^= lights->cells[i];
	else if (rule.lines)
		flip_lines(board, (int64_t)row, (int64_t)column);
	else if (rule.distance > 0)
		flip_distant(board, (int64_t)row, (int64_t)column);
	else
		flip_stencil(board, (int64_t)row, (int64_t)column);
}

static void read_stencil(const char *text)
{
	const size_t columns = strcspn(text, "/");
	const size_t rows = (strlen(text) + 1) / (columns + 1);

	rule.stencil = field_new(rows, columns);
	for (size_t i = 0; text[i] != '\0'; i++)
		if (text[i] == '1')
			rule.stencil.cells[i - i / (columns + 1)] = 1;
}

/* A line "!" gives no lights; those of the others have one size. */
static void read_buttons(const char *name)
{
	FILE *file = fopen(name, "r");
	size_t room = 0, count = 0;
	char *text = NULL;

	if (!file)
		fail("no such file");
	while (getline(&text, &room, file) > 0) {
		const char *at = text;

		rule.buttons = realloc(rule.buttons, (count + 1) * sizeof *rule.buttons);
		if (!rule.buttons)
			fail("out of memory");
		rule.buttons[count++] = text[0] == '!' ? (struct field){true, 0, 0, NULL}
						       : field_read(&at);
	}
	for (size_t i = 0; i < count; i++)
		if (rule.buttons[i].refusal) {
			rule.buttons[i] = field_new(count, 1);
			rule.buttons[i].refusal = true;
		}
	free(text);
	fclose(file);
}

static void read_rule(const char *name)
{
	static const char *const names[][2] = {
		{"plus", "010/111/010"},
		{"ring", "010/101/010"},
		{"king", "111/111/111"},
		{"x", "101/010/101"},
	};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (strcmp(name, names[i][0]) == 0)
			name = names[i][1];
	if (*name == '@')
		read_buttons(name + 1);
	else if (strncmp(name, "dist:", 5) == 0)
		rule.distance = strtoull(name + 5, NULL, 10);
	else if (strcmp(name, "lines") == 0)
		rule.lines = true;
	else
		read_stencil(name);
}

static void press_all(struct field *board, const struct field *presses)
{
	for (size_t row = 0; row < board->rows; row++)
		for (size_t column = 0; column < board->columns; column++)
			if (presses->cells[row * board->columns + column])
				press(board, row, column);
}

static bool odd_overlap(const struct field *a, const struct field *b)
{
	unsigned sum = 0;

	for (size_t cell = 0; cell < a->rows * a->columns; cell++)
		sum += a->cells[cell] & b->cells[cell];
	return sum % 2 == 1;
}

/* Whether every button flips an even number of the cells of a set. */
static bool quiet(const struct field *set)
{
	bool even = true;

	for (size_t row = 0; row < set->rows; row++)
		for (size_t column = 0; column < set->columns; column++) {
			struct field flipped = field_new(set->rows, set->columns);

			press(&flipped, row, column);
			even &= !odd_overlap(&flipped, set);
			free(flipped.cells);
		}
	return even;
}

static bool dark(const struct field *board)
{
	return !memchr(board->cells, 1, board->rows * board->columns);
}

/* Whether presses darken a board, or a proof shows that none do. */
static bool holds(struct field *board, const struct field *answer)
{
	if (answer->refusal)
		return quiet(answer) && odd_overlap(board, answer);
	press_all(board, answer);
	return dark(board);
}

static void flip(struct field *board, struct field *answer, struct field *flipped)
{
	for (size_t cell = 0; cell < board->rows * board->columns; cell++) {
		flipped->cells[cell] ^= 1;
		field_write(board, '\t');
		field_write(answer, '\n');
		flipped->cells[cell] ^= 1;
	}
}

/* Deals with the records of standard input, two fields each. */
static void each_record(const char *what, const char *which)
{
	size_t room = 0, line = 0;
	char *text = NULL;

	while (getline(&text, &room, stdin) > 0) {
		const char *at = text;
		struct field first = field_read(&at), second = field_read(&at);

		line++;
		if (strcmp(what, "apply") == 0) {
			press_all(&first, &second);
			field_write(&first, '\n');
		} else if (strcmp(what, "add") == 0) {
			for (size_t i = 0; i < first.rows * first.columns; i++)
				first.cells[i] ^= second.cells[i];
			field_write(&first, '\n');
		} else if (strcmp(what, "flip") == 0) {
			flip(&first, &second, *which == '1' ? &first : &second);
		} else if (strcmp(what, "judge") == 0) {
			if (!holds(&first, &second))
				printf("%zu\n", line);
		} else {
			fail("unknown command");
		}
		free(first.cells);
		free(second.cells);
	}
	free(text);
}

/* Makes field the mask of that number. */
static void field_number(struct field *field, unsigned long number)
{
	for (size_t cell = field->rows * field->columns; cell-- > 0; number >>= 1)
		field->cells[cell] = number & 1;
}

static unsigned long number_of(const struct field *field)
{
	unsigned long number = 0;

	for (size_t cell = 0; cell < field->rows * field->columns; cell++)
		number = number << 1 | field->cells[cell];
	return number;
}

static size_t count_of(const struct field *field)
{
	size_t count = 0;

	for (size_t cell = 0; cell < field->rows * field->columns; cell++)
		count += field->cells[cell];
	return count;
}

/* Whether a mask presses buttons alone. */
static bool can_be_pressed(const struct field *presses)
{
	for (size_t cell = 0; cell < presses->rows * presses->columns; cell++)
		if (presses->cells[cell] && rule.buttons && rule.buttons[cell].refusal)
			return false;
	return true;
}

struct brute {
	unsigned long masks;
	/* The masks that lead from dark to each board, rising: the first, the next. */
	unsigned long *first, *next;
	unsigned long *sets, quiets; /* of which every button flips an even number */
	struct field board, answer;
};

static unsigned long *numbers(unsigned long n)
{
	unsigned long *all = malloc(n * sizeof *all);

	if (!all)
		fail("out of memory");
	return all;
}

static struct brute brute_new(size_t rows, size_t columns)
{
	const unsigned long masks = 1UL << rows * columns;
	struct brute all = {masks, numbers(masks), numbers(masks), numbers(masks), 0,
		field_new(rows, columns), field_new(rows, columns)};

	for (unsigned long mask = 0; mask < masks; mask++)
		all.first[mask] = masks;
	for (unsigned long mask = masks; mask-- > 0;) {
		unsigned long *first;

		field_number(&all.answer, mask);
		field_number(&all.board, 0);
		press_all(&all.board, &all.answer);
		first = &all.first[number_of(&all.board)];
		if (can_be_pressed(&all.answer)) {
			all.next[mask] = *first;
			*first = mask;
		}
	}
	for (unsigned long mask = 0; mask < masks; mask++) {
		field_number(&all.answer, mask);
		if (quiet(&all.answer))
			all.sets[all.quiets++] = mask;
	}
	return all;
}

static void put(struct brute *all, bool refusal, unsigned long number)
{
	all->answer.refusal = refusal;
	field_number(&all->answer, number);
	field_write(&all->board, '\t');
	field_write(&all->answer, '\n');
}

static void refuse(struct brute *all)
{
	for (unsigned long i = 0; i < all->quiets; i++) {
		field_number(&all->answer, all->sets[i]);
		if (odd_overlap(&all->board, &all->answer)) {
			put(all, true, all->sets[i]);
			return;
		}
	}
	fail("a board with neither a solution nor a proof");
}

/* Prints the smallest solution, with every each one, else one of the fewest presses. */
static void answer(struct brute *all, unsigned long board, bool every, bool fewest)
{
	const size_t cells = all->board.rows * all->board.columns;
	unsigned long best = all->masks;
	size_t least = cells + 1;

	field_number(&all->board, board);
	for (unsigned long mask = all->first[board]; mask < all->masks;
		mask = all->next[mask]) {
		size_t count;

		field_number(&all->answer, mask);
		count = fewest ? count_of(&all->answer) : 0;
		if (every)
			put(all, false, mask);
		if (count < least) {
			least = count;
			best = mask;
		}
	}
	if (best == all->masks)
		refuse(all);
	else if (!every)
		put(all, false, best);
}

static void brute(size_t rows, size_t columns, const char *what)
{
	struct brute all = brute_new(rows, columns);

	for (unsigned long board = 0; board < all.masks; board++)
		answer(&all, board, strcmp(what, "brute-all") == 0,
			strcmp(what, "brute-fewest") == 0);
	free(all.first);
	free(all.next);
	free(all.sets);
	free(all.board.cells);
	free(all.answer.cells);
}

/* Prints random masks. The high bits of a linear congruential generator will do. */
static void draw(uint64_t *state, unsigned long count, size_t rows, size_t columns)
{
	struct field field = field_new(rows, columns);

	while (count-- > 0) {
		for (size_t cell = 0; cell < rows * columns; cell++) {
			*state = *state * UINT64_C(6364136223846793005) + 1;
			field.cells[cell] = (unsigned char)(*state >> 63);
		}
		field_write(&field, '\n');
	}
	free(field.cells);
}

int main(int argc, char **argv)
{
	const char *what, *name = "plus";
	uint64_t state = 0;
	bool drawn;
	int option;

	while ((option = getopt(argc, argv, "r:w")) != -1)
		if (option == 'r')
			name = optarg;
		else
			rule.wrap = true;
	read_rule(name);
	argc -= optind;
	argv += optind;
	what = argc > 0 ? argv[0] : "";
	drawn = argc > 2 && strcmp(what, "draw") == 0;
	if (drawn)
		state = strtoull(argv[1], NULL, 10);
	if (!drawn && strncmp(what, "brute", 5) != 0)
		each_record(what, argc > 1 ? argv[1] : "");
	else
		for (int i = drawn ? 3 : 1; i < argc; i++) {
			char *at;
			size_t rows = strtoul(argv[i], &at, 10);
			size_t columns = strtoul(at + 1, NULL, 10);

			if (drawn)
				draw(&state, strtoul(argv[2], NULL, 10), rows, columns);
			else
				brute(rows, columns, what);
		}
	return ferror(stdin) || fflush(stdout) != 0 ? 2 : 0;
}
