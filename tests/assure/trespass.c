/* trespass WHAT: does what no filter does, and prints that it could. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	const char *what = argc > 1 ? argv[1] : "";

	if (strcmp(what, "socket") == 0)
		socket(AF_INET, SOCK_STREAM, 0);
	else if (strcmp(what, "write") == 0)
		open("/dev/null", O_WRONLY);
	else if (strcmp(what, "create") == 0)
		open("created", O_RDONLY | O_CREAT, 0600);
	else if (strcmp(what, "fork") == 0)
		fork();
	else if (strcmp(what, "remove") == 0)
		unlink("none");
	else if (strcmp(what, "type") == 0)
		ioctl(0, TIOCSTI, "x");
	else if (strcmp(what, "limit") == 0)
		setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
	puts("passed");
	return 0;
}
