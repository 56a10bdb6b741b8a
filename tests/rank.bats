# lo-rank: published nullities, the basis, elimination of all boards, long sizes.
load setup
load table

# of WORD: the terms that known.txt has under that word.
of() {
	sed -n "s/^$1 //p" "$data/known.txt"
}

@test "a line a size: size, rank, nullity" {
	row 0 $'5x6\t30\t0\n5x5\t23\t2\n1x2\t1\t1\n1x1\t1\t0' '' lo-rank 5x6 5x5 1x2 1x1
	printf '4x4\n2x1' >in
	lines() { lo-rank <in; }
	row 0 $'4x4\t12\t4\n2x1\t1\t1' '' lines
	: >in
	row 0 '' '' lines
}

@test "the published nullities of squares" {
	of A159257 | tr ' ' '\n' | awk '{ print NR "x" NR "\t" NR * NR - $1 "\t" $1 }' >want
	[ "$(wc -l <want)" -ge 100 ]
	cut -f 1 want >in
	squares() { lo-rank <in; }
	row 0 "$(<want)" '' squares
}

@test "the published nullities of rectangles" {
	sed -n 's/^nullity-plus //p' "$data/known.txt" | awk '{
		for (i = 1; i <= NF; i++)
			print NR "x" i "\t" NR * i - $i "\t" $i
	}' >want
	[ "$(wc -l <want)" -ge 64 ]
	row 0 "$(<want)" '' lo-rank $(cut -f 1 want)
}

