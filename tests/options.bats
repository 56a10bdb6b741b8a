# Options, operands and what is said about wrong ones.

load setup
load table

# usage FILTER: its usage line.
usage() {
	printf 'usage: %s ' "$1"
	case $1 in
	lo-apply) echo '[-d] [-r rule] [-w] [file...]' ;;
	lo-fmt) echo '[-f format] [-i first] [-l OFFON] [-u text] [file...]' ;;
	lo-gen) printf '%s\n' '[-v] [-s RxC] [-n count] [-S seed] [-k bits]' \
		'       lo-gen [-s RxC] -a|-e' ;;
	lo-parse) echo '[-s RxC] [-f judge|grid|pbm|flip] [-i first] [-l OFFON] [file...]' ;;
	lo-rank) echo '[-bv] [-r rule] [-w] [RxC...]' ;;
	lo-solve) echo '[-m|-a|-c] [-pv] [-r rule] [-w] [-t target] [-e engine] [file...]' ;;
	lo-verify) echo '[-qv] [-n count] [-r rule] [-w] [-t target] [file...]' ;;
	esac
}

# wrong MESSAGE FILTER ARGUMENT...: the command line is refused with this message.
wrong() {
	row 2 '' "$2: $1"$'\n'"$(usage "$2")" "${@:2}"
}

# sample FILTER: an input for it, and what it makes of that.
sample() {
	case $1 in
	lo-apply) echo '1x2:2 1x2:3' >in; echo 1x2:2 ;;
	lo-fmt) echo 1x2:2 >in; printf 'PUZZLE #1\n1 0\n' ;;
	lo-parse) echo 0 >in ;;
	lo-solve) echo 1x2:3 >in; echo 1x2:1 ;;
	lo-verify) echo 1x2:0 >in ;;
	esac
}

# options FILTER: the letters of its usage line, one a line.
options() {
	usage "$1" | sed "s/$1//g" | grep -o -- '-[A-Za-z]*' | tr -d '\n-' | fold -w 1
}

@test "-h and --help print the usage line and a line an option" {
	for filter in $filters; do
		row 0 "$($filter -h)" '' $filter -h
		cp out help
		row 0 "$(<help)" '' $filter --help
		cmp out help
		usage $filter >want
		head -n $(wc -l <want) help | cmp - want
		printf '%s\n' '  -h, --help     print this' '  -V, --version  print the version' >want
		tail -n 2 help | cmp - want
		sed -n 's/^  -\(.\) .*/\1/p' help | LC_ALL=C sort >described
		options $filter | LC_ALL=C sort -u | cmp - described
		[ "$(grep -c . help)" = $(($(usage $filter | wc -l) + $(wc -l <described) + 2)) ]
	done
}

@test "-V and --version print the name and the version of the makefile" {
	version=$(sed -n 's/^VERSION = //p' "$top/Makefile")
	for filter in $filters; do
		row 0 "$filter $version" '' $filter -V
		row 0 "$filter $version" '' $filter --version
		echo "$filter $version" | cmp - out
	done
}

@test "the first of -h, -V and what is wrong counts, input is not read" {
	for filter in $filters; do
		row 0 "$($filter -h)" '' $filter -h -V -Z none
		row 0 "$($filter -h)" '' $filter --help --version --unknown none
		row 0 "$($filter -V)" '' $filter -V -h none
		row 0 "$($filter -V)" '' $filter -VZh
		wrong 'unknown option -Z' $filter -Z -h
		wrong 'unknown option -Z' $filter -Zh
		wrong 'unknown option --Z' $filter --Z --help
		wrong 'unknown option --version=x' $filter --version=x --version
	done
	row 0 "$(lo-solve -h)" '' lo-solve -pvh none
	row 0 "$(lo-solve -h)" '' lo-solve -p -e table --help none
	row 0 "$(lo-verify -V)" '' lo-verify -qn 3 --version
	row 0 "$(lo-gen -h)" '' lo-gen -a -e -h
	wrong "-f: expected one of judge, rows, grid, list, count, pbm, picture, svg, found 'x'" lo-fmt -f x -h
}

