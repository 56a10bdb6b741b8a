#include "../run.h"
#include "solver.h"

#include <string.h>

static void pass_bare(const struct prepared *last, struct reader *reader,
	struct writer *writer, bool with_boards, uint64_t verdicts[VERDICT_SOLVED + 1])
{
	uint64_t boards[RUN_MOST], answers[RUN_MOST];
	size_t n;

	while ((n = run_read(reader, answers)) > 0) {
		uint64_t refused;

		if (with_boards)
			memcpy(boards, answers, n * sizeof *boards);
		refused = last->engine->solve_run(last->state, answers, n);
		run_write(writer, with_boards ? boards : NULL, answers, n, refused);
		verdicts[VERDICT_REFUSED] += bits_count(refused);
		verdicts[VERDICT_SOLVED] += n - bits_count(refused);
	}
}

void solver_pass(struct solver *solver, struct reader *reader, struct writer *writer,
	struct mask *board, struct mask *answer, uint64_t verdicts[VERDICT_SOLVED + 1])
{
	const struct prepared *last = solver->last;
	struct run_lines lines;

	if (last->engine->solve_run && size_same(last->size, SIZE_JUDGES)) {
		pass_bare(last, reader, writer, answer != board, verdicts);
		return;
	}
	if (!run_lines_open(&lines, last->size))
		return;
	while (run_read_line(reader, &lines, board)) {
		enum verdict verdict = last->engine->solve(last->state, board, answer);

		run_write_line(writer, &lines, answer != board ? board : NULL, answer,
			verdict == VERDICT_REFUSED);
		verdicts[verdict]++;
	}
}
