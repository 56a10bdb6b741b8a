# Rules from files: -r @FILE, a line a button.
load setup
load table
load rules

setup_file() {
	make_naive
}

# told OPTIONS SIZE: the rule's own file gives what its name does.
told() {
	lo-gen -s $2 -e | lo-apply -d $1 >rule
	naive draw 1 8 $2 >boards
	naive draw 2 8 $2 | lo-apply -d $1 >>boards
	lo-solve -p $1 boards >want
	lo-solve -p -r @rule boards | cmp - want || echo "lo-solve $1 $2"
	lo-apply -r @rule want | lo-verify -n 16 -r @rule || echo "lo-verify $1 $2"
	paste boards <(naive draw 3 16 $2) >pairs
	lo-apply -r @rule pairs | cmp - <(lo-apply $1 pairs) || echo "lo-apply $1 $2"
	lo-solve -c -r @rule boards | cmp - <(lo-solve -c $1 boards) || echo "-c $1 $2"
	lo-rank -r @rule $2 | cmp - <(lo-rank $1 $2) || echo "lo-rank $1 $2"
	lo-rank -b -r @rule $2 | cmp - <(lo-rank -b $1 $2) || echo "-b $1 $2"
}

# bats test_tags=slow
@test "the file of a rule is that rule" {
	each() {
		local n=0
		rules | while read -r options; do
			for size in 5x5 3x4 7x10; do
				[ $((n++ % thin)) != 0 ] || told "$options" $size
			done
			n=$((n + 1))
		done
	}
	row 0 '' '' each
}

@test "the file of a rule is that rule, eight columns at once" {
	row 0 '' '' told '-r plus' 23x23
	row 0 '' '' told '-w -r 100/011/001' 24x24
	row 0 '' '' told '-r lines' 19x27
}

