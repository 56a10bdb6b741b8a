/*
 * typed COMMAND...: runs the command with a terminal as its standard input. What ours has,
 * at most a line of a terminal, is typed there, and then once the end of the input.
 */
#define _XOPEN_SOURCE 700

#include <fcntl.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	char text[4096];
	int status, slave;
	ssize_t n;
	const int master = posix_openpt(O_RDWR | O_NOCTTY);

	if (argc < 2 || master < 0 || grantpt(master) != 0 || unlockpt(master) != 0)
		return 125;
	slave = open(ptsname(master), O_RDWR | O_NOCTTY);
	n = read(STDIN_FILENO, text, sizeof text - 1);
	if (slave < 0 || n < 0)
		return 125;
	text[n] = '\004';
	if (write(master, text, (size_t)n + 1) != n + 1)
		return 125;
	if (fork() == 0) {
		dup2(slave, STDIN_FILENO);
		close(slave);
		close(master);
		execvp(argv[1], argv + 1);
		_exit(125);
	}
	close(slave);
	/* Who waits for more is left alone: the terminal goes away. */
	alarm(20);
	return wait(&status) < 0 || !WIFEXITED(status) ? 125 : WEXITSTATUS(status);
}
