load setup
load rules

setup_file() {
	make_naive
}

# faults FILE: the lines of boards and answers that lo-apply and lo-verify find wrong, into
# got; one more if a record is lost on the way.
faults() {
	lo-apply "$1" 2>err | verify -n "$(wc -l <"$1")" 2>>err | cut -d : -f 1 >got
	[ ! -s err ]
}

# solved FILE, refused FILE: its boards with their answers, of the one kind.
solved() {
	lo-solve -p "$1" | grep -v '!'
}

refused() {
	lo-solve -p "$1" | grep '!'
}

@test "dark boards and proofs hold: status 0 and no output" {
	printf '%s\n' 00000000 1x1:0 '1x2:1 !1x2:3' '2x1:2 !2x1:3' 4x5:00000 >in
	verify() {
		lo-verify "$@" >got
	}
	expect 0 '' '' verify in
	expect 0 '' '' cmp /dev/null got
}

@test "what does not hold is named by its line: status 1" {
	while IFS='|' read -r record reason; do
		printf '%s\n' 1x2:0 "$record" '1x2:1 !1x2:3' "$record" >in
		expect 1 "2: $reason
4: $reason" '' lo-verify in
	done <<-'END'
		00000001|not dark
		20000000|not dark
		1x1:1|not dark
		!|a refusal without a board
		!1x2:3|a refusal without a board
		1x2:1 !|a refusal without a proof
		1x2:0 !|a refusal without a proof
		1x2:1 !1x2:1|no proof: a button flips an odd number of its cells
		1x2:1 !1x2:2|no proof: a button flips an odd number of its cells
		1x1:1 !1x1:1|no proof: a button flips an odd number of its cells
		1x2:0 !1x2:3|no proof: an even number of its cells is lit
		1x2:3 !1x2:3|no proof: an even number of its cells is lit
		1x2:1 !1x2:0|no proof: an even number of its cells is lit
	END
}

@test "a wrong record in a large board is found, wherever it is" {
	for size in 1x65 65x1 9x15 1x200 16x16; do
		lo-gen -s "$size" -e >in
		verify in | cut -d : -f 1 >got
		expect 0 '' '' cmp got <(seq "$(wc -l <in)")
	done
}

@test "what is not a record to be verified is trouble: status 2, lines before it out" {
	while IFS='|' read -r record column reason; do
		printf '%s\n' 1x2:1 "$record" 1x2:1 >in
		expect 2 '1: not dark' "lo-verify: in:2:$column: $reason" lo-verify in
		expect 2 '' "lo-verify: in:2:$column: $reason" lo-verify -qv -n 3 in
	done <<-'END'
		1x2:1 1x2:1|7|expected a board with presses applied (pipe through lo-apply), found two masks
		1x2:0    1x2:0|10|expected a board with presses applied (pipe through lo-apply), found two masks
		1a9c995c 29d4b910|10|expected a board with presses applied (pipe through lo-apply), found two masks
		1x2:1 !2x1:3|7|the fields of a line have one size, not 1x2 and 2x1
		1x2:g|5|expected a hex digit, found 'g'
		1x2:0 !1x2:3 !|13|expected the end of the line, found ' '
		|1|expected a mask or a refusal, found the end of the line
	END
	expect 2 '' 'lo-verify: nowhere: No such file or directory' lo-verify nowhere
	echo 1x2:1 >in
	expect 2 'in:1: not dark' 'lo-verify: nowhere: No such file or directory' \
		lo-verify in nowhere
}

@test "several operands are named before the line" {
	printf '%s\n' 1x2:0 1x2:1 >a
	printf '%s\n' '1x2:1 !' 1x2:0 '1x2:3 !1x2:3' >b
	expect 1 '2: not dark' '' lo-verify a
	expect 1 'a:2: not dark
b:1: a refusal without a proof
b:3: no proof: an even number of its cells is lit' '' lo-verify a b
	expect 1 'a:2: not dark
<stdin>:2: not dark' '' lo-verify a - <a
	expect 1 '2: not dark' '' lo-verify - <a
	expect 1 'a:2: not dark
a:2: not dark' '' lo-verify a a
}

