/*
 * The rule plus once more, a cell at a time and with nothing from lib/: what the tests
 * compare the programs with. It reads valid records alone and takes its time.
 *
 *   plus apply       board, presses: prints the board after the presses
 *   plus add         two masks: prints the cells that are set in one of them
 *   plus flip FIELD  two fields: prints the record once for each cell of field 1 or 2,
 *                    with that cell flipped
 *   plus judge       board, answer: prints the numbers of the lines that do not hold
 *   plus draw SEED COUNT SIZE...  so many random masks of each size
 *   plus brute SIZE...            every board of a size and its answer, found by trying
 *                                 every mask
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A field: the cells in reading order, a byte each. */
struct field {
	bool refusal;
	size_t rows, columns;
	unsigned char *cells;
};

static void fail(const char *why)
{
	fprintf(stderr, "plus: %s\n", why);
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

/* Presses the button in that row and column of the board. */
static void press(struct field *board, size_t row, size_t column)
{
	unsigned char *at = board->cells + row * board->columns + column;

	*at ^= 1;
	if (row > 0)
		*(at - board->columns) ^= 1;
	if (row + 1 < board->rows)
		*(at + board->columns) ^= 1;
	if (column > 0)
		*(at - 1) ^= 1;
	if (column + 1 < board->columns)
		*(at + 1) ^= 1;
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

static void brute(size_t rows, size_t columns)
{
	const unsigned long masks = 1UL << rows * columns;
	const long none = -1;
	long *presses = malloc(masks * sizeof *presses); /* the smallest, by board */
	unsigned long *sets = malloc(masks * sizeof *sets), quiets = 0;
	struct field board = field_new(rows, columns), answer = field_new(rows, columns);

	if (!presses || !sets)
		fail("out of memory");
	for (unsigned long mask = 0; mask < masks; mask++)
		presses[mask] = none;
	for (unsigned long mask = 0; mask < masks; mask++) {
		field_number(&answer, mask);
		field_number(&board, 0);
		press_all(&board, &answer);
		if (presses[number_of(&board)] == none)
			presses[number_of(&board)] = (long)mask;
		if (quiet(&answer))
			sets[quiets++] = mask;
	}
	for (unsigned long mask = 0; mask < masks; mask++) {
		field_number(&board, mask);
		answer.refusal = presses[mask] == none;
		if (!answer.refusal)
			field_number(&answer, (unsigned long)presses[mask]);
		for (unsigned long i = 0; answer.refusal; i++) {
			if (i == quiets)
				fail("a board with neither a solution nor a proof");
			field_number(&answer, sets[i]);
			if (odd_overlap(&board, &answer))
				break;
		}
		field_write(&board, '\t');
		field_write(&answer, '\n');
	}
	free(presses);
	free(sets);
	free(board.cells);
	free(answer.cells);
}

/* Prints random masks. The high bits of a linear congruential generator will do. */
static void draw(uint64_t *state, unsigned long count, size_t rows, size_t columns)
{
	struct field field = field_new(rows, columns);

	while (count-- > 0) {
		for (size_t cell = 0; cell < rows * columns; cell++) {
			*state = *state * UINT64_C(6364136223846793005) + 1;
			field.cells[cell] = *state >> 63 & 1;
		}
		field_write(&field, '\n');
	}
	free(field.cells);
}

int main(int argc, char **argv)
{
	const char *what = argc > 1 ? argv[1] : "";
	const bool drawn = argc > 3 && strcmp(what, "draw") == 0;
	uint64_t state = drawn ? strtoull(argv[2], NULL, 10) : 0;

	if (!drawn && strcmp(what, "brute") != 0)
		each_record(what, argc > 2 ? argv[2] : "");
	else
		for (int i = drawn ? 4 : 2; i < argc; i++) {
			char *at;
			size_t rows = strtoul(argv[i], &at, 10);
			size_t columns = strtoul(at + 1, NULL, 10);

			if (drawn)
				draw(&state, strtoul(argv[3], NULL, 10), rows, columns);
			else
				brute(rows, columns);
		}
	return ferror(stdin) || fflush(stdout) != 0 ? 2 : 0;
}
