/* Runs a command and takes what it says. */
#ifndef RUN_H
#define RUN_H

#include <stdbool.h>
#include <stddef.h>

struct bytes {
	char *text;
	size_t n;
};

struct result {
	int status; /* as a shell has it: 128 and the signal that ended it; 142 is a hang */
	struct bytes out, err;
};

/* The same bytes; those of a at the head of b. */
bool bytes_same(struct bytes a, struct bytes b);
bool bytes_begin(struct bytes a, struct bytes b);

/* All of a file. */
struct bytes bytes_read(int fd);

/*
 * Runs the command with its input from that file's beginning. A command that takes longer
 * than those seconds is ended. The working directory has the files run.out and run.err.
 */
struct result run(char **command, int input, unsigned seconds);

void result_free(struct result *result);

/* Whether what was said is one line that begins with the name of the command. */
bool is_message(struct bytes err, const char *name);

#endif
