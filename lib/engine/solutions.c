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
	*solutions = (struct solutions){0};
}

static bool out_of_memory(char reason[RANK_REASON])
{
	snprintf(reason, RANK_REASON, "out of memory");
	return false;
}

bool solutions_count(struct solutions *solutions, const struct rule *rule,
	struct progress *progress, char reason[RANK_REASON])
{
	uint64_t rank;

	if (!solutions->counted)
		solutions->counted =
			rank_find(rule, progress, &rank, &solutions->nullity, reason);
	return solutions->counted;
}

bool solutions_kernel(struct solutions *solutions, const struct rule *rule,
	struct progress *progress, char reason[RANK_REASON])
{
	struct kernel *kernel;

	if (solutions->kernel)
		return true;
	kernel = calloc(1, sizeof *kernel);
	if (!kernel)
		return out_of_memory(reason);
	if (kernel_open(kernel, rule, progress, reason)) {
		solutions->kernel = kernel;
		solutions->bytes = kernel->room * kernel->words * sizeof(uint64_t);
		return true;
	}
	kernel_close(kernel);
	free(kernel);
	return false;
}

bool solutions_fewest(struct solutions *solutions, const struct rule *rule,
	struct progress *progress, char reason[RANK_REASON])
{
	if (solutions->fewest)
		return true;
	if (!solutions_count(solutions, rule, progress, reason))
		return false;
	if (solutions->nullity > FEWEST_MOST) {
		snprintf(reason, RANK_REASON,
			"the nullity is %" PRIu64
			", and the fewest presses are found up to %d",
			solutions->nullity, FEWEST_MOST);
		return false;
	}
	if (!solutions_kernel(solutions, rule, progress, reason) ||
		!memory_affords(fewest_bytes(solutions->kernel), "sums take", reason,
			RANK_REASON))
		return false;
	solutions->fewest = fewest_open(solutions->kernel);
	if (!solutions->fewest)
		return out_of_memory(reason);
	solutions->bytes += fewest_bytes(solutions->kernel);
	return true;
}