@test "-q prints nothing, -v prints totals on standard error" {
	printf '%s\n' 1x2:0 1x2:1 00000000 '1x2:1 !1x2:3' '1x2:0 !' ! >in
	printf '%s\n' 1x2:0 '1x2:2 !1x2:3' >good
	totals='lo-verify: 2 solved, 1 refused, 3 failed'
	wrong='2: not dark
5: a refusal without a proof
6: a refusal without a board'
	expect 1 "$wrong" '' lo-verify in
	expect 1 '' '' lo-verify -q in
	expect 1 "$wrong" "$totals" lo-verify -v in
	expect 1 '' "$totals" lo-verify -qv in
	expect 0 '' '' lo-verify -q good
	expect 0 '' 'lo-verify: 1 solved, 1 refused, 0 failed' lo-verify -v good
	expect 1 '' 'lo-verify: 3 solved, 2 refused, 3 failed' \
		lo-verify -qv good in
}

@test "-n fails unless there are exactly so many records" {
	printf '%s\n' 1x2:0 1x2:0 '1x2:1 !1x2:3' >in
	expect 0 '' '' lo-verify -n 3 in
	expect 0 '' '' lo-verify -q -n 3 in
	for n in 0 1 2 4 18446744073709551615; do
		wrong="expected $n records in all, found 3"
		expect 1 "4: $wrong" '' lo-verify -n "$n" in
		expect 1 '' '' lo-verify -q -n "$n" in
		expect 1 "4: $wrong" 'lo-verify: 2 solved, 1 refused, 0 failed' \
			lo-verify -v -n "$n" in
	done
	expect 0 '' '' lo-verify -n 4 -n 3 in
}

@test "-n counts what does not hold as well" {
	printf '%s\n' 1x2:0 1x2:1 ! >in
	wrong='2: not dark
3: a refusal without a board'
	expect 1 "$wrong" '' lo-verify -n 3 in
	expect 1 "$wrong
4: expected 2 records in all, found 3" '' lo-verify -n 2 in
}

@test "-n counts over all operands" {
	printf '%s\n' 1x2:0 1x2:0 >a
	printf '%s\n' '1x2:1 !1x2:3' >b
	expect 0 '' '' lo-verify -n 3 a b
	expect 0 '' '' lo-verify -n 5 a b - <a
	expect 1 'b:2: expected 2 records in all, found 3' '' lo-verify -n 2 a b
	expect 1 'a:3: expected 4 records in all, found 3' '' lo-verify -n 4 b a
	expect 1 '' '' lo-verify -q -n 4 a b
}

@test "a wrong count is a usage error" {
	usage='usage: lo-verify [-qv] [-n count] [-r rule] [-w] [-t target] [file...]'
	for n in '' -1 01 1x 18446744073709551616; do
		expect 2 '' "lo-verify: -n: expected a number from 0 to \
18446744073709551615, found '$n'
$usage" lo-verify -n "$n" /dev/null
	done
}

@test "empty input holds, unless -n expects records" {
	expect 0 '' '' lo-verify </dev/null
	expect 0 '' '' lo-verify -n 0 </dev/null
	expect 1 '1: expected 1 records in all, found 0' '' lo-verify -n 1 </dev/null
	expect 1 '' '' lo-verify -q -n 1 </dev/null
	expect 0 '' 'lo-verify: 0 solved, 0 refused, 0 failed' \
		lo-verify -v /dev/null /dev/null
}

# Of full rank: 5x6, 3x3, 6x7, 8x8, 10x13. Not: 4x4, 5x5, 9x9, 1x65, 5x13.
#
# A flipped press changes the lights, since it flips at least its own. So no flip of one
# bit of an answer, or of the board before it, is another right one, whatever the rank.
@test "every flip of one bit of an answer or of its board is caught" {
	naive draw 1 4 5x6 3x3 6x7 8x8 10x13 >full
	naive draw 2 4 4x4 5x5 9x9 1x65 5x13 | lo-apply -d >deficient
	for kind in full deficient; do
		solved "$kind" >records
		[ "$(wc -l <records)" = 20 ]
		for field in 1 2; do
			naive flip "$field" <records >flipped
			naive judge <flipped >want
			faults flipped
			expect 0 '' '' cmp want got
			expect 0 '' '' cmp want <(seq "$(wc -l <flipped)")
		done
	done
	[ "$(wc -l <flipped)" = $((4 * (16 + 25 + 81 + 65 + 65))) ]
}

