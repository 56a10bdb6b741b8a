# Filters confined, see lo(7): its command is taken from the page. Needs bwrap and ldd.

load ../setup

page=${LO_MAN:-$top/man}/lo.7.scd

setup_file() {
	command -v bwrap ldd >/dev/null || {
		echo 'bwrap or ldd: not installed' >&2
		return 1
	}
	c11 -o "$BATS_FILE_TMPDIR/seccomp" "$top/tests/assure/seccomp.c"
}

# command_of_page K: the K-th of the section, to the file script.
command_of_page() {
	sed 's/\\\(.\)/\1/g' "$page" | awk -v k="$1" '
		/^# / { here = $0 == "# CONFINEMENT"; n = 0 }
		/^```/ { inside = !inside; n += inside; next }
		here && inside && n == k' >script
	[ -s script ]
}

@test "a filter confined as the page has it gives the same answers" {
	bwrap --unshare-all --ro-bind / / true || skip 'no namespaces here'
	command_of_page 1
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

@test "with the calls of the page, too" {
	bwrap --unshare-all --ro-bind / / true || skip 'no namespaces here'
	ln -s "$top/tests" .
	command_of_page 2
	expect 0 '' '' sh script
	lo-gen -s 5x5 -n 50 -S 1 >boards
	lo-solve boards >want
	command_of_page 1
	sed -i 's/--cap-drop/--seccomp 9 &/; $s/$/ 9<calls/' script
	expect 0 '' '' sh script
	expect 0 '' '' cmp want answers
	# One that looks for files is killed, as by the first of the calls.
	sed -i 's/lo-solve/ls/' script
	run sh script
	[ "$status" -gt 128 ]
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
