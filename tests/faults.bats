# What tests/assure/faults and tests/assure/cuts try by the hundred thousand, a little of
# each. The library that makes calls fail is for glibc, and for programs that take them
# from it: the plain ones.

load setup
load table
load assure/faults

setup_file() {
	cd "$BATS_FILE_TMPDIR" && make_faults && make_cuts
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	PATH=$BATS_FILE_TMPDIR:$top/bin:$PATH
}

# some EVERY: of the command lines with inputs one in so many.
some() {
	"$top/tests/assure/cases" | awk -v every="$1" 'NR % every == 0'
}

# promised COMMAND...: prints the lines of figures where none was tried, or not all right.
promised() {
	"$@" <lines >figures && awk '$1 == 0 || $1 != $2' figures
}

@test "an allocation or a call that fails ends in a message, or changes nothing" {
	some 4 >lines
	row 0 '' '' promised faults "$BATS_FILE_TMPDIR/preload.so" 3
}

@test "memory that is out for a rule or a target is named, and is no wrong usage" {
	echo 1x2:1 >board
	lo-gen -s 9x9 -S 1 >large
	printf '%s\n' 'board lo-solve' 'board lo-solve -r king' \
		'board lo-solve -r dist:1' 'board lo-solve -r lines' \
		'board lo-solve -t on' 'board lo-solve -t 1x2:2' \
		'board lo-verify -t 1x2:1' "large lo-solve -t $(<large)" \
		'board lo-solve -r @board' >lines
	out_of_memory() {
		faults "$BATS_FILE_TMPDIR/preload.so" 100 <lines >figures || return
		awk '/[0-9] memory/ { n++ } /[0-9] memory/ && ($1 < 40 || $1 != $2)
			END { if (n != 2) print n " lines" }' figures
	}
	row 0 '' '' out_of_memory
}

@test "descriptors that are closed, full or the wrong way round, and limits" {
	some 5 >lines
	row 0 '' '' promised descriptors
}

@test "a stream that is cut is refused, or what is left is whole" {
	for size in 1x2 3x4 5x6 4x17; do
		lo-gen -s $size -n 2 -S 3
	done | lo-solve -p >stream.solved
	cut -f 1 stream.solved >stream.boards
	lo-apply stream.solved >stream.applied
	cut -f 2 stream.solved >stream.answers
	for stream in stream.*; do
		awk '{ print n += length($0) + 1 }' $stream >$stream.ends
	done
	printf '%s\n' 'stream.boards lo-solve' 'stream.solved lo-apply' \
		'stream.boards lo-apply -d' 'stream.applied lo-verify' \
		'stream.answers lo-fmt' >lines
	all() {
		cuts 100 <lines >figures && awk '$1 < 300 || !$2 || !$3 || $4' figures
	}
	row 0 '' '' all
}

@test "an answer with a bit changed is caught, or right by brute force" {
	for size in 1x1 1x2 2x2 2x3 3x3; do
		lo-gen -s $size -a
	done | lo-solve -p >answers
	lo-gen -s 5x5 -n 20 -S 1 | lo-solve -p >>answers
	flipped() {
		flips <answers >figures && awk '$1 < 9000 || $2 < 99 || $3 < 9000' figures || return
		lo-apply lines | lo-verify | cut -d : -f 1 | cmp - wrong || return
		alone bad 50 lo-apply >figures && awk '$1 < 40 || $2' figures
	}
	row 0 '' '' flipped
}
