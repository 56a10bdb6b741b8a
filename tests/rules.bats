# Rules: every filter that has -r, against another implementation and computed figures.
load setup
load table
load rules

setup_file() {
	make_naive
}

# vectors COMMAND: runs it with the options of each rule of rules.tsv, whose lines are in
# the file vectors. Prints the rule if it fails.
vectors() {
	cut -f 1,2 "$data/rules.tsv" | uniq | while read -r rule wrap; do
		awk -v rule="$rule" -v wrap="$wrap" '$1 == rule && $2 == wrap' \
			"$data/rules.tsv" >vectors
		[ "$wrap" = - ] && wrap= || wrap=-w
		"$1" "-r $rule $wrap" || echo "$rule $wrap"
	done
}

answers() {
	cut -f 3,4 vectors >want
	answered "$1" want
}

counts() {
	cut -f 3 vectors | lo-solve -c $1 | cmp - <(cut -f 6 vectors)
}

nullities() {
	cut -f 3 vectors | sed '/:/!s/^/5x6:/; s/:.*//' | lo-rank $1 | cut -f 1,3 |
		cmp - <(cut -f 3,7 vectors | sed '/:/!s/^/5x6:/; s/:.*	/	/')
}

@test "every answer and refusal of rules.tsv byte for byte" {
	[ "$(wc -l <"$data/rules.tsv")" -ge 250 ]
	row 0 '' '' vectors answers
}

@test "the numbers of solutions of rules.tsv" {
	row 0 '' '' vectors counts
}

@test "the nullities of rules.tsv" {
	row 0 '' '' vectors nullities
}

# applied FILE: lo-apply agrees with the other implementation on boards and presses, by
# every rule.
applied() {
	rules | while read -r options; do
		naive $options apply <"$1" >want
		[ "$(wc -l <want)" = "$(wc -l <"$1")" ] || echo "none by $options"
		lo-apply $options "$1" | cmp - want || echo "$options"
	done
}

# pairs SIZE...: random boards with random presses.
pairs() {
	paste <(naive draw 1 2 "$@") <(naive draw 2 2 "$@")
}

@test "random presses by every rule, on boards of one word" {
	pairs $(sizes 12) 4x4 5x6 8x8 7x9 9x7 1x63 63x1 1x64 64x1 2x32 32x2 3x21 21x3 >in
	row 0 '' '' applied in
}

@test "random presses by every rule, on boards of several words" {
	pairs 1x65 65x1 1x66 5x13 13x5 9x9 16x16 11x33 3x63 3x64 3x65 3x66 63x3 64x3 65x3 \
		2x127 2x128 2x129 4x130 127x2 128x2 129x2 130x4 40x64 1x300 300x1 33x17 >in
	row 0 '' '' applied in
}

@test "random presses by every rule, on boards of many words" {
	pairs 100x300 64x128 70x65 1x9000 9000x1 >in
	row 0 '' '' applied in
}

# Presses alone on a dark board, and both ways one after the other.
@test "-d and the order of presses make no difference, by every rule" {
	naive draw 3 3 5x6 1x1 3x9 9x3 8x8 7x11 2x65 >first
	naive draw 4 3 5x6 1x1 3x9 9x3 8x8 7x11 2x65 >second
	paste first second | naive add >sum
	both() {
		rules | while read -r options; do
			lo-apply -d $options first | paste - second | lo-apply $options |
				cmp - <(lo-apply -d $options sum) || echo "$options"
		done
	}
	row 0 '' '' both
}

@test "stencils drawn at random, of all sides up to seven" {
	pairs 1x1 2x2 3x3 4x4 5x6 3x9 9x3 1x30 30x1 11x13 2x65 65x2 >in
	for sides in {1,3,5,7}x{1,3,5,7}; do
		rule=$(lo-gen -s $sides -S 1 | lo-fmt -f rows | tr -d ' ' | paste -sd /)
		for wrap in '' -w; do
			naive -r $rule $wrap apply <in >want
			row 0 "$(<want)" '' lo-apply -r $rule $wrap in
		done
	done
}

@test "stencils much larger than the board" {
	pairs 1x1 1x2 2x1 2x3 4x4 5x6 1x11 11x1 8x9 >in
	for sides in 21x33 1x75 75x1; do
		rule=$(lo-gen -s $sides -S 5 | lo-fmt -f rows | tr -d ' ' | paste -sd /)
		for wrap in '' -w; do
			naive -r $rule $wrap apply <in >want
			row 0 "$(<want)" '' lo-apply -r $rule $wrap in
		done
	done
}

@test "distances up to beyond the board" {
	pairs 1x1 1x7 7x1 2x2 4x4 5x6 6x9 13x3 2x40 40x2 >in
	for distance in {1..14} 20 39 40 41 60 121 333; do
		for wrap in '' -w; do
			naive -r dist:$distance $wrap apply <in >want
			row 0 "$(<want)" '' lo-apply -r dist:$distance $wrap in
		done
	done
}

