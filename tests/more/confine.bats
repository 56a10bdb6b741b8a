# Filters confined, see lo(7): its command is taken from the page. Needs bwrap and ldd.

load ../setup

page=${LO_MAN:-$top/man}/lo.7.scd

setup_file() {
	command -v bwrap ldd >/dev/null || {
		echo 'bwrap or ldd: not installed' >&2
		return 1
	}
	c11 -D_GNU_SOURCE -o "$BATS_FILE_TMPDIR/seccomp" "$top/tests/assure/seccomp.c"
}

# command_of_page: to the file script.
command_of_page() {
	sed 's/\\\(.\)/\1/g' "$page" | awk '
		/^# / { here = $0 == "# CONFINEMENT" }
		/^```/ { inside = !inside; next }
		here && inside' >script
	[ -s script ]
}

@test "a filter confined as the page has it gives the same answers" {
	bwrap --unshare-all --ro-bind / / true || skip 'no namespaces here'
	command_of_page
	lo-gen -s 5x5 -n 50 -S 1 >boards
	lo-solve boards >want
	expect 0 '' '' sh script
	expect 0 '' '' cmp want answers
	# A bad board, and no file beside.
	echo x >boards
	expect 2 '' "lo-solve: <stdin>:1:1: expected a hex digit, found 'x'" sh script
	sed 's|"$lo" <boards|"$lo" /etc/passwd|' script >other
	expect 2 '' 'lo-solve: /etc/passwd: No such file or directory' sh other
}

@test "the page lists the system calls that the program allows" {
	awk '/^# / { here = $0 == "# CONFINEMENT" } here && /^\t[a-z]/ && !/file/' "$page" |
		tr -d ' \t\n' | tr , '\n' >listed
	sed -n '/the list of lo(7)/,/What starts them/s/.*{__NR_\([a-z0-9_]*\),.*/\1/p' \
		"$top/tests/assure/seccomp.c" | sort -u >allowed
	echo >>listed
	[ "$(wc -l <allowed)" -gt 10 ]
	diff allowed listed
}

@test "a filter does its work with those calls alone" {
	lo-gen -s 30x30 -n 20 -S 1 >boards
	lo-solve boards >want
	expect 0 "$(<want)" '' "$BATS_FILE_TMPDIR/seccomp" "$LO_BIN/lo-solve" boards
	# A shell reads a folder and makes a process, which kills it.
	run "$BATS_FILE_TMPDIR/seccomp" /bin/sh -c 'cat boards; :'
	[ "$status" = 159 ]
}
