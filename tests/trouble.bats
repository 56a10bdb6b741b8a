# What goes wrong around a filter: files, disks, readers and writers that leave.

load setup
load table

setup_file() {
	make_feed
}

# Each command reads the file named for its filter and has one line to write for each
# line or board there.
commands=('lo-apply' 'lo-apply -d' 'lo-fmt -f rows' 'lo-fmt' 'lo-parse -s 1x2' 'lo-solve'
	'lo-solve -p' 'lo-verify')

# text_for COMMAND: its input, into the file in; what comes of it into want.
text_for() {
	case $1 in
	'lo-apply') echo '1x2:1 1x2:3' >in; echo 1x2:1 >want ;;
	'lo-apply -d') echo 1x2:1 >in; echo 1x2:3 >want ;;
	'lo-fmt') echo 1x2:1 >in; printf 'PUZZLE #1\n0 1\n' >want ;;
	'lo-fmt -f rows') echo 1x2:1 >in; echo 0 1 >want ;;
	'lo-parse -s 1x2') printf '1\n0 1\n' >in; echo 1x2:1 >want ;;
	'lo-solve') echo 1x2:0 >in; echo 1x2:0 >want ;;
	'lo-solve -p') echo 1x2:0 >in; printf '1x2:0\t1x2:0\n' >want ;;
	'lo-verify') echo 1x2:1 >in; echo '1: not dark' >want ;;
	esac
}

# onto FILE COMMAND..., without_output, without_input: with other files open than ours.
onto() {
	"${@:2}" >"$1"
}

without_output() {
	"$@" >&-
}

without_input() {
	"$@" <&-
}

@test "a full disk is named" {
	full='<stdout>: No space left on device'
	for command in "${commands[@]}"; do
		text_for "$command"
		row 2 '' "${command%% *}: $full" onto /dev/full $command in
		row 2 '' "${command%% *}: $full" onto /dev/full $command <in
	done
	row 2 '' "lo-gen: $full" onto /dev/full lo-gen
	row 2 '' "lo-gen: $full" onto /dev/full lo-gen -a -s 2x2
	row 2 '' "lo-gen: $full" onto /dev/full lo-gen -e
	row 2 '' "lo-rank: $full" onto /dev/full lo-rank 4x4
	row 2 '' "lo-rank: $full" onto /dev/full lo-rank -b 4x4 5x5
	echo 4x4 >in
	row 2 '' "lo-rank: $full" onto /dev/full lo-rank -b <in
	for filter in $filters; do
		for option in -h --help -V --version; do
			row 2 '' "$filter: $full" onto /dev/full $filter $option
		done
	done
	# With nothing to write nothing is wrong.
	: >empty
	row 0 '' '' onto /dev/full lo-solve empty
	row 0 '' '' onto /dev/full lo-gen -n 0
	echo 1x2:0 >in
	row 0 '' '' onto /dev/full lo-verify in
	echo 1x2:1 >in
	row 1 '' '' onto /dev/full lo-verify -q in
}

@test "a closed standard output is named" {
	closed='<stdout>: Bad file descriptor'
	for command in "${commands[@]}"; do
		text_for "$command"
		row 2 '' "${command%% *}: $closed" without_output $command <in
		# The operand is opened as what standard output was, for reading only.
		row 2 '' "${command%% *}: $closed" without_output $command in
		row 2 '' "${command%% *}: $closed" without_output $command in in
	done
	row 2 '' "lo-gen: $closed" without_output lo-gen
	row 2 '' "lo-gen: $closed" without_output lo-gen -S 1
	for filter in $filters; do
		for option in -h --help -V --version; do
			row 2 '' "$filter: $closed" without_output $filter $option
		done
	done
	: >empty
	row 0 '' '' without_output lo-solve empty
	row 0 '' '' without_output lo-gen -n 0
	row 2 '' 'lo-solve: none: No such file or directory' without_output lo-solve none
}

