/* Runs a command and takes what it says. */
#ifndef COMMAND_H
#define COMMAND_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

enum { COMMAND_SECONDS = 20, COMMAND_HANGS = 128 + SIGALRM };

struct bytes {
	char *text;
	size_t n;
};

struct result {
	int status; /* as a shell has it: 128 and the signal that ended it */
	struct bytes out, err;
};

/* The same bytes; those of a at the head of b. */
bool bytes_same(struct bytes a, struct bytes b);
bool bytes_begin(struct bytes a, struct bytes b);

/* All of a file. */
struct bytes bytes_read(int fd);

/*
 * Runs the command with its input from that file's beginning. A command that takes longer
 * than COMMAND_SECONDS is ended. What is said goes to the files run.out and run.err of
 * the working directory. The process that becomes the command calls around last, unless
 * that is NULL.
 */
struct result command_run(char **command, int input, void (*around)(void));

void result_free(struct result *result);

enum { COMMAND_WORDS = 32 };

/* Cuts a line "INPUT COMMAND ARGUMENT..." up, NULL at the end. False if it is none. */
bool command_words(char *line, char *words[COMMAND_WORDS + 1]);

/* The same, and opens INPUT for reading. -1 if the line is none or has no such file. */
int command_input(char *line, char *words[COMMAND_WORDS + 1]);

/* Whether what was said is one line that begins with the name of the command. */
bool is_message(struct bytes err, const char *name);

#endif
