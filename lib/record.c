#include "record.h"
#include "mask_text.h"

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

static void write_refusal(struct writer *writer, const struct mask *proof)
{
	writer_byte(writer, '!');
	if (proof)
		mask_print(writer, proof);
}

void record_print(struct writer *writer, enum shape shape, const struct mask *first,
	const struct mask *second)
{
	if (shape == RECORD_REFUSAL)
		write_refusal(writer, first);
	else
		mask_print(writer, first);
	if (shape == RECORD_MASKS || shape == RECORD_MASK_REFUSAL)
		writer_byte(writer, '\t');
	if (shape == RECORD_MASKS)
		mask_print(writer, second);
	if (shape == RECORD_MASK_REFUSAL)
		write_refusal(writer, second);
	writer_byte(writer, '\n');
}
