/* lo-solve: the presses that lead each board to the target, or the proof that none do. */
#include "../lib/engine/solver.h"
#include "../lib/power.h"
#include "filter_rule.h"

#include <inttypes.h>

struct run;
typedef void answer_function(struct filter *filter, struct run *run);

struct run {
	struct rule rule;
	struct target target;
	struct solver solver;
	struct record record;
	/* Presses or a proof, in record: in the place of the board unless -p prints it. */
	struct mask *answer_mask;
	/*
	 * Writes what is asked of a board that can be solved; NULL for its smallest
	 * solution.
	 */
	answer_function *answer;
	bool with_boards;
	bool plain; /* whether the smallest solution, to dark, is all that is asked for */
	uint64_t verdicts[VERDICT_SOLVED + 1]; /* how many of each */
};

/* Writes the answer, with -p after its board. */
static inline void put(struct filter *filter, const struct run *run, bool solved)
{
	if (run->with_boards)
		record_write(&filter->out, solved ? RECORD_MASKS : RECORD_MASK_REFUSAL,
			&run->record.first, run->answer_mask);
	else
		record_write(&filter->out, solved ? RECORD_MASK : RECORD_REFUSAL,
			run->answer_mask, NULL);
}

/* Finds out what is asked about the size; what cannot be settled ends the filter. */
static const struct solutions *ask(
	struct filter *filter, struct run *run, solver_question *question)
{
	const struct solutions *solutions = solver_ask(&run->solver, question);

	if (!solutions)
		filter_refuse(filter, 1, run->solver.reason);
	return solutions;
}

static void put_fewest(struct filter *filter, struct run *run)
{
	const struct solutions *solutions = ask(filter, run, solutions_fewest);

	fewest_find(solutions->fewest, run->answer_mask, run->solver.progress);
	put(filter, run, true);
}

static void put_all(struct filter *filter, struct run *run)
{
	const struct solutions *solutions = ask(filter, run, solutions_kernel);

	do {
		put(filter, run, true);
		filter_go_on(filter);
	} while (kernel_next(solutions->kernel, run->answer_mask));
}

static void put_count(struct filter *filter, struct run *run)
{
	const struct solutions *solutions = ask(filter, run, solutions_count);

	if (!power_write(&filter->out, solutions->nullity))
		filter_refuse(filter, 1, "out of memory");
	writer_byte(&filter->out, '\n');
}

static void solve(struct filter *filter, void *state)
{
	struct run *run = state;
	struct mask *board = &run->record.first;

	while (filter_record(filter, &run->record, SHAPE(RECORD_MASK), "a board")) {
		enum verdict verdict;

		filter_target_add(filter, &run->target, board);
		verdict = solver_solve(&run->solver, board, run->answer_mask);
		if (verdict == VERDICT_TROUBLE)
			filter_refuse(filter, 1, run->solver.reason);
		if (run->with_boards)
			filter_target_add(filter, &run->target, board);
		if (!run->answer)
			put(filter, run, verdict == VERDICT_SOLVED);
		else if (verdict == VERDICT_SOLVED)
			run->answer(filter, run);
		else if (run->answer == put_count)
			writer_text(&filter->out, "0\n");
		else
			put(filter, run, false);
		run->verdicts[verdict]++;
		if (run->plain)
			solver_pass(&run->solver, &filter->in, &filter->out, board,
				run->answer_mask, run->verdicts);
	}
}

/* Takes a question from the options, of which there can be one. */
static void ask_for(struct filter *filter, struct run *run, answer_function *answer)
{
	if (run->answer && run->answer != answer)
		filter_usage(filter, "-a, -c and -m do not take each other");
	run->answer = answer;
}

int main(int argc, char **argv)
{
	static struct filter filter;
	struct progress progress = {.tell = filter_tell, .context = &filter};
	struct run run = {0};
	const struct engine *engine = NULL;
	char *rule = NULL, *target = NULL;
	bool verbose = false, wrap = false;
	int option;

	filter_open(&filter, "lo-solve",
		"[-m|-a|-c] [-pv] [-r rule] [-w] [-t target] [-e engine] [file...]",
		"  -a             print every solution, rising\n"
		"  -c             print how many solutions there are\n"
		"  -e engine      solve by this engine alone\n"
		"  -m             print a solution of the fewest presses\n"
		"  -p             print the board before each answer\n"
		"  -r rule        what a button flips, plus without it\n"
		"  -t target      presses that lead to this mask, or to all lights on\n"
		"  -v             print progress and totals on standard error\n"
		"  -w             join the edges of the board\n");
	while ((option = filter_option(&filter, argc, argv, ":ace:mpr:t:vwhV")) != -1)
		switch (option) {
		case 'a':
			ask_for(&filter, &run, put_all);
			break;
		case 'c':
			ask_for(&filter, &run, put_count);
			break;
		case 'e':
			engine = engine_named(optarg);
			if (!engine)
				filter_unknown(&filter, 'e', optarg, engine_name);
			break;
		case 'm':
			ask_for(&filter, &run, put_fewest);
			break;
		case 'p':
			run.with_boards = true;
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
	if (run.answer == put_count && run.with_boards)
		filter_usage(&filter, "-c prints numbers, not records: no -p");
	filter_target(&filter, &run.target, target);
	filter_rule(&filter, &run.rule, rule, wrap);
	run.answer_mask = run.with_boards ? &run.record.second : &run.record.first;
	run.plain = !run.answer && !target;
	solver_open(&run.solver, &run.rule, engine, verbose ? &progress : NULL);
	if (!record_open(&run.record))
		filter_die(&filter, "out of memory");
	filter_each(&filter, argv + optind, solve, &run);
	if (verbose)
		filter_say(&filter, "%" PRIu64 " solved, %" PRIu64 " refused",
			run.verdicts[VERDICT_SOLVED], run.verdicts[VERDICT_REFUSED]);
	solver_close(&run.solver);
	record_close(&run.record);
	rule_close(&run.rule);
	target_close(&run.target);
	return filter_close(&filter, STATUS_DONE);
}
