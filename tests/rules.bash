# Loaded by the test files of rules. A filter that fails anywhere in a pipeline fails it.
set -o pipefail

# Makes the program rules; naive runs it.
make_naive() {
	c11 -O2 -o "$BATS_FILE_TMPDIR/naive" "$top/tests/unit/rules.c"
}

naive() {
	"$BATS_FILE_TMPDIR/naive" "$@"
}

# rules: the options of rules of every kind, a line each: symmetric or not, that flip the
# button itself or not, higher than wide, and more than small boards.
rules() {
	local rule
	for rule in plus ring king x dist:1 dist:2 dist:3 dist:7 011 0/1/1 100/011/001 \
		1/0/1/1/0 11111/00000/00100/00000/11011 1100101/0011010/1000011 0 1; do
		printf '%s\n' "-r $rule" "-w -r $rule"
	done
	echo '-r lines'
}

# sizes MOST: all sizes of at most so many cells.
sizes() {
	local rows columns
	for ((rows = 1; rows <= $1; rows++)); do
		for ((columns = 1; rows * columns <= $1; columns++)); do
			echo "${rows}x$columns"
		done
	done
}

# verify ARGUMENT...: lo-verify where it may find what does not hold.
verify() {
	lo-verify "$@" || [ $? = 1 ]
}

# answered OPTIONS FILE: the filters agree with a file of boards and answers, and with
# each other that these hold. Prints nothing unless they do not.
answered() {
	cut -f 1 "$2" >boards
	lo-solve -p $1 boards | cmp - "$2" || echo "lo-solve $1"
	lo-solve -p $1 boards | lo-apply $1 | lo-verify -n $(wc -l <boards) $1 ||
		echo "lo-verify $1"
}
