/* How far long work has come, told once a second to whoever wants to know. */
#ifndef LO_PROGRESS_H
#define LO_PROGRESS_H

struct progress {
	/*
	 * Takes what is being done, the share of it that is done, and the seconds left.
	 */
	void (*tell)(void *context, const char *stage, double share, double left);
	void *context;
	const char *stage; /* the last that was begun */
	double begun;      /* when that was, in seconds of some clock */
	double told;       /* when tell was last called or the stage was begun */
	unsigned notes;    /* since the stage was begun */
};

/* Begins a stage; nothing if progress is NULL. */
void progress_begin(struct progress *progress, const char *stage);

/* progress_note() where someone wants to know: sees to the clock now and then. */
void progress_look(struct progress *progress, double done, double all);

/* To be called often in a stage, at least every 20 ms: so much of all is done. */
static inline void progress_note(struct progress *progress, double done, double all)
{
	if (progress)
		progress_look(progress, done, all);
}

#endif
