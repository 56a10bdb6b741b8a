#include "draw.h"
#include "hex.h"
#include "record.h"

void draw_any(struct random *random, struct mask *mask)
{
	unsigned cells = (unsigned)(size_cells(mask->size) % 64);
	size_t i = mask_words(mask);

	mask->words[--i] = random_next(random) >> (64 - cells) % 64;
	while (i-- > 0)
		mask->words[i] = random_next(random);
}

/*
 * Writes n masks of the judges' size, at most WRITER_BYTES / 9: 33 instructions a mask
 * (callgrind), and 72 by draw_any() and record_write().
 */
static void draw_bare(struct random *random, size_t n, struct writer *writer)
{
	struct random here = *random; /* may stay in registers */
	char *text = writer_room(writer, 9 * n);

	writer->used += 9 * n;
	for (; n > 0; n--, text += 9) {
		hex_print8(text, random_next(&here) >> (64 - 30));
		text[8] = '\n';
	}
	*random = here;
}

void draw_records(
	struct random *random, struct mask *mask, uint64_t count, struct writer *writer)
{
	const bool bare = size_same(mask->size, SIZE_JUDGES);

	for (uint64_t n = 1; count > 0 && writer->error == 0; count -= n) {
		if (bare) {
			n = count < WRITER_BYTES / 9 ? count : WRITER_BYTES / 9;
			draw_bare(random, (size_t)n, writer);
		} else {
			draw_any(random, mask);
			record_write(writer, RECORD_MASK, mask, NULL);
		}
	}
}

/*
 * Floyd's method (Bentley and Floyd, "A sample of brilliance", 1987): as j takes the last
 * `weight` cells in turn, a cell drawn from those up to j joins the set, or j itself does
 * if that one is in. More than half of the cells are drawn as those that stay out.
 */
void draw_weight(struct random *random, uint64_t weight, struct mask *mask)
{
	const uint64_t cells = size_cells(mask->size);
	const bool inverse = weight > cells / 2;
	const size_t words = mask_words(mask);

	for (size_t i = 0; i < words; i++)
		mask->words[i] = 0;
	for (uint64_t j = cells - (inverse ? cells - weight : weight); j < cells; j++) {
		uint64_t cell = random_to(random, j);

		mask_flip(mask, mask_bit(mask, cell) ? j : cell);
	}
	if (!inverse)
		return;
	for (size_t i = 0; i < words; i++)
		mask->words[i] = ~mask->words[i];
	mask->words[words - 1] &= mask_top(mask);
}

bool draw_next(struct mask *mask)
{
	const size_t words = mask_words(mask);
	size_t i = 0;

	while (i < words && ++mask->words[i] == 0)
		i++;
	if (i == words)
		return false;
	if ((mask->words[words - 1] & ~mask_top(mask)) == 0)
		return true;
	mask->words[words - 1] = 0;
	return false;
}
