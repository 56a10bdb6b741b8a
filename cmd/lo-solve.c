/* lo-solve: the presses that darken each board, or the proof that none do. */
#include "../lib/engine/solver.h"
#include "filter.h"

#include <inttypes.h>

struct run {
	struct solver solver;
	struct record record;
	bool with_boards;
	uint64_t verdicts[VERDICT_SOLVED + 1]; /* how many of each */
};

static void solve(struct filter *filter, void *state)
{
	struct run *run = state;
	const struct mask *board = &run->record.first;
	struct mask *answer = &run->record.second;

	while (filter_record(filter, &run->record, SHAPE(RECORD_MASK), "a board")) {
		enum verdict verdict = solver_solve(&run->solver, board, answer);
		const bool solved = verdict == VERDICT_SOLVED;

		if (verdict == VERDICT_TROUBLE)
			filter_refuse(filter, 1, run->solver.reason);
		if (run->with_boards)
			record_write(&filter->out,
				solved ? RECORD_MASKS : RECORD_MASK_REFUSAL, board,
				answer);
		else
			record_write(&filter->out, solved ? RECORD_MASK : RECORD_REFUSAL,
				answer, NULL);
		run->verdicts[verdict]++;
		if (!run->with_boards)
			solver_pass(
				&run->solver, &filter->in, &filter->out, run->verdicts);
	}
}

int main(int argc, char **argv)
{
	static struct filter filter;
	struct progress progress = {.tell = filter_tell, .context = &filter};
	struct run run = {0};
	const struct engine *engine = NULL;
	bool verbose = false;
	int option;

	filter_open(&filter, "lo-solve", "[-pv] [-e engine] [file...]",
		"  -e engine      solve by this engine alone\n"
		"  -p             print the board before each answer\n"
		"  -v             print progress and totals on standard error\n");
	while ((option = filter_option(&filter, argc, argv, ":e:pvhV")) != -1)
		switch (option) {
		case 'e':
			engine = engine_named(optarg);
			if (!engine)
				filter_unknown(&filter, 'e', optarg, engine_name);
			break;
		case 'p':
			run.with_boards = true;
			break;
		case 'v':
			verbose = true;
			break;
		}
	solver_open(&run.solver, &rule_plus, engine, verbose ? &progress : NULL);
	if (!record_open(&run.record))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, solve, &run);
	if (verbose)
		filter_say(&filter, "%" PRIu64 " solved, %" PRIu64 " refused",
			run.verdicts[VERDICT_SOLVED], run.verdicts[VERDICT_REFUSED]);
	solver_close(&run.solver);
	record_close(&run.record);
	return filter_close(&filter, STATUS_DONE);
}
