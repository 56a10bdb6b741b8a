#include "input.h"
#include "run.h"

/* Takes boards that are laid out as one before, as run_read() takes masks. */
static size_t read_run(
	struct input *input, struct reader *reader, uint64_t boards[RUN_MOST])
{
	const struct layout *layout = &input->layout;
	const size_t whole = (size_t)(reader->end - reader->at) / layout->bytes;
	size_t most = whole < RUN_MOST ? whole : RUN_MOST;
	const char *at = reader->at;
	size_t n = 0;

	if (most > input->left)
		most = (size_t)input->left;
	for (; n < most && layout_read(layout, at, &boards[n]); n++)
		at += layout->bytes;
	reader->at = at;
	reader->line += n * layout->lines;
	input->left -= n;
	return n;
}

void input_pass(struct input *input, struct reader *reader, struct writer *writer)
{
	uint64_t boards[RUN_MOST];
	size_t n;

	if (input->left == 0 || input->layout.bytes == 0 ||
		!size_same(input->size, SIZE_JUDGES))
		return;
	while ((n = read_run(input, reader, boards)) > 0)
		run_write(writer, NULL, boards, n, 0);
}
