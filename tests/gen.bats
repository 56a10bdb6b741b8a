load setup

setup_file() {
	c11 -O2 -o "$BATS_FILE_TMPDIR/random" "$top/tests/unit/random.c"
}

generator() {
	"$BATS_FILE_TMPDIR/random" "$@"
}

gen() {
	lo-gen "$@" >got
}

# The weights of a file of masks.
weights() {
	lo-fmt -f grid "$1" | tr -d ' ' | awk -v RS= '{ print gsub(/1/, "") }'
}

@test "the tests' own generator gives its published first numbers" {
	expect 0 '6457827717110365317
3203168211198807973
9817491932198370423
4593380528125082431
16408922859458223821' '' generator split 1234567 5
	expect 0 '11520
0
1509978240
1215971899390074240
1216172134540287360
607988272756665600
16172922978634559625
8476171486693032832
10595114339597558777
2904607092377533576' '' generator state 1 2 3 4 10
}

@test "the masks of a seed are those of the published generator" {
	for seed in 0 1234567 18446744073709551615; do
		while read -r size cells; do
			expect 0 '' '' gen -S "$seed" -n 200 -s "$size"
			generator masks "$seed" "$cells" 200 >want
			[ "$size" = 5x6 ] || sed -i "s/^/$size:/" want
			expect 0 '' '' cmp want got
		done <<-'END'
			1x1 1
			5x6 30
			3x21 63
			8x8 64
			5x13 65
			10x19 190
			12x16 192
			1x1000 1000
		END
	done
}

@test "the masks of a seed are the same for ever" {
	expect 0 $'2cfcabdb\n214ed565\n24be25d5' '' lo-gen -n 3 -S 1
	expect 0 10x13:2853b559647364cea92f89756082a4514 '' lo-gen -s 10x13 -S 1
	expect 0 $'00450000\n00401010\n08001004' '' lo-gen -S 1 -k 3 -n 3
	expect 0 $'293bd816\n0e58bac5\n0eb9e2c1' '' lo-gen -S 1 -k 15 -n 3
	expect 0 $'3fbaffff\n3fbfefef\n37ffeffb' '' lo-gen -S 1 -k 27 -n 3
	expect 0 $'1x65:000a01000020a0048' '' lo-gen -S 7 -k 8 -s 1x65
	expect 0 $'1x65:1bfdfeffffffdff7f' '' lo-gen -S 7 -k 60 -s 1x65
}

@test "the first masks do not depend on how many there are" {
	for options in '' '-s 9x9' '-k 7' '-k 23' '-s 10x13 -k 65'; do
		lo-gen -S 5 -n 500 $options >many
		[ "$(wc -l <many)" = 500 ]
		for n in 1 2 99; do
			expect 0 '' '' gen -S 5 -n "$n" $options
			expect 0 '' '' cmp got <(head -n "$n" many)
		done
		expect 0 "$(head -n 1 many)" '' lo-gen -S 5 $options
	done
}

@test "no masks at all" {
	expect 0 '' '' gen -n 0
	expect 0 '' '' cmp /dev/null got
	expect 0 '' '' gen -n 0 -S 1 -k 3 -s 9x9
	expect 0 '' '' cmp /dev/null got
}

@test "without a seed every run gives other masks, and -v prints the seed" {
	lo-gen -n 3 -s 10x10 -v >one 2>seed
	lo-gen -n 3 -s 10x10 >two 2>none
	expect 0 '' '' cat none
	run ! cmp -s one two
	[[ $(cat seed) =~ ^lo-gen:\ seed\ (0|[1-9][0-9]*)$ ]]
	seed=${BASH_REMATCH[1]}
	expect 0 "$(cat one)" '' lo-gen -n 3 -s 10x10 -S "$seed"
	expect 0 "$(cat one)" "$(cat seed)" lo-gen -v -n 3 -s 10x10 -S "$seed"
}

# One in eighteen has fewer digits: thirty of them all have by a chance of 18^-30.
@test "a seed that is drawn has all of its bits" {
	for ((i = 0; i < 30; i++)); do
		lo-gen -v -n 0
	done 2>seeds
	[ "$(sort -u seeds | wc -l)" = 30 ]
	grep -qx 'lo-gen: seed [0-9]\{19,20\}' seeds
}

@test "-k gives masks with so many bits" {
	for k in {0..30}; do
		lo-gen -k "$k" -n 100 -S "$k"
		printf "$k\n%.0s" {1..100} >>want
	done >masks
	weights masks >got
	expect 0 '' '' cmp want got
	for k in 0 1 63 64 65 66 100 129 130; do
		lo-gen -k "$k" -n 20 -S 1 -s 10x13 >masks
		weights masks | sort | uniq -c >got
		expect 0 "     20 $k" '' cat got
	done
	expect 0 1x1:0 '' lo-gen -s 1x1 -k 0
	expect 0 1x1:1 '' lo-gen -s 1x1 -k 1
	expect 0 8x8:ffffffffffffffff '' lo-gen -s 8x8 -k 64
	expect 0 1x65:1ffffffffffffffff '' lo-gen -s 1x65 -k 65
	expect 0 3fffffff '' lo-gen -k 30
}