@test "an option that a filter does not have is refused" {
	for filter in $filters; do
		known=hV$(options $filter | tr -d '\n')
		for letter in a d f n p v w Q : '?' ' '; do
			case $known in
			*"$letter"*) ;;
			*) wrong "unknown option -$letter" $filter "-$letter" in ;;
			esac
		done
		for option in --h --help=1 --HELP ---; do
			wrong "unknown option $option" $filter "$option" in
		done
	done
	wrong 'unknown option -x' lo-apply -dx
	wrong 'unknown option -x' lo-solve -pvwx
	wrong 'unknown option -x' lo-rank -bx
	wrong 'unknown option --' lo-solve -p-
	wrong 'unknown option --dark' lo-apply -d --dark
	wrong 'unknown option -1' lo-verify -q -1
}

@test "an option without the argument that it needs is refused" {
	while read -r filter letter others; do
		wrong "option -$letter needs an argument" $filter -$letter
		wrong "option -$letter needs an argument" $filter $others -$letter
	done <<-'END'
		lo-apply r -d
		lo-fmt f -i 1
		lo-fmt i -f rows
		lo-fmt l -f rows
		lo-fmt u -i 1
		lo-gen k -v
		lo-gen n -S 1
		lo-gen s -a
		lo-gen S -n 1
		lo-parse f -i 1
		lo-parse i -f judge
		lo-parse l -f grid
		lo-parse s -i 1
		lo-rank r -b
		lo-solve e -p
		lo-solve r -mw
		lo-solve t -a
		lo-verify n -q
		lo-verify r -w
		lo-verify t -v
	END
	wrong 'option -e needs an argument' lo-solve -pve
	wrong 'option -n needs an argument' lo-gen -vn
}

@test "an argument may follow its option in the same word, the last one counts" {
	printf '%s\n' 2x3:21 ! >in
	row 0 $'1 0 0\n0 0 1\nIMPOSSIBLE' '' lo-fmt -frows in
	row 0 $'# . .\n. . #\nIMPOSSIBLE' '' lo-fmt -lxy -frows -l.# in
	row 0 $'1 0 0\n0 0 1\nno' '' lo-fmt -i7 -f grid -frows -u x -uno in
	row 0 $'PUZZLE #7\n1 0 0\n0 0 1\nPUZZLE #8\nIMPOSSIBLE' '' lo-fmt -i7 -f judge in
	row 0 $'1 0 0\n0 0 1\n--help' '' lo-fmt -u --help -f rows in
	row 0 $'1 0 0\n0 0 1\n--' '' lo-fmt -f rows -u -- -- in
	row 0 2x3:00 '' lo-gen -s5x5 -s2x3 -k0
	row 0 $'2x3:3f\n2x3:3f' '' lo-gen -k6 -n9 -n2 -s 2x3
	echo 1x2:3 >in
	row 0 $'1x2:3\t1x2:1' '' lo-solve -p -egauss -eenum in
	row 0 1x2:3 '' lo-solve -rplus -r@none -w -r1 -t1x2:0 -tnone -t1x2:0 in
	row 0 1x2:0 '' lo-solve -rx -tnone -ton in
	row 0 1x2:0 '' lo-apply -dr none -rlines in
	row 1 '1: not the target' '' lo-verify -ton -rx -t1x2:2 in
	row 0 $'1x2\t2\t0' '' lo-rank -rplus -r@none -rx 1x2
	printf 'PUZZLE #7\n100001' >in
	row 0 2x3:21 '' lo-parse -i7 -s2x3 -fjudge in
	echo 2x3:00 >in
	row 0 '' '' lo-verify -qn1 in
	row 1 '' '' lo-verify -qn1 -n2 in
}

@test "a number is decimal, in its range, without sign and leading zeros" {
	while read -r filter letter most more; do
		expected="-$letter: expected a number from 0 to $most, found"
		for bad in '' -1 01 x $more; do
			wrong "$expected '$bad'" $filter -$letter "$bad"
		done
	done <<-'END'
		lo-fmt i 9223372036854775807 9223372036854775808
		lo-gen k 30 31
		lo-gen n 18446744073709551615 18446744073709551616
		lo-gen S 18446744073709551615 18446744073709551616
		lo-parse i 9223372036854775807 9223372036854775808
		lo-verify n 18446744073709551615 18446744073709551616
	END
	expected='-n: expected a number from 0 to 18446744073709551615, found'
	for bad in - +1 ' 1' '1 ' 00 1x 0x1 1e3 1.0 1,000 18446744073709551617 \
		36893488147419103232 99999999999999999999999; do
		wrong "$expected '$bad'" lo-gen -n "$bad"
	done
	wrong "$expected '\\xd9\\xa3'" lo-gen -n ٣
	# The ends of the ranges.
	: >empty
	for number in 0 1 9223372036854775807; do
		row 0 '' '' lo-fmt -i $number empty
		row 0 '' '' lo-parse -i $number empty
	done
	row 0 '' '' lo-gen -n 0
	row 0 '' '' lo-gen -n 0 -S 0
	row 0 '' '' lo-gen -n 0 -S 18446744073709551615
	row 0 00000000 '' lo-gen -k 0
	row 0 3fffffff '' lo-gen -k 30
	row 0 '' '' lo-verify -n 0 empty
	message='1: expected 18446744073709551615 records in all, found 0'
	row 1 "$message" '' lo-verify -n 18446744073709551615 empty
	# -k is of the size, wherever that stands.
	row 0 2x3:3f '' lo-gen -k 6 -s 2x3
	wrong "-k: expected a number from 0 to 6, found '7'" lo-gen -k 7 -s 2x3
	wrong "-k: expected a number from 0 to 1, found '30'" lo-gen -s 1x1 -k 30
}

