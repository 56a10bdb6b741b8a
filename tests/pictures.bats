# lo-fmt -f pbm, lo-parse -f pbm and -f flip: pictures and games of Flip. What netpbm and
# Flip themselves say of them is in tests/more.

load setup
load table

setup_file() {
	make_feed
}

@test "a picture is its header and its rows, each of whole bytes" {
	printf '%s\n' 2x3:21 1x8:a5 3x1:5 1x17:10001 1x64:8000000000000001 >in
	printf 'P4\n3 2\n\200\040P4\n8 1\n\245P4\n1 3\n\200\0\200' >want
	printf 'P4\n17 1\n\200\0\200P4\n64 1\n\200\0\0\0\0\0\0\1' >>want
	lo-fmt -f pbm in >out
	cmp out want
	row 0 "$(<in)" '' lo-parse -f pbm want
	row 0 '' '' lo-fmt -f pbm /dev/null
	# The judges' size, bare.
	echo 1a9c995c >in
	printf 'P4\n6 5\n\150\234\044\224\160' >want
	lo-fmt -f pbm in >out
	cmp out want
	row 0 1a9c995c '' lo-parse -f pbm want
}

@test "a record that is no picture is an error, those before it are out" {
	printf 'P4\n1 1\n\200' >want
	while IFS='|' read -r record place found; do
		printf '%s\n' 1x1:1 "$record" >in
		row 2 "$(<want)" "lo-fmt: in:2:$place: expected one mask, found $found" \
			lo-fmt -f pbm in
		cmp out want
	done <<-'END'
		!|1|a refusal
		!1x2:3|1|a refusal
		1x2:1 1x2:3|7|two masks
		1x2:1 !|7|a mask and a refusal
	END
}

# plain: P1 of the records of standard input, which are masks, by way of -f grid.
plain() {
	lo-fmt -f grid | awk -v RS= -F '\n' '
		{ columns = gsub(/[01]/, "&", $1); print "P1 " columns " " NF; print $0 }' OFS='\n'
}

@test "pictures of every width are read as they are written, raw, plain and both" {
	for width in {1..17} {63..66} 200; do
		lo-gen -n 2 -s 5x$width -S $width
		lo-gen -n 1 -s 1x$width -S $width
		lo-gen -n 1 -s ${width}x3 -S $width
	done >boards
	lo-fmt -f pbm boards >raw
	row 0 "$(<boards)" '' lo-parse -f pbm raw
	plain <boards >plain
	[ "$(grep -c P1 plain)" = "$(wc -l <boards)" ]
	row 0 "$(<boards)" '' lo-parse -f pbm plain
	row 0 "$(cat boards boards boards)" '' lo-parse -f pbm raw plain - <raw
	cat raw plain raw plain >both
	row 0 "$(cat boards boards boards boards)" '' lo-parse -f pbm both
	# Each board in the other kind than the one before it.
	while read -r board; do
		echo "$board" | lo-fmt -f pbm
		echo "$board" | plain
	done <boards >both
	row 0 "$(sed p boards)" '' lo-parse -f pbm both
}

@test "what is behind the last cell of a row means nothing" {
	for width in 1 3 6 9 15 17 63 65; do
		lo-gen -n 1 -s 1x$width -S 1 >board
		lo-fmt -f pbm board >in
		size=$(wc -c <in)
		last=$(tail -c 1 in | od -An -tu1)
		{
			head -c $((size - 1)) in
			printf "\\$(printf %o $((last | 255 >> (width - 1) % 8 + 1)))"
		} >filled
		run ! cmp -s in filled
		row 0 "$(<board)" '' lo-parse -f pbm filled
	done
}

