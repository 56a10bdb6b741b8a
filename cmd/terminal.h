/* What standard output and the environment say of how pictures are to be shown. */
#ifndef LO_TERMINAL_H
#define LO_TERMINAL_H

#include "../lib/output.h"

/*
 * Half blocks where the character set of the locale is UTF-8. On a terminal alone: its
 * columns as it says, 0 if it does not; colour, unless NO_COLOR is set and not empty, or
 * TERM is not set, empty or dumb.
 */
struct display terminal_display(void);

#endif
