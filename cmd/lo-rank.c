/* lo-rank: the rank and the nullity of sizes, and their quiet patterns. */
#include "../lib/engine/rank.h"
#include "../lib/size_read.h"
#include "filter_rule.h"

struct run {
	struct rule rule;
	bool basis;
	struct progress *progress; /* NULL without -v */
};

static void put(void *context, const struct mask *pattern)
{
	struct filter *filter = context;

	record_write(&filter->out, RECORD_MASK, pattern, NULL);
	filter_go_on(filter);
}

static void put_number(struct filter *filter, char before, uint64_t number)
{
	writer_byte(&filter->out, before);
	writer_number(&filter->out, number);
}

/* Writes what is asked for of a size. False, and the reason, if it cannot be told. */
static bool tell(
	struct filter *filter, struct run *run, struct size size, char reason[REASON])
{
	uint64_t rank, nullity;

	if (!rule_fit(&run->rule, size, reason))
		return false;
	if (run->basis)
		return rank_basis(&run->rule, run->progress, put, filter, reason);
	if (!rank_find(&run->rule, run->progress, &rank, &nullity, reason))
		return false;
	writer_number(&filter->out, size.rows);
	put_number(filter, 'x', size.columns);
	put_number(filter, '\t', rank);
	put_number(filter, '\t', nullity);
	writer_byte(&filter->out, '\n');
	return true;
}

/* Reads a line that is a size. */
static enum got read_size(struct reader *reader, struct size *size)
{
	struct number rows;

	if (!reader_has(reader))
		return reader->error != 0 ? reader_failed(reader) : GOT_END;
	if (!reader_number(reader, &rows))
		return size_trouble(reader, 1);
	if (rows.digits == 0)
		return reader_expected(reader, "rows x columns as in 5x6");
	if (reader_peek(reader) != 'x')
		return reader_expected(reader, "'x'");
	size->rows = rows.value;
	if (size_read_columns(reader, size, 1) != GOT_ONE)
		return GOT_TROUBLE;
	if (!reader_at_end_of_line(reader))
		return reader_expected(reader, "the end of the line");
	return reader_end_line(reader);
}

static void rank_lines(struct filter *filter, void *state)
{
	char reason[REASON];
	struct size size;

	while (filter_got(filter, read_size(&filter->in, &size)))
		if (!tell(filter, state, size, reason))
			filter_refuse(filter, 1, reason);
}

int main(int argc, char **argv)
{
	static struct filter filter;
	struct progress progress = {.tell = filter_tell, .context = &filter};
	struct run run = {0};
	char reason[REASON];
	char *rule = NULL;
	bool wrap = false;
	int option;

	filter_open(&filter, "lo-rank", "[-bv] [-r rule] [-w] [RxC...]",
		"  -b             print the reduced basis of the quiet patterns\n"
		"  -r rule        what a button flips, plus without it\n"
		"  -v             print progress on standard error\n"
		"  -w             join the edges of the board\n");
	while ((option = filter_option(&filter, argc, argv, ":br:vwhV")) != -1)
		switch (option) {
		case 'b':
			run.basis = true;
			break;
		case 'r':
			rule = optarg;
			break;
		case 'v':
			run.progress = &progress;
			break;
		case 'w':
			wrap = true;
			break;
		}
	filter_rule(&filter, &run.rule, rule, wrap);
	if (optind == argc)
		filter_each(&filter, argv + optind, rank_lines, &run);
	for (char **operand = argv + optind; *operand; operand++) {
		struct size size = filter_size(&filter, 0, *operand);

		if (!tell(&filter, &run, size, reason))
			filter_die(&filter, QUOTE ": %s", *operand, reason);
		filter_go_on(&filter);
	}
	rule_close(&run.rule);
	return filter_close(&filter, STATUS_DONE);
}
