# lo-parse: what judges feed, what solutions print, grids, and all that is none of these.

load setup
load table

setup_file() {
	make_feed
}

@test "the judges' sample, fed and printed" {
	printf '%s\n' 1a9c995c 0aacbb14 >want
	lo-fmt want | sed -n '2,6p;8,12p' >rows
	{ echo 2; cat rows; } | cmp - "$data/sample.in"
	row 0 $'1a9c995c\n0aacbb14' '' lo-parse "$data/sample.in"
	cmp out want
	row 0 $'29d4b910\n27c04d6d' '' lo-parse "$data/sample.out"
	row 0 $'29d4b910\n27c04d6d' '' lo-parse -f judge - <"$data/sample.out"
}

# The texts of the table are of 2x3 boards.
@test "texts that are one to the reader" {
	while IFS='|' read -r input output options; do
		printf '%b' "$input" >in
		row 0 "$(printf '%b' "$output")" '' lo-parse -s 2x3 $options in
	done <<-'END'
		1\n1 0 0\n0 0 1\n|2x3:21
		1\n1 0 0\n0 0 1|2x3:21
		1\n100\n001\n|2x3:21
		1\n100001|2x3:21
		1\n1 0 0 0 0 1\n|2x3:21
		1\n100 001\n|2x3:21
		1\n10 00 01\n|2x3:21
		1\n1\n0\n0\n0\n0\n1\n|2x3:21
		1\n1\n0\n0\n001\n|2x3:21
		1\n100\n0\n0\n1|2x3:21
		1\n  1\t0 \t 0 \n\t0  0\t\t1\t\n|2x3:21
		1\n1\v0\f0\n001\n|2x3:21
		1\r\n1 0 0\r\n0 0 1\r\n|2x3:21
		1\r\n100\r\n001|2x3:21
		1\r\n100\r\n001\r|2x3:21
		\r\n1\r\n\r\n100\r\n\r\n001\r\n\r\n|2x3:21
		\n\n1\n\n100\n\n\n001\n\n|2x3:21
		 \n\t\n 1 \n \n 100\n001\n \n \t|2x3:21
		1\n1\n\n0\n\n0\n\n0\n\n0\n\n1\n\n|2x3:21
		\0357\0273\02771\n100\n001\n|2x3:21
		\0357\0273\0277\n1\n100\n001\n|2x3:21
		\0357\0273\0277 1\r\n100001\r\n|2x3:21
		\0357\0273\0277PUZZLE #1\n100001\n|2x3:21
		\0357\0273\0277|
		\0357\0273\0277\r\n|
		2\n100001\n011110\n|2x3:21\n2x3:1e
		2\n100\n001\n\n011\n110\n|2x3:21\n2x3:1e
		|
		\n|
		 |
		 \t\r\n\n \v\f|
		0|
		0\n|
		 0 \n\n|
		\r\n0\r\n|
		1\nIMPOSSIBLE\n|!
		1\nIMPOSSIBLE|!
		3\n100001\nIMPOSSIBLE\n011110\n|2x3:21\n!\n2x3:1e
		2\r\n IMPOSSIBLE \r\n\r\n\tIMPOSSIBLE\t\r\n|!\n!
		PUZZLE #1\n1 0 0\n0 0 1\n|2x3:21
		PUZZLE #1\n100\n001|2x3:21
		PUZZLE #1\nIMPOSSIBLE\n|!
		PUZZLE #1\nIMPOSSIBLE|!
		PUZZLE #1\n1 0 0\n0 0 1\nPUZZLE #2\n0 1 1\n1 1 0\n|2x3:21\n2x3:1e
		PUZZLE #1\n100001\nPUZZLE #2\nIMPOSSIBLE\nPUZZLE #3\n011110|2x3:21\n!\n2x3:1e
		\n PUZZLE #1 \r\n\r\n100001\r\n\r\n\tPUZZLE #2\t\r\n011110\r\n|2x3:21\n2x3:1e
		PUZZLE#1\n100001\nPUZZLE  \t#2\n011110|2x3:21\n2x3:1e
		PUZZLE #0\n100001\nPUZZLE #1\n011110|2x3:21\n2x3:1e|-i 0
		PUZZLE #9\n100001\nPUZZLE #10\nIMPOSSIBLE|2x3:21\n!|-i 9
		PUZZLE #9223372036854775807\n100001\nPUZZLE #9223372036854775808\n011110|2x3:21\n2x3:1e|-i 9223372036854775807
		1\n100001|2x3:21|-i 9
	END
}

