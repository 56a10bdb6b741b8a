# Every solution, how many there are, and targets, by every rule.
load setup
load table
load rules

setup_file() {
	make_naive
}

# each COMMAND: runs it with the options of each rule, which it names if it fails.
each() {
	rules | while read -r options; do
		"$1" "$options" || echo "$options"
	done
}

all_solutions() {
	naive $1 brute-all $(sizes 7) 2x4 3x3 1x9 9x1 >want
	cut -f 1 want | uniq >boards
	lo-solve -ap $1 boards | cmp - want || echo 'with -p'
	lo-solve -a $1 boards | cmp - <(cut -f 2 want) || echo 'without -p'
	lo-solve -ap -e gauss $1 boards | cmp - want || echo 'by gauss'
	lo-solve -c $1 boards | cmp - <(cut -f 1 want | uniq -c | awk '{ print $1 }' |
		paste - <(sort -u -k 1,1 -t $'\t' -s want | order) | counted) || echo 'counts'
}

# order: the first line of each board, in the order of boards.
order() {
	awk -F '\t' 'NR == FNR { line[$1] = $0; next } { print line[$1] }' - boards
}

# counted: of a number and a record, the number; 0 for a refusal.
counted() {
	awk '{ print /!/ ? 0 : $1 }'
}

# bats test_tags=slow
@test "every solution of every board of small sizes, rising, and how many" {
	row 0 '' '' each all_solutions
}

# targets OPTIONS: of the file boards, by each target the answers are those in differ.
targets() {
	while read -r target; do
		sed "s/.*/&	$target/" boards | naive add >differ
		lo-solve $1 differ | paste boards - >want
		lo-solve -p $1 -t $target boards | cmp - want || echo "$target"
		lo-apply $1 want | lo-verify -n 12 $1 -t $target || echo "$target does not hold"
	done <targets
}

@test "presses that lead to a target are those for what differs from it" {
	for size in 5x6 5x13; do
		naive draw 1 12 $size >boards
		naive draw 2 1 $size >targets
		row 0 '' '' each targets
	done
	lo-gen -s 5x13 -k 65 >targets
	row 0 "$(lo-solve -w -t "$(<targets)" boards)" '' lo-solve -w -t on boards
}

