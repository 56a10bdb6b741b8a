#include "solutions.h"
#include "../memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

void solutions_close(struct solutions *solutions)
{
	fewest_close(solutions->fewest);
	if (solutions->kernel)
		kernel_close(solutions->kernel);
	free(solutions->kernel);
}

static bool out_of_memory(char reason[REASON])
{
	snprintf(reason, REASON, "out of memory");
	return false;
}

bool solutions_count(struct solutions *solutions, char reason[REASON])
{
	const struct teller *teller = &solutions->teller;
	uint64_t rank;

	if (solutions->counted)
		return true;
	if (teller->engine->nullity) {
		solutions->nullity = teller->engine->nullity(teller->state);
		solutions->counted = true;
		return true;
	}
	solutions->counted = rule_fit(solutions->rule, solutions->size, reason) &&
		rank_find(solutions->rule, solutions->progress, &rank,
			&solutions->nullity, reason);
	return solutions->counted;
}

/* Takes the kernel from the engine, or from another if that does not tell. */
static bool take_kernel(
	struct solutions *solutions, struct kernel *kernel, char reason[REASON])
{
	struct teller teller = solutions->teller;
	const bool own = !teller.engine->quiet;
	bool done;

	if (own &&
		(!rule_fit(solutions->rule, solutions->size, reason) ||
			!teller_open(
				&teller, solutions->rule, solutions->progress, reason)))
		return false;
	done = kernel_open(kernel, &teller, solutions->size, solutions->progress);
	if (own)
		teller_close(&teller);
	if (done)
		return true;
	kernel_close(kernel);
	return out_of_memory(reason);
}

bool solutions_kernel(struct solutions *solutions, char reason[REASON])
{
	struct kernel *kernel;
	uint64_t bytes;

	if (solutions->kernel)
		return true;
	if (!solutions_count(solutions, reason))
		return false;
	bytes = kernel_bytes(solutions->size, solutions->nullity);
	if (!memory_affords(bytes, "the quiet patterns take", reason))
		return false;
	kernel = calloc(1, sizeof *kernel);
	if (!kernel)
		return out_of_memory(reason);
	if (!take_kernel(solutions, kernel, reason)) {
		free(kernel);
		return false;
	}
	solutions->kernel = kernel;
	solutions->bytes = bytes;
	return true;
}

bool solutions_fewest(struct solutions *solutions, char reason[REASON])
{
	uint64_t bytes;

	if (solutions->fewest)
		return true;
	if (!solutions_count(solutions, reason))
		return false;
	if (solutions->nullity > FEWEST_MOST) {
		snprintf(reason, REASON,
			"the nullity is %" PRIu64
			", and the fewest presses are found up to %d",
			solutions->nullity, FEWEST_MOST);
		return false;
	}
	if (!solutions_kernel(solutions, reason))
		return false;
	bytes = fewest_bytes(solutions->kernel);
	if (bytes == UINT64_MAX) {
		snprintf(reason, REASON,
			"the fewest presses are found for boards below 2^31 cells");
		return false;
	}
	if (!memory_affords(bytes, "sums take", reason))
		return false;
	solutions->fewest = fewest_open(solutions->kernel);
	if (!solutions->fewest)
		return out_of_memory(reason);
	solutions->bytes += bytes;
	return true;
}