@test "pictures that are one to the reader" {
	while IFS='|' read -r input output; do
		printf "$input" >in
		row 0 "$(printf '%b' "$output")" '' lo-parse -f pbm in
	done <<-'END'
		P1\n3 2\n1 0 0\n0 0 1\n|2x3:21
		P1\n3 2\n100001|2x3:21
		P1 3 2 100 001|2x3:21
		P1\t3\r\n2\r\n100\r\n001\r\n|2x3:21
		P1\n3 2\n1\n0\n0\n0\n0\n1|2x3:21
		P1\r3 2\r100\r001\r|2x3:21
		P1 3 2 1\r00\r\r0 0\r1|2x3:21
		P1\n3 2\n10 0 0\t0\n\n1\n|2x3:21
		\n \nP1 3 2 100001\n\n\t\n|2x3:21
		P1 003 02 100001|2x3:21
		P1#c\n3 2 100001|2x3:21
		P1 # P4 7 7\n3 2 100001|2x3:21
		P1\n#\n##\n# 9\n3\n#9\n2\n#1\n100001|2x3:21
		P1 3#c\n2 100001|2x3:21
		P1 3 2#1\n100001|2x3:21
		P1 3 2 #1\n100001|2x3:21
		P1 3 2\n10#0\n0 #111\n001\n|2x3:21
		P1 3 2\n10#0\r0#11\r\n#\n001\n|2x3:21
		P1 3 2 100001P1 1 1 1|2x3:21\n1x1:1
		P1 3 2 100001 P4 1 1 \200P1 2 1 01|2x3:21\n1x1:1\n1x2:1
		P4 3 2\n\200\040|2x3:21
		P4 3 2 \200\040|2x3:21
		P4 3 2\r\200\040|2x3:21
		P4 3 2\t\200\040\n|2x3:21
		P4\n# c\n3\n#c\n2#c\n\200\040|2x3:21
		P4#c\r3 2#c\r\200\040|2x3:21
		P4 3 1 #|1x3:1
		P4 3 1\n\nP4 8 1\n#P4 8 1\n |1x3:0\n1x8:23\n1x8:20
		P4 3 2\r\n\200|2x3:04
		P4 3 2\n\200\040P4 3 2\n\200\040|2x3:21\n2x3:21
		P4 3 2\n\200\040 \r\n \nP4 3 2\n\200\040|2x3:21\n2x3:21
		P4 1 3\n\200P1|3x1:4
		P1 6 5 011010100111001001100101011100|1a9c995c
		|
		 \r\n\t\n|
	END
}

@test "a picture that is wrong ends where it is, pictures before that are out" {
	while IFS='|' read -r input output place message; do
		printf "$input" >in
		row 2 "$(printf "$output")" "lo-parse: in:$place: $message" lo-parse -f pbm in
	done <<-'END'
		x||1:1|expected P1 or P4, found 'x'
		\n  #\n||2:3|expected P1 or P4, found '#'
		011\n||1:1|expected P1 or P4, found '0'
		\000||1:1|expected P1 or P4, found byte 0x00
		P||1:2|expected 1 or 4 behind P, found the end of the input
		P5 1 1||1:2|expected 1 or 4 behind P, found '5'
		p1 1 1 1||1:1|expected P1 or P4, found 'p'
		P1||1:3|expected white space, found the end of the input
		P13 1 101||1:3|expected white space, found '3'
		P4x||1:3|expected white space, found 'x'
		P1\n||2:1|expected a width, found the end of the input
		P1 #3 2||1:8|expected a width, found the end of the input
		P1 -3 2||1:4|expected a width, found '-'
		P1\n3||2:2|expected a height, found the end of the input
		P1\n3\n||3:1|expected a height, found the end of the input
		P1\n3x2\n100001||2:2|expected a height, found 'x'
		P1\n3#x\n#\n y 100001||4:2|expected a height, found 'y'
		P1 0 1 1||1:4|width and height count from 1, to at most 2^62 cells
		P4\n1\n 000\n||3:2|width and height count from 1, to at most 2^62 cells
		P1 4611686018427387905 1 1||1:4|width and height count from 1, to at most 2^62 cells
		P1 1 00018446744073709551617 1||1:6|width and height count from 1, to at most 2^62 cells
		P1 4294967296\n4294967296 1||2:1|width and height count from 1, to at most 2^62 cells
		P4 3 2||1:7|expected white space before the raster, found the end of the input
		P4 3 2x\200\040||1:7|expected white space before the raster, found 'x'
		P4 3 2#c||1:9|expected white space before the raster, found the end of the input
		P1 3 2||1:7|expected 6 more digits of the raster, found the end of the input
		P1 3 2\n100\n0 0 ||3:5|expected 1 more digit of the raster, found the end of the input
		P1 3 2\n100\n00\n||4:1|expected 1 more digit of the raster, found the end of the input
		P1 3 2\n100\n00#1||3:5|expected 1 more digit of the raster, found the end of the input
		P1 3 2\n100\n002||3:3|expected 0 or 1, found '2'
		P1 3 2x100001||1:7|expected 0 or 1, found 'x'
		P1 3 2\n10\n\000||3:1|expected 0 or 1, found byte 0x00
		P1 3 2\n10-0001||2:3|expected 0 or 1, found '-'
		P1 3 2\n1000010|2x3:21|2:7|expected P1 or P4, found '0'
		P1 3 2\n100001\n# end|2x3:21|3:1|expected P1 or P4, found '#'
		P1 3 2\n100001\n P2|2x3:21|3:3|expected 1 or 4 behind P, found '2'
		P4 3 2\n||2:1|expected 2 more bytes of the raster, found the end of the input
		P4 3 2\n\200||2:2|expected 1 more byte of the raster, found the end of the input
		P4 3 4\n\n\n||4:1|expected 2 more bytes of the raster, found the end of the input
		P4 9 2\n\n\200\n||4:1|expected 1 more byte of the raster, found the end of the input
		P4 65 3\n1234\n6789a\nc||4:2|expected 15 more bytes of the raster, found the end of the input
		P4 3 2\n\200\040\200|2x3:21|2:3|expected P1 or P4, found byte 0x80
		P4 8 2\n\nxP4 8 2\nx\n\n #|2x8:0a78\n2x8:780a|6:2|expected P1 or P4, found '#'
		P4 72 1\n\n12\n4567\nx|1x72:0a31320a343536370a|5:1|expected P1 or P4, found 'x'
	END
}