@test "all solutions for a target" {
	for size in 1x5 2x3 3x3; do
		for target in on $(lo-gen -s $size -S 1); do
			lo-gen -s $size -a >boards
			mask=${target/#on/$(lo-gen -s $size -a | tail -n 1)}
			sed "s/.*/&	$mask/" boards | naive add >differ
			row 0 "$(lo-solve -a differ)" '' lo-solve -a -t $target boards
			row 0 "$(lo-solve -c differ)" '' lo-solve -c -t $target boards
			lo-solve -ap -t $target boards | cut -f 1 | uniq | cmp - boards
		done
	done
}

@test "lo-verify -t: what holds for one target does not for another" {
	printf '%s\n' 1x2:3 1x2:0 '1x2:1 !1x2:3' '1x2:3 !1x2:3' '1x2:1 !1x2:1' >in
	odd='no proof: a button flips an odd number of its cells'
	row 1 "1: not dark
4: no proof: an even number of its cells is lit
5: $odd" '' lo-verify in
	row 1 "2: not the target
4: no proof: an even number of its cells differs from the target
5: $odd" '' lo-verify -t on in
	row 1 "1: not the target
2: not the target
3: no proof: an even number of its cells differs from the target
5: $odd" '' lo-verify -t 1x2:1 in
	row 1 "1: not the target
3: $odd
4: $odd
5: $odd" 'lo-verify: 1 solved, 0 refused, 4 failed' lo-verify -v -t 1x2:0 -r 1 in
}

@test "refusals for a target are not refusals for dark, by an asymmetric rule" {
	rule=100/011/001
	for size in 5x5 5x6 3x7; do
		naive draw 2 40 $size >boards
		for target in $(naive draw 3 4 $size); do
			lo-solve -p -r $rule -t $target boards | grep ! >refused
			row 0 '' '' lo-verify -n $(wc -l <refused) -r $rule -t $target refused
			sed "s/\t/	$target	/" refused | cut -f 1,2 | naive add |
				paste - <(cut -f 2 refused) >differ
			row 0 '' '' lo-verify -n $(wc -l <refused) -r $rule differ
			naive -r $rule judge <refused >want
			lo-verify -r $rule refused >got || :
			row 0 '' '' cmp want <(cut -d : -f 1 got)
			cat want >>wrong
		done
	done
	[ -s wrong ]
}

@test "a target of another size than the board is named where the board stands" {
	printf '%s\n' 1x2:3 2x1:3 >in
	for filter in 'lo-solve -p' lo-solve 'lo-solve -c' 'lo-solve -a' lo-verify; do
		row 2 "$($filter -t 1x2:3 <(head -n 1 in))" \
			"${filter%% *}: in:2:1: the target has 1x2, the board 2x1" \
			$filter -t 1x2:3 in
	done
	row 2 '' 'lo-verify: in:1:1: the target has 5x6, the board 1x2' \
		lo-verify -t 00000000 in
}

@test "-v counts boards, not solutions" {
	printf '%s\n' 1x2:3 1x2:1 1x2:0 >in
	totals='lo-solve: 2 solved, 1 refused'
	row 0 $'1x2:1\n1x2:2\n!1x2:3\n1x2:0\n1x2:3' "$totals" lo-solve -av in
	row 0 $'2\n0\n2' "$totals" lo-solve -cv in
}

# Where no button flips anything a dark board has all masks for solutions: 2^cells.
@test "how many there are is exact, up to 2^1300" {
	for n in {1..140} 289 290 291 1000 1300; do
		lo-gen -s 1x$n -k 0
		lo-gen -s 1x$n -k 1 -S 1
	done >in
	awk 'BEGIN {
		power[1] = 1
		parts = 1
		for (n = 1; n <= 1300; n++) {
			carry = 0
			for (i = 1; i <= parts; i++) {
				power[i] = 2 * power[i] + carry
				carry = power[i] > 9
				power[i] -= 10 * carry
			}
			if (carry)
				power[++parts] = 1
			if (n > 140 && n != 289 && n != 290 && n != 291 && n != 1000 && n != 1300)
				continue
			for (i = parts; i > 0; i--)
				printf "%d", power[i]
			print "\n0"
		}
	}' >want
	row 0 "$(<want)" '' lo-solve -c -r 0 in
}

@test "published numbers of solutions beyond 2^63" {
	lo-gen -s 40x40 -k 0 >in
	row 0 18446744073709551616 '' lo-solve -c -w in
	{ lo-gen -s 79x79 -k 0; lo-gen -s 159x159 -k 0; } >in
	row 0 $'18446744073709551616\n340282366920938463463374607431768211456' '' lo-solve -c in
}

@test "-a writes without end in constant memory, and stops when nobody reads" {
	lo-gen -s 1x18 -k 0 >in
	limited() {
		(ulimit -v 30000 && lo-solve -V) >/dev/null 2>&1 && ulimit -v 30000
		lo-solve -a -r 0 in >all
	}
	row 0 '' '' limited
	lo-gen -s 1x18 -a | cmp - all
	# 2^64 of them.
	lo-gen -s 8x8 -k 0 >in
	first() {
		{ lo-solve -a -r 0 in || :; } | head -n 3
	}
	row 0 $'8x8:0000000000000000\n8x8:0000000000000001\n8x8:0000000000000002' '' first
	ignored() {
		trap '' PIPE
		lo-solve -ap -r 0 in | head -n 1 >/dev/null
		return ${PIPESTATUS[0]}
	}
	row 2 '' 'lo-solve: <stdout>: Broken pipe' ignored
}

