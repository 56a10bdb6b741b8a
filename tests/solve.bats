load setup
load table
load rules

setup_file() {
	make_naive
}

# Solves into a file.
solve() {
	lo-solve "$@" >got
}

# solves WANT [OPTION...]: boards and answers of a file are what lo-solve -p prints.
solves() {
	cut -f1 "$1" >boards
	[ -s boards ]
	expect 0 '' '' solve -p "${@:2}" boards
	expect 0 '' '' cmp "$1" got
}

@test "the judges' sample" {
	sample() {
		set -o pipefail
		lo-parse "$data/sample.in" | lo-solve | lo-fmt
	}
	expect 0 "$(cat "$data/sample.out")" '' sample
}

@test "every board of plus.tsv, answered and refused byte for byte" {
	cut -f1,2 "$data/plus.tsv" >want
	solves want
}

@test "an answer a line without -p" {
	cut -f1 "$data/plus.tsv" >boards
	cut -f2 "$data/plus.tsv" >want
	[ -s want ]
	expect 0 '' '' solve boards
	expect 0 '' '' cmp want got
}

@test "a refusal is an answer: status 0" {
	printf '%s\n' 1x2:1 1x2:3 2x1:2 >in
	expect 0 $'!1x2:3\n1x2:1\n!2x1:3' '' lo-solve in
}

@test "-p prints the board first, in lower case and without the judges' size" {
	printf '%s\n' 5x6:1A9C995C 1x2:2 >in
	expect 0 $'1a9c995c\t29d4b910\n1x2:2\t!1x2:3' '' lo-solve -p in
}

@test "-v prints totals over all operands on standard error" {
	printf '%s\n' 1x2:1 1x2:3 1x1:0 >a
	printf '%s\n' 1x2:2 >b
	expect 0 $'!1x2:3\n1x2:1\n1x1:0\n!1x2:3' \
		'lo-solve: 2 solved, 2 refused' lo-solve -v a b
	expect 0 $'1x2:2\t!1x2:3' 'lo-solve: 0 solved, 1 refused' \
		lo-solve -pv - <b
	expect 0 '' 'lo-solve: 0 solved, 0 refused' lo-solve -v /dev/null
}

@test "empty input gives empty output" {
	expect 0 '' '' solve </dev/null
	expect 0 '' '' cmp /dev/null got
}

# All sizes up to 12 cells and some larger, against trying every mask.
brute_sizes() {
	local rows columns
	for ((rows = 1; rows <= 12; rows++)); do
		for ((columns = 1; rows * columns <= 12; columns++)); do
			echo "${rows}x$columns"
		done
	done
	printf '%s\n' 1x14 14x1 2x7 7x2 3x5 5x3 4x4
}

@test "every board of all small sizes has its smallest solution or its smallest proof" {
	naive brute $(brute_sizes) >want
	solves want
	solves want -e gauss
}

@test "as many boards of a size are solved as its published nullity says" {
	naive brute $(brute_sizes | grep -E '^[1-8]x[1-8]$') | cut -f1 >boards
	expect 0 '' '' solve -p boards
	awk -v FS='[x:\t]' '
		NR == FNR && sub(/^nullity-plus /, "") {
			m++
			n = split($0, nullity, " ")
			for (i = 1; i <= n; i++)
				want[m "x" i] = 2 ^ (m * i - nullity[i])
		}
		NR != FNR { solved[$1 "x" $2] += !/!/ }
		END {
			for (size in solved) {
				sizes++
				if (solved[size] != want[size])
					print size, solved[size], want[size]
			}
			print sizes
		}' "$data/known.txt" got >result
	expect 0 32 '' cat result
}

@test "refusals of squares up to 64x64 agree with the published nullities" {
	naive draw 1 40 $(for n in {1..64}; do echo "${n}x$n"; done) >boards
	expect 0 '' '' solve -p boards
	# No board is refused where the nullity is 0; of 40 boards, all solved by chance in
	# one of 2^40 cases, at least one where it is not.
	awk 'NR == FNR && /^A159257/ { for (i = 2; i <= 65; i++) want[i - 1] = $i > 0 }
		NR != FNR { n = $0 + 0; boards[n]++; refused[n] += /!/ }
		END {
			for (n = 1; n <= 64; n++)
				if (boards[n] != 40 || (refused[n] > 0) != want[n])
					print n, boards[n], refused[n], want[n]
		}' "$data/known.txt" got >result
	expect 0 '' '' cat result
}

# By king five rows make 6 of the 30 cells follow from the others: one board in 64 is solved.
@test "long runs of boards that are all refused, by king" {
	lo-gen -n 20000 -S 1 | lo-solve -p -r king | grep ! >want
	[ "$(wc -l <want)" -ge 19000 ]
	cut -f 1 want >boards
	cut -f 2 want >refusals
	for engine in '' '-e gauss'; do
		expect 0 '' '' solve -r king $engine boards
		expect 0 '' '' cmp refusals got
	done
	expect 0 '' '' lo-verify -r king -n $(wc -l <want) want
}