# evenly MASKS LEAST MOST: how many masks there are in got, each so often.
evenly() {
	sort got | uniq -c | awk -v least="$2" -v most="$3" '
		$1 < least || $1 > most { print }
		END { print NR }' >counts
	expect 0 "$1" '' cat counts
}

# A mask is expected 1000 times with a deviation of less than 32; within 5 of those.
@test "every mask of 2x3 is as likely as any other" {
	gen -s 2x3 -n 64000 -S 1
	evenly 64 840 1160
}

@test "every mask of 2x3 with so many bits is as likely as any other" {
	for row in '0 1' '1 6' '2 15' '3 20' '4 15' '5 6' '6 1'; do
		read -r k masks <<<"$row"
		gen -s 2x3 -n $((masks * 1000)) -k "$k" -S 1
		evenly "$masks" 840 1160
	done
}

@test "every cell of a large board is lit as often as any other" {
	for options in '' '-k 50' '-k 10' '-k 90'; do
		lo-gen -s 1x100 -n 2000 -S 2 $options | lo-fmt -f rows | awk '
			{ for (i = 1; i <= NF; i++) { lit[i] += $i; all += $i } }
			END {
				for (i = 1; i <= NF; i++) {
					off = lit[i] - all / 100
					if (off < -112 || off > 112)
						print i, lit[i]
				}
				print NF
			}' >result
		expect 0 100 '' cat result
	done
}

@test "-a gives all masks, rising" {
	expect 0 $'1x1:0\n1x1:1' '' lo-gen -s 1x1 -a
	expect 0 $'1x2:0\n1x2:1\n1x2:2\n1x2:3' '' lo-gen -s 1x2 -a
	printf '2x3:%02x\n' {0..63} >want
	expect 0 '' '' gen -s 2x3 -a
	expect 0 '' '' cmp want got
	awk 'BEGIN { for (i = 0; i < 65536; i++) printf "4x4:%04x\n", i }' >want
	expect 0 '' '' gen -s 4x4 -a
	expect 0 '' '' cmp want got
}

# A reader that goes away ends lo-gen quietly, or with a message if SIGPIPE is ignored.
@test "-a begins rightly where it would never end" {
	for row in '8x8 16' '10x10 25' '1x65 17'; do
		read -r size digits <<<"$row"
		awk -v s="$size" -v d="$digits" '
			BEGIN { for (i = 0; i < 70000; i++) printf "%s:%0" d "x\n", s, i }' >want
		lo-gen -s "$size" -a 2>err | head -n 70000 >got
		expect 0 '' '' cmp want got
		expect 1 '' '' grep -vx 'lo-gen: <stdout>: Broken pipe' err
	done
}

@test "-e gives each mask of one cell, first cell first" {
	expect 0 1x1:1 '' lo-gen -s 1x1 -e
	expect 0 $'2x3:20\n2x3:10\n2x3:08\n2x3:04\n2x3:02\n2x3:01' '' lo-gen -s 2x3 -e
	expect 0 $'5x1:10\n5x1:08\n5x1:04\n5x1:02\n5x1:01' '' lo-gen -s 5x1 -e
	lo-gen -e >got
	expect 0 20000000 '' head -n 1 got
	expect 0 00000001 '' tail -n 1 got
	for row in '5x6 30' '5x13 65' '10x13 130'; do
		read -r size cells <<<"$row"
		expect 0 '' '' gen -s "$size" -e
		lo-fmt -f grid got | tr -d ' ' | awk -v RS= '{ gsub(/\n/, ""); print }' >rows
		awk -v n="$cells" 'BEGIN {
			for (i = 0; i < n; i++) {
				for (j = 0; j < n; j++)
					printf "%d", i == j
				print ""
			}
		}' >want
		expect 0 '' '' cmp want rows
	done
}

@test "wrong command lines" {
	usage='usage: lo-gen [-v] [-s RxC] [-n count] [-S seed] [-k bits]
       lo-gen [-s RxC] -a|-e'
	most=18446744073709551615
	other='-a and -e take neither each other nor -k, -n, -S, -v'
	while IFS='|' read -r options reason; do
		expect 2 '' "lo-gen: $reason
$usage" lo-gen $options
	done <<-END
		-k 31|-k: expected a number from 0 to 30, found '31'
		-k 7 -s 2x3|-k: expected a number from 0 to 6, found '7'
		-s 2x3 -k 7|-k: expected a number from 0 to 6, found '7'
		-k -1|-k: expected a number from 0 to 30, found '-1'
		-n 1.5|-n: expected a number from 0 to $most, found '1.5'
		-S 18446744073709551616|-S: expected a number from 0 to $most, found '18446744073709551616'
		-s 0x3|-s: expected rows x columns as in 5x6, at most 2^62 cells, found '0x3'
		-s 1x1 -a -e|$other
		-s 1x1 -a -n 3|$other
		-s 1x1 -e -k 1|$other
		-s 1x1 -S 1 -a|$other
		-s 1x1 -v -e|$other
		-n 3 3|unexpected operand '3'
		-s 1x1 -a all|unexpected operand 'all'
	END
}
