#include "memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#define MIB UINT64_C(1048576)

/* In bytes. */
static uint64_t most(void)
{
	struct rlimit limit;
	uint64_t bytes = SIZE_MAX / 2;
#ifdef _SC_PHYS_PAGES /* not in POSIX, but in every system of use */
	const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);

	if (pages > 0 && page > 0 && (uint64_t)pages < bytes / (uint64_t)page)
		bytes = (uint64_t)pages * (uint64_t)page;
#endif
	if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
		(uint64_t)limit.rlim_cur < bytes)
		bytes = (uint64_t)limit.rlim_cur;
	return bytes;
}

bool memory_affords(uint64_t bytes, const char *what, char reason[REASON])
{
	uint64_t all;

	/*
	 * So much there is anywhere, and to ask takes longer than to read a small board.
	 */
	if (bytes <= MIB)
		return true;
	all = most();
	if (bytes <= all)
		return true;
	snprintf(reason, REASON,
		"%s %" PRIu64 " MiB of memory, and %" PRIu64 " MiB is all there is", what,
		(bytes - 1) / MIB + 1, all / MIB);
	return false;
}

bool memory_holds(struct size size, char reason[REASON])
{
	const uint64_t bytes = (size_cells(size) + 7) / 8;
	char what[80];

	if (bytes <= MIB)
		return true;
	snprintf(what, sizeof what, "a board of %" PRIu64 "x%" PRIu64 " takes", size.rows,
		size.columns);
	return memory_affords(bytes, what, reason);
}

uint64_t memory_most_cells(void)
{
	const uint64_t cells = UINT64_C(1) << 62, all = most();
	const uint64_t bytes = all > MIB ? all : MIB;

	return bytes < cells / 8 ? 8 * bytes : cells;
}