@test "what is not a board is named where it stands, answers before it are out" {
	while read -r record column reason; do
		printf '%s\n' 00000000 1x1:1 "${record//_/ }" 1x1:0 >in
		expect 2 $'00000000\n1x1:1' "lo-solve: in:3:$column: $reason" lo-solve in
	done <<-'END'
		! 1 expected a board, found a refusal
		!1x2:3 1 expected a board, found a refusal
		1x2:1_1x2:2 7 expected a board, found two masks
		1x2:1_!1x2:3 7 expected a board, found a mask and a refusal
		1x2:1__! 8 expected a board, found a mask and a refusal
		1a9c99 7 expected 8 hex digits, found 6
	END
}

# limited COMMAND...: with little memory; the sanitizers need more and are not limited.
limited() {
	(ulimit -v 100000 && lo-solve -V) >/dev/null 2>&1 && ulimit -v 100000
	"$@"
}

@test "a board too large is refused before memory is taken, answers before it out" {
	{
		echo 1a9c995c
		lo-gen -s 2x40000 -S 1
		echo 00000000
	} >in
	reason='engine gauss: elimination would take 1528 MiB of memory, and 1024 MiB is the most'
	expect 2 29d4b910 "lo-solve: in:2:1: $reason" limited lo-solve -e gauss in
}

@test "the answer takes the place of the board unless both are printed" {
	answered() {
		(ulimit -v 20000 && exec lo-solve "$@")
	}
	lo-gen -s 9000x9000 -n 1 -S 1 | lo-apply -d >in
	lo-solve -p in | cut -f 2 >want
	expect 0 "$(<want)" '' lo-solve in
	# The sanitizers and emulators of machines take more memory than that.
	if answered -V >/dev/null 2>&1; then
		expect 0 "$(<want)" '' answered in
		run -2 answered -p in
	fi
}

@test "a board too large for the engine that is asked for is refused" {
	while read -r engine taken refused reason; do
		lo-gen -s "$taken" -k 0 >in
		lo-gen -s "$refused" -k 0 >>in
		expect 2 "$(head -n 1 in)" "lo-solve: in:2:1: $reason" \
			lo-solve -e "$engine" in
	done <<-'END'
		table 8x8 9x8 engine table: at most 64 cells, not 72
		table 1x64 1x65 engine table: at most 64 cells, not 65
		table 64x1 65x1 engine table: at most 64 cells, not 65
		enum 3x16 1x17 engine enum: at most 16 columns, not 17
		gauss 9x9 1268x1268 engine gauss: elimination would take 1043 MiB of memory, and 1024 MiB is the most
		chase 9x9 1x40000 engine chase: tables would take 2481 MiB of memory, and 1024 MiB is the most
	END
	# Where none is asked for and none takes it, of the nearest.
	lo-gen -s 1268x1268 -k 0 >in
	reason='elimination would take 1043 MiB of memory, and 1024 MiB is the most'
	expect 2 '' "lo-solve: in:1:1: engine gauss: $reason" lo-solve -r ring in
	echo 1x2:0 >in
	for engine in chase enum poly; do
		reason="engine $engine: for the rule plus alone"
		expect 2 '' "lo-solve: in:1:1: $reason" lo-solve -e $engine -r ring in
	done
}

@test "the last of several -e counts" {
	lo-gen -s 9x8 -k 0 >in
	expect 0 9x8:000000000000000000 '' lo-solve -e table -e gauss in
}

@test "more sizes than are kept, line by line, are answered as one by one" {
	sizes='1x2 2x1 2x3 3x2 4x4 5x5 5x6 6x5 4x9 9x4 5x7 7x5 5x8 8x5 8x8 9x9 11x11 5x13
		13x5 16x16 17x13 19x4 1x65 65x1'
	for size in $sizes; do
		naive draw 7 30 "$size" >"$size"
		lo-solve -p "$size" >"$size.want"
	done
	cat $sizes >boards
	cat $(printf '%s.want ' $sizes) | LC_ALL=C sort >want
	expect 0 '' '' solve -p boards
	expect 0 '' '' cmp want <(LC_ALL=C sort got)
	# In turn; then in an order that has nothing to do with the sizes.
	paste -d '\n' $sizes >turns
	LC_ALL=C sort -t : -k 2 boards >mixed
	for order in turns mixed; do
		expect 0 '' '' solve -p "$order"
		expect 0 '' '' cmp "$order" <(cut -f1 got)
		expect 0 '' '' cmp want <(LC_ALL=C sort got)
	done
}

@test "large sizes, too large to be kept together, are answered in turn as one by one" {
	for size in 2400000x1 2500000x1 5x6; do
		naive draw 3 2 "$size" >"$size"
		lo-solve "$size" >"$size.want"
	done
	paste -d '\n' 2400000x1 2500000x1 5x6 >boards
	paste -d '\n' 2400000x1.want 2500000x1.want 5x6.want >want
	expect 0 '' '' solve boards
	expect 0 '' '' cmp want got
}

@test "what is prepared for a size is kept, bounded and forgotten" {
	compile solver -O0 "$top/tests/unit/solver.c" "$top"/lib/engine/*.c "$top"/lib/*.c
	expect 0 '' '' "$BATS_FILE_TMPDIR/solver"
}

@test "-v says how far long work is, and without it nothing is said" {
	# Every first row is tried before that of all presses. Each chase is long enough to
	# tell of itself, but is a part of that.
	lo-gen -s 300000x16 -k 4800000 | lo-apply -d >in
	told 'lo-solve: first rows: [0-9]+ % done, [0-9]+ s left' lo-solve -v -e enum in
}