@test "a closed standard input is a read error where it is read" {
	for command in "${commands[@]}"; do
		text_for "$command"
		bad="${command%% *}: <stdin>: Bad file descriptor"
		row 2 '' "$bad" without_input $command
		row 2 '' "$bad" without_input $command -
		holds=0
		[ "$command" != lo-verify ] || holds=1
		row $holds "$(<want)" '' without_input $command in
		[ "$command" != lo-verify ] || sed -i 's/^/in:/' want
		row 2 "$(<want)" "$bad" without_input $command in -
	done
	row 0 1x1:1 '' without_input lo-gen -s 1x1 -e
	row 0 1x1:1 '' without_input lo-gen -s 1x1 -k 1
	for filter in $filters; do
		row 0 "$($filter -h)" '' without_input $filter -h
	done
}

@test "a missing file or a folder is named, the answers before it are out" {
	mkdir folder
	for command in "${commands[@]}"; do
		filter=${command%% *}
		text_for "$command"
		[ "$command" != lo-verify ] || sed 's/^/in:/' want >named
		[ "$command" = lo-verify ] || cp want named
		row 2 '' "$filter: none: No such file or directory" $command none in
		row 2 '' "$filter: folder: Is a directory" $command folder in
		row 2 '' "$filter: <stdin>: Is a directory" $command <folder
		row 2 "$(<named)" "$filter: none: No such file or directory" $command in none in
		row 2 "$(<named)" "$filter: folder: Is a directory" $command in folder in
		row 2 "$(<named)" "$filter: in/in: Not a directory" $command in in/in
		row 2 "$(<named)" "$filter: <stdin>: Is a directory" $command in - in <folder
		row 2 '' "$filter: a\\x5cb\\x7f: No such file or directory" $command $'a\\b\177'
	done
}

@test "a read that fails at once is a read error" {
	for command in "${commands[@]}"; do
		filter=${command%% *}
		text_for "$command"
		row 2 '' "$filter: /proc/self/mem: Input/output error" $command /proc/self/mem
		row 2 '' "$filter: <stdin>: Input/output error" $command </proc/self/mem
	done
	for command in "lo-parse -f grid" "lo-parse -f pbm" "lo-parse -f flip" lo-rank; do
		row 2 '' "${command%% *}: <stdin>: Input/output error" $command </proc/self/mem
	done
}

