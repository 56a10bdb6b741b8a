/*
 * Linked into the programs of a changed build: one that does not end takes no more than some
 * seconds of its processor. The tests themselves, shells that run long, have no limit.
 */
#include <sys/resource.h>

enum { SECONDS = 10 };

__attribute__((constructor)) static void limit(void)
{
	setrlimit(RLIMIT_CPU, &(struct rlimit){SECONDS, SECONDS});
}
