#include "terminal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h> /* not in POSIX, but in every system of use */
#include <unistd.h>

/* The locale is left as it was: nothing else depends on it. */
static bool utf8(void)
{
	const bool known = setlocale(LC_CTYPE, "") != NULL;
	const bool utf8 = known && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;

	setlocale(LC_CTYPE, "C");
	return utf8;
}

/* A variable of the environment, empty if it is not set. */
static const char *variable(const char *name)
{
	const char *value = getenv(name);

	return value ? value : "";
}

static uint64_t columns(void)
{
#ifdef TIOCGWINSZ
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
		return size.ws_col;
#endif
	return 0;
}

struct display terminal_display(void)
{
	struct display display = {.blocks = utf8()};

	if (!isatty(STDOUT_FILENO))
		return display;
	display.columns = columns();
	display.colour = *variable("NO_COLOR") == '\0' && *variable("TERM") != '\0' &&
		strcmp(variable("TERM"), "dumb") != 0;
	return display;
}
