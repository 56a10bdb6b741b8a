/*
 * feed [-e] COMMAND...: runs the command with a standard input that says what this one
 * says: each byte in a read of its own, or with -e all of it and then a read error. At
 * most 4096 bytes, on systems where a Unix socket keeps packets apart and reports a
 * reset.
 */
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	static char text[4096];
	const int failing = argc > 1 && strcmp(argv[1], "-e") == 0;
	const size_t length = fread(text, 1, sizeof text, stdin);
	int ends[2];

	/* What is too long is not cut in silence. */
	if (getchar() != EOF)
		return 125;
	argv += 1 + failing;
	if (socketpair(AF_UNIX, failing ? SOCK_STREAM : SOCK_SEQPACKET, 0, ends) != 0)
		return 125;
	if (failing) {
		/* Closing an end where a byte is unread resets the connection. */
		if (write(ends[1], text, length) != (ssize_t)length ||
			write(ends[0], "", 1) != 1)
			return 125;
	} else if (fork() == 0) {
		close(ends[0]);
		for (size_t i = 0; i < length; i++)
			if (write(ends[1], text + i, 1) != 1)
				return 125;
		return 0;
	}
	close(ends[1]);
	dup2(ends[0], STDIN_FILENO);
	close(ends[0]);
	execvp(argv[0], argv);
	return 125;
}
