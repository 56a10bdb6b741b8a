#include "command.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void check(bool done, const char *what)
{
	if (done)
		return;
	perror(what);
	exit(125);
}

bool bytes_begin(struct bytes a, struct bytes b)
{
	return a.n <= b.n && memcmp(a.text, b.text, a.n) == 0;
}

bool bytes_same(struct bytes a, struct bytes b)
{
	return a.n == b.n && bytes_begin(a, b);
}

struct bytes bytes_read(int fd)
{
	struct bytes bytes;
	struct stat file;

	check(fstat(fd, &file) == 0, "fstat");
	bytes.n = (size_t)file.st_size;
	bytes.text = malloc(bytes.n + 1);
	check(bytes.text != NULL, "malloc");
	check(pread(fd, bytes.text, bytes.n, 0) == (ssize_t)bytes.n, "pread");
	bytes.text[bytes.n] = '\0';
	return bytes;
}

/* An empty file, open; what descriptor is kept in *fd. */
static int emptied(int *fd, const char *name)
{
	if (*fd < 0)
		*fd = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	check(*fd >= 0, name);
	check(ftruncate(*fd, 0) == 0 && lseek(*fd, 0, SEEK_SET) == 0, name);
	return *fd;
}

struct result command_run(char **command, int input, void (*around)(void))
{
	static int out = -1, err = -1;
	struct result result;
	int status;
	pid_t pid;

	emptied(&out, "run.out");
	emptied(&err, "run.err");
	check(lseek(input, 0, SEEK_SET) == 0, "input");
	pid = fork();
	check(pid >= 0, "fork");
	if (pid == 0) {
		alarm(COMMAND_SECONDS);
		dup2(input, STDIN_FILENO);
		dup2(out, STDOUT_FILENO);
		dup2(err, STDERR_FILENO);
		if (around)
			around();
		execvp(command[0], command);
		_exit(127);
	}
	check(waitpid(pid, &status, 0) == pid, "waitpid");
	result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
	result.out = bytes_read(out);
	result.err = bytes_read(err);
	return result;
}

void result_free(struct result *result)
{
	free(result->out.text);
	free(result->err.text);
}

bool command_words(char *line, char *words[COMMAND_WORDS + 1])
{
	int n = 0;

	for (char *word = strtok(line, " \n"); word && n < COMMAND_WORDS;
		word = strtok(NULL, " \n"))
		words[n++] = word;
	words[n] = NULL;
	return n > 1;
}

int command_input(char *line, char *words[COMMAND_WORDS + 1])
{
	return command_words(line, words) ? open(words[0], O_RDONLY | O_CLOEXEC) : -1;
}

bool is_message(struct bytes err, const char *name)
{
	const size_t n = strlen(name);

	return err.n > n + 2 && memcmp(err.text, name, n) == 0 &&
		memcmp(err.text + n, ": ", 2) == 0 &&
		memchr(err.text, '\n', err.n) == err.text + err.n - 1;
}
