load setup
load rules

setup_file() {
	make_naive
}

apply() {
	lo-apply "$@" >got
}

# Sizes of all shapes: small ones, and rows that end at, before and behind a word's end.
sizes() {
	local a b
	for a in {1..13}; do
		for b in {1..13}; do
			echo "${a}x$b"
		done
	done
	for a in 16 21 22 31 32 33 43 62 63 64 65 66 95 96 127 128 129 130 191 192 193 200; do
		for b in 1 2 3 4 5; do
			echo "${a}x$b ${b}x$a"
		done
	done
	echo 64x64 63x65 65x63 100x100 20x129 129x20
}

# Each mask of a file as presses behind a dark board of its size.
on_dark() {
	awk '{
		at = index($0, ":")
		digits = substr($0, at + 1)
		gsub(/./, "0", digits)
		print substr($0, 1, at) digits "\t" $0
	}' "$1"
}

@test "lo-apply names a bad digit by file, line and column, earlier answers out" {
	printf '%s\n' '1a9c995c 29d4b910' '1a9c99g 0' >in
	expect 2 00000000 "lo-apply: in:2:7: expected a hex digit, found 'g'" lo-apply in
}

@test "boards worked by hand" {
	# Cells of 3x3: 100 010 001 first row, 080 is its middle; 010 is the middle of all.
	while read -r board presses after; do
		printf '%s\t%s\n' "$board" "$presses" >in
		expect 0 "$after" '' lo-apply in
	done <<-'END'
		1x1:0 1x1:0 1x1:0
		1x1:0 1x1:1 1x1:1
		1x1:1 1x1:1 1x1:0
		1x2:0 1x2:1 1x2:3
		1x2:1 1x2:2 1x2:2
		2x1:0 2x1:2 2x1:3
		1x5:00 1x5:10 1x5:18
		1x5:00 1x5:04 1x5:0e
		1x5:00 1x5:01 1x5:03
		1x5:1f 1x5:08 1x5:03
		5x1:00 5x1:10 5x1:18
		5x1:00 5x1:04 5x1:0e
		5x1:00 5x1:01 5x1:03
		2x2:0 2x2:8 2x2:e
		2x2:f 2x2:f 2x2:0
		2x3:00 2x3:20 2x3:34
		2x3:00 2x3:08 2x3:19
		2x3:00 2x3:04 2x3:26
		3x2:00 3x2:20 3x2:38
		3x2:00 3x2:04 3x2:1d
		3x3:000 3x3:100 3x3:1a0
		3x3:000 3x3:080 3x3:1d0
		3x3:000 3x3:040 3x3:0c8
		3x3:000 3x3:020 3x3:134
		3x3:000 3x3:010 3x3:0ba
		3x3:000 3x3:008 3x3:059
		3x3:000 3x3:004 3x3:026
		3x3:000 3x3:002 3x3:017
		3x3:000 3x3:001 3x3:00b
		3x3:1ff 3x3:155 3x3:000
		00000000 20000000 30800000
		00000000 01000000 03040000
		00000000 00000001 00000043
		00000000 00000000 00000000
		1a9c995c 29d4b910 00000000
	END
}

@test "boards and presses of many sizes, against another implementation" {
	naive draw 1 4 $(sizes) >boards
	naive draw 2 4 $(sizes) >presses
	paste boards presses >in
	naive apply <in >want
	[ "$(wc -l <want)" = $((4 * $(sizes | wc -w))) ]
	expect 0 '' '' apply in
	expect 0 '' '' cmp want got
}

@test "-d applies presses to a dark board" {
	printf '%s\n' 1x1:1 20000000 3x3:010 >in
	expect 0 $'1x1:1\n30800000\n3x3:0ba' '' lo-apply -d in
	naive draw 3 2 $(sizes) >presses
	on_dark presses | naive apply >want
	[ "$(wc -l <want)" = "$(wc -l <presses)" ]
	expect 0 '' '' apply -d presses
	expect 0 '' '' cmp want got
}

@test "every button of many sizes, against another implementation" {
	for size in 1x1 1x7 7x1 2x2 5x6 8x8 3x21 9x9 1x65 65x1 3x64 64x3 2x129; do
		lo-gen -s "$size" -e
	done >presses
	on_dark presses | naive apply >want
	[ -s want ]
	expect 0 '' '' apply -d presses
	expect 0 '' '' cmp want got
}