@test "lines in rasters are counted, whatever their bytes" {
	for bytes in '' '\n' '\n\n\n\n\n\n\n\n\n' 'ab\ncdefgh\n\t\v\v\n\r\212\212\n'; do
		for width in 3 72 136; do
			height=$((20 * 17 / (width / 8 + 1)))
			{
				printf "P4\n$width $height\n"
				yes "$(printf "$bytes.")" | tr -d '.' |
					head -c $(((width + 7) / 8 * height))
			} >in
			[ "$(wc -c <in)" -gt 300 ]
			echo ' ?' >>in
			lines=$(wc -l <in)
			column=$(tail -n 1 in | tr -d '\n' | wc -c)
			message="lo-parse: in:$lines:$column: expected P1 or P4, found '?'"
			lo-parse -f pbm in >out 2>err || [ $? = 2 ]
			[ "$(<err)" = "$message" ]
			[ "$(wc -l <out)" = 1 ]
		done
	done
}

@test "it makes no difference to pictures where the buffer ends" {
	for size in 5x6 2x65; do
		lo-gen -n 2 -s $size -S 3 >boards
		{ lo-fmt -f pbm boards; plain <boards; lo-fmt -f pbm boards; } >in
		row 0 "$(cat boards boards boards)" '' lo-parse -f pbm in
		row 0 "$(cat boards boards boards)" '' "$feed" lo-parse -f pbm <in
		# It ends before each of the last 28 bytes, which hold a whole raw picture.
		for ((shift = 0; shift < 28; shift++)); do
			{ printf '%*s' $((65536 - $(wc -c <in) + shift)) ''; cat in; echo ?; } >shifted
			lo-parse -f pbm shifted >out 2>err || [ $? = 2 ]
			cat boards boards boards | cmp - out
			line=$(wc -l <shifted)
			column=$(tail -n 1 shifted | tr -d '\n' | wc -c)
			[ "$(<err)" = "lo-parse: shifted:$line:$column: expected P1 or P4, found '?'" ]
		done
	done
	printf 'P4\n3 4\n\n\n' >in
	message='expected 2 more bytes of the raster, found the end of the input'
	row 2 '' "lo-parse: <stdin>:5:1: $message" "$feed" lo-parse -f pbm <in
	row 2 '' 'lo-parse: <stdin>:5:1: Connection reset by peer' "$feed" -e lo-parse -f pbm <in
}