# bats test_tags=slow
@test "a read that fails is an error wherever it does, and never the end of a line" {
	while IFS='|' read -r text answers command; do
		text=$(printf "$text.")
		text=${text%.}
		for ((length = 0; length <= ${#text}; length++)); do
			whole=${text::length}
			printf %s "$whole" >in
			# The place of the byte that does not come; an input has none before
			# its first byte.
			ends=${whole//[!$'\n']/}
			last=${whole##*$'\n'}
			place=$((${#ends} + 1)):$((${#last} + 1)):
			[ $length != 0 ] || place=
			# The answers that need no line but the whole ones.
			want=
			while read -r line answer; do
				[ $line -gt ${#ends} ] || want+=${want:+$'\n'}$answer
			done <<<"${answers//;/$'\n'}"
			row 2 "$want" "${command%% *}: <stdin>:$place Connection reset by peer" \
				"$feed" -e $command <in
		done
	done <<-'END'
		1x2:1\t1x2:3\n2x2:f  !2x2:f\n|1 1x2:1;2 2x2:f	!2x2:f|lo-apply
		00000000\n5x6:00000000\n|1 00000000;2 00000000|lo-apply -d
		1x1:1\n!1x1:1\n!\n|1 1;2 IMPOSSIBLE;3 IMPOSSIBLE|lo-fmt -f rows
		1x2:3\n1x1:1\n|1 1x2:1;2 1x1:1|lo-solve
		1x4:9\n1x1:1\n|1 1: not dark;2 2: not dark|lo-verify
		2\n1 1\n0\n1\n|2 1x2:3;4 1x2:1|lo-parse -s 1x2
		PUZZLE #1\n11\nPUZZLE #2\nIMPOSSIBLE\n|2 1x2:3;4 !|lo-parse -s 1x2
	END
}

@test "a read error in a later file comes behind the answers to the earlier ones" {
	for command in "${commands[@]}"; do
		text_for "$command"
		[ "$command" != lo-verify ] || sed -i 's/^/in:/' want
		printf 1x2: >cut
		[ "${command%% *}" != lo-parse ] || printf '1\n0 ' >cut
		place=1:5
		[ "${command%% *}" != lo-parse ] || place=2:3
		row 2 "$(<want)" "${command%% *}: <stdin>:$place: Connection reset by peer" \
			"$feed" -e $command in - in <cut
	done
}

# Endless input for each command.
endless() {
	case $1 in
	lo-apply) yes '00000000 00000000' ;;
	'lo-parse -s 1x2') echo 9223372036854775808; yes 0 1 ;;
	lo-verify) yes 00000001 ;;
	lo-rank*) yes 5x5 ;;
	*) yes 00000000 ;;
	esac
}

# into_head SIGNAL COMMAND: a reader that leaves after a line; the status of the command,
# which has SIGPIPE at its default or ignored, whatever the shell was started with.
into_head() {
	{ endless "$2" 2>/dev/null |
		{ env "--$1-signal=PIPE" $2; echo "status $?" >&2; }; } | head -n 1
}

first_line() {
	case $1 in
	lo-apply | 'lo-apply -d' | lo-solve) echo 00000000 ;;
	'lo-fmt -f rows') echo 0 0 0 0 0 0 ;;
	lo-fmt) echo 'PUZZLE #1' ;;
	'lo-parse -s 1x2') echo 1x2:1 ;;
	'lo-solve -p') printf '00000000\t00000000\n' ;;
	lo-verify) echo '1: not dark' ;;
	lo-gen*) echo 1x1:1 ;;
	'lo-rank') printf '5x5\t23\t2\n' ;;
	'lo-rank -b') echo 5x5:0eaeeae ;;
	esac
}

many='lo-gen -s 1x1 -k 1 -n 18446744073709551615'
drawn=('lo-gen -n 18446744073709551615' 'lo-gen -s 1x1 -n 18446744073709551615')

@test "a reader that goes away ends a filter quietly" {
	for command in "${commands[@]}" lo-rank 'lo-rank -b' "$many"; do
		row 0 "$(first_line "$command")" 'status 141' \
			into_head default "$command"
	done
}

@test "a reader that goes away is named where SIGPIPE is ignored" {
	for command in "${commands[@]}" lo-rank 'lo-rank -b' "$many"; do
		message="${command%% *}: <stdout>: Broken pipe"
		row 0 "$(first_line "$command")" "$message"$'\nstatus 2' \
			into_head ignore "$command"
	done
}

endless_onto_full() {
	{ endless "$1" 2>/dev/null | { $1 >/dev/full; echo "status $?" >&2; }; }
}

@test "endless input to a full disk ends, so does endless output" {
	for command in "${commands[@]}" lo-rank 'lo-rank -b' "$many" \
		'lo-gen -s 8x8 -a' 'lo-gen -s 90000x90 -e' "${drawn[@]}"; do
		message="${command%% *}: <stdout>: No space left on device"
		row 0 '' "$message"$'\nstatus 2' endless_onto_full "$command"
	done
}

# converse COMMAND...: hands over the file talk piece by piece: each line of it is how
# many lines are to come back before the next piece is sent, a blank, and the piece.
# Prints what comes back. The input stays open until all has come.
converse() (
	rm -f to from
	mkfifo to from
	"$@" <to >from 3>&- &
	pid=$!
	exec 8>to 9<from
	while read -r count piece; do
		printf '%b' "$piece" >&8
		while [ $((count--)) -gt 0 ]; do
			read -r -t 60 line <&9 || { echo "nothing came after $piece"; break 2; }
			printf '%s\n' "$line"
		done
	done <talk
	exec 8>&-
	cat <&9
	exec 9<&-
	wait $pid
)

