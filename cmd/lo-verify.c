/* lo-verify: does each record hold? It contains no solver. */
#include "filter_rule.h"

#include <inttypes.h>
#include <stdio.h>

struct run {
	struct rule rule;
	struct target target;
	struct record record;
	bool quiet;
	uint64_t solved, refused, failed;
};

/* Reports what is wrong at a line of the input. */
static void report(
	struct filter *filter, const struct run *run, uint64_t line, const char *reason)
{
	struct writer *out = &filter->out;

	if (run->quiet)
		return;
	if (filter->several) {
		writer_text(out, filter->in.name);
		writer_byte(out, ':');
	}
	writer_number(out, line);
	writer_text(out, ": ");
	writer_text(out, reason);
	writer_byte(out, '\n');
}

/*
 * A set of cells proves a refusal if every button flips an even number of them and the
 * board differs from the target in an odd number of them: no press changes that parity.
 */
static const char *check_refusal(struct filter *filter, struct run *run)
{
	struct record *record = &run->record;

	if (!record->proof)
		return "a refusal without a proof";
	filter_fit(filter, &run->rule, record->first.size);
	if (!run->rule.kind->quiet(&run->rule, &record->second))
		return "no proof: a button flips an odd number of its cells";
	filter_target_add(filter, &run->target, &record->first);
	if (mask_odd_overlap(&record->first, &record->second))
		return NULL;
	return run->target.given
		? "no proof: an even number of its cells differs from the target"
		: "no proof: an even number of its cells is lit";
}

static const char *check_board(struct filter *filter, struct run *run)
{
	filter_target_add(filter, &run->target, &run->record.first);
	if (mask_dark(&run->record.first))
		return NULL;
	return run->target.given ? "not the target" : "not dark";
}

/* NULL, or why the record does not hold. */
static const char *check(struct filter *filter, struct run *run)
{
	switch (run->record.shape) {
	case RECORD_MASK:
		return check_board(filter, run);
	case RECORD_MASK_REFUSAL:
		return check_refusal(filter, run);
	default:
		return "a refusal without a board";
	}
}

static void verify(struct filter *filter, void *state)
{
	struct run *run = state;
	const unsigned shapes =
		SHAPE(RECORD_MASK) | SHAPE(RECORD_REFUSAL) | SHAPE(RECORD_MASK_REFUSAL);

	while (filter_record(filter, &run->record, shapes,
		"a board with presses applied (pipe through lo-apply)")) {
		const char *wrong = check(filter, run);

		if (wrong) {
			report(filter, run, reader_last_line(&filter->in), wrong);
			run->failed++;
		} else if (run->record.shape == RECORD_MASK) {
			run->solved++;
		} else {
			run->refused++;
		}
	}
}

int main(int argc, char **argv)
{
	static struct filter filter;
	struct run run = {0};
	bool counted = false, verbose = false, wrap = false, failed;
	char *rule = NULL, *target = NULL;
	uint64_t records, count = 0;
	char wrong[80];
	int option;

	filter_open(&filter, "lo-verify",
		"[-qv] [-n count] [-r rule] [-w] [-t target] [file...]",
		"  -n count       fail unless there are exactly so many records\n"
		"  -q             print nothing about what fails\n"
		"  -r rule        what a button flips, plus without it\n"
		"  -t target      this mask, or all lights on, and not dark\n"
		"  -v             print totals on standard error\n"
		"  -w             join the edges of the board\n");
	while ((option = filter_option(&filter, argc, argv, ":n:qr:t:vwhV")) != -1)
		switch (option) {
		case 'n':
			count = filter_number(&filter, 'n', optarg, 0, UINT64_MAX);
			counted = true;
			break;
		case 'q':
			run.quiet = true;
			break;
		case 'r':
			rule = optarg;
			break;
		case 't':
			target = optarg;
			break;
		case 'v':
			verbose = true;
			break;
		case 'w':
			wrap = true;
			break;
		}
	filter_target(&filter, &run.target, target);
	filter_rule(&filter, &run.rule, rule, wrap);
	if (!record_open(&run.record))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, verify, &run);
	failed = run.failed > 0;
	records = run.solved + run.refused + run.failed;
	if (counted && records != count) {
		failed = true;
		snprintf(wrong, sizeof wrong,
			"expected %" PRIu64 " records in all, found %" PRIu64, count,
			records);
		report(&filter, &run, filter.in.line, wrong);
	}
	if (verbose)
		filter_say(&filter,
			"%" PRIu64 " solved, %" PRIu64 " refused, %" PRIu64 " failed",
			run.solved, run.refused, run.failed);
	record_close(&run.record);
	rule_close(&run.rule);
	target_close(&run.target);
	return filter_close(&filter, failed ? STATUS_FAILED : STATUS_DONE);
}
