#include "../run.h"
#include "solver.h"

static void pass_bare(const struct prepared *last, struct reader *reader,
	struct writer *writer, uint64_t verdicts[VERDICT_SOLVED + 1])
{
	uint64_t boards[RUN_MOST];
	size_t n;

	while ((n = run_read(reader, boards)) > 0) {
		uint64_t refused = last->engine->solve_run(last->state, boards, n);

		run_write(writer, boards, n, refused);
		verdicts[VERDICT_REFUSED] += bits_count(refused);
		verdicts[VERDICT_SOLVED] += n - bits_count(refused);
	}
}

void solver_pass(struct solver *solver, struct reader *reader, struct writer *writer,
	struct mask *board, uint64_t verdicts[VERDICT_SOLVED + 1])
{
	const struct prepared *last = solver->last;
	struct run_lines lines;

	if (last->engine->solve_run && size_same(last->size, SIZE_JUDGES)) {
		pass_bare(last, reader, writer, verdicts);
		return;
	}
	if (!run_lines(&lines, last->size))
		return;
	while (run_read_line(reader, &lines, board)) {
		enum verdict verdict = last->engine->solve(last->state, board, board);

		run_write_line(writer, &lines, board, verdict == VERDICT_REFUSED);
		verdicts[verdict]++;
	}
}
