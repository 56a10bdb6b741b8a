/*
 * measure pairs N A B: runs the shell commands A and B in turn, N times each, and prints
 * the median, the least and the greatest of the ratios of their times, and the median
 * times in milliseconds.
 *
 * measure peak A: runs A and prints the peak memory of its largest process in KiB.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 99 };

/* Runs a command with bash and pipefail; the program ends if it fails. */
static double seconds(const char *command)
{
	struct timespec begin, end;
	int status;
	pid_t pid;

	clock_gettime(CLOCK_MONOTONIC, &begin);
	pid = fork();
	if (pid == 0) {
		execlp("bash", "bash", "-o", "pipefail", "-c", command, (char *)NULL);
		_exit(127);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid || status != 0) {
		fprintf(stderr, "measure: failed: %s\n", command);
		exit(1);
	}
	clock_gettime(CLOCK_MONOTONIC, &end);
	return (double)(end.tv_sec - begin.tv_sec) +
		(double)(end.tv_nsec - begin.tv_nsec) / 1e9;
}

static int compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

/* Sorts the values, rising. */
static double median(double *values, int n)
{
	qsort(values, (size_t)n, sizeof *values, compare);
	return (values[(n - 1) / 2] + values[n / 2]) / 2;
}

int main(int argc, char **argv)
{
	double a[MOST], b[MOST], ratio[MOST];
	struct rusage usage;
	int n;

	if (argc == 3 && strcmp(argv[1], "peak") == 0) {
		seconds(argv[2]);
		getrusage(RUSAGE_CHILDREN, &usage);
		printf("%ld\n", usage.ru_maxrss);
		return 0;
	}
	if (argc != 5 || strcmp(argv[1], "pairs") != 0)
		return 2;
	n = atoi(argv[2]);
	if (n < 1 || n > MOST)
		return 2;
	for (int i = 0; i < n; i++) {
		a[i] = seconds(argv[3]);
		b[i] = seconds(argv[4]);
		ratio[i] = a[i] / b[i];
	}
	printf("%.2f ", median(ratio, n));
	printf("%.2f %.2f ", ratio[0], ratio[n - 1]);
	printf("%.1f %.1f\n", 1e3 * median(a, n), 1e3 * median(b, n));
	return 0;
}
