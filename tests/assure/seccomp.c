/*
 * seccomp >FILE: writes the system calls that a filter may make as a program for
 * bwrap --seccomp. Any other call kills.
 *
 * seccomp PROGRAM ARGUMENT...: runs the program under it, where bwrap cannot.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "for x86_64 and aarch64"
#endif

/*
 * A call, if the bits of the mask in the low half of an argument have that value, and those
 * of the other mask in its high half are 0. The high half of an int may be anything.
 */
struct call {
	uint32_t number, argument, mask, value, high_mask;
};

#define READS_ONLY (~(uint32_t)(O_CLOEXEC | O_LARGEFILE))
#define ALL (~(uint32_t)0)

static const struct call calls[] = {
	/* What the filters are for: the list of lo(7). */
	{__NR_brk, 0, 0, 0, 0},
	{__NR_close, 0, 0, 0, 0},
	{__NR_exit_group, 0, 0, 0, 0},
	{__NR_getrandom, 0, 0, 0, 0},
	{__NR_ioctl, 1, ALL, TCGETS, 0},
	{__NR_ioctl, 1, ALL, TIOCGWINSZ, 0},
	{__NR_mmap, 0, 0, 0, 0},
	{__NR_mremap, 0, 0, 0, 0},
	{__NR_munmap, 0, 0, 0, 0},
	{__NR_openat, 2, READS_ONLY, O_RDONLY, 0},
#ifdef __NR_poll
	{__NR_poll, 0, 0, 0, 0},
#endif
	{__NR_ppoll, 0, 0, 0, 0},
	{__NR_prlimit64, 2, ALL, 0, ALL}, /* a pointer */
	{__NR_read, 0, 0, 0, 0},
	{__NR_sysinfo, 0, 0, 0, 0},
	{__NR_write, 0, 0, 0, 0},
	/* What starts them: bwrap, the dynamic loader and the libc. */
	{__NR_execve, 0, 0, 0, 0},
	{__NR_faccessat, 0, 0, 0, 0},
	{__NR_fstat, 0, 0, 0, 0},
	{__NR_mprotect, 0, 0, 0, 0},
	{__NR_newfstatat, 0, 0, 0, 0},
	{__NR_pread64, 0, 0, 0, 0},
	{__NR_rseq, 0, 0, 0, 0},
	{__NR_set_robust_list, 0, 0, 0, 0},
	{__NR_set_tid_address, 0, 0, 0, 0},
	{__NR_wait4, 0, 0, 0, 0},
#ifdef __NR_access
	{__NR_access, 0, 0, 0, 0},
#endif
#ifdef __NR_arch_prctl
	{__NR_arch_prctl, 0, 0, 0, 0},
#endif
};

enum { CALLS = sizeof calls / sizeof *calls, FIRST = 3, EACH = 9 };

/* Instructions for a field of the call, and for what comes of a comparison. */
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)(field))
#define SKIP_UNLESS(value, n) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, n)
#define RETURN(what) BPF_STMT(BPF_RET | BPF_K, what)

/* The low half of an argument comes first: both machines are little-endian. */
#define ARGUMENT(n) (offsetof(struct seccomp_data, args) + 8 * (n))

static void add(struct sock_filter **to, const struct sock_filter *from, size_t count)
{
	memcpy(*to, from, count * sizeof *from);
	*to += count;
}

static size_t make(struct sock_filter *program)
{
	const struct sock_filter first[FIRST] = {
		LOAD(offsetof(struct seccomp_data, arch)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
		RETURN(SECCOMP_RET_KILL_PROCESS),
	};
	struct sock_filter *end = program;

	add(&end, first, FIRST);
	for (size_t i = 0; i < CALLS; i++) {
		const struct sock_filter one[EACH] = {
			LOAD(offsetof(struct seccomp_data, nr)),
			SKIP_UNLESS(calls[i].number, 7),
			LOAD(ARGUMENT(calls[i].argument)),
			BPF_STMT(BPF_ALU | BPF_AND | BPF_K, calls[i].mask),
			SKIP_UNLESS(calls[i].value, 4),
			LOAD(ARGUMENT(calls[i].argument) + 4),
			BPF_STMT(BPF_ALU | BPF_AND | BPF_K, calls[i].high_mask),
			SKIP_UNLESS(0, 1),
			RETURN(SECCOMP_RET_ALLOW),
		};

		add(&end, one, EACH);
	}
	*end++ = (struct sock_filter)RETURN(SECCOMP_RET_KILL_PROCESS);
	return (size_t)(end - program);
}

int main(int argc, char **argv)
{
	struct sock_filter program[FIRST + EACH * CALLS + 1];
	struct sock_fprog whole = {.filter = program};
	const size_t count = make(program);

	if (argc < 2) {
		fwrite(program, sizeof *program, count, stdout);
		return fflush(stdout) != 0;
	}
	whole.len = (unsigned short)count;
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
		prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &whole) == 0)
		execv(argv[1], argv + 1);
	fprintf(stderr, "seccomp: %s\n", strerror(errno));
	return 1;
}
