/* nonblock COMMAND...: runs the command with standard input and output non-blocking. */
#include <fcntl.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	for (int fd = 0; fd < 2; fd++)
		if (fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK) != 0)
			return 125;
	if (argc > 1)
		execvp(argv[1], argv + 1);
	return 125;
}