@test "the nullity does not depend on which side is which" {
	for size in 1x100 2x100 3x200 17x33 100x300 255x511 1000x1023 7x100001; do
		flat=$(lo-rank $size | cut -f 3)
		row 0 "$flat" '' nullity ${size#*x}x${size%x*}
	done
}

# nullity SIZE [OPTIONS]
nullity() {
	lo-rank ${2-} "$1" | cut -f 3
}

# basis SIZE [OPTIONS]: as many patterns as the nullity says, all quiet, rising, and
# reduced: no other pattern has the leading cell of one.
basis() {
	lo-rank -b ${2-} "$1" >masks
	[ "$(wc -l <masks)" = "$(nullity "$@")" ] || echo "$1: count"
	lo-apply -d ${2-} masks >dark && lo-verify -n "$(wc -l <masks)" dark ||
		echo "$1: not quiet"
	LC_ALL=C sort -u masks | cmp - masks || echo "$1: not rising"
	lo-fmt -f rows masks | tr -d ' \n' | fold -w $((${1%x*} * ${1#*x})) | awk '{
		row[NR] = $0; lead[NR] = index($0, "1")
	}
	END {
		for (i = 1; i <= NR; i++)
			for (j = 1; j <= NR; j++)
				if (i != j && substr(row[j], lead[i], 1) == "1")
					print "not reduced", i, j
	}'
}

@test "the reduced basis of the quiet patterns" {
	for size in 1x2 2x1 4x4 5x5 5x6 9x9 16x16 19x19 11x5 5x11 1x200 200x1 23x23 3x65 65x3; do
		row 0 '' '' basis $size
	done
	row 0 $'5x5:0eaeeae\n5x5:15a82b5' '' lo-rank -b 5x5
}

# A pattern of the reduced basis has one of the first cells, as many as there are patterns,
# and the smallest pattern has the last of them.
@test "the reduced basis of more patterns than a word has bits" {
	while read -r size nullity; do
		lo-rank -b $size >basis
		row 0 '' "lo-verify: $nullity solved, 0 refused, 0 failed" \
			lo-verify -v -n $nullity <(lo-apply -d basis)
		lo-fmt -f list basis | awk -v n=$nullity '/^1 / && $2 <= n { print $2 }' >leads
		row 0 "$(seq $nullity -1 1)" '' cat leads
	done <<-'END'
		159x159 128
		79x79 64
		119x135 71
		128x126 70
	END
}

@test "long sizes" {
	row 0 $'1x5000000\t4999999\t1\n5000000x1\t4999999\t1' '' lo-rank 1x5000000 5000000x1
	# 2^k - 1 has a published form: a square of that side has nullity 0 (Sutner 1989).
	row 0 $'4095x4095\t16769025\t0' '' lo-rank 4095x4095
	# One side much longer, both ways: the gcd with f_300005 taken by its recurrence.
	row 0 $'5x300005\t1500023\t2\n300005x5\t1500023\t2' '' lo-rank 5x300005 300005x5
}

@test "what is no size is named" {
	size='rows and columns count from 1, without leading zeros, to at most 2^62 cells'
	while IFS='|' read -r text place message; do
		printf "5x5\n$text" >in
		lines() { lo-rank <in; }
		message=${message/SIZE/$size}
		row 2 $'5x5\t23\t2' "lo-rank: <stdin>:$place: $message" lines
	done <<-'END'
		x5\n|2:1|expected rows x columns as in 5x6, found 'x'
		\n|2:1|expected rows x columns as in 5x6, found the end of the line
		5\n|2:2|expected 'x', found the end of the line
		5x\n|2:3|expected a number of columns, found the end of the line
		5x5 \n|2:4|expected the end of the line, found ' '
		0x5\n|2:1|SIZE
		5x0\n|2:1|SIZE
		05x5\n|2:1|SIZE
		5x05\n|2:1|SIZE
		18446744073709551617x1\n|2:1|SIZE
		4294967296x4294967296\n|2:1|SIZE
	END
	row 2 $'5x5\t23\t2' "lo-rank: expected rows x columns as in 5x6, at most 2^62 cells, found '5'
usage: lo-rank [-bv] [-r rule] [-w] [RxC...]" lo-rank 5x5 5
}

# solved_of_all SIZE: how many boards of the size elimination solves.
solved_of_all() {
	lo-gen -s "$1" -a | lo-solve -e gauss | grep -vc '!'
}

@test "of all boards one in 2^nullity is solved by elimination" {
	for size in 1x{1..8} {2..8}x1 2x{2..6} 3x{2..4} 4x3 4x4; do
		row 0 $((1 << $(lo-rank $size | cut -f 2))) '' solved_of_all $size
	done
	# 7x11 boards that can be solved are 270016253 modulo 1000000007, which is 2^70.
	row 0 $'7x11\t70\t7' '' lo-rank 7x11
}

@test "a size too large for a rule is refused at once" {
	while IFS='|' read -r options reason; do
		row 2 '' "lo-rank: ${options##* }: $reason" lo-rank $options
	done <<-'END'
		-w 300000x300000|elimination would take 17592186044416 MiB of memory, and 1024 MiB is the most
		-w -r king 60000x60000|elimination would take 3089904867554 MiB of memory, and 1024 MiB is the most
		-r king 100000x1000|elimination would take 52643 MiB of memory, and 1024 MiB is the most
		-r lines 1x300000|elimination would take 21467 MiB of memory, and 1024 MiB is the most
	END
	size=10000000x10000000
	all='11920929 MiB of memory, and N MiB is all there is'
	row 2 '' "lo-rank: $size: a board of $size takes $all" named lo-rank -r dist:5000000 $size
	size=2147483647x3 all='3662110 MiB of memory, and N MiB is all there is'
	row 2 '' "lo-rank: $size: what a button flips takes $all" \
		named lo-rank -w -r dist:6000000000 $size
}

@test "-v says how far long work is, and without it nothing is said" {
	for size in 20000000x20000000 20000001x20000000; do
		told 'lo-rank: gcd: [0-9]+ % done, [0-9]+ s left' lo-rank -v $size
	done
}

@test "a size whose patterns cannot be in memory is refused" {
	all='549755813888 MiB of memory, and N MiB is all there is'
	size=2147483648x2147483648
	row 2 '' "lo-rank: $size: a board of $size takes $all" named lo-rank -b $size
	# The bytes rounded up: 2^40 and one more.
	for cells in 1048576:8796093022208 1048577:8796093022209; do
		takes="${cells%:*}${all#*888}" size=1x${cells#*:}
		row 2 '' "lo-rank: $size: a board of $size takes $takes" \
			named lo-rank -b $size
	done
	size=1x4611686018427387904
	row 2 '' "lo-rank: $size: polynomials take ${all/8 MiB/9 MiB}" named lo-rank $size
	echo $size >in
	lines() { named lo-rank <in; }
	row 2 '' "lo-rank: <stdin>:1:1: polynomials take ${all/8 MiB/9 MiB}" lines
	# A limit above the memory that is there makes it no more.
	beyond() { (ulimit -v 1000000000000 && exec "$@"); }
	lo-rank -b $size 2>want || :
	row 2 '' "$(<want)" beyond lo-rank -b $size
}

# named COMMAND...: without what memory this machine has.
named() {
	local status=0
	"$@" 2>all || status=$?
	sed 's/[0-9]* MiB is/N MiB is/' all >&2
	return $status
}

# tables RULE OPTIONS: the nullities of the rule in known.txt, with those options.
tables() {
	of "nullity-$1" | awk '{ for (i = 1; i <= NF; i++) print NR "x" i "\t" $i }' >want
	[ "$(wc -l <want)" -ge 64 ] || echo "no table of $1"
	lo-rank $2 $(cut -f 1 want) | cut -f 1,3 | cmp - want || echo "$2"
}

@test "the published nullities of rectangles, by rules" {
	for rule in plus king x ring lines; do
		row 0 '' '' tables $rule "-r $rule"
	done
	row 0 '' '' tables plus '-r dist:1'
	row 0 '' '' tables plus '-r 00000/00100/01110/00100/00000'
}

@test "the published nullities of squares whose edges are joined" {
	of A165738 | tr ' ' '\n' | awk '{ print NR "x" NR "\t" NR * NR - $1 "\t" $1 }' |
		head -n 32 >want
	[ "$(wc -l <want)" = 32 ]
	row 0 "$(<want)" '' lo-rank -w $(cut -f 1 want)
	row 0 "$(<want)" '' lo-rank -wr plus $(cut -f 1 want)
}

# For king the matrix is a product of one of the rows and one of the columns, each of full
# rank unless the side is 2 modulo 3, where it loses one.
@test "the nullity of king by the sides" {
	for size in 1x1 2x2 5x6 20x35 41x13 100x6 65x5; do
		rows=${size%x*} columns=${size#*x}
		rank=$(((rows - (rows % 3 == 2)) * (columns - (columns % 3 == 2))))
		row 0 "$size	$rank	$((rows * columns - rank))" '' lo-rank -r king $size
	done
}

@test "the reduced basis of the quiet patterns, by rules" {
	while read -r size options; do
		row 0 '' '' basis $size "$options"
	done <<-'END'
		5x5 -r king
		8x8 -r king
		6x9 -w -r plus
		9x9 -w -r plus
		24x24 -w -r plus
		7x9 -r lines
		23x23 -r lines
		3x7 -r 100/011/001
		6x6 -w -r 100/011/001
		9x6 -w -r 011
		6x6 -w -r dist:2
		1x9 -r 0
		5x13 -r ring
		65x5 -r ring
	END
}
