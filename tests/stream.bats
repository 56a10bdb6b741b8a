# The stream: what is read, what is written, what is refused and where.

load setup
load table

setup_file() {
	make_feed
}

# The filters that read the stream, and an option that changes what they read.
readers=('lo-apply' 'lo-apply -d' 'lo-fmt -f rows' 'lo-solve' 'lo-verify')

# zeros N, digits N: that many digits, N a multiple of 16 for the second.
zeros() {
	printf '%0*d' "$1" 0
}

digits() {
	printf '0123456789abcdef%.0s' $(seq $(($1 / 16)))
}

@test "fields are read in every form and written in one" {
	while IFS='|' read -r input output; do
		printf '%b\n' "$input" >>in
		printf '%b\n' "$output" >>want
	done <<-'END'
		1a9c995c 00000000|1a9c995c
		1A9C995C 00000000|1a9c995c
		1a9C995c\t00000000|1a9c995c
		5x6:1a9c995c 5x6:00000000|1a9c995c
		5x6:1A9C995C\t00000000|1a9c995c
		1a9c995c                 5x6:00000000|1a9c995c
		00000000 00000000|00000000
		3fffffff 00000000|3fffffff
		12345678 00000000|12345678
		2bcdefab 00000000|2bcdefab
		2x3:21  2x3:00|2x3:21
		2x3:3F\t2x3:00|2x3:3f
		3x2:21 3x2:00|3x2:21
		6x5:3ABCDEF0 6x5:00000000|6x5:3abcdef0
		3x10:12345678 3x10:00000000|3x10:12345678
		10x3:12345678 10x3:00000000|10x3:12345678
		1x30:12345678 1x30:00000000|1x30:12345678
		30x1:12345678 30x1:00000000|30x1:12345678
		15x2:12345678 15x2:00000000|15x2:12345678
		1x1:1 1x1:0|1x1:1
		1x2:3 1x2:0|1x2:3
		1x3:7 1x3:0|1x3:7
		1x4:F 1x4:0|1x4:f
		4x1:A 4x1:0|4x1:a
		1x61:1fffffffffffffff 1x61:0000000000000000|1x61:1fffffffffffffff
		8x8:0123456789ABCDEF 8x8:0000000000000000|8x8:0123456789abcdef
		5x13:1fedcba9876543210 5x13:00000000000000000|5x13:1fedcba9876543210
		1x127:7ffffffffffffffffffffffffffffffe 1x127:00000000000000000000000000000000|1x127:7ffffffffffffffffffffffffffffffe
		1x129:1deadbeefdeadbeefdeadbeefdeadbeef 1x129:000000000000000000000000000000000|1x129:1deadbeefdeadbeefdeadbeefdeadbeef
		1a9c995c !|1a9c995c\t!
		1a9c995c\t!5x6:3ABCDEF0|1a9c995c\t!3abcdef0
		5x6:1a9c995c   !3abcdef0|1a9c995c\t!3abcdef0
		5x5:1FFFFFF !|5x5:1ffffff\t!
		5x5:1ffffff !5x5:0AbcDEF|5x5:1ffffff\t!5x5:0abcdef
	END
	row 0 "$(<want)" '' lo-apply in
	cmp out want
}

@test "the first field alone is read in the same forms" {
	printf '%b\n' 1A9C995C 5x6:1a9c995c 2X3:3f >in
	row 2 $'PUZZLE #1\n0 1 1 0 1 0\n1 0 0 1 1 1\n0 0 1 0 0 1\n1 0 0 1 0 1\n0 1 1 1 0 0
PUZZLE #2\n0 1 1 0 1 0\n1 0 0 1 1 1\n0 0 1 0 0 1\n1 0 0 1 0 1\n0 1 1 1 0 0' \
		"lo-fmt: in:3:2: expected a hex digit, found 'X'" lo-fmt in
	printf '%s\n' 1A9C995C 5x6:1a9c995c 1x5:1F 1x1:1 >in
	row 0 $'1a9c995c\t29d4b910\n1a9c995c\t29d4b910\n1x5:1f\t1x5:09\n1x1:1\t1x1:1' '' \
		lo-solve -p in
	printf '%s\n' ! '!1A9C995C' '!2x3:3F' 1x1:0 >in
	row 0 $'no\nno\nno\n0' '' lo-fmt -u no -f rows in
}

