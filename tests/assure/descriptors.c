/*
 * descriptors <CASES: each case is a line "INPUT COMMAND ARGUMENT...", the input a file.
 * Runs it as it is, then with descriptors and limits that are not as they should be.
 * Prints for each of these "RUNS RIGHT NAME", and on standard error what was not right.
 */
#include "command.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { MOST_BYTES = 512 };

static void put_file(int fd, const char *name, int flags)
{
	const int file = open(name, flags);

	if (file < 0 || dup2(file, fd) != fd)
		_exit(125);
	close(file);
}

static void close_0(void)
{
	close(0);
}

static void close_1(void)
{
	close(1);
}

static void close_2(void)
{
	close(2);
}

static void close_0_1(void)
{
	close(0);
	close(1);
}

static void close_0_2(void)
{
	close(0);
	close(2);
}

static void close_1_2(void)
{
	close(1);
	close(2);
}

static void close_all(void)
{
	close_0_1();
	close(2);
}

static void full_disk(void)
{
	put_file(1, "/dev/full", O_WRONLY);
}

static void full_error(void)
{
	put_file(2, "/dev/full", O_WRONLY);
}

static void full_both(void)
{
	full_disk();
	full_error();
}

static void write_only(void)
{
	put_file(0, "/dev/null", O_WRONLY);
}

static void read_only(void)
{
	put_file(1, "/dev/null", O_RDONLY);
}

static void read_only_error(void)
{
	put_file(2, "/dev/null", O_RDONLY);
}

static void folder(void)
{
	put_file(0, ".", O_RDONLY);
}

/* Makes it a pipe that nobody reads. */
static void put_pipe(int fd)
{
	int ends[2];

	if (pipe(ends) != 0 || dup2(ends[1], fd) != fd)
		_exit(125);
	close(ends[0]);
	close(ends[1]);
}

static void gone(void)
{
	put_pipe(1);
}

static void gone_ignored(void)
{
	signal(SIGPIPE, SIG_IGN);
	put_pipe(1);
}

static void error_gone(void)
{
	put_pipe(2);
}

static void error_gone_ignored(void)
{
	signal(SIGPIPE, SIG_IGN);
	put_pipe(2);
}

static void limit(void)
{
	const struct rlimit most = {MOST_BYTES, MOST_BYTES};

	if (setrlimit(RLIMIT_FSIZE, &most) != 0)
		_exit(125);
}

static void limit_ignored(void)
{
	signal(SIGXFSZ, SIG_IGN);
	limit();
}

/* Standard input through a pipe, a few bytes at a time. */
static void piped(void)
{
	int ends[2];
	char bytes[97];
	ssize_t n;

	if (pipe(ends) != 0)
		_exit(125);
	if (fork() == 0) {
		close(ends[0]);
		close(1);
		close(2);
		while ((n = read(0, bytes, sizeof bytes)) > 0)
			if (write(ends[1], bytes, (size_t)n) != n)
				break;
		_exit(0);
	}
	dup2(ends[0], 0);
	close(ends[0]);
	close(ends[1]);
}

enum { IN = 1, OUT = 2, ERR = 4 };