# drawn SIZE SEED: a random rule, one button in five missing.
drawn() {
	local cells=$((${1%x*} * ${1#*x}))
	lo-gen -s $1 -n $cells -S $2 | awk -v seed=$2 'BEGIN { srand(seed) }
		{ print (NR > 1 && rand() < 0.2 ? "!" : $0) }'
}

# bats test_tags=slow
@test "every board, every solution and every proof of rules drawn at random" {
	for size in 1x1 1x2 2x1 2x2 1x5 2x3 7x1 2x4 3x3; do
		for ((seed = 1; seed <= 8; seed += thin)); do
			drawn $size $seed >rule
			naive -r @rule brute-all $size >want
			cut -f 1 want | uniq >boards
			row 0 '' '' answers
			row 0 '' '' ranks $size
			lo-gen -s $size -a | sed 's/^/!/' | paste boards - >sets
			naive -r @rule judge <sets >want
			verify -r @rule sets | cut -d : -f 1 | cmp - want
		done
	done
}

answers() {
	lo-solve -ap -r @rule boards | cmp - want
	lo-solve -ap -e gauss -r @rule boards | cmp - want
	lo-solve -p -r @rule boards | cmp - <(awk -F '\t' '!seen[$1]++' want)
	lo-solve -c -r @rule boards | cmp - <(awk -F '\t' '
		!($1 in n) { order[++boards] = $1 }
		{ n[$1] += !/!/ }
		END { for (i = 1; i <= boards; i++) print n[order[i]] }' want)
}

# ranks SIZE: so many boards can be solved, and so many solutions have they.
ranks() {
	lo-rank -r @rule $1 | cut -f 2,3 | cmp - <(awk -F '\t' '
		!/!/ { solutions++; if (!seen[$1]++) boards++ }
		function log2(n) { return int(log(n) / log(2) + 0.5) }
		END { print log2(boards) "\t" log2(solutions / boards) }' want)
}

@test "a cell without a button is never pressed, and not counted" {
	for size in 5x5 8x8 5x13 23x23; do
		drawn $size 3 >rule
		buttons=$(grep -vc ! rule)
		[ $buttons -lt $(wc -l <rule) ]
		lo-rank -r @rule $size | awk -v n=$buttons '$2 + $3 != n' >wrong
		row 0 '' '' cat wrong
		lo-rank -b -r @rule $size >quiet
		[ $(wc -l <quiet) = $(lo-rank -r @rule $size | cut -f 3) ]
		lo-apply -d -r @rule quiet | lo-verify -n $(wc -l <quiet)
		# The cells without one, as masks.
		lo-gen -s $size -e | paste - rule | grep ! | cut -f 1 >absent
		naive draw 2 20 $size >boards
		naive draw 2 20 $size | lo-apply -d -r @rule >>boards
		lo-solve -r @rule boards >answers
		{ grep -v ! answers; cat quiet; } >pressed
		[ $(wc -l <pressed) -ge 20 ]
		lo-fmt -f rows pressed | tr -d ' \n' | fold -w $(wc -l <rule) |
			awk 'NR == FNR { absent[NR] = /!/; next }
			{
				for (i = 1; i <= length($0); i++)
					if (absent[i] && substr($0, i, 1) == 1)
						print "pressed", FNR, i
			}' rule - >wrong
		row 0 '' '' cat wrong
	done
	# Presses where no button is do nothing.
	lo-apply -d -r @rule absent | lo-verify -n $(wc -l <absent)
}

# with_holes SIZE HOLES: king, but what is a hole has no button and no lamp.
with_holes() {
	lo-gen -s $1 -e | lo-apply -d -r king >whole
	lo-fmt -f rows whole | tr -d ' \n' | fold -w $(wc -l <whole) | awk -v holes="$2" '
		BEGIN { n = split(holes, hole, " ") }
		{
			for (i = 1; i <= n; i++)
				$0 = substr($0, 1, hole[i] - 1) 0 substr($0, hole[i] + 1)
			lines[NR] = $0
		}
		END { print NR; for (i = 1; i <= NR; i++) print lines[i] }' |
		fold -w ${1#*x} >text
	lo-parse -s $1 text | awk -v holes=" $2 " '
		{ print (index(holes, " " NR " ") ? "!" : $0) }' >rule
}

@test "boards with holes" {
	with_holes 3x3 5
	row 0 $'!\n3x3:13b' '' sed -n '5p;9{s/.*/3x3:13b/p}' rule
	row 0 $'3x3\t8\t0' '' lo-rank -r @rule 3x3
	for holes in 5 '1 9' '2 4 6 8'; do
		with_holes 3x3 "$holes"
		naive -r @rule brute-all 3x3 >want
		cut -f 1 want | uniq >boards
		row 0 '' '' answers
	done
	with_holes 5x6 '8 9 14 15'
	[ "$(grep -c ! rule)" = 4 ]
	lo-solve -p -r @rule <(naive draw 1 30 5x6 | lo-apply -d -r @rule) >got
	lo-apply -r @rule got | lo-verify -r @rule -n 30
	row 1 '' '' grep ! got
	# A light in a hole is its own proof, unless there is a smaller one.
	lo-gen -e | sed -n 15p >lit
	lo-solve -p -r @rule lit >got
	row 0 '' '' lo-verify -r @rule -n 1 got
	row 0 '' '' lo-verify -r @rule <(sed 's/.*/&\t!&/' lit)
}

@test "what is no rule is named where it stands" {
	while IFS='|' read -r lines message; do
		printf "$lines" >rule
		for filter in lo-apply lo-solve lo-verify lo-rank; do
			row 2 '' "$filter: rule$message" $filter -r @rule /dev/null
		done
	done <<-'END'
		|: a rule has at least one button
		!\n|: a rule has at least one button
		!\n!\n!\n|: a rule has at least one button
		1x2:3\n|: a rule has as many lines as cells, 2 for 1x2, not 1
		!\n3x3:000\n!\n!\n|: a rule has as many lines as cells, 9 for 3x3, not 4
		00000000\n|: a rule has as many lines as cells, 30 for 5x6, not 1
		1x2:3\n1x2:1\n1x2:2\n|:3:1: a rule has as many lines as cells, 2 for 1x2, not more
		1x2:3\n1x2:1\n!|:3:1: a rule has as many lines as cells, 2 for 1x2, not more
		!\n!\n!\n1x2:3\n|:4:1: a rule has as many lines as cells, 2 for 1x2, not more
		1x2:3\n2x1:1\n|:2:1: the masks of a rule have one size
		1x2:3\n00000000\n|:2:1: the masks of a rule have one size
		1x2:3\n!1x2:3\n|:2:2: expected nothing behind '!'
		!1x2:0\n1x2:3\n|:1:2: expected nothing behind '!'
		1x2:3 1x2:3\n|:1:7: expected the lights of a button or '!', found two masks
		1x2:3\n1x2:3 !\n|:2:7: expected the lights of a button or '!', found a mask and a refusal
		1x2:3\n1x2:g\n|:2:5: expected a hex digit, found 'g'
		1x2:3\n\n|:2:1: expected a mask or a refusal, found the end of the line
		1x2:3\n1x2:4\n|:2:5: a bit above the first cell is set
		1x2:3\n1x2|:2:4: expected ':', found the end of the input
	END
}

@test "a file that cannot be read is named" {
	mkdir folder
	ln -s loop loop
	for filter in lo-apply lo-solve lo-verify lo-rank; do
		row 2 '' "$filter: none: No such file or directory" $filter -r @none /dev/null
		row 2 '' "$filter: folder: Is a directory" $filter -r @folder /dev/null
		row 2 '' "$filter: loop: Too many levels of symbolic links" \
			$filter -r @loop /dev/null
		row 2 '' "$filter: \\x1b: No such file or directory" $filter -r $'@\e' /dev/null
	done
	echo 1x2:3 >closed
	chmod 0 closed
	[ -r closed ] || row 2 '' 'lo-solve: closed: Permission denied' lo-solve -r @closed
}

@test "a rule too large is refused before memory is taken" {
	named() {
		lo-solve -r @rule /dev/null 2>all || local status=$?
		sed 's/[0-9]* MiB is/N MiB is/' all >&2
		return $status
	}
	lo-gen -s 1x3000000 -k 1 >rule
	takes='a rule of that size takes 1072884 MiB of memory, and N MiB is all there is'
	row 2 '' "lo-solve: rule:1:1: $takes" named
}

@test "boards of another size than the rule are named, answers before them out" {
	printf '%s\n' 1x2:3 1x2:1 >rule
	printf '%s\n' 1x2:3 2x1:3 1x2:3 >in
	message='the rule is for boards of 1x2, not 2x1'
	row 2 1x2:2 "lo-solve: in:2:1: $message" lo-solve -r @rule in
	row 2 1 "lo-solve: in:2:1: $message" lo-solve -c -r @rule in
	row 2 1x2:2 "lo-apply: in:2:1: $message" lo-apply -d -r @rule in
	printf '%s\n' '1x2:3 1x2:0' '2x1:3 2x1:0' >in
	row 2 1x2:3 "lo-apply: in:2:1: $message" lo-apply -r @rule in
	printf '%s\n' 1x2:3 '2x1:3 !2x1:3' >in
	row 2 '1: not dark' "lo-verify: in:2:1: $message" lo-verify -r @rule in
	printf '%s\n' 1x2 2x1 >in
	sizes() { lo-rank -r @rule <in; }
	row 2 $'1x2\t2\t0' "lo-rank: <stdin>:2:1: $message" sizes
	row 2 $'1x2\t2\t0' "lo-rank: 2x1: $message" lo-rank -r @rule 1x2 2x1
}

@test "a rule from standard input, and without its last newline" {
	from_input() { printf '1x2:3\n1x2:1' | lo-solve -r @- in; }
	echo 1x2:3 >in
	row 0 1x2:2 '' from_input
	printf '1x2:3\n1x2:1' >rule
	row 0 1x2:2 '' lo-solve -r @rule in
	# It cannot be the boards as well, which would all be gone.
	for operands in '' - 'in -'; do
		twice() { printf '1x2:3\n1x2:1\n' | lo-solve -r @- $operands; }
		message='-r @-: standard input is the rule, and cannot be read again'
		got=0
		twice >out 2>err || got=$?
		[ $got = 2 ]
		[ "$(head -n 1 err)" = "lo-solve: $message" ]
	done
	# A file whose name is that of a rule, or with what stands for it in it.
	cp rule lines
	cp rule @x
	row 0 1x2:2 '' lo-solve -r @lines in
	row 0 1x2:2 '' lo-solve -r @@x in
}

@test "-v tells of the boards, not of the rule" {
	printf '%s\n' 1x2:3 1x2:1 >rule
	printf '%s\n' 1x2:3 1x2:0 >in
	row 0 $'1x2:2\n1x2:0' 'lo-solve: 2 solved, 0 refused' lo-solve -v -r @rule in
	row 1 '1: not dark' 'lo-verify: 1 solved, 0 refused, 1 failed' lo-verify -v -r @rule in
}
