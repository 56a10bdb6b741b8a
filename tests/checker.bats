# The checker of lo(7): what a contestant can print, and what can be wrong with the
# judge's own files.

load setup

checker=$top/tests/checker

# judge OUTPUT OPTION...: the checker on the files input, answer and OUTPUT.
judge() {
	local output=$1
	shift
	rm -rf feedback
	mkdir feedback
	"$checker" input answer feedback "$@" <"$output"
}

# problem SIZE: boards of that size, of which presses solve the first four and nothing the
# fifth and sixth; the judge's files.
problem() {
	{
		lo-gen -s "$1" -n 4 -S 1 | lo-apply -d
		lo-gen -s "$1" -n 40 -S 2 | lo-solve -p | grep '!' | cut -f 1 | head -n 2
	} >boards
	[ "$(wc -l <boards)" -eq 6 ]
	{
		wc -l <boards
		lo-fmt -f rows boards
	} >input
	lo-solve boards | lo-fmt >answer
}

# wrong MESSAGE OPTION...: the file output is wrong, for that reason alone.
wrong() {
	local message=$1
	shift
	expect 43 '' '' judge output "$@" || return
	[ "$(cat feedback/judgemessage.txt)" = "$message" ] || {
		head -c 2000 feedback/judgemessage.txt >&2
		return 1
	}
}

@test "the script is that of the page" {
	sed 's/\\\(.\)/\1/g' "${LO_MAN:-$top/man}/lo.7.scd" |
		awk '/^```/ { inside = 0; next }
			/^#!/ { inside = 0 }
			/^# checker / { inside = 1; print "#!/bin/sh" }
			inside' | diff "$checker" -
	[ -x "$checker" ]
}

@test "the judges' sample is right" {
	cp "$data/sample.in" input
	cp "$data/sample.out" answer
	expect 42 '' '' judge answer
	[ ! -s feedback/judgemessage.txt ]
	sort -r answer >output
	expect 43 '' '' judge output
}

@test "every solution of a board is right, none for another board" {
	local board count
	for board in 4x4:ffff 5x5:000ec58 4x4:0000; do
		lo-solve -a <<<"$board" >all
		count=$(wc -l <all)
		[ "$count" -ge 4 ]
		yes "$board" | head -n "$count" >boards
		{
			echo "$count"
			lo-fmt -f rows boards
		} >input
		lo-solve boards | lo-fmt >answer
		lo-fmt all >output
		run ! cmp -s answer output
		expect 42 '' '' judge output -s "${board%:*}"
		# The first board is another, which has solutions too.
		{
			lo-gen -s "${board%:*}" -n 1 -S 1 | lo-apply -d
			sed 1d boards
		} >others
		{
			echo "$count"
			lo-fmt -f rows others
		} >input
		lo-solve others | lo-fmt >answer
		wrong '1: not dark' -s "${board%:*}"
	done
}

@test "white space, CR LF and a byte order mark mean nothing" {
	local size edit
	for size in 4x4 5x5; do
		problem "$size"
		expect 42 '' '' judge answer -s "$size"
		for edit in 's/$/\r/' 's/ //g' 's/^/ \t/; s/$/  /' 's/$/\n\n/' \
			'1s/^/\n\n/' '/P/!s/ /\n/g' '1s/^/\xef\xbb\xbf/'; do
			sed "$edit" answer >output
			run ! cmp -s answer output
			expect 42 '' '' judge output -s "$size"
		done
		printf %s "$(cat answer)" >output
		expect 42 '' '' judge output -s "$size"
		{
			cat answer
			head -c 1000000 /dev/zero | tr '\0' '\n'
			head -c 1000000 /dev/zero | tr '\0' ' '
		} >output
		expect 42 '' '' judge output -s "$size"
	done
}

@test "one light that stays on in one board is wrong" {
	local line puzzle
	problem 5x5
	for puzzle in 1 2 3 4; do
		line=$((puzzle * 6 - 2))
		sed "$line"'s/0$/2/; '"$line"'s/1$/0/; '"$line"'s/2$/1/' answer >output
		wrong "$puzzle: not dark" -s 5x5
	done
}

