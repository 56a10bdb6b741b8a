# lo-solve -m: the fewest presses and, of those, the smallest mask.
load setup
load table
load rules

setup_file() {
	make_naive
}

fewest() {
	lo-solve -m "$@" >got
}

# pressed: how many cells are set in each mask.
pressed() {
	cut -d : -f 2 | sed 's/[0-9a-f]/& /g' | awk 'BEGIN {
		for (i = 0; i < 16; i++)
			bits[substr("0123456789abcdef", i + 1, 1)] = \
				i % 2 + int(i / 2) % 2 + int(i / 4) % 2 + int(i / 8)
	}
	{
		sum = 0
		for (i = 1; i <= NF; i++)
			sum += bits[$i]
		print sum
	}'
}

@test "the fewest presses are those that trying all finds, and progress is told" {
	compile fewest "$top/tests/unit/fewest.c" \
		"$top"/lib/engine/{fewest,descent,keys,sums}.c "$top"/lib/{mask,random}.c
	row 0 '' '' "$BATS_FILE_TMPDIR/fewest"
}

@test "every board of minimal.tsv byte for byte" {
	[ "$(wc -l <"$data/minimal.tsv")" -ge 35 ]
	cut -f 1 "$data/minimal.tsv" >boards
	row 0 '' '' fewest -p boards
	row 0 '' '' cmp got "$data/minimal.tsv"
}

@test "every board of rules.tsv byte for byte" {
	cut -f 1,2 "$data/rules.tsv" | uniq | while read -r rule wrap; do
		awk -v rule="$rule" -v wrap="$wrap" \
			'$1 == rule && $2 == wrap && $5 != "-"' "$data/rules.tsv" >vectors
		[ "$wrap" = - ] && wrap= || wrap=-w
		cut -f 3 vectors | lo-solve -mp -r $rule $wrap >got
		row 0 '' '' cmp got <(cut -f 3,5 vectors)
		wc -l <vectors >>counts
	done
	[ "$(awk '{ sum += $1 } END { print sum }' counts)" -ge 190 ]
}

# bats test_tags=slow
@test "every board of all small sizes by every rule, refusals as without -m" {
	each() {
		rules | while read -r options; do
			naive $options brute-fewest $(sizes 6) 2x4 4x2 3x3 1x9 >want
			cut -f 1 want >boards
			lo-solve -mp $options boards | cmp - want || echo "$options"
			lo-solve -m $options boards | cmp - <(cut -f 2 want) || echo "$options"
		done
	}
	row 0 '' '' each
}

