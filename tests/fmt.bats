# lo-fmt: the exact text of each format, and back.

load setup
load table

@test "judge is what a solution prints" {
	printf '%s\n' 29d4b910 ! 27235a5a 2x3:21 '!2x3:3f' 1x1:1 >in
	cat >want <<-'END'
		PUZZLE #1
		1 0 1 0 0 1
		1 1 0 1 0 1
		0 0 1 0 1 1
		1 0 0 1 0 0
		0 1 0 0 0 0
		PUZZLE #2
		IMPOSSIBLE
		PUZZLE #3
		1 0 0 1 1 1
		0 0 1 0 0 0
		1 1 0 1 0 1
		1 0 1 0 0 1
		0 1 1 0 1 0
		PUZZLE #4
		1 0 0
		0 0 1
		PUZZLE #5
		IMPOSSIBLE
		PUZZLE #6
		1
	END
	row 0 "$(<want)" '' lo-fmt in
	cmp out want
	row 0 "$(<want)" '' lo-fmt -f judge in
	cmp out want
	lo-parse "$data/sample.in" >boards
	lo-solve boards >answers
	row 0 "$(<"$data/sample.out")" '' lo-fmt answers
	cmp out "$data/sample.out"
}

@test "rows is the rows alone, grid has an empty line between boards" {
	printf '%s\n' 2x3:21 ! 1x1:0 3x1:5 '!3x1:2' 1x4:e >in
	printf '%s\n' '1 0 0' '0 0 1' IMPOSSIBLE 0 1 0 1 IMPOSSIBLE '1 1 1 0' >want
	row 0 "$(<want)" '' lo-fmt -f rows in
	cmp out want
	printf '%s\n' '1 0 0' '0 0 1' '' IMPOSSIBLE '' 0 '' 1 0 1 '' IMPOSSIBLE '' '1 1 1 0' >want
	row 0 "$(<want)" '' lo-fmt -f grid in
	cmp out want
	# Between the boards of several files too, and for none nothing at all.
	echo 1x2:2 >other
	: >empty
	row 0 "$(cat want; printf '%s\n' '' '1 0')" '' lo-fmt -f grid empty in empty other empty
	row 0 $'1 0\n\n1 0' '' lo-fmt -f grid - other <other
	for format in judge rows grid list count; do
		row 0 '' '' lo-fmt -f $format empty
	done
}

@test "list is row and column of each set cell, the k-th block the k-th record" {
	printf '%s\n' 2x3:21 ! 3x1:5 1x12:801 '!3x1:2' 12x1:003 >in
	printf '%s\n' '1 1' '2 3' '' IMPOSSIBLE '' '1 1' '3 1' '' '1 1' '1 12' '' IMPOSSIBLE '' \
		'11 1' '12 1' >want
	row 0 "$(<want)" '' lo-fmt -f list in
	cmp out want
	# Of a dark board no line comes: what is apart stays so, over several files too.
	printf '%s\n' 1x2:0 1x2:1 1x2:0 00000000 1x2:2 2x2:0 >in
	echo 1x2:0 >dark
	printf '%s\n' '' '1 2' '' '' '' '1 1' '' '' >want
	lo-fmt -f list in dark >out
	cmp out want
	lo-fmt -f list dark >out
	cmp out /dev/null
	row 0 $'no\n\nno' '' lo-fmt -f list -u no <(printf '!\n!2x2:3\n')
}

@test "count is how many are set, a number a line" {
	printf '%s\n' 2x3:21 ! 1x1:0 3fffffff 00000000 '!3x1:2' 1x68:fffffffffffffffff >in
	row 0 $'2\nIMPOSSIBLE\n0\n30\n0\nIMPOSSIBLE\n68' '' lo-fmt -f count in
	row 0 $'2\n\n0\n30\n0\n\n68' '' lo-fmt -f count -u '' in
	lo-gen -s 70x900 -k 12345 -S 1 >in
	row 0 12345 '' lo-fmt -f count in
}

# cells: what -f list should say of the file grid, read from that by awk.
cells() {
	awk '/^$/ { print; row = 0; next }
		{ row++; for (i = 1; i <= NF; i++) if ($i == 1) print row, i }' grid
}