@test "IMPOSSIBLE is right where there is a proof, and nothing else is" {
	local reason='refusal without proof'
	problem 5x5
	lo-solve boards | sed '2s/.*/!/' | lo-fmt >output
	expect 43 '' '' judge output -s 5x5
	[[ $(cat feedback/judgemessage.txt) = 2:\ *proof* ]]
	yes '!' | head -n 6 | lo-fmt >output
	expect 43 '' '' judge output -s 5x5
	[ "$(grep -c proof feedback/judgemessage.txt)" -eq 4 ]
	# Presses where none solve the board, of every weight.
	lo-gen -s 5x5 -e | while read -r mask; do
		lo-solve boards | sed "5s/.*/$mask/" | lo-fmt >output
		wrong '5: not dark' -s 5x5 || return
	done
	sed 's/IMPOSSIBLE/impossible/' answer >output
	wrong "lo-parse: output:26:1: expected 0 or 1, found 'i'" -s 5x5
}

@test "text that is cut off, too long or numbered otherwise is wrong" {
	local line edit
	problem 5x5
	for line in $(seq 0 $(($(wc -l <answer) - 1))); do
		head -n "$line" answer >output
		expect 43 '' '' judge output -s 5x5
		[ -s feedback/judgemessage.txt ]
	done
	for edit in 1d 2d 25,26d 1,6d 1p 2p '3s/ 0//' '3s/ 1//' '3s/0/2/' '3s/0/o/' \
		'1s/1/2/' '1s/1/0/' '1s/1/01/' '1s/1/-1/' '1s/#//' '7s/2/1/' \
		'7s/2/18446744073709551618/' '7s/2/99999999999999999999999999/' \
		'1s/^/solutions:\n/' '1s/^/6\n/' 's/PUZZLE/puzzle/' '26s/$/./' \
		'$s/$/ 0/' '$s/$/\ndone/' '$s/$/\n0 0 0 0 0/' '$s/$/\nPUZZLE #7/' \
		'$s/$/\nPUZZLE #7\nIMPOSSIBLE/' 's/.*//'; do
		sed "$edit" answer >output
		run ! cmp -s answer output
		expect 43 '' '' judge output -s 5x5
		[ -s feedback/judgemessage.txt ]
	done
}

@test "a count in place of the numbers is wrong, though it can be read" {
	problem 5x5
	sed '/P/d' answer | head -n 20 >rows
	head -n 4 boards >four
	{
		echo 4
		lo-fmt -f rows four
	} >input
	lo-solve four | lo-fmt >answer
	{
		echo 4
		lo-solve four | lo-fmt -f rows
	} >output
	expect 0 "$(lo-solve four)" '' lo-parse -s 5x5 output
	wrong 'expected 4 times PUZZLE' -s 5x5
}

@test "where there are no boards nothing is right, and a count is wrong" {
	local blank
	echo 0 >input
	: >answer
	for blank in '' '\n' ' \r\n' '\xef\xbb\xbf'; do
		printf "$blank" >output
		expect 42 '' '' judge output -s 5x5
	done
	echo 0 >output
	wrong 'expected 0 times PUZZLE' -s 5x5
	{
		echo 1
		lo-gen -s 5x5 -S 1 | lo-fmt -f rows
	} >output
	wrong 'expected 0 times PUZZLE' -s 5x5
	lo-gen -s 5x5 -S 1 | lo-fmt >output
	wrong 'expected 0 times PUZZLE' -s 5x5
}

@test "what no contestant should print is wrong" {
	local count
	problem 5x5
	for count in 0 6 -1 9223372036854775807 9223372036854775808 \
		99999999999999999999999999; do
		echo "$count" >output
		expect 43 '' '' judge output -s 5x5
		[ -s feedback/judgemessage.txt ]
	done
	hostile() {
		expect 43 '' '' judge output -s 5x5 && [ -s feedback/judgemessage.txt ] &&
			[ "$(wc -c <feedback/judgemessage.txt)" -lt 1000 ]
	}
	: >output
	hostile
	head -c 1000000 /dev/zero >output
	hostile
	sed '3s/0/\x00/' answer >output
	hostile
	sed '$s/$/\x00/' answer >output
	hostile
	head -c 3000000 /dev/zero | tr '\0' 0 >output
	hostile
	{
		echo 'PUZZLE #1'
		cat output
	} >longer
	mv longer output
	hostile
	yes | head -c 3000000 >output
	hostile
	yes 'PUZZLE #1' | head -c 3000000 >output
	hostile
	{
		cat answer
		yes '0 0 0 0 0' | head -c 3000000
	} >output
	hostile
	# In order for longer than there are boards.
	yes '!' | head -n 50000 | lo-fmt >output
	hostile
	printf '\xff\xfeP\0U\0Z\0' >output
	hostile
	printf 'PUZZLE #1\n\033[2J\033]0;title\007\n' >output
	hostile
	run -1 env LC_ALL=C grep '[[:cntrl:]]' feedback/judgemessage.txt
	printf 'lo-parse: output:1:1: out of memory' >output
	hostile
	cp /bin/sh output
	hostile
}