@test "a size is rows x columns" {
	expected='-s: expected rows x columns as in 5x6, at most 2^62 cells, found'
	for bad in '' x 5 5x x6 5x6x 5x6x7 5X6 5*6 '5 x6' '5x 6' ' 5x6' '5x6 ' 05x6 5x06 0x6 6x0 \
		0x0 -5x6 5x-6 +5x6 5.0x6 0x5x6 5x6: 5x6:0 axb 2147483648x2147483649 \
		4611686018427387905x1 1x4611686018427387905 4294967296x4294967296 \
		4294967297x4294967297 18446744073709551616x1 1x18446744073709551617 \
		18446744073709551621x6; do
		wrong "$expected '$bad'" lo-parse -s "$bad"
	done
	for bad in '' 5 05x6 0x6 1x4611686018427387905; do
		wrong "$expected '$bad'" lo-gen -s "$bad"
		wrong "$expected '$bad'" lo-gen -a -s "$bad"
	done
	: >empty
	for size in 1x1 1x500 500x1 70x3 2147483648x2147483648 1x4611686018427387904; do
		row 0 '' '' lo-parse -s $size empty
	done
	row 0 70x3:$(printf '%053d' 0) '' lo-gen -s 70x3 -k 0
}

@test "lo-gen: a size that memory does not hold is trouble, not a wrong option" {
	generate() {
		local status=0
		lo-gen "$@" 2>all || status=$?
		sed 's/[0-9]* MiB is/N MiB is/' all >&2
		return $status
	}
	for size in 1x4611686018427387904 2147483648x2147483648; do
		message="lo-gen: -s: a board of $size takes 549755813888 MiB of memory, and N MiB is all there is"
		row 2 '' "$message" generate -s $size
		row 2 '' "$message" generate -s $size -a
	done
}

@test "formats and engines go by their names" {
	: >empty
	while read -r filter option; do
		list=$(names $filter $option | paste -sd , | sed 's/,/, /g')
		for bad in '' X judges jud 'judge ' tabl Table row --version; do
			wrong "$option: expected one of $list, found '$bad'" \
				$filter $option "$bad"
		done
		for name in $(names $filter $option); do
			row 0 '' '' $filter $option $name empty
		done
	done <<-'END'
		lo-fmt -f
		lo-parse -f
		lo-solve -e
	END
}

@test "off and on are two different printable characters, no blanks" {
	expected='-l: expected two different printable characters, neither a blank, as in .#, found'
	for filter in lo-fmt lo-parse; do
		for bad in '' 0 . 00 '##' '0 ' ' 1' '  ' 012 0,1 '.# ' ' .#' --help; do
			wrong "$expected '$bad'" $filter -l "$bad"
			wrong "$expected '$bad'" $filter -f grid -l .# -l "$bad"
		done
		wrong "$expected '0\x09'" $filter -l $'0\t'
		wrong "$expected '\x0a1'" $filter -l $'\n1'
		wrong "$expected '\x7f1'" $filter -l $'\x7f1'
		wrong "$expected '\xe2\x96\x88'" $filter -l █
		wrong "$expected '1\xe9'" $filter -l $'1\xe9'
	done
}