@test "distances up to 2^63 - 1" {
	pairs 1x1 1x7 7x1 5x6 6x9 9x9 >in
	cut -f 1,2 in | naive add >pressed
	for distance in 1000000 4611686018427387903 4611686018427387904 9223372036854775807; do
		# Nothing is as far away: the buttons flip themselves.
		row 0 "$(<pressed)" '' lo-apply -r dist:$distance in
		# Where the edges are joined each side of the square comes back to where it
		# was after the least common multiple of rows and columns, and what is passed
		# twice is not flipped.
		for size in 1:1 3:4 5:6 6:9 9:9; do
			rows=${size%:*} columns=${size#*:} period=$columns
			while ((period % rows > 0)); do
				((period += columns))
			done
			lo-gen -s ${rows}x$columns -n 3 -S 1 >presses
			rest=$((distance % (2 * period) + 2 * period))
			sed 's/.*/&\t&/' presses | naive -w -r dist:$rest apply |
				paste - presses | naive add >want
			row 0 "$(<want)" '' lo-apply -d -w -r dist:$distance presses
		done
	done
}

@test "names of a rule are one rule" {
	pairs 5x6 9x9 2x65 1x1 3x2 >in
	while read -r one other; do
		for wrap in '' -w; do
			row 0 "$(lo-apply -r $one $wrap in)" '' lo-apply -r $other $wrap in
			cut -f 1 in >boards
			row 0 "$(lo-solve -r $one $wrap boards)" '' lo-solve -r $other $wrap boards
			row 0 "$(lo-rank -b -r $one $wrap 4x4)" '' lo-rank -b -r $other $wrap 4x4
		done
	done <<-'END'
		plus 010/111/010
		plus dist:1
		plus 00000/00100/01110/00100/00000
		ring 010/101/010
		king 111/111/111
		x 101/010/101
		1 000/010/000
	END
	row 0 "$(lo-apply in)" '' lo-apply -r plus in
	row 0 "$(naive add <in)" '' lo-apply -r 1 in
	row 0 "$(cut -f 1 in)" '' lo-apply -r 0 in
}

# judged OPTIONS: lo-verify accepts as proofs, of all sets of cells of small boards, those
# of which every button flips an even number and an odd number is lit.
judged() {
	naive $1 judge <sets >want
	[ -s want ] || [ "$1" = '-r 0' ] || [ "$1" = '-w -r 0' ] || echo "all hold by $1"
	verify $1 sets | cut -d : -f 1 | cmp - want || echo "$1"
}

@test "of all sets of cells those of which every button flips an even number are proofs" {
	for size in 1x1 1x2 2x1 2x2 1x7 7x1 2x3 3x2 2x4 4x2 3x3 1x9; do
		for seed in 1 2; do
			lo-gen -s $size -a | sed 's/^/!/' |
				paste <(lo-gen -s $size -S $seed -n $(lo-gen -s $size -a | wc -l)) -
		done
	done >sets
	each() {
		rules | while read -r options; do
			judged "$options"
		done
	}
	row 0 '' '' each
}

@test "large proofs by every rule, and each with a cell flipped" {
	naive draw 5 2 9x9 12x7 5x13 1x65 65x1 8x16 16x8 11x11 >boards
	each() {
		rules | while read -r options; do
			lo-solve -p $options boards >answers || echo "$options"
			grep ! answers >proofs || continue
			lo-verify -n $(wc -l <proofs) $options proofs || echo "$options"
			head -n 2 proofs | naive flip 2 >flipped
			naive $options judge <flipped >want
			verify $options flipped | cut -d : -f 1 | cmp - want ||
				echo "flipped $options"
			wc -l <proofs >>refused
		done
	}
	row 0 '' '' each
	[ "$(awk '{ sum += $1 } END { print sum }' refused)" -ge 60 ]
}

@test "a proof by an asymmetric rule is of the left kernel, not of the right one" {
	rule=100/011/001
	for size in 2x5 3x7 5x5 6x6; do
		# What no button would flip if it were pressed, and not the other way round.
		lo-rank -b -r $rule $size >quiet
		lo-apply -d -r $rule quiet | lo-verify -n $(wc -l <quiet)
		sed 's/.*/&\t!&/' quiet >right
		naive -r $rule judge <right >want
		lo-verify -r $rule right >got || :
		row 0 '' '' cmp want <(cut -d : -f 1 got)
		grep -q ': no proof: a button flips an odd number of its cells$' got
	done
}

# bats test_tags=slow
@test "every board of all small sizes by every rule: its smallest solution or proof" {
	each() {
		rules | while read -r options; do
			naive $options brute $(sizes 6) 2x4 4x2 3x3 >want
			answered "$options" want
			lo-solve -p -e gauss $options boards | cmp - want || echo "gauss $options"
		done
	}
	row 0 '' '' each
}