@test "quiet patterns that memory does not hold are refused before they are found" {
	lo-gen -s 511x767 -k 0 >in
	limited() {
		(ulimit -v 30000 && lo-solve -V) >/dev/null 2>&1 && ulimit -v 15000
		lo-solve "$@" in
	}
	if (ulimit -v 30000 && lo-solve -V) >/dev/null 2>&1; then
		row 2 '' 'lo-solve: in:1:1: the quiet patterns take 24 MiB of memory, and 14 MiB is all there is' limited -a
	fi
	row 2 '' 'lo-solve: in:1:1: the nullity is 511, and the fewest presses are found up to 48' lo-solve -m in
}

# The rule is fitted to a size before it is asked about, also if another came between.
@test "sizes asked about again, kept or forgotten, are answered as one by one" {
	row 0 $'0\n4\n16' '' lo-solve -c -r ring <(printf '%s\n' 4x4:0001 2x2:0 4x4:0000)
	while read -r options sizes; do
		for size in $sizes; do
			naive draw 5 1 $size >$size
			naive draw 6 1 $size | lo-apply -d -r $options >>$size
		done
		paste -d '\n' $sizes >boards
		for question in -c -ap -mp; do
			while read -r board; do
				lo-solve $question -r $options <<<"$board"
			done <boards >want
			row 0 "$(<want)" '' lo-solve $question -r $options boards
		done
	done <<-END
		ring 4x4 2x2
		lines 3x3 5x2 3x4
		ring $(echo {1..3}x{1..6})
	END
}

@test "-e poly and long sizes take plus by any of its names" {
	lo-gen -s 40x40 -S 3 >in
	row 0 "$(lo-solve -e poly in)" '' lo-solve -e poly -r dist:1 in
	row 0 "$(lo-solve -e poly in)" '' lo-solve -e poly -r 010/111/010 in
	row 2 '' 'lo-solve: in:1:1: engine poly: for the rule plus alone' lo-solve -e poly -r ring in
	row 0 "$(lo-rank 4079x8159)" '' lo-rank -r dist:1 4079x8159
}

# Where no button flips anything each board of one cell is its own proof.
@test "table has as many proofs as there are cells" {
	for size in 1x63 1x64 1x65 8x16 129x1 16x16; do
		lo-gen -s $size -e >in
		sed 's/^/!/' in >want
		row 0 "$(<want)" '' lo-solve -e table -r 0 in
		row 0 "$(<want)" '' lo-solve -e gauss -r 0 in
	done
	row 0 $'!1x65:10000000000000000\n!1x65:00000000000000001' '' lo-solve -r 0 \
		<(printf '%s\n' 1x65:10000000000000000 1x65:00000000000000001)
}

@test "table takes boards of up to 256 cells by rules other than plus" {
	for options in '-r king' '-r lines' -w '-r 011'; do
		for sizes in '16x16 16x17 272' '1x256 1x257 257' '64x4 65x4 260'; do
			read -r taken refused cells <<<"$sizes"
			lo-gen -s $taken -S 1 | lo-apply -d $options >in
			lo-solve -e gauss $options in >want
			lo-gen -s $refused -k 0 >>in
			row 2 "$(cat want)" "lo-solve: in:2:1: engine table: at most 256 cells, not $cells" \
				lo-solve -e table $options in
		done
	done
}

# alike OPTIONS: table, gauss and no -e give the same answers to the file all.
alike() {
	lo-solve -p $1 all >want
	lo-solve -p $1 -e table all | cmp - want || echo table
	lo-solve -p $1 -e gauss all | cmp - want || echo gauss
	lo-apply $1 want | lo-verify -n $(wc -l <all) $1 || echo 'does not hold'
}

@test "table and gauss give the same answers to random boards, by every rule" {
	some=$(for n in {1..12}; do echo $((n % 7 + 2))x$((n * 5 % 8 + 1)); done)
	solvable() {
		{ naive draw 1 10 $some 1x64 64x1 8x8; naive draw 2 10 $some 1x64 64x1 8x8 |
			lo-apply -d $1; } >all
		alike "$1"
	}
	row 0 '' '' each solvable
}

