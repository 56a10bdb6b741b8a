# All engines give the same bytes. Their names are read from lo-solve, so a new one is
# tested here as soon as it is there.
load setup
load table
load rules

setup_file() {
	make_naive
}

engines() {
	names lo-solve -e
}

solve() {
	lo-solve "$@" >got
}

# Splits a file of records by the size of the first field, into size.RxC, and the first
# board of each size into first.RxC.
split_sizes() {
	awk -F '\t' '{
		colon = index($1, ":")
		size = colon ? substr($1, 1, colon - 1) : "5x6"
		print >("size." size)
		if (!seen[size]++)
			print $1 >("first." size)
		close("first." size)
	}' "$1"
}

# taken ENGINE: the sizes, of those split, that the engine takes. If it does not take one,
# it must say so at the first board; else that goes into a file "wrong".
taken() {
	local first status
	local -a error
	for first in first.*; do
		status=0
		lo-solve -e "$1" "$first" >out 2>err || status=$?
		if [ "$status" = 0 ]; then
			echo "${first#first.}"
			continue
		fi
		mapfile -t error <err
		[ "$status" = 2 ] && [ ! -s out ] && [ "${#error[@]}" = 1 ] &&
			[[ ${error[0]} == "lo-solve: $first:1:1: "?* ]] ||
			echo "$1 $first: status $status, ${error[*]}" >>wrong
	done
}

# alike: every engine answers those boards of the file "all" whose sizes it takes as
# lo-solve does without -e. Prints nothing unless one does not.
alike() {
	local engine
	split_sizes all
	for engine in $(engines); do
		cat /dev/null $(taken "$engine" | sed 's/^/size./') >boards
		lo-solve -p boards >want
		solve -p -e "$engine" boards && cmp -s want got ||
			echo "$engine: $(diff want got | head -n 3)"
		echo "$engine $(wc -l <boards)" >>counts
	done
	[ ! -e wrong ] || cat wrong
}

# boards EACH SIZE...: so many random boards of each size and as many that are solvable.
boards() {
	naive draw 11 "$@"
	naive draw 12 "$@" | lo-apply -d
}

# compared ENGINE LEAST: the engine has been compared on so many boards at least.
compared() {
	[ "$(awk -v name="$1" '$1 == name { print $2 }' counts)" -ge "$2" ]
}

@test "there are several engines" {
	[ "$(engines | wc -l)" -ge 3 ]
}

# some FILE SOLVED REFUSED: of its boards so many at least are solved, so many refused.
some() {
	lo-solve "$1" | awk '{ n[/!/]++ } END { print n[0] + 0, n[1] + 0 }' >kinds
	read -r solved refused <kinds
	[ "$solved" -ge "$2" ] && [ "$refused" -ge "$3" ]
}

@test "every engine answers what it takes of plus.tsv byte for byte" {
	cut -f1,2 "$data/plus.tsv" >all
	split_sizes all
	for engine in $(engines); do
		cat /dev/null $(taken "$engine" | sed 's/^/size./') >want
		[ "$(wc -l <want)" -ge 150 ]
		cut -f1 want >boards
		expect 0 '' '' solve -p -e "$engine" boards
		expect 0 '' '' cmp want got
	done
	[ ! -e wrong ]
}

@test "every engine gives the same answers to random boards up to 12x12" {
	sizes=$(for r in {1..12}; do for c in {1..12}; do echo "${r}x$c"; done; done)
	boards 20 $sizes >all
	some all 4000 500
	expect 0 '' '' alike
	compared table 3000
	compared chase 5760
	compared gauss 5760
	compared poly 5760
	compared enum 5760
}

