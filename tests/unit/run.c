/*
 * Solves the boards on standard input as lo-solve does, by a rule that refuses half of
 * those of 5x6: every button flips its own light, but that of the last cell none.
 */
#include "../../lib/engine/solver.h"
#include "../../lib/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

static uint64_t reach(struct size size)
{
	(void)size;
	return 0;
}

static void buttons(struct size size, uint64_t light, rule_visit *visit, void *context)
{
	(void)size;
	if (light > 0)
		visit(context, light);
}

static const struct rule rule = {.reach = reach, .buttons = buttons};
static struct solver solver;
static struct reader reader;
static struct writer writer;

int main(void)
{
	uint64_t verdicts[VERDICT_SOLVED + 1] = {0};
	struct record record;

	solver_open(&solver, &rule, NULL, NULL);
	writer_open(&writer, STDOUT_FILENO);
	reader_open(&reader, STDIN_FILENO, "<stdin>", &writer);
	if (!record_open(&record))
		return 2;
	while (record_read(&reader, &record) == GOT_ONE) {
		enum verdict verdict =
			solver_solve(&solver, &record.first, &record.second);

		record_write(&writer,
			verdict == VERDICT_SOLVED ? RECORD_MASK : RECORD_REFUSAL,
			&record.second, NULL);
		verdicts[verdict]++;
		solver_pass(&solver, &reader, &writer, verdicts);
	}
	record_close(&record);
	solver_close(&solver);
	fprintf(stderr, "%" PRIu64 " %" PRIu64 "\n", verdicts[VERDICT_SOLVED],
		verdicts[VERDICT_REFUSED]);
	return writer_close(&writer) ? 0 : 2;
}