@test "rules drawn at random, with cells that have no button" {
	for size in 1x1 1x5 2x3 2x4 3x3 1x9; do
		for seed in {1..4}; do
			lo-gen -s $size -n $((${size%x*} * ${size#*x})) -S $seed |
				awk -v seed=$seed 'BEGIN { srand(seed) }
					{ print (NR > 1 && rand() < 0.3 ? "!" : $0) }' >rule
			naive -r @rule brute-fewest $size >want
			row 0 '' '' fewest -p -r @rule <(cut -f 1 want)
			row 0 '' '' cmp got want
		done
	done
}

@test "no other solution has fewer presses or is smaller with as many" {
	while read -r size options; do
		naive draw 1 3 $size >boards
		naive draw 2 3 $size | lo-apply -d $options >>boards
		lo-solve -ap $options boards >all
		paste <(cut -f 2 all | pressed) all | grep -v ! >weighed
		sort -t $'\t' -k 2,2 -k 1,1n -k 3,3 weighed | sort -t $'\t' -u -s -k 2,2 |
			cut -f 2,3 >want
		[ $(wc -l <want) -ge 3 ]
		lo-solve -mp $options boards | grep -v ! | LC_ALL=C sort -u |
			cmp - <(LC_ALL=C sort -u want)
	done <<-'END'
		9x9 -r plus
		11x5 -r plus
		16x16 -r plus
		5x13 -r ring
		8x9 -r ring
		9x9 -w -r plus
		5x13 -w -r 100/011/001
		7x10 -r 100/011/001
		5x8 -r king
		9x8 -w -r dist:3
		9x6 -w -r 011
		6x5 -r lines
	END
}

@test "-t: the fewest presses that lead to a target" {
	for options in '-r plus' '-w -r x' '-r lines'; do
		naive draw 3 10 4x4 >boards
		for target in 4x4:1e5b 4x4:ffff; do
			sed "s/.*/&	$target/" boards | naive add >differ
			paste boards <(lo-solve -m $options differ) >want
			row 0 '' '' fewest -p $options -t $target boards
			row 0 '' '' cmp got want
			lo-apply $options got | lo-verify -n 10 $options -t $target
		done
		row 0 '' '' fewest $options -t on boards
		row 0 '' '' cmp got <(cut -f 2 want)
	done
}

@test "engines make no difference" {
	naive draw 4 20 4x4 5x5 8x8 5x6 1x50 >boards
	lo-solve -mp boards >want
	for engine in table chase poly gauss; do
		row 0 '' '' fewest -p -e $engine boards
		row 0 '' '' cmp got want
	done
}

@test "published: all lights on" {
	sed -n 's/^A075464 //p' "$data/known.txt" | tr ' ' '\n' | head -n 29 >want
	for n in {1..29}; do
		lo-gen -s ${n}x$n -k 0
	done >boards
	row 0 '' '' fewest -t on boards
	pressed <got >counted
	row 0 '' '' cmp counted want
	lo-apply -d got | lo-verify -n 29 -t on
}

@test "published: how many boards take how many presses" {
	grep '^distribution ' "$data/known.txt" | grep -v ' 5x5 ' >distributions
	[ $(wc -l <distributions) = 4 ]
	while read -r _ rule wrap size _ counts; do
		lo-gen -s $size -a >boards
		[ $wrap = w ] && wrap=-w || wrap=
		lo-solve -m -r $rule $wrap boards | grep -v ! | pressed | sort -n | uniq -c |
			awk '{ printf " %s", $1 }' >counted
		row 0 "${counts#:}" '' cat counted
	done <distributions
}

# free OPTIONS: the masks of 5x5 that have 0 at the leading cells of the quiet patterns. Each
# board that can be solved has one of them for a solution.
free() {
	lo-rank -b $1 5x5 | lo-fmt -f rows | tr -d ' \n' | fold -w 25 |
		awk '{ lead[index($0, "1")] }
		END {
			masks = 2 ^ (25 - NR)
			print masks
			for (n = 0; n < masks; n++) {
				rest = n
				for (cell = 1; cell <= 25; cell++) {
					bit = cell in lead ? 0 : rest % 2
					rest = cell in lead ? rest : int(rest / 2)
					printf "%d%s", bit, cell % 5 ? "" : "\n"
				}
			}
		}' | lo-parse -s 5x5
}

# bats test_tags=slow
@test "published: how many boards of 5x5 take how many presses" {
	grep '^distribution .* 5x5 ' "$data/known.txt" >distributions
	[ $(wc -l <distributions) = 3 ]
	while read -r _ rule wrap _ _ counts; do
		[ $wrap = w ] && wrap=-w || wrap=
		free "-r $rule $wrap" | lo-apply -d -r $rule $wrap |
			lo-solve -m -r $rule $wrap | pressed | sort -n | uniq -c |
			awk '{ printf " %s", $1 }' >counted
		row 0 "${counts#:}" '' cat counted
	done <distributions
}

@test "what cannot be settled is refused, what was before it is out" {
	{ echo 1x2:3; lo-gen -s 40x40 -k 0; } >in
	reason='the nullity is 64, and the fewest presses are found up to 48'
	row 2 1x2:3 "lo-solve: in:2:1: $reason" lo-solve -m -w in
}

# Where no button flips anything each cell is a quiet pattern.
@test "the nullity may be 48, and not 49" {
	for size in 1x48 6x8; do
		row 0 $size:000000000000 '' lo-solve -m -r 0 <(lo-gen -s $size -k 0)
	done
	reason='the nullity is 49, and the fewest presses are found up to 48'
	for size in 1x49 7x7; do
		lo-gen -s $size -k 0 >in
		row 2 '' "lo-solve: in:1:1: $reason" lo-solve -m -r 0 in
	done
}

@test "what memory does not hold is refused before it is taken" {
	lo-gen -s 61x1239 -k 0 >in
	limited() {
		set -o pipefail
		ulimit -v 100000
		{ lo-solve -m in 2>&1 >&3 | sed 's/take [0-9]*/take N/' >&2; } 3>&1
	}
	(ulimit -v 100000 && lo-solve -V) >/dev/null 2>&1 || skip 'no limits here'
	row 2 '' 'lo-solve: in:1:1: sums take N MiB of memory, and 97 MiB is all there is' limited
}

@test "-v says how far a long search is, and without it nothing is said" {
	lo-gen -s 61x61 -k 3721 >in
	told 'lo-solve: fewest presses: [0-9]+ % done, [0-9]+ s left' lo-solve -v -m in
}

@test "a board that cannot be solved is refused, however large the nullity" {
	lo-gen -s 40x40 -k 1 -S 1 >in
	row 0 "$(lo-solve -w in)" '' lo-solve -m -w in
	grep -q ! out
}

@test "-m tells of its totals, and of one board at a time" {
	printf '%s\n' 4x4:dfa9 4x4:8787 4x4:8000 >in
	row 0 $'4x4:50a1\n4x4:08b8\n'"$(lo-solve <(echo 4x4:8000))" \
		'lo-solve: 2 solved, 1 refused' lo-solve -mv in
}
