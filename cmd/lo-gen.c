/* lo-gen: masks, drawn at random or all of a kind. */
#include "../lib/draw.h"
#include "../lib/memory.h"
#include "filter.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

static void put(struct filter *filter, const struct mask *mask)
{
	record_write(&filter->out, RECORD_MASK, mask, NULL);
	filter_go_on(filter);
}

static void all_masks(struct filter *filter, struct mask *mask)
{
	do
		put(filter, mask);
	while (draw_next(mask));
}

static void each_cell(struct filter *filter, struct mask *mask)
{
	for (uint64_t cell = size_cells(mask->size); cell > 0;) {
		mask_flip(mask, --cell);
		put(filter, mask);
		mask_flip(mask, cell);
	}
}

/* With that many cells set. */
static void weighted_masks(struct filter *filter, struct mask *mask, uint64_t count,
	struct random *random, uint64_t weight)
{
	for (; count > 0; count--) {
		draw_weight(random, weight, mask);
		put(filter, mask);
	}
}

int main(int argc, char **argv)
{
	static struct filter filter;
	struct size size = SIZE_JUDGES;
	struct random random;
	struct mask mask;
	uint64_t count = 1, seed = 0, weight = 0;
	const char *bits = NULL;
	char reason[REASON];
	bool all = false, each = false, drawn = false, seeded = false, verbose = false;
	int option;

	filter_open(&filter, "lo-gen",
		"[-v] [-s RxC] [-n count] [-S seed] [-k bits]\n"
		"       lo-gen [-s RxC] -a|-e",
		"  -a             all masks, rising\n"
		"  -e             each mask of one cell, first cell first\n"
		"  -k bits        how many cells are set, any number without it\n"
		"  -n count       how many masks, 1 without it\n"
		"  -s RxC         their size, 5x6 without it\n"
		"  -S seed        the same masks for the same seed\n"
		"  -v             print the seed on standard error\n");
	while ((option = filter_option(&filter, argc, argv, ":aek:n:s:S:vhV")) != -1) {
		drawn |= option != 'a' && option != 'e' && option != 's';
		switch (option) {
		case 'a':
			all = true;
			break;
		case 'e':
			each = true;
			break;
		case 'k':
			bits = optarg;
			break;
		case 'n':
			count = filter_number(&filter, 'n', optarg, 0, UINT64_MAX);
			break;
		case 's':
			size = filter_size(&filter, 's', optarg);
			break;
		case 'S':
			seed = filter_number(&filter, 'S', optarg, 0, UINT64_MAX);
			seeded = true;
			break;
		case 'v':
			verbose = true;
			break;
		}
	}
	if (all + each + drawn > 1)
		filter_usage(
			&filter, "-a and -e take neither each other nor -k, -n, -S, -v");
	if (optind < argc)
		filter_usage(&filter, "unexpected operand '" QUOTE "'", argv[optind]);
	if (bits)
		weight = filter_number(&filter, 'k', bits, 0, size_cells(size));
	if (!all && !each && !seeded && !random_seed(&seed))
		filter_die(&filter, "%s: %s", RANDOM_SOURCE, strerror(errno));
	if (!memory_holds(size, reason))
		filter_die(&filter, "-s: %s", reason);
	if (!mask_open(&mask) || !mask_clear(&mask, size))
		filter_die(&filter, "out of memory");
	random_open(&random, seed);
	if (verbose)
		filter_say(&filter, "seed %" PRIu64, seed);
	if (all)
		all_masks(&filter, &mask);
	else if (each)
		each_cell(&filter, &mask);
	else if (bits)
		weighted_masks(&filter, &mask, count, &random, weight);
	else
		draw_records(&random, &mask, count, &filter.out);
	mask_close(&mask);
	return filter_close(&filter, STATUS_DONE);
}
