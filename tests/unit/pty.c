/*
 * pty COLUMNS COMMAND...: runs the command with a terminal as its standard output, and
 * writes what comes to that, byte for byte. The terminal says that it has so many
 * columns; 0 is none known.
 */
#define _XOPEN_SOURCE 700

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	struct winsize size = {.ws_row = 24};
	struct termios modes;
	char text[4096];
	int status, slave;
	ssize_t n;
	const int master = posix_openpt(O_RDWR | O_NOCTTY);

	if (argc < 3 || master < 0 || grantpt(master) != 0 || unlockpt(master) != 0)
		return 125;
	slave = open(ptsname(master), O_RDWR | O_NOCTTY);
	if (slave < 0 || tcgetattr(slave, &modes) != 0)
		return 125;
	modes.c_oflag &= ~(tcflag_t)OPOST;
	size.ws_col = (unsigned short)atoi(argv[1]);
	if (tcsetattr(slave, TCSANOW, &modes) != 0 ||
		ioctl(slave, TIOCSWINSZ, &size) != 0)
		return 125;
	if (fork() == 0) {
		dup2(slave, STDOUT_FILENO);
		close(slave);
		close(master);
		execvp(argv[2], argv + 2);
		_exit(125);
	}
	close(slave);
	while ((n = read(master, text, sizeof text)) > 0)
		if (write(STDOUT_FILENO, text, (size_t)n) != n)
			return 125;
	return wait(&status) < 0 || !WIFEXITED(status) ? 125 : WEXITSTATUS(status);
}
