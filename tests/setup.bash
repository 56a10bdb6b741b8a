# Loaded by every test file: the programs under test come first on PATH, each test runs
# in an empty folder of its own.

bats_require_minimum_version 1.5.0

top=$(cd "${BASH_SOURCE%/*}/.." && pwd)
data=$top/tests/data
case ${LO_BIN:=bin} in
/*) ;;
*) LO_BIN=$top/$LO_BIN ;;
esac
PATH=$LO_BIN:$PATH
# Of thousands of cases alike the sanitizers, whose processes are slow, see one in so many.
case $LO_BIN in
*/san) thin=3 ;;
*) thin=1 ;;
esac
filters='lo-apply lo-fmt lo-gen lo-parse lo-rank lo-solve lo-verify'

setup() {
	cd "$BATS_TEST_TMPDIR" || return
}

# names FILTER OPTION: the names that the option takes, as the filter tells who gives none.
names() {
	"$1" "$2" '' 2>&1 | sed -n "s/^.*: expected one of \(.*\), found ''$/\1/p" |
		tr -s ', ' '\n\n'
}

# expect STATUS OUTPUT ERROR COMMAND...: runs the command and compares all three. What
# it should read is a file or an operand; a pipe belongs into a function.
expect() {
	local want_status=$1 want_output=$2 want_error=$3
	shift 3
	run --separate-stderr "$@"
	if [ "$status" != "$want_status" ] || [ "$output" != "$want_output" ] ||
		[ "$stderr" != "$want_error" ]; then
		printf '%.2000s\n' "command: $*" \
			"status: $status, expected $want_status" \
			"output: $output" "expected: $want_output" \
			"error: $stderr" "expected: $want_error" >&2
		return 1
	fi
}

# makefile NAME: what the makefile sets to that name.
makefile() {
	sed -n "s/^$1 = //p" "$top/Makefile"
}

# c11 ARGUMENT...: the compiler, for programs of tests/unit.
c11() {
	${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L $(makefile WARNINGS) "$@"
}

# compile NAME SOURCE...: makes a program for the tests of a file, under the sanitizers
# where the filters are. Its place is $BATS_FILE_TMPDIR/NAME.
compile() {
	local flags=-O1
	case $LO_BIN in
	*/san) flags=$(makefile SANITIZE) ;;
	esac
	c11 $flags -o "$BATS_FILE_TMPDIR/$1" "${@:2}"
}
