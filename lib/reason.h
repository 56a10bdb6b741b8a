/* Reasons: why something cannot be done, as text for a message. */
#ifndef LO_REASON_H
#define LO_REASON_H

enum { REASON = 200 }; /* the bytes of a reason, with its NUL */

/* The place in a format of input or an argument, other than a file name. */
#define QUOTE "%.40s"

#endif
