#include "engine.h"

#include <inttypes.h>
#include <stdio.h>

#define MOST_BYTES (UINT64_C(1) << 30)

bool engine_affords(const struct cost *cost, const char *what, char reason[REASON])
{
	if (cost->bytes <= MOST_BYTES)
		return true;
	snprintf(reason, REASON,
		"%s would take %" PRIu64 " MiB of memory, and %" PRIu64
		" MiB is the most",
		what, (cost->bytes - 1) / 1048576 + 1, MOST_BYTES / 1048576);
	return false;
}
