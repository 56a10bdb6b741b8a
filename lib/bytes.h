/*
 * Eight bytes of text at once, as a word whose highest byte is the first, by POSIX's
 * ntohl() and htonl(): no order of bytes in memory and no alignment is assumed.
 */
#ifndef LO_BYTES_H
#define LO_BYTES_H

#include <arpa/inet.h>
#include <stdint.h>
#include <string.h>

/* The byte in all eight places of a word. */
#define BYTES(byte) (UINT64_C(0x0101010101010101) * (byte))

static inline uint64_t bytes_load(const char *text)
{
	uint32_t high, low;

	memcpy(&high, text, 4);
	memcpy(&low, text + 4, 4);
	return (uint64_t)ntohl(high) << 32 | ntohl(low);
}

static inline void bytes_store(char *text, uint64_t word)
{
	uint32_t high = htonl((uint32_t)(word >> 32));
	uint32_t low = htonl((uint32_t)word);

	memcpy(text, &high, 4);
	memcpy(text + 4, &low, 4);
}

#endif