@test "an answer is out before a read that would block" {
	while IFS='|' read -r command status pieces answers; do
		tr ';' '\n' <<<"$pieces" >talk
		row "$status" "$(tr ';' '\n' <<<"$answers")" '' converse $command
	done <<-'END'
		lo-apply|0|1 1x2:1 1x2:3\n;1 1x2:2 1x2:3\n;2 00000000\t00000000\n1x2:3 !\n;1 1x2:0 !1x2:3\n|1x2:1;1x2:2;00000000;1x2:3	!;1x2:0	!1x2:3
		lo-apply -d|0|1 1x2:1\n;1 1x2:2\n;3 1x1:1\n1x1:0\n1x1:1\n;1 1x2:3\n|1x2:3;1x2:3;1x1:1;1x1:0;1x1:1;1x2:0
		lo-fmt|0|2 1x2:1\n;2 !\n;4 1x1:0\n1x1:1\n|PUZZLE #1;0 1;PUZZLE #2;IMPOSSIBLE;PUZZLE #3;0;PUZZLE #4;1
		lo-fmt -f grid|0|1 1x2:1\n;2 1x2:2\n;2 !\n|0 1;;1 0;;IMPOSSIBLE
		lo-fmt -f list|0|1 1x2:1\n;1 1x2:0\n;2 1x2:2\n;2 !\n|1 2;;;1 1;;IMPOSSIBLE
		lo-fmt -f rows|0|1 1x2:1\n;1 1x2:2\n;2 !\n1x1:0\n|0 1;1 0;IMPOSSIBLE;0
		lo-solve|0|1 1x2:0\n;1 1x2:3\n;2 1x2:2\n00000000\n;1 1x4:0\n|1x2:0;1x2:1;!1x2:3;00000000;1x4:0
		lo-solve -p|0|1 1x2:0\n;1 1x2:3\n;1 00000000\n|1x2:0	1x2:0;1x2:3	1x2:1;00000000	00000000
		lo-solve -e enum|0|1 1x2:0\n;1 1x2:3\n|1x2:0;1x2:1
		lo-verify|1|1 1x2:1\n;0 1x2:0\n;1 !\n;2 1x2:2\n1x2:0 !\n|1: not dark;3: a refusal without a board;4: not dark;5: a refusal without a proof
		lo-parse -s 1x2|0|0 4\n;1 0 1\n;1 10\n;1 1\n1\n;1 IMPOSSIBLE\n|1x2:1;1x2:2;1x2:3;!
		lo-parse -s 1x2|0|0 PUZZLE #1\n;1 0 1\n;0 PUZZLE;0 #2;0 \n;1 IMPOSSIBLE\n|1x2:1;!
		lo-parse -f grid|0|0 01\n;1 \n;0 1\n1\n;2 \nIMPOSSIBLE\n\n;0 10|1x2:1;2x1:3;!;1x2:2
		lo-parse -f pbm|0|0 P1 2 1 1;1 0;1 P1 1 1\n1;0 \n;1 P4 3 1\n\0240|1x2:2;1x1:1;1x3:5
		lo-parse -f flip|0|1 1x1:8,8\n;0 2x1:f;1 ,4\n|1x1:1;1x2:1
		lo-parse -s 2x2|0|1 2\n10\n01\n11;1 \n00\n|2x2:9;2x2:c
	END
}

@test "a line may come in pieces, the answers before it do not wait for it" {
	while IFS='|' read -r command status pieces answers; do
		tr ';' '\n' <<<"$pieces" >talk
		row "$status" "$(tr ';' '\n' <<<"$answers")" '' converse $command
	done <<-'END'
		lo-apply|0|0 1x2;0 :1 1x2:;1 3\n1x2:2;1 \t1x2:3\n0000;0 0000;1 \t00000000\n|1x2:1;1x2:2;00000000
		lo-apply -d|0|1 1x2:1\n1x2;1 :2\n|1x2:3;1x2:3
		lo-fmt -f rows|0|1 1x2:1\n!;1 \n!1x;1 2:0\n|0 1;IMPOSSIBLE;IMPOSSIBLE
		lo-solve|0|0 1x;1 2:0\n1x2;1 :3\n1x2:3;0 |1x2:0;1x2:1;1x2:1
		lo-verify|1|1 1x2:1\n1x2:;1 3\n1x2:2;0 |1: not dark;2: not dark;3: not dark
		lo-parse -s 1x2|0|0 2;0 \n0;1 1\n0 ;0 0|1x2:1;1x2:0
	END
}