@test "list and count are of the cells that grid shows" {
	for size in 1x1 5x6 6x5 1x64 64x1 1x65 65x1 3x43 12x64 7x129 1x1200 1200x1 30x40; do
		lo-gen -n 2 -s $size -S 1
		lo-gen -n 2 -s $size -S 2 -k $((${size%x*} * ${size#*x} / 90 + 1))
	done >boards
	lo-fmt -f grid boards >grid
	cells >want
	row 0 "$(<want)" '' lo-fmt -f list boards
	awk 'function put() { print n + 0; n = 0 } /^$/ { put() } /./ { n++ } END { put() }' \
		want >counts
	row 0 "$(<counts)" '' lo-fmt -f count boards
	# Where almost all words are dark.
	lo-gen -s 2000x1700 -k 40 -S 3 >boards
	lo-fmt -f grid boards >grid
	cells >want
	row 0 "$(<want)" '' lo-fmt -f list boards
}

@test "-l is what off and on are written as" {
	printf '%s\n' 2x3:21 '!2x3:01' 1x1:0 >in
	row 0 $'# . .\n. . #\nIMPOSSIBLE\n.' '' lo-fmt -f rows -l .# in
	row 0 $'# . .\n. . #\n\nno\n\n.' '' lo-fmt -f grid -l .# -u no in
	row 0 $'PUZZLE #1\n0 1 1\n1 1 0\nPUZZLE #2\nIMPOSSIBLE\nPUZZLE #3\n1' '' lo-fmt -l 10 in
	# Boards that have come often enough for their pieces, and long rows.
	lo-gen -n 300 -S 1 >in
	lo-gen -s 3x300 -S 1 >>in
	lo-fmt -f rows in | tr 01 .# >want
	row 0 "$(<want)" '' lo-fmt -f rows -l .# in
	lo-fmt -f grid in | tr 01 @Q >want
	row 0 "$(<want)" '' lo-fmt -f grid -l @Q in
}

@test "-i is the first number, files are counted on" {
	printf '1x1:%s\n' 1 0 1 >in
	echo ! >other
	row 0 $'PUZZLE #0\n1\nPUZZLE #1\n0\nPUZZLE #2\n1' '' lo-fmt -i 0 in
	row 0 $'PUZZLE #9\n1\nPUZZLE #10\n0\nPUZZLE #11\n1\nPUZZLE #12\nIMPOSSIBLE' '' \
		lo-fmt -i 9 in other
	row 0 $'PUZZLE #1\n1\nPUZZLE #2\n0\nPUZZLE #3\n1\nPUZZLE #4\nIMPOSSIBLE\nPUZZLE #5\n1
PUZZLE #6\n0\nPUZZLE #7\n1' '' lo-fmt in other - <in
	row 0 $'PUZZLE #9223372036854775807\n1\nPUZZLE #9223372036854775808\n0
PUZZLE #9223372036854775809\n1' '' lo-fmt -i 9223372036854775807 in
	row 0 $'1\n0\n1' '' lo-fmt -i 9 -f rows in
	row 0 $'PUZZLE #7\n1\nPUZZLE #8\n0\nPUZZLE #9\n1' '' lo-fmt -i 5 -i 7 in
}

@test "-u is what a refusal is written as" {
	printf '%s\n' 1x1:1 ! '!2x3:3f' >in
	row 0 $'PUZZLE #1\n1\nPUZZLE #2\nno\nPUZZLE #3\nno' '' lo-fmt -u no in
	row 0 $'1\n-1\n-1' '' lo-fmt -f rows -u -1 in
	row 0 $'1\n\nkein Weg, 100%\n\nkein Weg, 100%' '' lo-fmt -f grid -u 'kein Weg, 100%' in
	row 0 $'1\n\\n%s\n\\n%s' '' lo-fmt -f rows -u '\n%s' in
	printf '1\n\n\n' >want
	row 0 1 '' lo-fmt -f rows -u '' in
	cmp out want
	# Whatever it is, it is written as it is.
	row 0 $'1\n\e[1mno\xff\n\e[1mno\xff' '' lo-fmt -f rows -u $'\e[1mno\xff' in
	long=$(printf '%0100000d' 0)
	row 0 $'1\n'"$long"$'\n'"$long" '' lo-fmt -f rows -u "$long" in
}

@test "rows of any width, one blank between digits, none at the end of a line" {
	for columns in 1 2 31 32 33 63 64 65 127 128 129 191 192 193 1000 70000; do
		# Lit where column * column + row is a multiple of 3, and the first and last.
		awk -v columns=$columns 'BEGIN {
			for (row = 0; row < 5; row++)
				for (column = 0; column < columns; column++) {
					last = row == 4 && column == columns - 1
					first = row == 0 && column == 0
					digit = first || last || (column * column + row) % 3 == 0
					printf "%d%s", digit, column < columns - 1 ? " " : "\n"
				}
		}' >rows
		# To hexadecimal by hand: zeros in front up to whole digits.
		tr -d ' \n' <rows | awk '{
			while (length($0) % 4 != 0) $0 = "0" $0
			for (i = 1; i < length($0); i += 4) {
				v = substr($0, i, 1) * 8 + substr($0, i + 1, 1) * 4
				v += substr($0, i + 2, 1) * 2 + substr($0, i + 3, 1)
				printf "%x", v
			}
			print ""
		}' | sed "s/^/5x$columns:/" >mask
		row 0 "$(<rows)" '' lo-fmt -f rows mask
		cmp out rows
		{ echo 1; cat rows; } >text
		row 0 "$(<mask)" '' lo-parse -s 5x$columns text
	done
}

# alone: the text of each record of the file in, each by a run of its own.
alone() {
	local i=0 record
	while read -r record; do
		lo-fmt -i $((++i)) <<<"$record"
	done <in
}

@test "the text of a board does not depend on those before it" {
	for size in 1x1 5x6 8x8 64x1 3x21 5x13; do
		lo-gen -n $((261 / thin)) -s $size -S 4 >in
		lo-gen -n 2 -s 6x5 -S 4 >>in
		lo-gen -n 2 -s $size -S 4 >>in
		echo '!' >>in
		lo-gen -n 2 -s $size -S 4 >>in
		alone >want
		row 0 "$(<want)" '' lo-fmt in
	done
}

# round_trip SIZE: boards through each text and back, with refusals among them.
round_trip() {
	set -o pipefail
	lo-fmt boards | lo-parse -s $1 | cmp - boards &&
		lo-fmt -i 0 -f judge boards | lo-parse -i 0 -s $1 | cmp - boards &&
		{ wc -l <boards && lo-fmt -f rows boards; } | lo-parse -s $1 | cmp - boards &&
		{ wc -l <boards && lo-fmt -f grid boards; } | lo-parse -s $1 | cmp - boards &&
		lo-fmt -f grid boards | lo-parse -f grid | cmp - boards &&
		lo-fmt -l .X boards | lo-parse -l .X -s $1 | cmp - boards &&
		{ wc -l <boards && lo-fmt -f rows -l 10 boards; } |
		lo-parse -l 10 -s $1 | cmp - boards &&
		lo-fmt -f grid -l ,~ boards | tr -d ' ' | lo-parse -l ,~ -f grid | cmp - boards &&
		lo-parse -s $1 text | lo-fmt | cmp - text &&
		lo-parse -s $1 counted | lo-fmt -f rows | cat <(wc -l <boards) - | cmp - counted
}

@test "text and back gives the stream, the stream and back gives the text" {
	for size in 5x6 6x5 1x1 1x90 90x1 4x4 7x11 12x64 3x65 20x20; do
		lo-gen -n 100 -S 3 -s $size >boards
		sed -i '7s/.*/!/; 50s/.*/!/; 51s/.*/!/' boards
		columns=${size#*x}
		# The canonical text, from the masks by awk.
		sed 's/.*://' boards | awk -v columns=$columns -v cells=$((${size%x*} * columns)) '
			BEGIN {
				for (i = 0; i < 16; i++)
					bits[sprintf("%x", i)] = int(i / 8) int(i / 4) % 2 int(i / 2) % 2 i % 2
			}
			{ print "PUZZLE #" NR }
			/!/ { print "IMPOSSIBLE"; next }
			{
				board = ""
				for (i = 1; i <= length($0); i++)
					board = board bits[substr($0, i, 1)]
				board = substr(board, length(board) - cells + 1)
				gsub(/./, "& ", board)
				for (i = 0; i < cells; i += columns)
					print substr(board, 2 * i + 1, 2 * columns - 1)
			}' >text
		{ echo 100; grep -v PUZZLE text; } >counted
		expect 0 '' '' round_trip $size
	done
}

@test "boards of random sizes come back, all in one stream" {
	set -o pipefail
	rm -f boards
	RANDOM=7
	for i in {1..40}; do
		size=$((RANDOM % 80 + 1))x$((RANDOM % 80 + 1))
		lo-gen -n 2 -s $size -S $i >board
		for lights in 01 .#; do
			lo-fmt -l $lights board | lo-parse -l $lights -s $size | cmp - board
		done
		cat board >>boards
	done
	lo-fmt -f grid boards | lo-parse -f grid | cmp - boards
	lo-fmt -f grid -l oO boards | lo-parse -f grid -l oO | cmp - boards
}

@test "a line of two fields is refused, the texts before it are out" {
	while IFS='|' read -r input column; do
		found='two masks'
		[[ $input != *!* ]] || found='a mask and a refusal'
		printf '%b\n' 1x2:1 ! "$input" 1x2:3 >in
		message="lo-fmt: in:3:$column: expected a mask or a refusal alone, found $found"
		row 2 $'PUZZLE #1\n0 1\nPUZZLE #2\nIMPOSSIBLE' "$message" lo-fmt in
		row 2 $'0 1\nIMPOSSIBLE' "$message" lo-fmt -f rows in
		row 2 $'0 1\n\nIMPOSSIBLE' "$message" lo-fmt -f grid in
		row 2 $'1 2\n\nIMPOSSIBLE' "$message" lo-fmt -f list in
		row 2 $'1\nIMPOSSIBLE' "$message" lo-fmt -f count in
	done <<-'END'
		1x2:1 1x2:2|7
		1x2:1\t1x2:2|7
		1x2:1    1x2:2|10
		1x2:1 !|7
		1x2:1 !1x2:3|7
	END
	echo 1x2:g >in
	for format in judge rows grid list count; do
		row 2 '' "lo-fmt: in:1:5: expected a hex digit, found 'g'" lo-fmt -f $format in
	done
}
