#include "record.h"
#include "hex.h"

bool record_open(struct record *record)
{
	record->first.words = record->second.words = NULL;
	return mask_open(&record->first) && mask_open(&record->second);
}

void record_close(struct record *record)
{
	mask_close(&record->first);
	mask_close(&record->second);
}

static void write_size(struct writer *writer, struct size size)
{
	writer_number(writer, size.rows);
	writer_byte(writer, 'x');
	writer_number(writer, size.columns);
	writer_byte(writer, ':');
}

static void write_mask(struct writer *writer, const struct mask *mask)
{
	size_t i = mask_words(mask) - 1;
	const unsigned digits = (unsigned)(size_digits(mask->size) - 16 * i);

	if (!size_same(mask->size, SIZE_JUDGES))
		write_size(writer, mask->size);
	hex_print(writer_room(writer, 16), mask->words[i], digits);
	writer->used += digits;
	while (i > 0) {
		const size_t part = i < WRITER_BYTES / 16 ? i : WRITER_BYTES / 16;
		char *text = writer_room(writer, 16 * part);

		for (size_t end = i - part; i > end; text += 16)
			hex_print16(text, mask->words[--i]);
		writer->used += 16 * part;
	}
}

static void write_refusal(struct writer *writer, const struct mask *proof)
{
	writer_byte(writer, '!');
	if (proof)
		write_mask(writer, proof);
}

void record_print(struct writer *writer, enum shape shape, const struct mask *first,
	const struct mask *second)
{
	if (shape == RECORD_REFUSAL)
		write_refusal(writer, first);
	else
		write_mask(writer, first);
	if (shape == RECORD_MASKS || shape == RECORD_MASK_REFUSAL)
		writer_byte(writer, '\t');
	if (shape == RECORD_MASKS)
		write_mask(writer, second);
	if (shape == RECORD_MASK_REFUSAL)
		write_refusal(writer, second);
	writer_byte(writer, '\n');
}
