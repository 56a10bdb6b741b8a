/*
 * The fewest presses against trying all, on kernels drawn at random, and what is told of
 * a long search. Prints what is wrong.
 */
#include "../../lib/engine/fewest.h"
#include "../../lib/engine/descent.h"
#include "../../lib/engine/progress.h"
#include "../../lib/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

static void check(bool right, const char *what, uint64_t which)
{
	if (right)
		return;
	printf("wrong: %s, %llu\n", what, (unsigned long long)which);
	failures++;
}

static void *need(void *memory)
{
	if (!memory)
		exit(2);
	return memory;
}

static void set_bit(uint64_t *words, uint64_t bit)
{
	words[bit / 64] |= UINT64_C(1) << bit % 64;
}

static bool has_bit(const uint64_t *words, uint64_t bit)
{
	return words[bit / 64] >> bit % 64 & 1;
}

static struct kernel dark_kernel(struct size size, uint64_t nullity)
{
	const size_t words = (size_t)mask_words_for(size_cells(size));

	return (struct kernel){size, nullity, words,
		need(calloc((size_t)nullity * words + 1, sizeof(uint64_t)))};
}

static uint64_t *pattern(const struct kernel *kernel, uint64_t i)
{
	return kernel->patterns + i * kernel->words;
}

static uint64_t lead(const struct kernel *kernel, uint64_t i)
{
	uint64_t cell = size_cells(kernel->size) - 1;

	while (!has_bit(pattern(kernel, i), cell))
		cell--;
	return cell;
}

/* A reduced basis with random leads. Of the other cells one in `rare` is covered. */
static struct kernel draw_kernel(
	struct random *random, uint64_t cells, uint64_t nullity, uint64_t rare)
{
	struct kernel kernel = dark_kernel((struct size){1, cells}, nullity);
	uint64_t *leads = need(calloc(kernel.words, sizeof *leads));
	uint64_t i = 0;

	for (uint64_t left = nullity; left > 0;) {
		const uint64_t cell = random_to(random, cells - 1);

		left -= !has_bit(leads, cell);
		set_bit(leads, cell);
	}
	for (uint64_t cell = 0; cell < cells; cell++) {
		if (!has_bit(leads, cell))
			continue;
		set_bit(pattern(&kernel, i), cell);
		for (uint64_t below = 0; below < cell; below++)
			if (!has_bit(leads, below) && random_to(random, rare - 1) == 0)
				set_bit(pattern(&kernel, i), below);
		i++;
	}
	free(leads);
	return kernel;
}

/* Random presses, 0 at all leads. */
static void draw_presses(
	struct random *random, const struct kernel *kernel, struct mask *presses)
{
	if (!mask_clear(presses, kernel->size))
		exit(2);
	for (size_t i = 0; i < kernel->words; i++)
		presses->words[i] = random_next(random);
	presses->words[kernel->words - 1] &= mask_top(presses);
	for (uint64_t i = 0; i < kernel->nullity; i++)
		if (has_bit(presses->words, lead(kernel, i)))
			mask_flip(presses, lead(kernel, i));
}

static uint64_t weight(const uint64_t *words, size_t n)
{
	uint64_t sum = 0;

	for (size_t i = 0; i < n; i++)
		for (uint64_t word = words[i]; word != 0; word &= word - 1)
			sum++;
	return sum;
}

static bool smaller(const uint64_t *a, const uint64_t *b, size_t n)
{
	while (n-- > 0)
		if (a[n] != b[n])
			return a[n] < b[n];
	return false;
}

static void add(uint64_t *sum, const uint64_t *words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		sum[i] ^= words[i];
}

/* Makes presses what it should become, by weighing all and comparing masks. */
static void try_all(const struct kernel *kernel, struct mask *presses)
{
	const size_t words = kernel->words;
	uint64_t *sum = need(calloc(words, sizeof *sum));
	uint64_t best = weight(presses->words, words);

	memcpy(sum, presses->words, words * sizeof *sum);
	for (uint64_t step = 1; step < UINT64_C(1) << kernel->nullity; step++) {
		uint64_t i = 0, count;

		while (!(step >> i & 1))
			i++;
		add(sum, pattern(kernel, i), words);
		count = weight(sum, words);
		if (count > best ||
			(count == best && !smaller(sum, presses->words, words)))
			continue;
		best = count;
		memcpy(presses->words, sum, words * sizeof *sum);
	}
	free(sum);
}

/* The same by a descent whose lanes may be narrow. */
static void descend(const struct kernel *kernel, bool narrow, struct mask *presses)
{
	struct descent *descent = need(descent_open(kernel, narrow));
	uint64_t number = descent_find(descent, presses, NULL);

	for (uint64_t i = 0; i < kernel->nullity; i++)
		if (number >> i & 1)
			add(presses->words, pattern(kernel, i), kernel->words);
	descent_close(descent);
}

static void copy(struct mask *to, const struct mask *from)
{
	if (!mask_clear(to, from->size))
		exit(2);
	memcpy(to->words, from->words, mask_words(from) * sizeof *to->words);
}

static bool same(const struct mask *a, const struct mask *b)
{
	return memcmp(a->words, b->words, mask_words(a) * sizeof *a->words) == 0;
}

static struct mask presses, want, got;

/* Whether presses become want, each way that there is. */
static void find(const struct kernel *kernel, const char *what, uint64_t which)
{
	struct fewest *fewest = need(fewest_open(kernel));

	for (int again = 0; again < 2; again++) {
		copy(&got, &presses);
		fewest_find(fewest, &got, NULL);
		check(same(&got, &want), what, which);
	}
	fewest_close(fewest);
	if (kernel->nullity < DESCENT_LEAST)
		return;
	for (int narrow = 0; narrow < 2; narrow++) {
		copy(&got, &presses);
		descend(kernel, narrow, &got);
		check(same(&got, &want), what, which);
	}
}

