/*
 * A library to be preloaded: makes allocations and calls of the system fail as struct
 * faults says, in programs that take them from the libc. For glibc.
 */
#define _GNU_SOURCE /* for RTLD_NEXT, alone */

#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static struct faults *faults; /* NULL until the program begins */

/* ISO C has no conversion from an object's pointer to a function's; POSIX has. */
#define NEXT(function, name) (*(void **)&(function) = dlsym(RTLD_NEXT, name))

__attribute__((constructor)) static void begin(void)
{
	const char *name = getenv(FAULTS_VARIABLE);
	int (*next_open)(const char *, int, ...);
	int (*next_close)(int);
	void *map;
	int fd;

	if (!name)
		return;
	NEXT(next_open, "open");
	NEXT(next_close, "close");
	fd = next_open(name, O_RDWR);
	if (fd < 0)
		abort();
	map = mmap(NULL, sizeof *faults, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (map == MAP_FAILED)
		abort();
	next_close(fd);
	faults = map;
}

/* Counts a call. True if it is to fail, and errno says how. */
static bool fails(enum call call, int fd)
{
	long n;
	bool hit = false;

	if (!faults)
		return false;
	n = ++faults->calls[call];
	if (call != faults->call)
		return false;
	switch (faults->when) {
	case NEVER:
		break;
	case ONCE:
		hit = n == faults->at;
		break;
	case FROM_THEN_ON:
		hit = n >= faults->at;
		break;
	case EVERY_OTHER:
		hit = n % 2 == 1;
		break;
	}
	if (hit) {
		faults->injected++;
		faults->fd = fd;
		if (faults->error != ONE_BYTE)
			errno = faults->error;
	}
	return hit;
}

void *malloc(size_t bytes)
{
	static void *(*next)(size_t);

	if (!next)
		NEXT(next, "malloc");
	return fails(CALL_ALLOCATE, -1) ? NULL : next(bytes);
}

void *calloc(size_t n, size_t bytes)
{
	static void *(*next)(size_t, size_t);

	if (!next)
		NEXT(next, "calloc");
	return fails(CALL_ALLOCATE, -1) ? NULL : next(n, bytes);
}

void *realloc(void *old, size_t bytes)
{
	static void *(*next)(void *, size_t);

	if (!next)
		NEXT(next, "realloc");
	return fails(CALL_ALLOCATE, -1) ? NULL : next(old, bytes);
}

/* The filters open for reading alone, so that there is no mode to be handed on. */
int open(const char *name, int flags, ...)
{
	static int (*next)(const char *, int, ...);

	if (!next)
		NEXT(next, "open");
	return fails(CALL_OPEN, -1) ? -1 : next(name, flags);
}

int open64(const char *name, int flags, ...)
{
	static int (*next)(const char *, int, ...);

	if (!next)
		NEXT(next, "open64");
	return fails(CALL_OPEN, -1) ? -1 : next(name, flags);
}

ssize_t read(int fd, void *buffer, size_t bytes)
{
	static ssize_t (*next)(int, void *, size_t);

	if (!next)
		NEXT(next, "read");
	if (fails(CALL_READ, fd)) {
		if (faults->error != ONE_BYTE)
			return -1;
		bytes = bytes > 0;
	}
	return next(fd, buffer, bytes);
}

ssize_t write(int fd, const void *buffer, size_t bytes)
{
	static ssize_t (*next)(int, const void *, size_t);

	if (!next)
		NEXT(next, "write");
	if (fails(CALL_WRITE, fd)) {
		if (faults->error != ONE_BYTE)
			return -1;
		bytes = bytes > 0;
	}
	return next(fd, buffer, bytes);
}

int poll(struct pollfd *files, nfds_t n, int timeout)
{
	static int (*next)(struct pollfd *, nfds_t, int);

	if (!next)
		NEXT(next, "poll");
	return fails(CALL_POLL, n > 0 ? files->fd : -1) ? -1 : next(files, n, timeout);
}

/* As on Linux the descriptor is closed, whatever is returned. */
int close(int fd)
{
	static int (*next)(int);
	bool failed;
	int error;

	if (!next)
		NEXT(next, "close");
	failed = fails(CALL_CLOSE, fd);
	error = errno;
	if (!failed)
		return next(fd);
	next(fd);
	errno = error;
	return -1;
}