@test "the first cell is the highest bit, the last is bit 0" {
	printf '%s\n' 2x3:21 1a9c995c >in
	row 0 '1 0 0
0 0 1
0 1 1 0 1 0
1 0 0 1 1 1
0 0 1 0 0 1
1 0 0 1 0 1
0 1 1 1 0 0' '' lo-fmt -f rows in
	printf '2x3:%s\n' 20 10 08 04 02 01 >in
	row 0 '1 0 0
0 0 0
0 1 0
0 0 0
0 0 1
0 0 0
0 0 0
1 0 0
0 0 0
0 1 0
0 0 0
0 0 1' '' lo-fmt -f rows in
	printf '1 0 0 0 0 1' >text
	row 0 2x3:21 '' lo-parse -s 2x3 <(echo 1; cat text)
	head -n 6 "$data/sample.in" | sed 1s/2/1/ >text
	row 0 1a9c995c '' lo-parse text
}

# rows_text COLUMNS ROWS: the rows of each board on one line.
rows_text() {
	lo-fmt -f rows | paste -d ' ' $(printf '%.0s- ' $(seq "$1"))
}

as_text() {
	set -o pipefail
	cut -d : -f 2 all | cmp - numbers && LC_ALL=C sort all | cmp - all &&
		rows_text 3 <all >rows && LC_ALL=C sort -u rows | cmp - rows &&
		wc -l <rows && LC_ALL=C sort random | rows_text 5 | LC_ALL=C sort -c
}

@test "numbers, their text and the boards in reading order have one order" {
	printf '%03x\n' {0..511} >numbers
	lo-gen -s 3x3 -a >all
	lo-gen -n 2000 -S 1 >random
	expect 0 512 '' as_text
}

