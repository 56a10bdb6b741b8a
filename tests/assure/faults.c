/*
 * faults LIBRARY MOST <CASES: each case is a line "INPUT COMMAND ARGUMENT...", the input
 * a file. Runs it as it is, then once for every call that can be made to fail and every
 * way to fail, with the library of preload.c; of the calls of a kind in a case MOST fail
 * at most, the others left out evenly. Prints for each way "INJECTED RIGHT NAME", and on
 * standard error what was not right.
 */
#include "faults.h"
#include "command.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* What must come of a run in which a call failed. */
enum fate {
	SURVIVES, /* all that the run without it says */
	ENDS,     /* a message, after a part of the right output */
	EITHER,
};

static const struct way {
	const char *name;
	enum call call;
	int error;
	enum when when[2];
	enum fate fate;
} ways[] = {
	{"memory: one allocation", CALL_ALLOCATE, ENOMEM, {ONCE}, EITHER},
	{"memory: all from one on", CALL_ALLOCATE, ENOMEM, {FROM_THEN_ON}, EITHER},
	{"open: EMFILE", CALL_OPEN, EMFILE, {ONCE, FROM_THEN_ON}, ENDS},
	{"read: EIO", CALL_READ, EIO, {ONCE, FROM_THEN_ON}, ENDS},
	{"read: ENOSPC", CALL_READ, ENOSPC, {ONCE, FROM_THEN_ON}, ENDS},
	{"read: EINTR", CALL_READ, EINTR, {ONCE, EVERY_OTHER}, SURVIVES},
	{"read: EAGAIN", CALL_READ, EAGAIN, {ONCE, EVERY_OTHER}, SURVIVES},
	{"read: one byte", CALL_READ, ONE_BYTE, {ONCE, FROM_THEN_ON}, SURVIVES},
	{"write: EIO", CALL_WRITE, EIO, {ONCE, FROM_THEN_ON}, ENDS},
	{"write: ENOSPC", CALL_WRITE, ENOSPC, {ONCE, FROM_THEN_ON}, ENDS},
	{"write: EINTR", CALL_WRITE, EINTR, {ONCE, EVERY_OTHER}, SURVIVES},
	{"write: EAGAIN", CALL_WRITE, EAGAIN, {ONCE, EVERY_OTHER}, SURVIVES},
	{"write: one byte", CALL_WRITE, ONE_BYTE, {ONCE, FROM_THEN_ON}, SURVIVES},
	{"poll: EINTR", CALL_POLL, EINTR, {ONCE, FROM_THEN_ON}, SURVIVES},
	{"poll: ENOMEM", CALL_POLL, ENOMEM, {ONCE, FROM_THEN_ON}, SURVIVES},
	{"close: EIO", CALL_CLOSE, EIO, {ONCE, FROM_THEN_ON}, ENDS},
	{"close: EINTR", CALL_CLOSE, EINTR, {ONCE, FROM_THEN_ON}, SURVIVES},
};

enum { WAYS = sizeof ways / sizeof *ways };

static long most;

static struct totals {
	long injected, right;
} totals[WAYS];

/* The way's fate for what it came to: not all descriptors are alike. */
static enum fate fate_of(
	const struct way *way, const struct faults *faults, char **command)
{
	/* Input has been read when it is closed. */
	if (way->call == CALL_CLOSE && faults->fd != STDOUT_FILENO)
		return SURVIVES;
	/* What the seed comes from does not block. */
	if (way->call == CALL_READ && way->error == EAGAIN &&
		strcmp(command[0], "lo-gen") == 0)
		return EITHER;
	return way->fate;
}