@test "a format refuses the options that contradict it" {
	: >empty
	for size in 5x6 2x3; do
		wrong '-s contradicts -f grid' lo-parse -f grid -s $size empty
		wrong '-s contradicts -f grid' lo-parse -s $size -l .# -f judge -f grid none
	done
	wrong '-i contradicts -f grid' lo-parse -i 1 -f grid none
	wrong '-i contradicts -f grid' lo-parse -f grid -s 2x3 -i 0 none
	for format in list count; do
		wrong "-l contradicts -f $format" lo-fmt -f $format -l .# none
		wrong "-l contradicts -f $format" lo-fmt -l 01 -i 1 -f $format none
		row 0 '' '' lo-fmt -i 7 -u no -f $format empty
	done
	for format in pbm flip; do
		for option in '-i 1' '-l 01' '-s 2x3'; do
			wrong "${option% *} contradicts -f $format" lo-parse -f $format $option none
			wrong "${option% *} contradicts -f $format" lo-parse $option -f $format none
		done
	done
	for option in '-i 1' '-l 01' '-u no'; do
		wrong "${option% *} contradicts -f pbm" lo-fmt -f pbm $option none
		wrong "${option% *} contradicts -f pbm" lo-fmt $option -f pbm none
	done
	wrong '-i contradicts -f picture' lo-fmt -f picture -i 1 none
	row 0 '' '' lo-fmt -f picture -l 01 -u no empty
	for option in '-i 1' '-l .#' '-u no'; do
		wrong "${option% *} contradicts -f svg" lo-fmt $option -f svg none
	done
	row 0 '' '' lo-parse -f grid -s 2x3 -i 1 -f judge empty
	row 0 '' '' lo-fmt -f list -l .# -f grid empty
}

@test "rules go by their names" {
	list='plus, ring, king, x, dist:D, lines, @FILE, a stencil as 010/111/010'
	: >empty
	for filter in lo-apply lo-rank lo-solve lo-verify; do
		for bad in '' X kin kings King dist lines: linesx ' plus' 2 '?' /1 --version; do
			wrong "-r: expected one of $list, found '$bad'" $filter -r "$bad" empty
		done
		while IFS='|' read -r bad reason; do
			wrong "-r: $reason" $filter -r "$bad" empty
		done <<-'END'
			01|a stencil has odd numbers of rows and of columns, so that a button is in its middle
			010/111|a stencil has odd numbers of rows and of columns, so that a button is in its middle
			0/1/0/1|a stencil has odd numbers of rows and of columns, so that a button is in its middle
			010/11/010|the rows of a stencil have one length
			010/111/0100|the rows of a stencil have one length
			111/111/111/|the rows of a stencil have one length
			1//1|the rows of a stencil have one length
			1/|the rows of a stencil have one length
			111/1/1/111|the rows of a stencil have one length
			0a0|a stencil has rows of 0 and 1 with '/' between
			010/121/010|a stencil has rows of 0 and 1 with '/' between
			010 111 010|a stencil has rows of 0 and 1 with '/' between
			dist:|expected a distance from 1 to 9223372036854775807, found ''
			dist:0|expected a distance from 1 to 9223372036854775807, found '0'
			dist:02|expected a distance from 1 to 9223372036854775807, found '02'
			dist:-1|expected a distance from 1 to 9223372036854775807, found '-1'
			dist:2x|expected a distance from 1 to 9223372036854775807, found '2x'
			dist:9223372036854775808|expected a distance from 1 to 9223372036854775807, found '9223372036854775808'
		END
		wrong '-r: lines have no edges to wrap' $filter -w -r lines empty
		wrong '-r: lines have no edges to wrap' $filter -rlines -w empty
		wrong '-r: a rule of a file has no edges to wrap' $filter -w -r@none empty
		row 2 '' "$filter: none: No such file or directory" $filter -r @none empty
		wrong '-r: @ is followed by the name of a file' $filter -r @ empty
	done
	for rule in plus ring king x dist:1 dist:9223372036854775807 lines 0 1 010/111/010 101; do
		row 0 $'1x1:0' '' lo-apply -r $rule <(echo 1x1:0 1x1:0)
		row 0 '' '' lo-solve -r $rule empty
		row 0 '' '' lo-verify -r $rule empty
	done
}

@test "a target is on or a mask" {
	: >empty
	for filter in lo-solve lo-verify; do
		for bad in '' off ON on1 1 1x1 1x1: 1x1:2 1x1:g '1x1:0 ' ' 1x1:0' !1x1:1 1x1:00 \
			$'1x1:0\n' -; do
			shown=${bad/$'\n'/\\x0a}
			wrong "-t: expected 'on' or a mask, found '$shown'" $filter -t "$bad" empty
		done
		for good in on 1x1:0 1x1:1 00000000 5x6:3FFFFFFF 1x65:00000000000000000; do
			row 0 '' '' $filter -t $good empty
		done
	done
}