# trouble FILE...: the right text is neither right nor wrong.
trouble() {
	run judge "$@" -s 5x5
	[ "$status" -ne 0 ] && [ "$status" -ne 42 ] && [ "$status" -ne 43 ] && return
	echo "status $status" >&2
	return 1
}

@test "trouble of the judge's own files is not wrong" {
	local file edit
	problem 5x5
	cp input input.right
	cp answer answer.right
	for file in input answer; do
		rm "$file"
		trouble answer.right
		: >"$file"
		trouble answer.right
		for edit in '3d' '$d' '9s/[01]/2/' 's/ 0//' '$s/$/\nmore/'; do
			sed "$edit" "$file.right" >"$file"
			trouble answer.right
		done
		cp "$file.right" "$file"
	done
	expect 42 '' '' judge answer -s 5x5
	# Answers that do not hold: with these the right ones would be called wrong.
	for edit in '2s/.*/IMPOSSIBLE/; 3,6d' '2s/.*/0 0 0 0 0/' '27,28d' \
		'26s/.*/0 0 0 0 0\n&\n&\n&\n&/; 26s/I[A-Z]*/0 0 0 0 0/g'; do
		sed "$edit" answer.right >answer
		lo-parse -s 5x5 answer >parsed
		trouble answer.right
	done
	cp answer.right answer
	# A verdict of before is not left behind, and it is said whose answers are wrong.
	mkdir -p feedback
	sed '2s/.*/0 0 0 0 0/' answer.right >answer
	echo old >feedback/judgemessage.txt
	expect 1 '' "the judge's answers: 1: not dark" "$checker" input answer feedback \
		-s 5x5 <answer.right
	[ ! -e feedback/judgemessage.txt ]
	cp answer.right answer
	expect 1 '' 'usage: checker INPUT ANSWER FEEDBACK [OPTION...] <OUTPUT' "$checker"
	run "$checker" input answer missing -s 5x5 <answer
	[ "$status" -eq 1 ]
	run judge answer -s 5
	[ "$status" -eq 1 ]
}

@test "a disk that is full is the judge's trouble" {
	local file
	[ -c /dev/full ]
	problem 5x5
	for file in boards ours output solved table records after theirs; do
		rm -rf feedback
		mkdir feedback
		ln -s /dev/full "feedback/$file"
		run "$checker" input answer feedback -s 5x5 <answer
		[ "$status" -eq 1 ] || {
			echo "$file: status $status" >&2
			return 1
		}
	done
}

# stand_in FILTER WHEN MESSAGE: one in the PATH that ends with that message and status 2
# where the shell's condition holds, and is the filter otherwise.
stand_in() {
	mkdir -p programs
	cat >"programs/$1" <<-END
		#!/bin/sh
		if $2; then
			echo "$1: $3" >&2
			exit 2
		fi
		exec "$LO_BIN/$1" "\$@"
	END
	chmod +x "programs/$1"
	PATH=$PWD/programs:$PATH
}

@test "memory that cannot be had for a contestant's answers is the judge's trouble" {
	problem 5x5
	stand_in lo-parse '[ "$3" = output ]' 'output:7:1: out of memory'
	expect 1 '' '' judge answer -s 5x5
	[ "$(cat feedback/judgemessage.txt)" = 'lo-parse: output:7:1: out of memory' ]
	rm programs/lo-parse
	stand_in lo-apply '[ -f theirs ]' 'records:1:1: out of memory'
	expect 1 '' 'lo-apply: records:1:1: out of memory' judge answer -s 5x5
	rm programs/lo-apply
	# A status of 1 that is not the verifier's.
	mkdir -p programs
	printf '%s\n' '#!/bin/sh' '[ -f theirs ] && exit 1' 'exec /usr/bin/paste "$@"' \
		>programs/paste
	chmod +x programs/paste
	expect 1 '' '' judge answer -s 5x5
	rm programs/paste
	expect 42 '' '' judge answer -s 5x5
}