@test "every engine gives the same answers to long, wide and word-sized boards" {
	boards 30 1x63 63x1 1x64 64x1 1x65 65x1 2x32 32x2 2x31 31x2 2x33 33x2 4x16 16x4 \
		3x21 21x3 3x22 22x3 5x12 12x5 5x13 13x5 7x9 9x7 8x9 9x8 10x13 13x10 \
		64x2 2x64 64x3 3x64 128x1 1x128 127x2 2x127 200x5 5x200 >all
	some all 1500 200
	expect 0 '' '' alike
	compared table 900
	compared chase 2000
	compared gauss 2000
	compared poly 2000
	compared enum 1000
}

@test "every engine gives the same answers to boards of 14 to 17 columns" {
	boards 4 16x16 40x16 16x14 33x15 17x17 14x16 19x14 >all
	some all 28 8
	expect 0 '' '' alike
	compared chase 56
	compared gauss 56
	compared poly 56
	compared enum 48
}

@test "every engine solves the boards of one cell lit" {
	for size in 5x6 4x4 1x1 7x7 8x8 9x9 6x11; do
		lo-gen -s "$size" -e
	done >all
	expect 0 '' '' alike
	compared table 160
	compared gauss 300
	compared poly 300
	compared enum 300
}

# odd_ones N: so many sizes of up to 300x300.
odd_ones() {
	awk -v n="$1" 'BEGIN {
		for (i = 1; i <= n; i++)
			print 1 + i * 37 % 300 "x" 1 + i * 101 % 300
	}'
}

@test "chase, poly and gauss give the same answers to boards of every size up to 24x24" {
	sizes=$(for r in {1..24}; do for c in {1..24}; do echo "${r}x$c"; done; done)
	boards 1 $sizes >all
	some all 800 100
	lo-solve -p all >want
	for engine in chase poly gauss; do
		expect 0 '' '' solve -p -e $engine all
		expect 0 '' '' cmp want got
	done
}

@test "chase and poly give the same answers to boards of odd sizes up to 300x300" {
	boards 1 $(odd_ones 120) >all
	some all 150 15
	expect 0 '' '' solve -p -e chase all
	mv got want
	expect 0 '' '' solve -p -e poly all
	expect 0 '' '' cmp want got
	lo-apply got >dark
	row 0 '' '' lo-verify -n 240 dark
}

@test "chase and poly give the same answers to wide boards about as low as a word" {
	boards 1 1x1100 7x1043 30x1053 31x1055 32x1055 33x1049 >all
	some all 6 4
	expect 0 '' '' solve -p -e chase all
	mv got want
	expect 0 '' '' solve -p -e poly all
	expect 0 '' '' cmp want got
}

@test "long and flat boards are answered and proved" {
	for size in 1x70001 70001x1 3x50000 50000x3 7x40001 40001x7 65x10000 10000x65 129x3000; do
		boards 1 $size
	done >all
	lo-solve -p all >answers
	lo-apply answers >got
	row 0 '' '' lo-verify -n 18 got
	some all 10 1
}

@test "chase and poly give the same answers where there are more proofs than bits" {
	for size in 119x135 131x131; do
		# Each of the first cells, as many as there are proofs, is in one of them alone.
		lo-gen -s $size -e | sed -n 1,90p
		lo-gen -s $size -n 3 -S 2 | lo-apply -d
	done >boards
	lo-solve -p -e chase boards >want
	solve -p -e poly boards
	cmp want got
	[ "$(grep -c ! got)" -ge 157 ]
}

@test "the smallest proof of boards of one cell, at a large nullity" {
	for size in 62x62 95x63 30x92; do
		lo-gen -s $size -e | awk 'NR % 37 == 1'
	done >all
	some all 0 150
	expect 0 '' '' solve -p -e chase all
	mv got want
	expect 0 '' '' solve -p -e poly all
	expect 0 '' '' cmp want got
}

@test "the arithmetic of polynomials agrees with schoolbook arithmetic" {
	compile polynomial "$top/tests/unit/polynomial.c" \
		"$top"/lib/engine/{polynomial,multiples,fibonacci,sums,progress}.c
	row 0 alike '' "$BATS_FILE_TMPDIR/polynomial"
}