@test "lo-solve refuses options that contradict each other" {
	echo 1x1:0 >in
	for options in -ac -ca -am -ma -cm -mc -acm '-m -c' '-a -p -m' '-c -r x -a'; do
		wrong '-a, -c and -m do not take each other' lo-solve $options in
	done
	row 0 '1x1:0' '' lo-solve -mm -m -r 1 in
	for options in -cp -pc '-p -c' '-c -w -p'; do
		wrong '-c prints numbers, not records: no -p' lo-solve $options in
	done
	wrong "unknown option -b" lo-solve -ab -c in
	row 0 "$(lo-solve -h)" '' lo-solve -cp -h
	row 0 1 'lo-solve: 1 solved, 0 refused' lo-solve -cvwt on -r 1 -e gauss in
	row 0 $'1x1:0\t1x1:1' '' lo-solve -apwt on -r 1 -e gauss in
}

@test "lo-gen refuses options that contradict each other" {
	message='-a and -e take neither each other nor -k, -n, -S, -v'
	while read -r options; do
		wrong "$message" lo-gen $options
	done <<-'END'
		-s 1x1 -a -e
		-s 2x2 -ea
		-s 2x2 -a -n 1
		-n 1 -as 2x2
		-e -n 0
		-a -S 0 -s 2x2
		-e -S 1
		-S 1 -e
		-a -k 1 -s 2x2
		-e -k 99
		-k 1 -e
		-avs 2x2
		-v -e
		-a -s 2x2 -n 3
		-a -e -s 2x2 none
	END
	row 0 $'1x1:0\n1x1:1' '' lo-gen -a -s 1x1
	row 0 $'1x1:0\n1x1:1' '' lo-gen -s 1x1 -a -a
	row 0 1x1:1 '' lo-gen -es 1x1
}

@test "lo-gen has no operands" {
	for operand in x - 3 5x6 ''; do
		wrong "unexpected operand '$operand'" lo-gen "$operand"
		wrong "unexpected operand '$operand'" lo-gen -s 1x1 -a "$operand" -Z
		wrong "unexpected operand '$operand'" lo-gen -- "$operand" y
	done
	wrong "unexpected operand '-a'" lo-gen -s 1x1 -- -a
	wrong "unexpected operand 'x'" lo-gen x --help
	row 0 $'1x1:0\n1x1:1' '' lo-gen -s 1x1 -a --
}

@test "an operand ends the options, so does --" {
	for posix in no yes; do
		unset POSIXLY_CORRECT
		[ $posix = no ] || export POSIXLY_CORRECT=1
		for filter in lo-apply lo-fmt lo-parse lo-solve lo-verify; do
			good=$(sample $filter)
			sample $filter >/dev/null
			none='No such file or directory'
			row 0 "$good" '' $filter -- in
			row 0 "$good" '' $filter -- - <in
			row 2 "$good" "$filter: -h: $none" $filter in -h
			row 2 "$good" "$filter: --help: $none" $filter in --help
			row 2 "$good" "$filter: --: $none" $filter in -- in
			row 2 '' "$filter: -h: $none" $filter -- -h
			row 2 '' "$filter: --help: $none" $filter -- --help
			row 2 '' "$filter: : $none" $filter ''
		done
		wrong "unexpected operand 'x'" lo-gen x -a
		echo 1x2:2 >in
		row 0 1x2:3 '' lo-apply -d -- in
		row 2 1x2:3 'lo-apply: -d: No such file or directory' lo-apply -d in -d
		echo 1x2:3 >-d
		row 0 $'1x2:3\n1x2:0' '' lo-apply -d -- in -d
		row 0 1x2:0 '' lo-apply -d ./-d
		rm ./-d
	done
}

