# lo-rank: published nullities, the basis against brute force and elimination, long sizes.
load setup
load table

setup_file() {
	${CC:-cc} -O2 -o "$BATS_FILE_TMPDIR/plus" "$top/tests/unit/plus.c"
}

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

nullity() {
	lo-rank "$1" | cut -f 3
}

# basis SIZE: as many patterns as the nullity says, all quiet, rising, and reduced: no
# other pattern has the leading cell of one.
basis() {
	lo-rank -b "$1" >masks
	[ "$(wc -l <masks)" = "$(nullity "$1")" ] || echo "$1: count"
	lo-apply -d masks | lo-verify || echo "$1: not quiet"
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

@test "long sizes" {
	row 0 $'1x5000000\t4999999\t1\n5000000x1\t4999999\t1' '' lo-rank 1x5000000 5000000x1
	# 2^k - 1 has a published form: a square of that side has nullity 0 (Sutner 1989).
	row 0 $'4095x4095\t16769025\t0' '' lo-rank 4095x4095
}

@test "what is no size is named" {
	while IFS='|' read -r text place message; do
		printf "5x5\n$text" >in
		lines() { lo-rank <in; }
		row 2 $'5x5\t23\t2' "lo-rank: <stdin>:$place: $message" lines
	done <<-'END'
		x5\n|2:1|expected rows x columns as in 5x6, found 'x'
		\n|2:1|expected rows x columns as in 5x6, found the end of the line
		5\n|2:2|expected 'x', found the end of the line
		5x\n|2:3|expected a number of columns, found the end of the line
		5x5 \n|2:4|expected the end of the line, found ' '
		0x5\n|2:1|rows and columns count from 1, to at most 2^62 cells
		5x0\n|2:1|rows and columns count from 1, to at most 2^62 cells
		4294967296x4294967296\n|2:1|rows and columns count from 1, to at most 2^62 cells
	END
	row 2 $'5x5\t23\t2' "lo-rank: expected rows x columns as in 5x6, at most 2^62 cells, found '5'
usage: lo-rank [-bv] [RxC...]" lo-rank 5x5 5
}

@test "the published nullities of known.txt are those of elimination" {
	# 4x4 and 7x11 boards that can be solved: 2^12, and 2^(77 - nullity) modulo 1000000007.
	row 0 $'4x4\t12\t4\n7x11\t70\t7' '' lo-rank 4x4 7x11
}

progress() {
	lo-rank -v 2000000x2000000 2>said && ! grep -v '^lo-rank: gcd: [0-9]* % done, [0-9]* s left$' said &&
		[ -s said ]
}

@test "-v says how far long work is, and without it nothing is said" {
	row 0 $'2000000x2000000\t4000000000000\t0' '' progress
	row 0 $'300000x300000\t90000000000\t0' '' lo-rank 300000x300000
}

@test "a size whose patterns cannot be in memory is refused" {
	lo-rank -b 3000000x3000000 >out 2>err || status=$?
	[ "$status" = 2 ] && [ ! -s out ]
	grep -qx 'lo-rank: 3000000x3000000: a board of 3000000x3000000 takes 1072884 MiB of memory, and [0-9]* MiB is all there is' err
}