# A button that flips one cell of a proof makes the parity odd, so no flip of one bit of a
# proof is another proof. The board may change outside the proof: what is lit there does
# not count. Within the proof every flip of the board is caught.
@test "every flip of a proof is caught, and of a board what is within the proof" {
	naive draw 3 40 4x4 5x5 9x9 1x65 5x13 2x3 >boards
	refused boards >records
	[ "$(wc -l <records)" -ge 100 ]
	naive flip 2 <records >flipped
	naive judge <flipped >want
	faults flipped
	expect 0 '' '' cmp want got
	expect 0 '' '' cmp want <(seq "$(wc -l <flipped)")
	naive flip 1 <records >flipped
	naive judge <flipped >want
	faults flipped
	expect 0 '' '' cmp want got
	[ "$(wc -l <got)" -ge 500 ]
	[ "$(wc -l <got)" -le $(($(wc -l <flipped) - 500)) ]
}

# 4x4 has 16 quiet patterns: a board has 16 solutions and no proof, or none and the 8
# proofs that it has an odd overlap with. What else there is does not hold.
# bats test_tags=slow
@test "of all masks of 4x4 only the right ones are solutions or proofs" {
	while read -r board solutions proofs; do
		lo-gen -s 4x4 -a | sed "s/^/$board	/" >solving
		lo-gen -s 4x4 -a | sed "s/^/$board	!/" >proving
		for kind in solving proving; do
			naive judge <"$kind" >want
			faults "$kind"
			expect 0 '' '' cmp want got
			echo $((65536 - $(wc -l <got))) >>counts
		done
		expect 0 "$solutions
$proofs" '' cat counts
		rm counts
	done <<-'END'
		4x4:0000 16 0
		4x4:ffff 16 0
		4x4:c800 16 0
		4x4:8000 0 8
		4x4:0421 0 8
	END
}

@test "a quiet pattern more is another solution, or another proof if it overlaps evenly" {
	naive draw 4 60 4x4 5x5 9x9 11x11 2x3 1x65 16x16 >boards
	refused boards >refusals
	cut -f2 refusals | tr -d '!' >patterns
	# The patterns added to answers of their sizes, in turn.
	naive draw 5 "$(wc -l <refusals)" 4x4 5x5 9x9 11x11 2x3 1x65 16x16 | lo-apply -d |
		lo-solve -p | sort -t : -k 1,1 -s >solutions
	sed 's/:.*//' patterns | sort | uniq -c >sizes
	sort -t : -k 1,1 -s patterns >sorted
	while read -r n size; do
		grep "^$size:" solutions | sed -n "1,${n}p"
	done <sizes >chosen
	paste <(cut -f2 chosen) sorted | naive add >others
	paste <(cut -f1 chosen) others >records
	[ "$(wc -l <records)" -ge 100 ]
	faults records
	expect 0 '' '' cat got
	# Each proof with the next one added, where that is of the same size.
	paste <(cut -f1 refusals) patterns <(tail -n +2 patterns) | awk -F '[:\t]' -v OFS=: '
		$1 == $3 && $3 == $5 { print $1, $2 "\t" $3, $4 "\t" $5, $6 }' >triples
	paste <(cut -f1 triples) <(cut -f2,3 triples | naive add | sed 's/^/!/') >records
	[ "$(wc -l <records)" -ge 100 ]
	naive judge <records >want
	faults records
	expect 0 '' '' cmp want got
	[ "$(wc -l <got)" -ge 20 ]
	[ "$(wc -l <got)" -le $(($(wc -l <records) - 20)) ]
}

@test "only lo-solve and lo-rank have symbols of the engines" {
	suffix=o
	case $LO_BIN in
	*/san) suffix=san ;;
	esac
	sources=$(ls "$top"/lib/engine/*.c)
	# Names with __ are the compiler's own.
	nm -g -P ${sources//.c/.$suffix} |
		awk '$2 ~ /^[A-TV-Z]$/ && $1 !~ /^__/ { print $1 }' | sort -u >engine
	grep -qx engine_gauss engine
	for filter in $filters; do
		nm -P "$LO_BIN/$filter" | awk '{ print $1 }' | sort -u >symbols
		grep -qx main symbols
		if [ "$filter" = lo-solve ] || [ "$filter" = lo-rank ]; then
			expect 0 '' '' comm -23 engine symbols
		else
			expect 0 '' '' comm -12 engine symbols
		fi
	done
}