@test "what is not printable in an argument comes out escaped" {
	bad=$'a\e[31m\n\r\t\x7f\x80\xff b'
	shown='a\x1b[31m\x0a\x0d\x09\x7f\x80\xff b'
	for filter in lo-apply lo-fmt lo-parse lo-solve lo-verify; do
		row 2 '' "$filter: $shown: No such file or directory" $filter "$bad"
	done
	for filter in $filters; do
		wrong "unknown option --$shown" $filter --"$bad"
		wrong 'unknown option -\x1b' $filter $'-\e'
		wrong 'unknown option -\xc3' $filter -é
	done
	wrong "unexpected operand '$shown'" lo-gen "$bad"
	wrong "-f: expected one of judge, rows, grid, list, count, pbm, picture, svg, found '$shown'" lo-fmt -f "$bad"
	wrong "-f: expected one of judge, grid, pbm, flip, found '$shown'" lo-parse -f "$bad"
	wrong "-n: expected a number from 0 to 18446744073709551615, found '$shown'" \
		lo-verify -n "$bad"
	wrong "-k: expected a number from 0 to 30, found '$shown'" lo-gen -k "$bad"
	wrong "-s: expected rows x columns as in 5x6, at most 2^62 cells, found '$shown'" lo-parse -s "$bad"
	# In the name of a file, before a line and a column of it.
	echo x >"$bad"
	row 2 '' "lo-solve: $shown:1:1: expected a hex digit, found 'x'" lo-solve "$bad"
	# What a format of printf would take for its own.
	wrong 'unknown option --%s%n%d' lo-apply --%s%n%d
	row 2 '' 'lo-apply: %s%n%d: No such file or directory' lo-apply %s%n%d
}

# quoted TEXT: its first 40 bytes, counted before those of 1 and of the letter é are
# escaped.
quoted() {
	printf %s "$1" | head -c 40 | LC_ALL=C sed 's/\x01/\\x01/g; s/\xc3/\\xc3/g; s/\xa9/\\xa9/g'
}

@test "of an argument 40 bytes are quoted, of a file name all" {
	long=$(printf '%0200d' 0)
	for text in "x$long" "$(printf '\1%.0s' {1..50})" "$(printf 'é%.0s' {1..50})"; do
		shown=$(quoted "$text")
		number='expected a number from 0 to 18446744073709551615, found'
		for filter in $filters; do
			wrong "unknown option $(quoted "--$text")" $filter "--$text"
		done
		wrong "unexpected operand '$shown'" lo-gen "$text"
		wrong "-n: $number '$shown'" lo-gen -n "$text"
		wrong "-S: $number '$shown'" lo-gen -S "$text"
		wrong "-k: expected a number from 0 to 30, found '$shown'" lo-gen -k "$text"
		wrong "-n: $number '$shown'" lo-verify -n "$text"
		for filter in lo-fmt lo-parse; do
			wrong "-i: expected a number from 0 to 9223372036854775807, found '$shown'" \
				$filter -i "$text"
			wrong "-l: expected two different printable characters, neither a blank, as in .#, found '$shown'" \
				$filter -l "$text"
		done
		for filter in lo-fmt:-f lo-parse:-f lo-solve:-e; do
			list=$(names ${filter/:/ } | paste -sd , | sed 's/,/, /g')
			wrong "${filter#*:}: expected one of $list, found '$shown'" ${filter/:/ } "$text"
		done
		size="expected rows x columns as in 5x6, at most 2^62 cells, found '$shown'"
		wrong "-s: $size" lo-gen -s "$text"
		wrong "-s: $size" lo-parse -s "$text"
		wrong "$size" lo-rank "$text"
		for filter in lo-solve lo-verify; do
			wrong "-t: expected 'on' or a mask, found '$shown'" $filter -t "$text"
		done
		rules='plus, ring, king, x, dist:D, lines, @FILE, a stencil as 010/111/010'
		for filter in lo-apply lo-rank lo-solve lo-verify; do
			wrong "-r: expected one of $rules, found '$shown'" $filter -r "$text"
			wrong "-r: expected a distance from 1 to 9223372036854775807, found '$shown'" \
				$filter -r "dist:$text"
		done
	done
	for filter in lo-apply lo-fmt lo-parse lo-solve lo-verify; do
		row 2 '' "$filter: $long: No such file or directory" $filter $long
		touch $long
		row 2 '' "$filter: $long/: Not a directory" $filter $long/
		rm $long
	done
}

@test "locale and environment make no difference" {
	printf '%s\n' 1A9C995C >in
	for locale in C POSIX C.UTF-8 tr_TR.UTF-8 de_DE none; do
		export LC_ALL=$locale LANG=$locale LANGUAGE=$locale COLUMNS=10 TERM=dumb
		row 0 $'1a9c995c\t29d4b910' '' lo-solve -p in
		row 2 '' 'lo-solve: none: No such file or directory' lo-solve none
		wrong 'unknown option -Z' lo-solve -Z
	done
}