@test "a board more than the count says is none, however many are alike" {
	lo-gen -n 40 -S 5 >boards
	lo-fmt -f rows boards >rows
	for count in 1 2 3 4 30 39; do
		{ echo $count; cat rows; } >in
		place=$((5 * count + 2)):1
		row 2 "$(head -n $count boards)" "lo-parse: in:$place: expected the end of the \
input after board $count of $count, found '$(sed -n "$((5 * count + 1))s/\(.\).*/\1/p" rows)'" lo-parse in
	done
}

@test "a text of another kind ends where it is one, boards before that are out" {
	while IFS='|' read -r input output place message options; do
		printf '%b' "$input" >in
		row 2 "$(printf '%b' "$output")" "lo-parse: in:$place: $message" \
			lo-parse -s 2x3 $options in
	done <<-'END'
		-1\n||1:1|expected a count alone on its line or PUZZLE #1, found '-'
		+1\n||1:1|expected a count alone on its line or PUZZLE #1, found '+'
		\n .5\n||2:2|expected a count alone on its line or PUZZLE #1, found '.'
		x\n||1:1|expected a count alone on its line or PUZZLE #1, found 'x'
		x\n||1:1|expected a count alone on its line or PUZZLE #7, found 'x'|-i 7
		puzzle #1\n||1:1|expected a count alone on its line or PUZZLE #1, found 'p'
		IMPOSSIBLE\n||1:1|expected a count alone on its line or PUZZLE #1, found 'I'
		\033[1m\n||1:1|expected a count alone on its line or PUZZLE #1, found byte 0x1b
		\0||1:1|expected a count alone on its line or PUZZLE #1, found byte 0x00
		01\n100001\n||1:1|expected a count alone on its line or PUZZLE #1; a count has no leading zeros and is at most 9223372036854775808
		\n  00\n||2:3|expected a count alone on its line or PUZZLE #1; a count has no leading zeros and is at most 9223372036854775808
		9223372036854775809\n||1:1|expected a count alone on its line or PUZZLE #1; a count has no leading zeros and is at most 9223372036854775808
		18446744073709551616\n||1:1|expected a count alone on its line or PUZZLE #1; a count has no leading zeros and is at most 9223372036854775808
		18446744073709551617\n100001||1:1|expected a count alone on its line or PUZZLE #1; a count has no leading zeros and is at most 9223372036854775808
		99999999999999999999999999\n||1:1|expected a count alone on its line or PUZZLE #1; a count has no leading zeros and is at most 9223372036854775808
		9223372036854775808\n||2:1|expected board 1 of 9223372036854775808, found the end of the input
		9223372036854775808\n100001\n|2x3:21|3:1|expected board 2 of 9223372036854775808, found the end of the input
		1a9c995c\n||1:2|expected a count alone on its line or PUZZLE #1, found 'a'
		1.0\n||1:2|expected a count alone on its line or PUZZLE #1, found '.'
		1\0\n||1:2|expected a count alone on its line or PUZZLE #1, found byte 0x00
		1 100001\n||1:3|expected a count alone on its line or PUZZLE #1, found '1'
		1\r1\n||1:3|expected a count alone on its line or PUZZLE #1, found '1'
		1||2:1|expected board 1 of 1, found the end of the input
		1\n||2:1|expected board 1 of 1, found the end of the input
		2\n100001|2x3:21|3:1|expected board 2 of 2, found the end of the input
		2\n100001\n|2x3:21|3:1|expected board 2 of 2, found the end of the input
		2\n100001\n\n \n|2x3:21|5:1|expected board 2 of 2, found the end of the input
		3\n100001\nIMPOSSIBLE\n|2x3:21\n!|4:1|expected board 3 of 3, found the end of the input
		1\n1||3:1|expected 5 more digits of board 1 of 1, found the end of the input
		1\n100||3:1|expected 3 more digits of board 1 of 1, found the end of the input
		1\n100\n||3:1|expected 3 more digits of board 1 of 1, found the end of the input
		2\n100001\n1\n0\n0\n0\n0\n\n|2x3:21|9:1|expected 1 more digit of board 2 of 2, found the end of the input
		1\n100001\n1|2x3:21|3:1|expected the end of the input after board 1 of 1, found '1'
		1\n100001\n\n x\n|2x3:21|4:2|expected the end of the input after board 1 of 1, found 'x'
		1\n100001\nPUZZLE #2|2x3:21|3:1|expected the end of the input after board 1 of 1, found 'P'
		1\n100001\n\0|2x3:21|3:1|expected the end of the input after board 1 of 1, found byte 0x00
		1\nIMPOSSIBLE\n0|!|3:1|expected the end of the input after board 1 of 1, found '0'
		0\n0\n||2:1|expected the end of the input, found '0'
		1\n102001\n||2:3|expected 0 or 1, found '2'
		1\n100\n0 0 3||3:5|expected 0 or 1, found '3'
		2\n100001\n1 0 O\n001\n|2x3:21|3:5|expected 0 or 1, found 'O'
		1\n1,0,0\n||2:2|expected 0 or 1, found ','
		1\n-1\n||2:1|expected 0 or 1, found '-'
		1\n10\00001\n||2:3|expected 0 or 1, found byte 0x00
		1\n\0||2:1|expected 0 or 1, found byte 0x00
		1\n\0302\02400||2:1|expected 0 or 1, found byte 0xc2
		1\n.#.\n#.#\n||2:1|expected 0 or 1, found '.'
		1\n10\n||2:3|expected a line of one digit or of whole rows of 3, found 2 digits
		1\n1 0 \n||2:5|expected a line of one digit or of whole rows of 3, found 2 digits
		1\n1000\n||2:5|expected a line of one digit or of whole rows of 3, found 4 digits
		1\n10000\n||2:6|expected a line of one digit or of whole rows of 3, found 5 digits
		1\n100\n00||3:3|expected a line of one digit or of whole rows of 3, found 2 digits
		1\n1000010\n||2:7|expected the end of the line, found '0'
		1\n1000012\n||2:7|expected the end of the line, found '2'
		2\n100001011110\n||2:7|expected the end of the line, found '0'
		1\n100\n0010\n||3:4|expected the end of the line, found '0'
		1\n1\n00\n||3:2|expected the end of the line, found '0'
		1\n1\n0\n00\n||4:2|expected the end of the line, found '0'
		1\n100\n0\n0 1\n||4:3|expected the end of the line, found '1'
		1\n1\n100\n||3:2|expected the end of the line, found '0'
		1\nIMPOSIBLE\n||2:1|expected IMPOSSIBLE, found another word
		1\nImpossible\n||2:1|expected IMPOSSIBLE, found another word
		1\nimpossible\n||2:1|expected 0 or 1, found 'i'
		1\nIMP||2:1|expected IMPOSSIBLE, found another word
		1\nIMP\nOSSIBLE||2:1|expected IMPOSSIBLE, found another word
		1\nIMPOSSIBLE!\n||2:11|expected the end of the line, found '!'
		2\nIMPOSSIBLE IMPOSSIBLE\n||2:12|expected the end of the line, found 'I'
		1\n100\nIMPOSSIBLE\n||3:1|expected 0 or 1, found 'I'
		2\nPUZZLE #1\n100001\n||2:1|expected 0 or 1, found 'P'
		PUZZLE #2\n100001\n||1:8|expected #1, found #2
		PUZZLE #0\n100001\n||1:8|expected #1, found #0
		PUZZLE #01\n100001\n||1:10|expected a number without leading zeros, found '1'
		PUZZLE #18446744073709551617\n100001\n||1:8|expected #1, found a larger number
		PUZZLE #\n100001\n||1:9|expected a number without leading zeros, found the end of the line
		PUZZLE #||1:9|expected a number without leading zeros, found the end of the input
		PUZZLE # 1\n||1:9|expected a number without leading zeros, found ' '
		PUZZLE #-1\n||1:9|expected a number without leading zeros, found '-'
		PUZZLE #1\n100001\n||1:8|expected #5, found #1|-i 5
		PUZZLE #1\n100001\nPUZZLE #1\n011110\n|2x3:21|3:8|expected #2, found #1
		PUZZLE #1\n100001\n PUZZLE   #3\n011110\n|2x3:21|3:11|expected #2, found #3
		PUZZLE 1\n100001\n||1:8|expected '#', found '1'
		PUZZLE\n100001\n||1:7|expected '#', found the end of the line
		PUZZLE||1:7|expected '#', found the end of the input
		PUZZEL #1\n||1:1|expected PUZZLE, found another word
		PUZ||1:1|expected PUZZLE, found another word
		PUZZLE #1:\n||1:10|expected the end of the line, found ':'
		PUZZLE #1 100001\n||1:11|expected the end of the line, found '1'
		PUZZLE #1||2:1|expected 6 more digits of PUZZLE #1, found the end of the input
		PUZZLE #1\n||2:1|expected 6 more digits of PUZZLE #1, found the end of the input
		PUZZLE #1\n\n100\n||4:1|expected 3 more digits of PUZZLE #1, found the end of the input
		PUZZLE #1\nPUZZLE #2\n||2:1|expected 0 or 1, found 'P'
		PUZZLE #1\n100\nPUZZLE #2\n||3:1|expected 0 or 1, found 'P'
		PUZZLE #1\n100001\n011110\n|2x3:21|3:1|expected PUZZLE, found '0'
		PUZZLE #1\nIMPOSSIBLE\n100001\n|!|3:1|expected PUZZLE, found '1'
		PUZZLE #1\n100001\nEND\n|2x3:21|3:1|expected PUZZLE, found 'E'
		\0357\0273||1:3|expected the rest of a byte order mark, found the end of the input
		\0357\02731\n||1:3|expected the rest of a byte order mark, found '1'
		\0357\0273\0277\0357\0273\0277||1:4|expected a count alone on its line or PUZZLE #1, found byte 0xef
		\0357\0273\0277x||1:4|expected a count alone on its line or PUZZLE #1, found 'x'
		1\n\0357\0273\0277100001||2:1|expected 0 or 1, found byte 0xef
	END
}

@test "a line of 5x6 has 1, 6, 12, 18, 24 or 30 digits" {
	digits=10010111001001110010100111
	for n in 2 3 4 5 7 8 9 10 11 13 14 17 19 23 25; do
		printf '1\n%s\n' "${digits::n}" >in
		message="expected a line of one digit or of whole rows of 6, found $n digits"
		row 2 '' "lo-parse: in:2:$((n + 1)): $message" lo-parse in
	done
	printf '1\n%s\n00000\n' ${digits::25} >in
	message='expected a line of one digit or of whole rows of 6, found 25 digits'
	row 2 '' "lo-parse: in:2:26: $message" lo-parse in
	for cut in 1 6 12 18 24; do
		printf '1\n%s\n' ${digits::cut} >in
		message="expected $((30 - cut)) more digits of board 1 of 1"
		message+=', found the end of the input'
		row 2 '' "lo-parse: in:3:1: $message" lo-parse in
	done
	printf '1\n0110101001110010011001010111000\n' >in
	row 2 '' "lo-parse: in:2:31: expected the end of the line, found '0'" lo-parse in
	printf '1\n011010100111001001100101011100\n' >in
	row 0 1a9c995c '' lo-parse in
}

# layouts ROWS COLUMNS: texts of the file boards, which has masks of that size.
layouts() {
	local number=0
	lo-fmt -f rows boards >rows
	for edit in cat "tr -d ' '" "tr ' ' '\n'" "tr ' ' '\t'" "sed 's/ /   /g'" \
		"sed 's/^/ /; s/$/  /'" 'sed G' $'sed \'s/$/\\r/\'' "sed 's/ /\v\f\t/g'" \
		"tr -d ' \n' | fold -w $(($1 * $2))" \
		"tr -d ' \n' | fold -w $2 | sed '1~2s/./&\n/g'" \
		"tr -d ' \n' | fold -w $(($1 * $2)) | sed 's/./& /g; G'"; do
		number=$((number + 1))
		eval "$edit" <rows >text
		{ wc -l <boards; cat text; } >count.$number
		# The same lines below a header each, by the digits that went by.
		awk -v cells=$(($1 * $2)) '
			seen % cells == 0 && /[01]/ { print "PUZZLE #" ++puzzle }
			{ print; seen += gsub(/[01]/, "&") }' text >puzzle.$number
	done
}

@test "every layout of a board gives its mask" {
	for size in 5x6 1x1 1x500 500x1 3x70 2x64; do
		lo-gen -n 20 -S 7 -s $size >boards
		layouts ${size%x*} ${size#*x}
		set -- count.* puzzle.*
		[ $# = 24 ]
		row 0 "$(for text; do cat boards; done)" '' lo-parse -s $size "$@"
	done
}

@test "several rows a line, as many as are left at most" {
	lo-gen -n 30 -S 8 -s 12x5 >boards
	for rows in 1 2 3 4 6 12; do
		{ echo 30; lo-fmt -f rows boards | tr -d ' \n' | fold -w $((5 * rows)); } >in
		row 0 "$(<boards)" '' lo-parse -s 12x5 in
	done
	# Five rows, then the seven others.
	{ echo 30; lo-fmt -f rows boards | tr -d ' \n' | fold -w 60 | sed 's/./&\n/25'; } >in
	row 0 "$(<boards)" '' lo-parse -s 12x5 in
	# Five, five, and five where two are left.
	{ echo 30; lo-fmt -f rows boards | tr -d ' \n' | fold -w 25; } >in
	row 2 '' "lo-parse: in:4:11: expected the end of the line, found '$(sed -n 4p in | cut -c 11)'" \
		lo-parse -s 12x5 in
}

@test "a line of a board may be longer than the buffer" {
	lo-gen -n 2 -S 9 -s 300x400 >boards
	{ echo 2; lo-fmt -f rows boards | tr -d ' \n' | fold -w 120000; } >in
	row 0 "$(<boards)" '' lo-parse -s 300x400 in
	{ echo 2; lo-fmt -f rows boards | tr '\n' ' '; } >in
	message="expected the end of the line, found '$(sed -n 2p in | cut -c 240001)'"
	row 2 '' "lo-parse: in:2:240001: $message" lo-parse -s 300x400 in
	{ echo 2; lo-fmt -f rows boards | tr -d ' \n' | fold -w 120000 |
		sed '2s/./2/100000'; } >in
	row 2 "$(head -n 1 boards)" "lo-parse: in:3:100000: expected 0 or 1, found '2'" \
		lo-parse -s 300x400 in
	{ printf '%*s\n' 70000 ''; echo 1; printf '%*s1%*s0 1\n' 70000 '' 70000 ''; } >in
	row 0 1x3:5 '' lo-parse -s 1x3 in
}

@test "it makes no difference where the buffer ends" {
	lo-gen -n 1500 -S 10 >boards
	lo-fmt boards >text
	# The text again and again, a byte further each time.
	for shift in 0 1 2 3 5 7 8 9 10 11; do
		{ printf "%$((shift + 1))s\n" ''; cat text; } >in
		row 0 "$(<boards)" '' lo-parse in
	done
	printf '\357\273\277\r\n\r\n2\r\n1 0 0\r\n001\r\n\r\nIMPOSSIBLE\r\n' >in
	row 0 $'2x3:21\n!' '' "$feed" lo-parse -s 2x3 <in
	printf '\357\273\277PUZZLE  #1\n1 0\t0\n0\n0\n1\nPUZZLE #2\nIMPOSSIBLE\nPUZZLE #4' >in
	row 2 $'2x3:21\n!' 'lo-parse: <stdin>:8:8: expected #3, found #4' "$feed" lo-parse -s 2x3 <in
}

@test "boards whose text is long, each as long as the one before" {
	local edit bytes
	# In front of the first row, and behind the second.
	for edit in '1s/^/BLANKS/' '2s/$/BLANKS/'; do
		for bytes in 511 512 513 514 600 3000; do
			printf '%s\n' 29d4b910 1a9c995c 00000001 3fffffff 20000000 >want
			blanks=$(printf '%*s' $((bytes - 61)) '')
			while read -r board; do
				lo-fmt -f rows <<<"$board" | sed "${edit/BLANKS/$blanks}"
				echo
			done <want >boards
			[ "$(wc -c <boards)" = $((5 * bytes)) ]
			{ wc -l <want; cat boards; } >in
			row 0 "$(<want)" '' lo-parse in
			row 0 "$(<want)" '' lo-parse -f grid boards
		done
	done
}

@test "what is no blank is named in boards that are laid out as those before" {
	lo-gen -n 6 -S 5 >boards
	{ echo 6; lo-fmt -f rows boards | tr -d ' ' | sed 's/^/ /'; } >good
	row 0 "$(<boards)" '' lo-parse good
	for ((line = 17; line <= 21; line++)); do
		sed "${line}s/^ /!/" good >in
		row 2 "$(head -n 3 boards)" \
			"lo-parse: in:$line:1: expected 0 or 1, found '!'" lo-parse in
	done
}

@test "each operand is a text of its own" {
	printf '1\n100001\n' >a
	printf 'PUZZLE #1\nIMPOSSIBLE\nPUZZLE #2\n011110' >b
	printf '\357\273\2770\n' >c
	printf ' \n' >d
	row 0 $'2x3:21\n!\n2x3:1e\n2x3:21\n!\n2x3:1e\n!\n2x3:1e' '' \
		lo-parse -s 2x3 a b c a d - b <b
	row 2 $'2x3:21\n!\n2x3:1e' 'lo-parse: b:1:8: expected #3, found #1' \
		lo-parse -s 2x3 -i 3 a <(sed 's/2$/4/; s/1$/3/; $s/.*/011110/' b) b
	printf '2\n100001\n' >short
	row 2 $'2x3:21\n2x3:21' 'lo-parse: short:3:1: expected board 2 of 2, found the end of the input' \
		lo-parse -s 2x3 a short a
	printf '2\n100001\n' >in
	row 2 2x3:21 'lo-parse: <stdin>:3:1: expected board 2 of 2, found the end of the input' \
		lo-parse -s 2x3 - a <in
	mkdir folder
	row 2 2x3:21 'lo-parse: folder: Is a directory' lo-parse -s 2x3 a folder a
	row 2 2x3:21 'lo-parse: none: No such file or directory' lo-parse -s 2x3 a none a
}

@test "-s 5x6 is the default, other sizes are written" {
	row 0 $'1a9c995c\n0aacbb14' '' lo-parse -s 5x6 "$data/sample.in"
	message='expected a line of one digit or of whole rows of 5, found 6 digits'
	row 2 '' "lo-parse: $data/sample.in:2:12: $message" \
		lo-parse -s 6x5 <(:) "$data/sample.in"
	printf '1\n%s\n' '1 0 1 1 0 1' >in
	row 0 6x1:2d '' lo-parse -s 6x1 in
	row 0 1x6:2d '' lo-parse -s 1x6 in
	row 0 2x3:2d '' lo-parse -s 2x3 in
	row 0 3x2:2d '' lo-parse -s 3x2 in
	row 2 '' "lo-parse: in:2:3: expected the end of the line, found '0'" lo-parse -s 1x1 in
	message='expected a line of one digit or of whole rows of 4, found 6 digits'
	row 2 '' "lo-parse: in:2:12: $message" lo-parse -s 2x4 in
	message='expected a line of one digit or of whole rows of 9999, found 6 digits'
	row 2 '' "lo-parse: in:2:12: $message" lo-parse -s 9999x9999 in
}

@test "-l: boards of other characters" {
	while IFS='|' read -r input output options; do
		printf '%b' "$input" >in
		row 0 "$(printf '%b' "$output")" '' lo-parse $options in
	done <<-'END'
		1\n#..\n..#\n|2x3:21|-s 2x3 -l .#
		1\n# . .\n. . #\n|2x3:21|-s 2x3 -l .#
		2\r\n#..\r\n..#\r\n\r\nIMPOSSIBLE\r\n|2x3:21\n!|-s 2x3 -l .#
		1\n#\n.\n.\n.\n.\n#\n|2x3:21|-s 2x3 -l .#
		PUZZLE #1\n#..\n..#\nPUZZLE #2\nIMPOSSIBLE\n|2x3:21\n!|-s 2x3 -l .#
		1\n011\n110\n|2x3:21|-s 2x3 -l 10
		1\n100\n001\n|2x3:21|-s 2x3 -l 01
		2\n121\n212\n211112\n|2x3:15\n2x3:21|-s 2x3 -l 12
		PUZZLE #3\nPUUPPU\nPUZZLE #4\nUPPUUP\n|2x3:19\n2x3:26|-s 2x3 -l PU -i 3
		1\n-_-\n_-_\n|2x3:15|-s 2x3 -l +- -l -_
	END
}

# Where a light is the first letter of the word there is no IMPOSSIBLE.
@test "-l: what is wrong is told with its characters" {
	while IFS='|' read -r input output place message options; do
		printf '%b' "$input" >in
		row 2 "$(printf '%b' "$output")" "lo-parse: in:$place: $message" \
			lo-parse $options in
	done <<-'END'
		1\n#.0\n||2:3|expected . or #, found '0'|-s 2x3 -l .#
		1\n001\n||2:1|expected . or #, found '0'|-s 2x3 -l .#
		1\n..\n||2:3|expected a line of one digit or of whole rows of 3, found 2 digits|-s 2x3 -l .#
		1\n.......\n||2:7|expected the end of the line, found '.'|-s 2x3 -l .#
		.#.\n||1:1|expected a count alone on its line or PUZZLE #1, found '.'|-s 2x3 -l .#
		2\nIOI\nOIO\nIMPOSSIBLE\n|2x3:2a|4:2|expected O or I, found 'M'|-s 2x3 -l OI
		2\nIMI\nMIM\nIMPOSSIBLE\n|2x3:15|4:3|expected I or M, found 'P'|-s 2x3 -l IM
		PUZZLE #1\nPU\nPUZZLE #2\n||3:3|expected P or U, found 'Z'|-s 3x2 -l PU
		##\n.\n||2:2|expected a row of 2, found 1 digit|-f grid -l .#
		#.\nx.\n||2:1|expected . or #, found 'x'|-f grid -l .#
		II\n\nIMPOSSIBLE|1x2:3|3:2|expected O or I, found 'M'|-f grid -l OI
	END
}

# bats test_tags=slow
@test "-l: every character, with one that differs in one bit and one in others" {
	lo-gen -n 4 -S 1 >boards
	lo-gen -n 1 -s 3x70 -S 1 >>boards
	for ((i = 33; i < 127; i += thin)); do
		for j in $((i ^ 1)) $((i * 5 % 94 + 33)); do
			[ $j -gt 32 ] && [ $j -lt 127 ] && [ $j != $i ] || continue
			lights=$(printf "\\$(printf %o $i)\\$(printf %o $j)")
			lo-fmt -f grid -l "$lights" boards >text
			row 0 "$(<boards)" '' lo-parse -f grid -l "$lights" text
		done
	done
}

@test "grids that are one to the reader" {
	while IFS='|' read -r input output options; do
		printf '%b' "$input" >in
		row 0 "$(printf '%b' "$output")" '' lo-parse -f grid $options in
	done <<-'END'
		1 0 0\n0 0 1\n|2x3:21
		100\n001\n|2x3:21
		100\n001|2x3:21
		100001\n|1x6:21
		1\n0\n0\n0\n0\n1|6x1:21
		1|1x1:1
		100\n001\n\n01\n\n1\n|2x3:21\n1x2:1\n1x1:1
		\n\n100\n001\n\n\n\n01\n\n\n|2x3:21\n1x2:1
		100\r\n001\r\n\r\n01\r\n|2x3:21\n1x2:1
		100\n001\n \t\r\n01|2x3:21\n1x2:1
		 1\t0 \t 0 \n\t0  01\t\t\n|2x3:21
		1\v0\f0\n001\n|2x3:21
		\0357\0273\0277100\n001\n|2x3:21
		\0357\0273\0277\r\n\r\n100\r\n001\r\n|2x3:21
		\0357\0273\0277|
		|
		\n|
		 \t\r\n\n \v\f|
		IMPOSSIBLE\n|!
		IMPOSSIBLE|!
		 IMPOSSIBLE \r\n\r\n\tIMPOSSIBLE\t\r\n|!\n!
		10\n\nIMPOSSIBLE\n\n01\n10|1x2:2\n!\n2x2:6
		011010\n100111\n001001\n100101\n011100\n|1a9c995c
		#..\n..#\n|2x3:21|-l .#
		# . .\n. . #\n\nIMPOSSIBLE\n\n.|2x3:21\n!\n1x1:0|-l .#
		011\n110\n\n0|2x3:21\n1x1:1|-l 10
		IM\nMI\n|2x2:6|-l MI -l IM -l MI -l IM
	END
}

@test "a grid that is wrong ends where it is, boards before that are out" {
	while IFS='|' read -r input output place message options; do
		printf '%b' "$input" >in
		row 2 "$(printf '%b' "$output")" "lo-parse: in:$place: $message" \
			lo-parse -f grid $options in
	done <<-'END'
		011010\n10011\n||2:6|expected a row of 6, found 5 digits
		0 1 1 0 1 0\n1 0 0 1 1\n||2:10|expected a row of 6, found 5 digits
		011010\n10011||2:6|expected a row of 6, found 5 digits
		011010\n10011 \r\n||2:8|expected a row of 6, found 5 digits
		100\n001\n1\n||3:2|expected a row of 3, found 1 digit
		100\n0011\n||2:4|expected the end of a row of 3, found '1'
		1\n0 0\n||2:3|expected the end of a row of 1, found '0'
		100\n\n01\n01\n0\n|1x3:4|5:2|expected a row of 2, found 1 digit
		100\n\n01\n011\n|1x3:4|4:3|expected the end of a row of 2, found '1'
		10\n\n\n10\n0x|1x2:2|5:2|expected 0 or 1, found 'x'
		102\n||1:3|expected 0 or 1, found '2'
		100\n001x\n||2:4|expected 0 or 1, found 'x'
		100\n#\n||2:1|expected 0 or 1, found '#'
		.#\n||1:1|expected 0 or 1, found '.'
		1,0\n||1:2|expected 0 or 1, found ','
		10\0\n||1:3|expected 0 or 1, found byte 0x00
		10\r01\r||1:4|expected the end of the line, found '0'
		10\r\r\n01\n\n1\r 0\n|2x2:9|4:4|expected the end of the line, found '0'
		PUZZLE #1\n||1:1|expected 0 or 1, found 'P'
		10\nIMPOSSIBLE\n||2:1|expected 0 or 1, found 'I'
		10\n\nIMPOSIBLE|1x2:2|3:1|expected IMPOSSIBLE, found another word
		IMPOSSIBLE 1||1:12|expected the end of the line, found '1'
		IMPOSSIBLE\n10\n||2:1|expected an empty line, found '1'
		IMPOSSIBLE\n  IMPOSSIBLE\n||2:3|expected an empty line, found 'I'
		\0357\02731\n||1:3|expected the rest of a byte order mark, found '1'
		1\n\n\0357\0273\02770|1x1:1|3:1|expected 0 or 1, found byte 0xef
	END
}

@test "grids of any size, each as it comes" {
	: >boards
	for size in 1x1 5x6 1x63 1x64 1x65 63x1 64x1 65x1 8x8 3x43 2x64 7x64 1x128 129x5 1x4096; do
		# Twice and more, so that layouts are learned, and again after others.
		lo-gen -n 4 -s $size -S 5 >>boards
		echo '!' >>boards
		lo-gen -n 1 -s 2x3 -S 5 >>boards
		lo-gen -n 2 -s $size -S 6 >>boards
	done
	lo-fmt -f grid boards >text
	row 0 "$(<boards)" '' lo-parse -f grid text
	for edit in 's/ //g' 's/ /  /g' 's/$/\r/' 's/^$/\n \n/' 's/[01]/& /; s/^/ /'; do
		sed "$edit" text >in
		row 0 "$(<boards)" '' lo-parse -f grid in
	done
}

@test "each operand is a grid text of its own" {
	printf '10\n01\n' >a
	printf '\357\273\277IMPOSSIBLE' >b
	: >c
	row 0 $'2x2:9\n!\n2x2:9\n2x2:9' '' lo-parse -f grid a b c a - <a
	printf '10\n0\n' >d
	row 2 2x2:9 'lo-parse: d:2:2: expected a row of 2, found 1 digit' lo-parse -f grid a d a
	mkdir folder
	row 2 2x2:9 'lo-parse: folder: Is a directory' lo-parse -f grid a folder a
}

# little COMMAND...: with 8 MiB of memory, and the column in its message left out.
little() {
	local status=0
	(ulimit -v 8192 && exec "$@") 2>all || status=$?
	sed 's/:[0-9]*: out of/:N: out of/' all >&2
	return $status
}

# bats test_tags=slow
@test "a grid that memory does not hold is told of where it is" {
	head -c 48000000 /dev/zero | tr '\0' 0 >row
	[[ $LO_BIN == */san ]] ||
		row 2 '' 'lo-parse: <stdin>:1:N: out of memory' little lo-parse -f grid <row
	# What the whole machine does not hold takes no more memory than that.
	c11 -O1 -o grid "$top/tests/unit/grid.c" \
		"$top"/lib/*.c
	takes='takes 2 MiB of memory, and 0 MiB is all there is'
	row 2 "1:8388609: a board of 1x8388609 $takes" '' ./grid < <(head -c 8388609 row)
	row 0 '' '' ./grid < <(head -c 8388608 row)
	row 2 "9:388609: a board of 9x1000000 $takes" '' ./grid < <(head -c 9000000 row | fold -w 1000000)
}