@test "a long raster is read and written as it is" {
	lo-gen -s 900x1003 -S 1 >boards
	lo-gen -s 3x600001 -S 2 >>boards
	lo-fmt -f pbm boards >in
	lo-parse -f pbm in | cmp - boards
	plain <boards | lo-parse -f pbm | cmp - boards
}

@test "a picture claims no memory that its raster does not need" {
	printf 'P4\n99999999 99999999\n' >in
	lo-parse -f pbm in >out 2>err || [ $? = 2 ]
	[[ "$(<err)" == 'lo-parse: in:2:10: a board of 99999999x99999999 takes 1192092872 MiB of memory, and '* ]]
	little() {
		(ulimit -v 20000 && exec "$@")
	}
	[[ $LO_BIN != */san ]] || little() { "$@"; }
	while IFS='|' read -r magic left; do
		printf 'P%s 3000 8000 ' $magic >in
		message="expected $left of the raster, found the end of the input"
		row 2 '' "lo-parse: in:1:14: $message" little lo-parse -f pbm in
	done <<-'END'
		1|24000000 more digits
		4|3000000 more bytes
	END
	# With 8 MiB, a size that they do not hold, and one that they would.
	[[ $LO_BIN != */san ]] || return 0
	little() {
		local status=0
		(ulimit -v 8192 && exec "$@") 2>all || status=$?
		sed 's/:[0-9]*: out of/:N: out of/' all >&2
		return $status
	}
	printf 'P4\n10000\n8400\n' >in
	takes='takes 11 MiB of memory, and 8 MiB is all there is'
	row 2 '' "lo-parse: in:3:1: a board of 8400x10000 $takes" little lo-parse -f pbm in
	{ printf 'P4\n8000 8300\n'; head -c 8300000 /dev/zero; } >in
	row 2 '' 'lo-parse: in:3:N: out of memory' little lo-parse -f pbm in
	{ printf 'P1\n8000 8300\n'; head -c 66400000 /dev/zero | tr '\0' 0; } >in
	row 2 '' 'lo-parse: in:3:N: out of memory' little lo-parse -f pbm in
}

# flip WIDTH HEIGHT: the game of each board of standard input, whose masks are of that
# size, by the definition of its matrix.
flip() {
	lo-fmt -f rows | tr -d ' \n' | fold -w $(($1 * $2)) | awk -v w=$1 -v h=$2 '
		function hex(bits, text) {
			while (length(bits) % 4)
				bits = bits "0"
			for (; bits != ""; bits = substr(bits, 5))
				text = text substr("0123456789abcdef", 1 + 8 * substr(bits, 1, 1) + \
					4 * substr(bits, 2, 1) + 2 * substr(bits, 3, 1) + substr(bits, 4, 1), 1)
			return text
		}
		function distance(a, b) { return a < b ? b - a : a - b }
		BEGIN {
			for (i = 0; i < w * h; i++)
				for (j = 0; j < w * h; j++)
					bits = bits (distance(i % w, j % w) + \
						distance(int(i / w), int(j / w)) <= 1)
			matrix = hex(bits)
		}
		{ print w "x" h ":" matrix "," hex($0) }'
}