# What follows the last answer comes only when the input has ended.
@test "what is wrong is told of at once, the input may stay open" {
	printf '%s\n' '1 1x2:0\n' '0 x\n' >talk
	row 2 1x2:0 "lo-solve: <stdin>:2:1: expected a hex digit, found 'x'" converse lo-solve
	printf '%s\n' '0 2\n' '1 01\n' '0 2' >talk
	row 2 1x2:1 "lo-parse: <stdin>:3:1: expected 0 or 1, found '2'" converse lo-parse -s 1x2
	printf '%s\n' '0 01\n11\n' '1 \n' '0 01\n10\n1\n' >talk
	row 2 2x2:7 'lo-parse: <stdin>:6:2: expected a row of 2, found 1 digit' converse lo-parse -f grid
}

@test "filters in a pipe answer each other" {
	printf '%s\n' '0 PUZZLE #1\n' '1 1 1\n' '0 PUZZLE #2\n' '1 0 1\n' >talk
	chain() {
		lo-parse -s 1x2 | lo-solve -p | lo-apply
	}
	row 0 $'1x2:0\n1x2:1\t!1x2:3' '' converse chain
}

@test "output that is lost is graver than what else is wrong" {
	for command in "${commands[@]}"; do
		filter=${command%% *}
		text_for "$command"
		cp in bad
		echo x >>bad
		full="$filter: <stdout>: No space left on device"
		row 2 '' "$full" onto /dev/full $command bad
		row 2 '' "$full" onto /dev/full $command in none
	done
	echo 1x2:1 >in
	row 2 '' 'lo-verify: <stdout>: No space left on device' onto /dev/full lo-verify -v in
}

@test "no answer waits for a file to be opened" {
	mkfifo fifo
	for command in "${commands[@]}"; do
		text_for "$command"
		[ "$command" != lo-verify ] || sed -i 's/^/in:/' want
		# The FIFO is opened for writing only after the answer to the file before it.
		early() {
			timeout 60 $command in fifo | {
				head -c "$(wc -c <want)"
				: >fifo
				cat
			}
		}
		row 0 "$(<want)" '' early
	done
}

@test "totals that cannot be written are trouble" {
	onto_error() {
		"$@" 2>/dev/full
	}
	echo 1x1:0 >in
	row 2 1x1:0 '' onto_error lo-solve -v in
	row 2 '' '' onto_error lo-verify -v in
	row 2 '' '' onto_error lo-gen -v -n 0
}

@test "descriptors that do not block lose nothing" {
	c11 -o nonblock "$top/tests/unit/nonblock.c"
	lo-gen -n 20000 -S 1 >in
	lo-solve in >want
	# A reader that is late fills the pipe; a writer that is late leaves it empty.
	talk() {
		{ head -n 10000 in; sleep 0.3; tail -n +10001 in; } | ./nonblock lo-solve |
			{ sleep 0.6; cat; } >got
	}
	row 0 '' '' talk
	row 0 '' '' cmp want got
}

@test "the end of what is typed at a terminal is typed once" {
	c11 -o typed "$top/tests/unit/typed.c"
	for command in "${commands[@]}"; do
		text_for "$command"
		status=0
		[ "$command" != lo-verify ] || status=1
		row $status "$(<want)" '' ./typed $command <in
	done
	for format in grid pbm flip; do
		case $format in
		grid) echo 0 1 ;;
		pbm) printf 'P1 2 1 0 1\n' ;;
		flip) echo 2x1:f,4 ;;
		esac >in
		row 0 1x2:1 '' ./typed lo-parse -f $format <in
	done
	echo 4x4 >in
	row 0 $'4x4\t12\t4' '' ./typed lo-rank <in
}
