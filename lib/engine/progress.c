#include "progress.h"

#include <time.h>

static double seconds(void)
{
	struct timespec now = {0};

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

void progress_begin(struct progress *progress, const char *stage)
{
	if (!progress)
		return;
	progress->stage = stage;
	progress->begun = progress->told = seconds();
	progress->notes = 0;
}

void progress_look(struct progress *progress, double done, double all)
{
	double now;

	if (++progress->notes % 16 != 0)
		return;
	now = seconds();
	if (now - progress->told < 1 || done <= 0)
		return;
	progress->told = now;
	progress->tell(progress->context, progress->stage, done / all,
		(now - progress->begun) * (all - done) / done);
}