@test "games of Flip are the boards whose grid they have" {
	for size in 1x1 1x2 2x1 1x7 7x1 2x2 2x3 3x2 3x3 4x3 5x5 6x5 5x7 9x8; do
		lo-gen -n 4 -s ${size#*x}x${size%x*} -S 1 >boards
		flip ${size%x*} ${size#*x} <boards >in
		row 0 "$(<boards)" '' lo-parse -f flip in
		row 0 "$(<boards)" '' lo-parse -f flip <(sed 's/:/c:/' in)
		row 0 "$(<boards)" '' lo-parse -f flip <(sed 's/:/r:/; y/abcdef/ABCDEF/; s/C:/c:/' in)
		row 0 "$(<boards)" '' lo-parse -f flip <(sed 's/^/ /; s/$/\t\r/; G' in)
		[ ${size%x*} != ${size#*x} ] ||
			row 0 "$(<boards)" '' lo-parse -f flip <(sed 's/x[0-9]*//' in)
		head -n 2 in >two
		head -c 4096 two >in
		[ "$(wc -c <two)" -gt 4096 ] ||
			row 0 "$(head -n 2 boards)" '' "$feed" lo-parse -f flip <in
	done
	echo 3x2:d3a6665cb,70 >in
	row 0 $'2x3:1c\n2x3:1c' '' lo-parse -f flip in - <in
	row 0 2x3:1c '' lo-parse -f flip <(printf '\357\273\2773x2:d3a6665cb,70')
}

@test "every digit of the matrix counts" {
	lo-gen -s 4x2 -S 1 | flip 2 4 >good
	matrix=$(sed 's/.*:\(.*\),.*/\1/' good)
	for ((i = 0; i < ${#matrix}; i++)); do
		for bit in 1 2 4 8; do
			digit=${matrix:i:1}
			other=$(printf %x $((16#$digit ^ bit)))
			sed "s/./$other/$((i + 5))" good >in
			message="its matrix would have $digit here, not $other"
			row 2 '' "lo-parse: in:1:$((i + 5)): not a game of the plus rule: $message" \
				lo-parse -f flip in
		done
	done
}

@test "a game that is wrong ends where it is, games before that are out" {
	while IFS='|' read -r input output place message; do
		printf "$input" >in
		row 2 "$output" "lo-parse: in:$place: $message" lo-parse -f flip in
	done <<-'END'
		x||1:1|expected a width, found 'x'
		\357\273x||1:3|expected the rest of a byte order mark, found 'x'
		\n :8,8||2:2|expected a width, found ':'
		3x:8,8||1:3|expected a height, found ':'
		0x1:8,8||1:1|width and height count from 1, without leading zeros, to at most 2^31 cells
		 01x1:8,8||1:2|width and height count from 1, without leading zeros, to at most 2^31 cells
		65536x32769:8,8||1:1|width and height count from 1, without leading zeros, to at most 2^31 cells
		1x18446744073709551617:8||1:1|width and height count from 1, without leading zeros, to at most 2^31 cells
		1x1||1:4|expected ':', found the end of the input
		1x1\n8,8||1:4|expected ':', found the end of the line
		1x1z:8,8||1:4|expected ':', found 'z'
		1x1cr:8,8||1:5|expected ':', found 'r'
		1 x1:8,8||1:2|expected ':', found ' '
		7x5c#1||1:5|a game id with '#' and a seed has no board, one with ':' has
		5#1||1:2|a game id with '#' and a seed has no board, one with ':' has
		1x1:8,8\n7x5#x|1x1:1|2:4|a game id with '#' and a seed has no board, one with ':' has
		3x2:||1:5|expected 9 more digits of the matrix, found the end of the input
		3x2:d3a6665c\n||1:13|expected 1 more digit of the matrix, found the end of the line
		3x2:d3a6,70||1:9|expected 5 more digits of the matrix, found ','
		3x2:d3ag665cb,70||1:8|expected 6 more digits of the matrix, found 'g'
		3x2:d3a6665cb70||1:14|expected ',', found '7'
		3x2:d3a6665cb||1:14|expected ',', found the end of the input
		3x2:d3a6665cb,||1:15|expected 2 more digits of the grid, found the end of the input
		3x2:d3a6665cb,7\n||1:16|expected 1 more digit of the grid, found the end of the line
		3x2:d3a6665cb,7x||1:16|expected 1 more digit of the grid, found 'x'
		3x2:d3a6665cb,700||1:17|expected the end of the line, found '0'
		3x2:d3a6665cb,70 x||1:18|expected the end of the line, found 'x'
		3x2:d3a6665cb,71||1:16|the last digit of the grid has a bit set behind its last
		3x2:d3a6665cb,72||1:16|the last digit of the grid has a bit set behind its last
		1x1:9,8||1:5|the last digit of the matrix has a bit set behind its last
		1x1:c,8||1:5|the last digit of the matrix has a bit set behind its last
		1x1:0,8||1:5|not a game of the plus rule: its matrix would have 8 here, not 0
		4x3r:c40cc0720330c882e413331108c00e047013,ef1||1:7|not a game of the plus rule: its matrix would have 8 here, not 4
	END
}