static void random_kernels(void)
{
	struct random random;

	random_open(&random, 1);
	for (uint64_t round = 0; round < 600; round++) {
		const uint64_t nullity = round % 13, rare = 1 + random_to(&random, 7);
		const uint64_t most = round % 3 == 0 ? 20 : round % 3 == 1 ? 70 : 300;
		const uint64_t cells = nullity + 1 + random_to(&random, most - nullity);
		struct kernel kernel = draw_kernel(&random, cells, nullity, rare);

		for (int board = 0; board < 3; board++) {
			draw_presses(&random, &kernel, &presses);
			copy(&want, &presses);
			try_all(&kernel, &want);
			find(&kernel, "random kernel", round);
		}
		free(kernel.patterns);
	}
}

/*
 * Patterns of a share of the cells each, of which all but the leads are pressed, or a
 * few: sums as far from 0 as can be. The sizes are where 8 and 16 bits end.
 */
static void many_cells(void)
{
	static const uint64_t sizes[] = {
		127, 128, 129, 255, 256, 32767, 32768, 32790, 40000, 65535, 65536, 65600};

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		for (uint64_t board = 0; board < 3; board++) {
			const uint64_t nullity = 7, share = sizes[i] / nullity;
			struct kernel kernel =
				dark_kernel((struct size){1, sizes[i]}, nullity);

			for (uint64_t cell = 0; cell < share * nullity; cell++)
				set_bit(pattern(&kernel, cell / share), cell);
			if (!mask_clear(&presses, kernel.size))
				exit(2);
			for (uint64_t cell = 0; board > 0 && cell < sizes[i]; cell++)
				if (board == 1 || cell % share * 2 < share)
					mask_flip(&presses, cell);
			for (uint64_t p = 0; p < nullity; p++)
				if (mask_bit(&presses, lead(&kernel, p)))
					mask_flip(&presses, lead(&kernel, p));
			copy(&want, &presses);
			try_all(&kernel, &want);
			find(&kernel, "many cells", sizes[i]);
			free(kernel.patterns);
		}
}

/*
 * The largest nullity, of patterns that have no cell in common, so that each is added by
 * itself where that leaves fewer cells set. Of two cells it never does.
 */
static void most_patterns(void)
{
	for (uint64_t cells = 1; cells <= 5; cells++) {
		struct kernel kernel = dark_kernel(
			(struct size){FEWEST_MOST, cells}, (uint64_t)FEWEST_MOST);
		struct random random;

		random_open(&random, cells);
		for (uint64_t cell = 0; cell < cells * FEWEST_MOST; cell++)
			set_bit(pattern(&kernel, cell / cells), cell);
		for (int board = 0; board < 10; board++) {
			draw_presses(&random, &kernel, &presses);
			copy(&want, &presses);
			for (uint64_t i = 0; i < FEWEST_MOST; i++) {
				uint64_t set = 0;

				for (uint64_t j = 0; j < cells; j++)
					set += mask_bit(&presses, i * cells + j);
				if (2 * set > cells)
					add(want.words, pattern(&kernel, i),
						kernel.words);
			}
			find(&kernel, "patterns apart", cells);
		}
		free(kernel.patterns);
	}
}

/* Of too many patterns or cells all that is asked is what they would take. */
static void refused(void)
{
	struct kernel kernel = {{1, 1000}, FEWEST_MOST + 1, 16, NULL};

	check(fewest_bytes(&kernel) == UINT64_MAX, "too many patterns", kernel.nullity);
	kernel.nullity = FEWEST_MOST;
	check(fewest_bytes(&kernel) < UINT64_MAX, "not too many", kernel.nullity);
	kernel.size.columns = UINT64_C(1) << 31;
	check(fewest_bytes(&kernel) == UINT64_MAX, "too many cells", 1);
	kernel.nullity = 1;
	check(fewest_bytes(&kernel) < UINT64_MAX, "any cells for one pattern", 1);
}

/* What has been told of the progress of a search; here in place of lib/engine/progress.c. */
static double told, told_of;
static unsigned notes;

void progress_begin(struct progress *progress, const char *stage)
{
	told = 0;
	notes = 0;
	if (progress)
		progress->stage = stage;
}

void progress_look(struct progress *progress, double done, double all)
{
	(void)progress;
	check(done > told && done <= all, "progress rises up to all", ++notes);
	told = done;
	told_of = all;
}

/* A long search is told of, up to its end; a short one is not. */
static void progress(void)
{
	struct random random;

	random_open(&random, 1);
	for (uint64_t nullity = 23; nullity <= 26; nullity++) {
		struct progress p = {0};
		struct kernel kernel = draw_kernel(&random, 40, nullity, 2);
		struct fewest *fewest = need(fewest_open(&kernel));

		for (int board = 0; board < 2; board++) {
			draw_presses(&random, &kernel, &presses);
			fewest_find(fewest, &presses, &p);
			if (nullity < 24)
				check(!p.stage && notes == 0, "short search", nullity);
			else
				check(p.stage && strcmp(p.stage, "fewest presses") == 0 &&
						notes > 0 && told == told_of,
					"long search", nullity);
		}
		fewest_close(fewest);
		free(kernel.patterns);
	}
}

int main(void)
{
	if (!mask_open(&presses) || !mask_open(&want) || !mask_open(&got))
		return 2;
	random_kernels();
	many_cells();
	most_patterns();
	refused();
	progress();
	mask_close(&presses);
	mask_close(&want);
	mask_close(&got);
	return failures > 0;
}