@test "each line that is no record is named by line and column" {
	while IFS='|' read -r input place message; do
		printf '%b' "00000001 00000000\n$input" >in
		row 2 00000001 "lo-apply: in:2:$place: $message" lo-apply in
	done <<-'END'
		1a9c995|8|expected 8 hex digits, found 7
		1a9c995\n|8|expected 8 hex digits, found 7
		1\n|2|expected 8 hex digits, found 1
		a\n|2|expected 8 hex digits, found 1
		1a9c995 0\n|8|expected 8 hex digits, found 7
		1a9c995\t0\n|8|expected 8 hex digits, found 7
		00000000 0000000|17|expected 8 hex digits, found 7
		00000000 0000000\n|17|expected 8 hex digits, found 7
		00000000 0000000 \n|17|expected 8 hex digits, found 7
		000000000 0\n|9|expected 8 hex digits, found more
		123456789 0\n|9|expected 8 hex digits, found more
		11111111111111111111111111111 0\n|9|expected 8 hex digits, found more
		1a9c995ca 0\n|9|expected 8 hex digits, found more
		00000000 00000000F\n|18|expected 8 hex digits, found more
		2x3:1\n|6|expected 2 hex digits, found 1
		2x3:\n|5|expected 2 hex digits, found 0
		2x3:|5|expected 2 hex digits, found 0
		2x3: 00\n|5|expected 2 hex digits, found 0
		2x3:000\n|7|expected 2 hex digits, found more
		8x8:0123456789abcde\n|20|expected 16 hex digits, found 15
		8x8:0123456789abcdeff\n|21|expected 16 hex digits, found more
		5x13:1fedcba987654321\n|22|expected 17 hex digits, found 16
		g0000000 0\n|1|expected a hex digit, found 'g'
		1a9c99g 0\n|7|expected a hex digit, found 'g'
		0000000G 0\n|8|expected a hex digit, found 'G'
		00000000g\n|9|expected the end of the field, found 'g'
		00000000 0000-000\n|14|expected a hex digit, found '-'
		00000000 00000000.\n|18|expected the end of the field, found '.'
		00000000,00000000\n|9|expected the end of the field, found ','
		00000000!\n|9|expected the end of the field, found '!'
		0x00000000\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		+0000000 0\n|1|expected a hex digit, found '+'
		x6:00000000\n|1|expected a hex digit, found 'x'
		:00000000\n|1|expected a hex digit, found ':'
		40000000 0\n|1|a bit above the first cell is set
		80000000 0\n|1|a bit above the first cell is set
		5x6:40000000 0\n|5|a bit above the first cell is set
		00000000 ffffffff\n|10|a bit above the first cell is set
		1x3:8 0\n|5|a bit above the first cell is set
		1x2:4 0\n|5|a bit above the first cell is set
		1x2:8 0\n|5|a bit above the first cell is set
		1x1:2 0\n|5|a bit above the first cell is set
		1x1:4 0\n|5|a bit above the first cell is set
		1x1:8 0\n|5|a bit above the first cell is set
		1x63:8000000000000000\n|6|a bit above the first cell is set
		1x62:4000000000000000\n|6|a bit above the first cell is set
		1x61:2000000000000000\n|6|a bit above the first cell is set
		1x65:20000000000000000\n|6|a bit above the first cell is set
		1x66:40000000000000000\n|6|a bit above the first cell is set
		1x67:80000000000000000\n|6|a bit above the first cell is set
		00000000 !40000000\n|11|a bit above the first cell is set
		\n|1|expected a mask or a refusal, found the end of the line
		\n00000000 00000000\n|1|expected a mask or a refusal, found the end of the line
		 \n|1|expected a mask or a refusal, found ' '
		\t\n|1|expected a mask or a refusal, found a tab
		# a comment\n|1|expected a hex digit, found '#'
		\0\n|1|expected a hex digit, found byte 0x00
		0000\0000 00000000\n|5|expected a hex digit, found byte 0x00
		00000000\0\n|9|expected the end of the field, found byte 0x00
		00000000 00000000\0|18|expected the end of the field, found byte 0x00
		00000000 00000000\r\n|18|expected the end of the field, found a carriage return
		00000000\r\n|9|expected the end of the field, found a carriage return
		\r\n|1|expected a hex digit, found a carriage return
		0000\r\n|5|expected a hex digit, found a carriage return
		00000000\v00000000\n|9|expected the end of the field, found byte 0x0b
		\033[31m\n|1|expected a hex digit, found byte 0x1b
		\177\n|1|expected a hex digit, found byte 0x7f
		\0303\0251\n|1|expected a hex digit, found byte 0xc3
		\0377\n|1|expected a hex digit, found byte 0xff
		\0357\0273\027700000000 00000000\n|1|expected a hex digit, found byte 0xef
		00000000\t\t00000000\n|10|expected a mask or a refusal, found a tab
		00000000 \t00000000\n|10|expected a mask or a refusal, found a tab
		00000000\t 00000000\n|10|expected a mask or a refusal, found ' '
		\t00000000\n|1|expected a mask or a refusal, found a tab
		 00000000 00000000\n|1|expected a mask or a refusal, found ' '
		00000000\t\n|10|expected a mask or a refusal, found the end of the line
		00000000\t|10|expected a mask or a refusal, found the end of the input
		00000000   \n|12|expected a mask or a refusal, found the end of the line
		00000000 00000000\t\n|18|expected the end of the line, found a tab
		00000000 00000000 \n|18|expected the end of the line, found ' '
		00000000 00000000 00000000\n|18|expected the end of the line, found ' '
		00000000\t00000000\t!\n|18|expected the end of the line, found a tab
		00000000 ! 00000000\n|11|expected the end of the line, found ' '
		00000000 !00000000\t!\n|19|expected the end of the line, found a tab
		! 00000000\n|2|expected the end of the line, found ' '
		!\t\n|2|expected the end of the line, found a tab
		!00000000\t00000000\n|10|expected the end of the line, found a tab
		!!\n|2|expected a hex digit, found '!'
		!x\n|2|expected a hex digit, found 'x'
		!0000000\n|9|expected 8 hex digits, found 7
		00000000 !2x3:0\n|16|expected 2 hex digits, found 1
		0x6:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		6x0:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		0x0:\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		05x6:00000000\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		18446744073709551616x1:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		5x06:00000000\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		00000000 5x00:0\n|10|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		5x:00000000\n|3|expected a number of columns, found ':'
		5x\n|3|expected a number of columns, found the end of the line
		5x|3|expected a number of columns, found the end of the input
		5x-6:00000000\n|3|expected a number of columns, found '-'
		5xx6:00000000\n|3|expected a number of columns, found 'x'
		5x6\n|4|expected ':', found the end of the line
		5x6|4|expected ':', found the end of the input
		5x6;00000000\n|4|expected ':', found ';'
		5x6x1:00000000\n|4|expected ':', found 'x'
		5x6 :00000000\n|4|expected ':', found ' '
		!5x6\n|5|expected ':', found the end of the line
		5 x6:00000000\n|2|expected 8 hex digits, found 1
		4611686018427387905x1:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		1x4611686018427387905:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		2147483648x2147483649:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		4294967296x4294967296:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		4294967296x4294967297:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		4294967297x4294967297:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		18446744073709551615x18446744073709551615:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		1x18446744073709551615:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		1x18446744073709551617:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		2x18446744073709551618:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		1x99999999999999999999999:0\n|1|rows and columns count from 1, without leading zeros, to at most 2^62 cells
		9999x9999:0\n|12|expected 24995001 hex digits, found 1
		99980001x1:0\n|13|expected 24995001 hex digits, found 1
		1x99980001:0\n|13|expected 24995001 hex digits, found 1
		2x3:00 3x2:00\n|8|the fields of a line have one size, not 2x3 and 3x2
		2x3:00 1x3:0\n|8|the fields of a line have one size, not 2x3 and 1x3
		2x3:00 00000000\n|8|the fields of a line have one size, not 2x3 and 5x6
		00000000\t6x5:00000000\n|10|the fields of a line have one size, not 5x6 and 6x5
		2x3:00 !2x2:0\n|8|the fields of a line have one size, not 2x3 and 2x2
		1x8:00 2x4:00 0\n|8|the fields of a line have one size, not 1x8 and 2x4
	END
}

@test "a byte that is no digit is named at every place, alone and behind others" {
	for size in 5x6 8x8 10x8 12x12; do
		good=$(lo-gen -s $size -k 0)
		digits=${good##*:}
		head=${good%"$digits"}
		for ((i = 0; i < ${#digits}; i++)); do
			bad=$head${digits::i}g${digits:i+1}
			place=$((${#head} + i + 1))
			found="expected a hex digit, found 'g'"
			echo "$bad" >in
			row 2 '' "lo-solve: in:1:$place: $found" lo-solve in
			printf '%s\n' $good $good $good "$bad" $good >in
			row 2 $good$'\n'$good$'\n'$good "lo-solve: in:4:$place: $found" lo-solve in
			printf '%s\t%s\n' $good $good $good "$bad" >in
			((place += ${#good} + 1))
			row 2 $good "lo-apply: in:2:$place: $found" lo-apply in
		done
	done
}

@test "every filter that reads the stream refuses what is no record" {
	for reader in "${readers[@]}"; do
		name=${reader%% *}
		while IFS='|' read -r input message; do
			printf '%b' "$input" >in
			row 2 '' "$name: in:$message" $reader in
		done <<-'END'
			1a9c995|1:8: expected 8 hex digits, found 7
			1a9c995\n|1:8: expected 8 hex digits, found 7
			000000000\n|1:9: expected 8 hex digits, found more
			40000000\n|1:1: a bit above the first cell is set
			\n|1:1: expected a mask or a refusal, found the end of the line
			# size 5x6\n|1:1: expected a hex digit, found '#'
			\0|1:1: expected a hex digit, found byte 0x00
			00000000\r\n|1:9: expected the end of the field, found a carriage return
			00000000\t\t00000000\n|1:10: expected a mask or a refusal, found a tab
			00000000\t|1:10: expected a mask or a refusal, found the end of the input
			00000000 0000000\n|1:17: expected 8 hex digits, found 7
			00000000 00000000 !\n|1:18: expected the end of the line, found ' '
			2x3:00\t3x2:00\n|1:8: the fields of a line have one size, not 2x3 and 3x2
			5x06:00000000\n|1:1: rows and columns count from 1, without leading zeros, to at most 2^62 cells
		END
	done
}

@test "which record is for which filter" {
	while IFS='|' read -r good input status output place message command; do
		printf '%b\n' "$good" "$input" >in
		[ -z "$message" ] || message="${command%% *}: in:2:$place: $message"
		row "$status" "$(printf '%b' "$output")" "$message" $command in
	done <<-'END'
		00000001|1a9c995c|0|00000001\t0310d578\n1a9c995c\t29d4b910|||lo-solve -p
		00000001|1a9c995c 38d2f40e|2|00000001\t0310d578|10|expected a board, found two masks|lo-solve -p
		00000001|1a9c995c   38d2f40e|2|0310d578|12|expected a board, found two masks|lo-solve
		00000001|!|2|0310d578|1|expected a board, found a refusal|lo-solve
		00000001|!1a9c995c|2|0310d578|1|expected a board, found a refusal|lo-solve
		00000001|1a9c995c !|2|0310d578|10|expected a board, found a mask and a refusal|lo-solve
		00000001|1a9c995c !00000000|2|0310d578|10|expected a board, found a mask and a refusal|lo-solve
		1x3:7 1x3:2|1x3:7|2|1x3:0|6|expected a board and presses, found one mask|lo-apply
		1x3:7 1x3:2|1x3:7 1x3:1|0|1x3:0\n1x3:4|||lo-apply
		1x3:7 1x3:2|!|2|1x3:0|1|expected a board and presses, found a refusal|lo-apply
		1x3:7 1x3:2|!1x3:7|2|1x3:0|1|expected a board and presses, found a refusal|lo-apply
		1x3:7 1x3:2|1x3:7 !|0|1x3:0\n1x3:7\t!|||lo-apply
		1x3:7 1x3:2|1x3:7   !1x3:5|0|1x3:0\n1x3:7\t!1x3:5|||lo-apply
		1x3:2|1x3:1|0|1x3:7\n1x3:3|||lo-apply -d
		1x3:2|1x3:7 1x3:1|2|1x3:7|7|expected presses alone, found two masks|lo-apply -d
		1x3:2|!|2|1x3:7|1|expected presses alone, found a refusal|lo-apply -d
		1x3:2|!1x3:7|2|1x3:7|1|expected presses alone, found a refusal|lo-apply -d
		1x3:2|1x3:7 !|2|1x3:7|7|expected presses alone, found a mask and a refusal|lo-apply -d
		1x3:2|1x3:7 !1x3:5|2|1x3:7|7|expected presses alone, found a mask and a refusal|lo-apply -d
		1x3:4|1x3:0|1|1: not dark|||lo-verify
		1x3:0|1x3:0|0||||lo-verify
		1x3:4|1x3:0 1x3:0|2|1: not dark|7|expected a board with presses applied (pipe through lo-apply), found two masks|lo-verify
		1x3:0|!|1|2: a refusal without a board|||lo-verify
		1x3:0|!1x3:5|1|2: a refusal without a board|||lo-verify
		1x3:0|1x3:0 !|1|2: a refusal without a proof|||lo-verify
		1x2:0|1x2:2 !1x2:3|0||||lo-verify
		1x2:0|1x2:3 !1x2:3|1|2: no proof: an even number of its cells is lit|||lo-verify
		1x2:0|1x2:1 !1x2:1|1|2: no proof: a button flips an odd number of its cells|||lo-verify
		1x3:4|1x3:3|0|1 0 0\n0 1 1|||lo-fmt -f rows
		1x3:4|1x3:3 1x3:0|2|1 0 0|7|expected a mask or a refusal alone, found two masks|lo-fmt -f rows
		1x3:4|!|0|1 0 0\nIMPOSSIBLE|||lo-fmt -f rows
		1x3:4|!1x3:1|0|1 0 0\nIMPOSSIBLE|||lo-fmt -f rows
		1x3:4|1x3:3 !|2|1 0 0|7|expected a mask or a refusal alone, found a mask and a refusal|lo-fmt -f rows
		1x3:4|1x3:3 !1x3:1|2|1 0 0|7|expected a mask or a refusal alone, found a mask and a refusal|lo-fmt -f rows
	END
}

@test "the last line may lack its newline, and an empty input has no output" {
	: >empty
	printf '1x2:3' >mask
	for reader in "${readers[@]}" lo-parse; do
		row 0 '' '' $reader empty
		row 0 '' '' $reader empty - empty <empty
		row 0 '' '' $reader <empty
		row 0 '' '' $reader /dev/null
	done
	row 0 $'1x2:1\n1x2:1' '' lo-solve mask mask
	printf '1x2:1\n1x2:1\n' | cmp - out
	row 0 $'1x2:0\n1x2:0' '' lo-apply -d mask mask
	row 0 $'1 1\n1 1' '' lo-fmt -f rows mask mask
	row 1 $'mask:1: not dark\nmask:1: not dark' '' lo-verify mask mask
	printf '1x2:3 !1x2:3' >mask
	row 0 $'1x2:3\t!1x2:3' '' lo-apply mask
	printf '1x2:3\t!1x2:3\n' | cmp - out
	printf '!' >mask
	row 0 IMPOSSIBLE '' lo-fmt -f rows mask
}

@test "a bit above the first cell is named at every place of a run of boards" {
	printf '00000000\n%.0s' {1..200} >dark
	bad=(40000000 80000000 c0000000)
	for filter in lo-solve 'lo-apply -d' 'lo-fmt -f rows'; do
		for line in {1..4} {63..66} {127..130}; do
			{ head -n $line dark; echo ${bad[line % 3]}; cat dark; } >in
			row 2 "$(head -n $line dark | $filter)" "${filter%% *}: in:$((line + 1)):1: a bit above the first cell is set" \
				$filter in
		done
	done
	# At both places of a pair alone, the last of them at the end of the file.
	for bad in 40000000 80000000 7fffffff; do
		for boards in "$bad" "$bad 00000000" "00000000 $bad"; do
			printf '%s\n' 3fffffff $boards >in
			line=2
			[ "${boards% *}" = "$bad" ] || line=3
			row 2 "$(printf '%s\n' 3fffffff $boards | head -n $((line - 1)) | lo-solve)" \
				"lo-solve: in:$line:1: a bit above the first cell is set" lo-solve in
		done
	done
}

@test "files are read in order, - is standard input, lines may differ in size" {
	printf '%s\n' 1x1:1 1x2:3 >a
	printf '%s\n' 1x3:7 00000000 >b
	printf '%s\n' 2x2:f >./-
	printf '%s\n' 1x4:f >c
	row 0 $'1\n1 1\n1 1 1 1\n1 1 1\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0\n0 0 0 0 0 0
0 0 0 0 0 0\n1 1\n1 1' '' lo-fmt -f rows a - b ./- <c
	row 0 $'1x1:1\n1x2:1\n1x1:1\n1x2:1\n1x4:9' '' lo-solve a a - - <c
	row 0 $'1x4:9\n1x1:1\n1x2:1' '' lo-solve - a <c
	cat a b a >all
	row 0 $'1x1:1\n1x2:0\n1x3:2\n00000000\n1x1:1\n1x2:0' '' lo-apply -d - <all
	sed 's/.*/& &/' all >pairs
	row 0 $'1x1:0\n1x2:3\n1x3:5\n00000000\n1x1:0\n1x2:3' '' lo-apply pairs
	row 1 $'a:1: not dark\na:2: not dark\n<stdin>:1: not dark\nb:1: not dark' '' \
		lo-verify a - b <c
	echo x >>b
	row 2 $'1x1:1\n1x2:1\n1x3:2\n00000000' \
		"lo-solve: b:3:1: expected a hex digit, found 'x'" lo-solve a b c
	row 2 1x4:9 "lo-solve: <stdin>:2:1: expected a hex digit, found 'y'" \
		lo-solve - <(printf 'y\n') < <(cat c; echo y)
}

@test "a size claims no memory that its digits do not need" {
	claims='10000x10000:0123456789'
	counted='expected 25000000 hex digits, found 10'
	limit=12300 # and the mask would take 12208
	# The sanitizers take more address space than any limit of use here.
	[[ $LO_BIN != */san ]] || limit=unlimited
	for reader in "${readers[@]}"; do
		printf '%s\n' "$claims" >in
		row 2 '' "${reader%% *}: in:1:23: $counted" limited $limit $reader in
		printf '%s' "$claims" >in
		row 2 '' "${reader%% *}: in:1:23: $counted" limited $limit $reader in
	done
	printf '%s\n' "10000x10000:$(digits 160)" >in
	row 2 '' 'lo-fmt: in:1:173: expected 25000000 hex digits, found 160' \
		limited $limit lo-fmt in
	printf '%s\n' "2x3:00 !$claims" >in
	row 2 '' "lo-apply: in:1:31: $counted" limited $limit lo-apply in
}

# refused READER: it refuses the board of the file in, whatever memory there is.
refused() {
	local status=0
	"$@" in >out 2>all || status=$?
	sed 's/[0-9]* MiB is/N MiB is/' all >&2
	return $status
}

@test "a size whose board cannot be in memory is refused before its digits" {
	message='in:1:1: a board of 99999999x99999999 takes 1192092872 MiB of memory, and'
	for reader in "${readers[@]}"; do
		for digits in 0 '' x; do
			echo 99999999x99999999:$digits >in
			row 2 '' "${reader%% *}: $message N MiB is all there is" refused $reader
		done
	done
	[[ $LO_BIN == */san ]] || row 2 '' "lo-fmt: $message 16 MiB is all there is" \
		limited 16384 lo-fmt in
	printf "1\n0\n" >in
	message='in:2:1: a board of 99999999x99999999 takes 1192092872 MiB of memory, and'
	row 2 '' "lo-parse: $message N MiB is all there is" refused lo-parse -s 99999999x99999999
}

# limited KIB COMMAND...: with so much address space.
limited() {
	(ulimit -v "$1" && exec "${@:2}")
}

lines() {
	awk -v n="$1" -v text="$2" 'BEGIN { while (n-- > 0) print text }'
}

# bats test_tags=slow
@test "a stream of any length takes the memory of a short one" {
	limit=8192
	[[ $LO_BIN != */san ]] || limit=unlimited
	lines 200000 '1x64:0000000000000000 00000000' | tr ' ' '\n' >masks
	sed 's/.*/&\t!&/' masks >pairs
	sed 's/.*/0/' masks >zeros
	row 0 '' '' limited $limit lo-verify masks
	row 0 '' '' limited $limit lo-verify masks <pairs
	for command in 'lo-apply -d masks' 'lo-apply pairs'; do
		limited $limit $command >got
		cmp got ${command##* }
	done
	limited $limit lo-solve masks >got
	cmp got masks
	{ echo 400000; cat zeros; } >text
	limited $limit lo-parse -s 1x1 text >got
	lines 400000 1x1:0 | cmp - got
	limited $limit lo-fmt -f rows got | cmp - zeros
}

@test "a line may be longer than the buffer" {
	local wide=1x1000000 square=600x600
	printf '%s %s\n' $square:$(digits 90000) $square:$(zeros 90000) 1x1:1 1x1:0 \
		$wide:$(digits 250000) $wide:$(zeros 250000) 1x1:1 1x1:0 >in
	cut -d ' ' -f 1 in >want
	row 0 "$(<want)" '' lo-apply in
	cmp out want
	# A refusal with its proof passes as it is, with a tab.
	printf '%s !%s\n' $wide:$(digits 250000) $wide:$(digits 250000) >in
	row 0 "$(tr ' ' '\t' <in)" '' lo-apply in
}

@test "in a long line, what is wrong is named by its column" {
	first=600x600:$(digits 90000)
	second=$(zeros 70000)
	printf '1x1:1 1x1:1\n%s 600x600:%sg%s\n' "$first" "$second" "$(zeros 19999)" >in
	row 2 1x1:0 "lo-apply: in:2:160018: expected a hex digit, found 'g'" lo-apply in
	printf '%sg\n' "${first::70008}" >in
	row 2 '' "lo-apply: in:1:70009: expected a hex digit, found 'g'" lo-apply in
	printf '%s' "${first::70008}" >in
	for reader in "${readers[@]}"; do
		row 2 '' "${reader%% *}: in:1:70009: expected 90000 hex digits, found 70000" \
			$reader in
	done
	printf '%s 600x600:%s\n' "$first" "$second" >in
	row 2 '' 'lo-apply: in:1:160018: expected 90000 hex digits, found 70000' lo-apply in
	printf '%s0\n' "$first" >in
	row 2 '' 'lo-apply: in:1:90009: expected 90000 hex digits, found more' lo-apply in
	printf '%s%*s\n' 00000000 100000 '' >in
	row 2 '' 'lo-apply: in:1:100009: expected a mask or a refusal, found the end of the line' \
		lo-apply in
	printf '00000001%*s00000000' 100000 '' >in
	row 0 00000001 '' lo-apply in
}

# bats test_tags=slow
@test "a line of 25 million digits, cut or with a bad digit, is named where it is" {
	lo-gen -s 20000x5000 -k 0 >good # 11 bytes before its digits
	for at in 11 12 65535 65536 12345678 25000009 25000010; do
		head -c $at good >in
		row 2 '' "lo-verify: in:1:$((at + 1)): expected 25000000 hex digits, found $((at - 11))" \
			lo-verify in
		{ head -c $at good; printf g; tail -c +$((at + 2)) good; } >in
		row 2 '' "lo-verify: in:1:$((at + 1)): expected a hex digit, found 'g'" lo-verify in
	done
}

@test "lines are counted past the buffer" {
	lines 99999 '1x1:1 1x1:1' >in
	lines 99999 1x1:0 >want
	printf '1x1:0 1x1:2\n' >>in
	status=0
	lo-apply in >out 2>err || status=$?
	[ "$status" = 2 ]
	[ "$(<err)" = 'lo-apply: in:100000:11: a bit above the first cell is set' ]
	cmp out want
	status=0
	sed '$s/.*/1x1:1/' want >in
	lo-verify <(cat want - <<<1x1:1) >out 2>err || status=$?
	[ "$status $(<out)$(<err)" = '1 100000: not dark' ]
}

@test "a record may lie across two reads, cut anywhere" {
	# Lines of 19 bytes: each of 19 buffers ends at another byte of one.
	lo-gen -n 66000 -S 1 >boards
	sed 's/$/  00000000/' boards >in
	lo-apply in >out 2>err
	cmp out boards
	[ ! -s err ]
	sed 's/$/ !5x6:3fffffff/' boards >in
	sed 's/$/\t!3fffffff/' boards >want
	lo-apply <in >out 2>err
	cmp out want
	[ ! -s err ]
}

@test "an error is the same where the buffer ends" {
	# A first line that leaves 0 to 24 bytes of the buffer for the second.
	for left in 0 1 2 3 4 5 6 8 9 10 12 15 20 24; do
		printf '00000001%*s00000000\n' $((65536 - 17 - left)) '' >line
		while IFS='|' read -r input place message; do
			printf '%b' "$input" | cat line - >in
			row 2 00000001 "lo-apply: in:2:$place: $message" lo-apply in
		done <<-'END'
			2x3:21\t3x2:21\n|8|the fields of a line have one size, not 2x3 and 3x2
			00000000 !5x6:0000000|22|expected 8 hex digits, found 7
			5x6:40000000\t00000000\n|5|a bit above the first cell is set
			00000000\t\t00000000\n|10|expected a mask or a refusal, found a tab
			\n|1|expected a mask or a refusal, found the end of the line
		END
	done
}

# both COMMAND...: what is read byte by byte is what is read at once, in each of the
# three things that come out. The input is the file in.
both() {
	local whole=0 bytes=0
	"$@" <in >out1 2>err1 || whole=$?
	"$feed" "$@" <in >out2 2>err2 || bytes=$?
	if [ $whole != $bytes ] || ! cmp out1 out2 || ! cmp err1 err2; then
		echo "$*: status $whole and $bytes" >&2
		cat err1 err2 >&2
		return 1
	fi
	total="$total$whole"
}

@test "it makes no difference where reads end" {
	printf '%b\n' '1A9C995C\t00000000' '5x6:1a9c995c    !' '2x3:21 !2x3:3f' \
		'12x12:0123456789abcdef0123456789abcdef0123 12x12:0123456789abcdef0123456789abcdef0123' \
		'00000000 5x6:00000000' >good
	total=
	while read -r bad; do
		{ cat good; printf '%b' "$bad"; } >in
		both lo-apply
	done <<-'END'
		1x1:1\t1x1:0
		1x1:1\t1x1
		1x1:1 2x1:2
		1x1:1\t\t1x1:0
		00000000000
		\n
		12x12:0123456789abcdef0123456789abcdef012
	END
	[ "$total" = 0222222 ]
	total=
	printf '%b\n' 1A9C995C 00000001 5x6:00000000 1x1:1 12x12:$(digits 32)0123 3x5:0000 >in
	for command in 'lo-solve -p' 'lo-apply -d' 'lo-fmt' 'lo-verify'; do
		both $command
	done
	[ "$total" = 0001 ]
	cp "$data/sample.in" in
	both lo-parse
	{ printf '\357\273\277\r\n'; sed $'s/$/\r/; s/ //g' "$data/sample.out"; } >in
	both lo-parse
	printf 'PUZZLE #2\r\nIMPOSSIBLE\r\n\r\n\r\nPUZZLE #3\r\n011010\r\n1' >in
	both lo-parse -i 2
	[ "$total" = 0001002 ]
}
