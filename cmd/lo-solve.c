/* lo-solve: the presses that darken each board, or the proof that none do. */
#include "../lib/engine/solver.h"
#include "filter.h"

#include <inttypes.h>

struct run {
	struct solver solver;
	struct record record;
	struct mask answer;
	bool with_boards;
	uint64_t solved, refused;
};

static void solve(struct filter *filter, void *state)
{
	struct run *run = state;
	const struct mask *board = &run->record.first;

	while (filter_record(filter, &run->record)) {
		enum verdict verdict;

		if (run->record.shape == RECORD_REFUSAL)
			filter_refuse(filter, &run->record, 1,
				"expected a board, found a refusal");
		if (run->record.shape != RECORD_MASK)
			filter_refuse(filter, &run->record, run->record.column,
				"expected the end of the line behind the board");
		verdict = solver_solve(&run->solver, board, &run->answer);
		if (verdict == VERDICT_TROUBLE)
			filter_refuse(filter, &run->record, 1, run->solver.reason);
		if (run->with_boards) {
			field_mask(&filter->out, board);
			writer_byte(&filter->out, '\t');
		}
		if (verdict == VERDICT_SOLVED)
			field_mask(&filter->out, &run->answer);
		else
			field_refusal(&filter->out, &run->answer);
		writer_byte(&filter->out, '\n');
		run->solved += verdict == VERDICT_SOLVED;
		run->refused += verdict == VERDICT_REFUSED;
	}
}

int main(int argc, char **argv)
{
	struct filter filter;
	struct run run = {0};
	const struct engine *engine = NULL;
	bool verbose = false;
	int option;

	filter_open(&filter, "lo-solve", "[-pv] [-e engine] [file...]",
		"  -e engine      solve by table, gauss or enum alone\n"
		"  -p             print the board before each answer\n"
		"  -v             print totals on standard error\n");
	while ((option = filter_option(&filter, argc, argv, "e:pv")) != -1)
		switch (option) {
		case 'e':
			engine = engine_named(optarg);
			if (!engine)
				filter_usage(&filter, "-e: unknown engine '%s'", optarg);
			break;
		case 'p':
			run.with_boards = true;
			break;
		case 'v':
			verbose = true;
			break;
		}
	solver_open(&run.solver, &rule_plus, engine);
	if (!record_open(&run.record) || !mask_open(&run.answer))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, solve, &run);
	if (verbose)
		filter_say(&filter,
			"%" PRIu64 " boards: %" PRIu64 " solved, %" PRIu64 " refused",
			run.solved + run.refused, run.solved, run.refused);
	solver_close(&run.solver);
	record_close(&run.record);
	mask_close(&run.answer);
	return filter_close(&filter, STATUS_HELD);
}
