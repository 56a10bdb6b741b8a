/* Powers of two in decimal. */
#ifndef LO_POWER_H
#define LO_POWER_H

#include "writer.h"

#include <stdbool.h>
#include <stdint.h>

/* Writes 2^n, all of its digits. False, and nothing written, if memory is out. */
bool power_write(struct writer *writer, uint64_t n);

#endif