@test "presses applied twice give the board back" {
	naive draw 4 2 $(sizes) >boards
	naive draw 5 2 $(sizes) >presses
	twice() {
		set -o pipefail
		paste boards presses | lo-apply | paste - presses | lo-apply >got
	}
	expect 0 '' '' twice
	expect 0 '' '' cmp boards got
}

@test "presses applied one after the other are the sum of the presses" {
	naive draw 6 2 $(sizes) >boards
	naive draw 7 2 $(sizes) >first
	naive draw 8 2 $(sizes) >second
	paste first second | naive add >sum
	linear() {
		set -o pipefail
		paste boards sum | lo-apply >want &&
			paste boards first | lo-apply | paste - second | lo-apply >got
	}
	expect 0 '' '' linear
	expect 0 '' '' cmp want got
	# The order on the line: board and presses are not alike.
	paste sum boards | lo-apply >other
	run ! cmp -s want other
}

@test "a board and its refusal pass, in canonical form" {
	while IFS='|' read -r record after; do
		printf '%b\n' "$record" >in
		expect 0 "$(printf '%b' "$after")" '' lo-apply in
	done <<-'END'
		1x2:1\t!1x2:3|1x2:1\t!1x2:3
		1x2:1 !1x2:3|1x2:1\t!1x2:3
		1x2:1    !|1x2:1\t!
		1A9C995C !0000001F|1a9c995c\t!0000001f
		5x6:1A9C995C   !5x6:0000001f|1a9c995c\t!0000001f
		1a9c995c !5x6:3FFFFFFF|1a9c995c\t!3fffffff
		3x4:ABC\t!3x4:DEF|3x4:abc\t!3x4:def
	END
}

@test "what cannot be applied is named where it stands, answers before it are out" {
	while IFS='|' read -r record column reason; do
		printf '%b\n' '1x2:3 1x2:0' "$record" '1x2:3 1x2:0' >in
		expect 2 1x2:3 "lo-apply: in:2:$column: $reason" lo-apply in
	done <<-'END'
		1x2:1|6|expected a board and presses, found one mask
		1a9c995c|9|expected a board and presses, found one mask
		!|1|expected a board and presses, found a refusal
		!1x2:3|1|expected a board and presses, found a refusal
		1x2:1 2x1:1|7|the fields of a line have one size, not 1x2 and 2x1
		1x2:1 !2x1:1|7|the fields of a line have one size, not 1x2 and 2x1
		1x2:1 00000000|7|the fields of a line have one size, not 1x2 and 5x6
		1x2:1 1x2:4|11|a bit above the first cell is set
		1x2:1 !1x2:4|12|a bit above the first cell is set
		1x2:1 1x2:1 1x2:1|12|expected the end of the line, found ' '
		1x2:1 ! !|8|expected the end of the line, found ' '
		1x2:1\t|7|expected a mask or a refusal, found the end of the line
		\t1x2:1|1|expected a mask or a refusal, found a tab
	END
}

@test "what cannot be applied to a dark board is named where it stands" {
	while IFS='|' read -r record column reason; do
		printf '%b\n' 1x2:2 "$record" 1x2:2 >in
		expect 2 1x2:3 "lo-apply: in:2:$column: $reason" lo-apply -d in
	done <<-'END'
		!|1|expected presses alone, found a refusal
		!1x2:3|1|expected presses alone, found a refusal
		1x2:1 1x2:1|7|expected presses alone, found two masks
		1x2:1   1x2:1|9|expected presses alone, found two masks
		1x2:1 !1x2:3|7|expected presses alone, found a mask and a refusal
		1x2:1 !|7|expected presses alone, found a mask and a refusal
		1x2:4|5|a bit above the first cell is set
		1x2:1\t|7|expected a mask or a refusal, found the end of the line
	END
}

@test "empty input gives empty output" {
	expect 0 '' '' apply </dev/null
	expect 0 '' '' cmp /dev/null got
	expect 0 '' '' apply -d </dev/null
	expect 0 '' '' cmp /dev/null got
}