/* NULL, or what is not right in a run where a call failed. */
static const char *judge(const struct way *way, const struct faults *faults,
	char **command, const struct result *want, const struct result *got)
{
	const enum fate fate = fate_of(way, faults, command);
	const char *reason = way->call == CALL_ALLOCATE ? "out of memory"
		: way->error == ONE_BYTE                ? ""
							: strerror(way->error);
	const bool same = got->status == want->status &&
		bytes_same(got->out, want->out) && bytes_same(got->err, want->err);

	if (got->status == COMMAND_HANGS)
		return "it hangs";
	if (faults->injected == 0)
		return "the call is not made";
	if (fate != ENDS && same)
		return NULL;
	if (fate == SURVIVES)
		return "it says other than without the fault";
	if (got->status != 2)
		return "its status is not 2";
	if (!bytes_begin(got->out, want->out))
		return "its output is wrong";
	/* Where standard error failed there is no message. */
	if (way->call == CALL_WRITE && faults->fd == STDERR_FILENO)
		return got->err.n == 0 ? NULL : "it writes on to what failed";
	if (bytes_begin(want->err, got->err)) {
		const struct bytes rest = {
			got->err.text + want->err.n, got->err.n - want->err.n};

		if (is_message(rest, command[0]) && strstr(rest.text, reason))
			return NULL;
	}
	if (!is_message(got->err, command[0]))
		return "it has no message of one line";
	return strstr(got->err.text, reason) ? NULL : "its message has another reason";
}

/* Prints what is not right, and which file and command it was. */
static void tell(const struct way *way, const struct faults *faults, const char *input,
	char **command, const struct result *got, const char *wrong)
{
	fprintf(stderr, "%s %d at %ld, <%s", way->name, (int)faults->when, faults->at,
		input);
	for (; *command; command++)
		fprintf(stderr, " %s", *command);
	fprintf(stderr, ": %s: status %d, output %zu bytes, error: %.300s\n", wrong,
		got->status, got->out.n, got->err.text);
}

static struct result run_with(
	struct faults *faults, const struct faults *told, char **command, int input)
{
	*faults = *told;
	return command_run(command, input, NULL);
}

/* Makes call after call fail in one way. */
static void fail(const struct way *way, enum when when, struct faults *faults, long calls,
	const char *name, char **command, int input, const struct result *want)
{
	struct totals *sum = &totals[way - ways];

	if (when == EVERY_OTHER && calls > 1)
		calls = 1;
	for (long at = 1; at <= calls; at += 1 + (calls - 1) / most) {
		const struct faults told = {
			.call = way->call, .when = when, .at = at, .error = way->error};
		struct result got = run_with(faults, &told, command, input);
		const char *wrong = judge(way, faults, command, want, &got);

		sum->injected++;
		sum->right += !wrong;
		if (wrong)
			tell(way, faults, name, command, &got, wrong);
		result_free(&got);
	}
}

/* False if the case cannot be run as it is. */
static bool try_case(struct faults *faults, char *line)
{
	char *words[COMMAND_WORDS + 1];
	char **command = words + 1;
	const struct faults none = {.when = NEVER};
	struct faults counted;
	const int input = command_input(line, words);
	struct result want;

	if (input < 0)
		return false;
	want = run_with(faults, &none, command, input);
	counted = *faults;
	if (want.status > 2 ||
		counted.calls[CALL_READ] + counted.calls[CALL_WRITE] == 0) {
		fprintf(stderr, "%s: status %d: %s", command[0], want.status,
			want.err.text);
		return false;
	}
	for (const struct way *way = ways; way < ways + WAYS; way++)
		for (int i = 0; i < 2 && way->when[i] != NEVER; i++)
			fail(way, way->when[i], faults, counted.calls[way->call],
				words[0], command, input, &want);
	result_free(&want);
	close(input);
	return true;
}

int main(int argc, char **argv)
{
	static const char name[] = "faults.map";
	const int fd = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	struct faults *faults;
	char line[1024];

	if (argc != 3 || fd < 0 || ftruncate(fd, sizeof *faults) != 0)
		return 125;
	faults = mmap(NULL, sizeof *faults, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	/*
	 * By the libc memory that is out for a locale is a locale that is not there, and
	 * pictures then have other characters. The locale C takes none.
	 */
	if (faults == MAP_FAILED || setenv("LC_ALL", "C", 1) != 0 ||
		setenv(FAULTS_VARIABLE, name, 1) != 0 ||
		setenv("LD_PRELOAD", argv[1], 1) != 0)
		return 125;
	most = strtol(argv[2], NULL, 10);
	while (fgets(line, sizeof line, stdin))
		if (!try_case(faults, line)) {
			fprintf(stderr, "not a case: %s\n", line);
			return 125;
		}
	for (int i = 0; i < WAYS; i++)
		printf("%ld %ld %s\n", totals[i].injected, totals[i].right, ways[i].name);
	return 0;
}