/* Which descriptors are of no use, and with which error or signal one is told of it. */
static const struct around {
	const char *name;
	void (*make)(void);
	unsigned lost;
	size_t most; /* bytes that come out all the same */
	int signal;
	int error; /* 0: where no message can tell */
} arounds[] = {
	{"closed: 0", close_0, IN, 0, 0, EBADF},
	{"closed: 1", close_1, OUT, 0, 0, EBADF},
	{"closed: 2", close_2, ERR, 0, 0, 0},
	{"closed: 0 and 1", close_0_1, IN | OUT, 0, 0, EBADF},
	{"closed: 0 and 2", close_0_2, IN | ERR, 0, 0, 0},
	{"closed: 1 and 2", close_1_2, OUT | ERR, 0, 0, 0},
	{"closed: all", close_all, IN | OUT | ERR, 0, 0, 0},
	{"full: standard output", full_disk, OUT, 0, 0, ENOSPC},
	{"full: standard error", full_error, ERR, 0, 0, 0},
	{"full: both", full_both, OUT | ERR, 0, 0, 0},
	{"standard input for writing", write_only, IN, 0, 0, EBADF},
	{"standard output for reading", read_only, OUT, 0, 0, EBADF},
	{"standard error for reading", read_only_error, ERR, 0, 0, 0},
	{"standard input a folder", folder, IN, 0, 0, EISDIR},
	{"standard input a pipe", piped, 0, 0, 0, 0},
	{"reader gone: SIGPIPE", gone, OUT, 0, SIGPIPE, 0},
	{"reader gone: SIGPIPE ignored", gone_ignored, OUT, 0, 0, EPIPE},
	{"reader of errors gone: SIGPIPE", error_gone, ERR, 0, SIGPIPE, 0},
	{"reader of errors gone: SIGPIPE ignored", error_gone_ignored, ERR, 0, 0, 0},
	{"file size limit: SIGXFSZ", limit, OUT, MOST_BYTES, SIGXFSZ, 0},
	{"file size limit: SIGXFSZ ignored", limit_ignored, OUT, MOST_BYTES, 0, EFBIG},
};

enum { AROUNDS = sizeof arounds / sizeof *arounds };

static long runs[AROUNDS], right[AROUNDS];

/* NULL, or what is not right. */
static const char *judge(const struct around *around, char **command,
	const struct result *want, const struct result *got)
{
	const bool out = (around->lost & OUT) && want->out.n > around->most;
	const bool err = (around->lost & ERR) && want->err.n > 0;
	const bool same_out = out || bytes_same(got->out, want->out);
	const bool same_err = (around->lost & ERR) || bytes_same(got->err, want->err);

	if (got->status == COMMAND_HANGS)
		return "it hangs";
	if (out && got->out.n > around->most)
		return "it has output";
	if (!bytes_begin(got->out, want->out))
		return "its output is wrong";
	if ((around->lost & ERR) && got->err.n > 0)
		return "it has a message";
	if (!out && !err && same_out && same_err && got->status == want->status)
		return NULL;
	if (around->signal != 0 && got->status == 128 + around->signal)
		return (out || err) && got->err.n == 0 ? NULL : "it is ended by a signal";
	if (around->signal != 0 || around->lost == 0)
		return "it is another than it was";
	if (got->status != 2)
		return "its status is not 2";
	if (around->lost & ERR)
		return out || err || (around->lost & IN) ? NULL : "it ends for nothing";
	if (!is_message(got->err, command[0]))
		return "it has no message of one line";
	return strstr(got->err.text, strerror(around->error))
		? NULL
		: "its message has another reason";
}

static bool try_case(char *line)
{
	char *words[COMMAND_WORDS + 1];
	const int input = command_input(line, words);
	struct result want;

	if (input < 0)
		return false;
	want = command_run(words + 1, input, NULL);
	for (int i = 0; i < AROUNDS; i++) {
		struct result got = command_run(words + 1, input, arounds[i].make);
		const char *wrong = judge(&arounds[i], words + 1, &want, &got);

		runs[i]++;
		right[i] += !wrong;
		if (wrong) {
			fprintf(stderr, "%s:", arounds[i].name);
			for (char **word = words; *word; word++)
				fprintf(stderr, " %.40s", *word);
			fprintf(stderr, ": %s: status %d, output %zu, error: %.300s\n",
				wrong, got.status, got.out.n, got.err.text);
		}
		result_free(&got);
	}
	result_free(&want);
	close(input);
	return true;
}

int main(void)
{
	char line[1024];

	signal(SIGPIPE, SIG_DFL);
	signal(SIGXFSZ, SIG_DFL);
	while (fgets(line, sizeof line, stdin))
		if (!try_case(line)) {
			fprintf(stderr, "not a case: %s\n", line);
			return 125;
		}
	for (int i = 0; i < AROUNDS; i++)
		printf("%ld %ld %s\n", runs[i], right[i], arounds[i].name);
	return 0;
}
