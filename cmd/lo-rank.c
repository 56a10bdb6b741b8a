/* lo-rank: the rank and the nullity of sizes, and their quiet patterns. */
#include "../lib/engine/rank.h"
#include "../lib/size_read.h"
#include "filter.h"

struct run {
	bool basis;
	struct progress *progress; /* NULL without -v */
};

static void put(void *context, const struct mask *pattern)
{
	struct filter *filter = context;

	record_write(&filter->out, RECORD_MASK, pattern, NULL);
	filter_got(filter, GOT_ONE); /* ends it if writing has failed */
}

static void put_number(struct filter *filter, char before, uint64_t number)
{
	writer_byte(&filter->out, before);
	writer_number(&filter->out, number);
}

/* Writes what is asked for of a size. False, and the reason, if it cannot be told. */
static bool rank(struct filter *filter, const struct run *run, struct size size,
	char reason[RANK_REASON])
{
	uint64_t nullity;

	if (run->basis)
		return rank_basis(size, run->progress, put, filter, reason);
	if (!rank_nullity(size, run->progress, &nullity, reason))
		return false;
	writer_number(&filter->out, size.rows);
	put_number(filter, 'x', size.columns);
	put_number(filter, '\t', size_cells(size) - nullity);
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
	char reason[RANK_REASON];
	struct size size;

	while (filter_got(filter, read_size(&filter->in, &size)))
		if (!rank(filter, state, size, reason))
			filter_refuse(filter, 1, reason);
}

int main(int argc, char **argv)
{
	static struct filter filter;
	struct progress progress = {.tell = filter_tell, .context = &filter};
	struct run run = {0};
	char reason[RANK_REASON];
	int option;

	filter_open(&filter, "lo-rank", "[-bv] [RxC...]",
		"  -b             print the reduced basis of the quiet patterns\n"
		"  -v             print progress on standard error\n");
	while ((option = filter_option(&filter, argc, argv, ":bvhV")) != -1)
		switch (option) {
		case 'b':
			run.basis = true;
			break;
		case 'v':
			run.progress = &progress;
			break;
		}
	if (optind == argc)
		filter_each(&filter, argv + optind, rank_lines, &run);
	for (char **operand = argv + optind; *operand; operand++) {
		struct size size = filter_size(&filter, 0, *operand);

		if (!rank(&filter, &run, size, reason))
			filter_die(&filter, "%.80s: %s", *operand, reason);
		filter_got(&filter, GOT_ONE); /* ends it if writing has failed */
	}
	return filter_close(&filter, STATUS_DONE);
}
