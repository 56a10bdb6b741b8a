/*
 * What the driver tells the library that it preloads, and what the library counts: one
 * struct, in a file named by an environment variable, that both map.
 */
#ifndef FAULTS_H
#define FAULTS_H

#define FAULTS_VARIABLE "LO_FAULTS"

enum call {
	CALL_ALLOCATE,
	CALL_OPEN,
	CALL_READ,
	CALL_WRITE,
	CALL_POLL,
	CALL_CLOSE,
	CALLS
};

enum when { NEVER, ONCE, FROM_THEN_ON, EVERY_OTHER };

enum { ONE_BYTE = -1 }; /* in place of an error: the call does one byte and no more */

struct faults {
	enum call call; /* which is to fail, */
	enum when when;
	long at;   /* from 1, for ONCE and FROM_THEN_ON */
	int error; /* with which errno */

	long calls[CALLS]; /* made so far */
	long injected;     /* of these failed */
	int fd;            /* of the one that failed last */
};

#endif
