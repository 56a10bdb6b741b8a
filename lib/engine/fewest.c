#include "fewest.h"
#include <stdlib.h>
struct fewest {
	int x;
};
uint64_t fewest_bytes(const struct kernel *kernel)
{
	(void)kernel;
	return 8;
}
struct fewest *fewest_open(const struct kernel *kernel)
{
	(void)kernel;
	return calloc(1, 8);
}
void fewest_close(struct fewest *fewest)
{
	free(fewest);
}
void fewest_find(struct fewest *fewest, struct mask *presses, struct progress *progress)
{
	(void)fewest;
	(void)presses;
	(void)progress;
}
