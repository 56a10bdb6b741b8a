#include "lights.h"
#include "bits.h"

#include <string.h>

static bool is_visible(char byte)
{
	return byte > ' ' && byte <= '~';
}

bool lights_parse(const char *text, struct lights *lights)
{
	if (!is_visible(text[0]) || !is_visible(text[1]) || text[0] == text[1] ||
		text[2] != '\0')
		return false;
	lights->off = text[0];
	lights->on = text[1];
	lights->differ = (unsigned)(text[0] ^ text[1]);
	lights->place = bits_lowest(lights->differ);
	memset(lights->of, LIGHTS_NEITHER, sizeof lights->of);
	lights->of[(unsigned char)lights->off] = 0;
	lights->of[(unsigned char)lights->on] = 1;
	for (unsigned i = 0; i < LIGHTS_GROUP_BYTES; i += 2) {
		lights->dark[i] = lights->off;
		lights->dark[i + 1] = ' ';
	}
	return true;
}