# smallest OPTIONS FILE: no quiet pattern makes an answer smaller. Of a symmetric rule the
# proofs are patterns, of those with an odd overlap the smallest.
smallest() {
	local size=$3
	lo-solve -p $1 "$2" >answers
	lo-apply $1 answers | lo-verify $1 -n $(wc -l <"$2") || echo 'does not hold'
	lo-rank -b $1 $size >basis
	[ $(wc -l <basis) = "$4" ] || echo "nullity $(wc -l <basis)"
	lo-apply -d $1 basis | lo-verify -n $4 || echo 'not quiet'
	grep -v ! answers | cut -f 2 | while read -r answer; do
		sed "s/^/$answer	/" basis | naive add | awk -v answer="$answer" \
			'$0 <= answer { print "not smallest", answer }'
	done
	grep ! answers | while IFS=$'\t' read -r board proof; do
		sed "s/^/$board	!/" ${5:-basis} >claims
		naive_odd <claims >odd
		[ "$proof" = "$(head -n 1 odd)" ] || echo "not smallest $proof"
	done
	grep -c ! answers >refused
	grep -vc ! answers >solved
}

# naive_odd: of boards and proofs, the proofs that an odd number of lit cells is in.
naive_odd() {
	awk -F '[:\t]' 'BEGIN {
		for (a = 0; a < 16; a++)
			for (b = 0; b < 16; b++) {
				odd = 0
				for (bit = 1; bit < 16; bit *= 2)
					odd += int(a / bit) % 2 * (int(b / bit) % 2)
				of[substr("0123456789abcdef", a + 1, 1) \
					substr("0123456789abcdef", b + 1, 1)] = odd
			}
	}
	{
		sum = 0
		for (i = 1; i <= length($2); i++)
			sum += of[substr($2, i, 1) substr($4, i, 1)]
		if (sum % 2 == 1)
			print $3 ":" $4
	}'
}

# Eight columns at once from 512 cells on: lines, edges that are joined, files. For king the
# matrix is a product of one of the rows and one of the columns, 1 + t + t^2 modulo t^n - 1,
# which lose two of their ranks where 3 divides the side.
@test "dense systems: answers are the smallest, proofs hold and are the smallest" {
	while read -r size nullity options; do
		naive draw 1 12 $size >boards
		naive draw 2 12 $size | lo-apply -d $options >>boards
		row 0 '' '' smallest "$options" boards $size $nullity
		[ $(<solved) -ge 12 ]
		[ $(<refused) -ge 8 ]
	done <<-'END'
		23x23 44 -r lines
		24x24 32 -w -r plus
		24x27 98 -w -r king
	END
}

@test "dense systems from files: answers are the smallest, proofs hold and are the smallest" {
	# Random lines, and sums of two of them, in turn.
	lo-gen -s 23x23 -n 517 -S 1 >random
	head -n 24 random | paste - - | naive add >sums
	{ head -n 500 random; cat sums; tail -n 17 random; } >rule
	[ $(wc -l <rule) = 529 ]
	# The other way round: which buttons flip a light.
	lo-fmt -f rows rule | tr -d ' \n' | fold -w 529 | awk '{
		for (i = 1; i <= 529; i++)
			column[i] = column[i] substr($0, i, 1)
	}
	END {
		print NR
		for (i = 1; i <= 529; i++)
			print column[i]
	}' | fold -w 23 | lo-parse -s 23x23 >transposed
	lo-rank -b -r @transposed 23x23 >left
	naive draw 3 12 23x23 >boards
	naive draw 4 12 23x23 | lo-apply -d -r @rule >>boards
	row 0 '' '' smallest '-r @rule' boards 23x23 $(wc -l <left) left
	[ $(wc -l <left) -ge 12 ]
	[ $(<solved) -ge 12 ]
	[ $(<refused) -ge 8 ]
}

@test "eight columns at once and row by row reduce to the same" {
	compile dense "$top/tests/unit/four_russians.c" \
		"$top"/lib/engine/{four_russians,progress}.c
	row 0 alike '' "$BATS_FILE_TMPDIR/dense"
}
