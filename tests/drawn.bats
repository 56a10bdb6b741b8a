# lo-fmt -f picture and -f svg: what is drawn, and where.

load setup
load table

setup_file() {
	${CC:-cc} -o "$BATS_FILE_TMPDIR/pty" "$top/tests/unit/pty.c"
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	pty=$BATS_FILE_TMPDIR/pty
	unset COLUMNS NO_COLOR
	export LC_ALL=C.UTF-8 TERM=xterm
}

# The escape sequences of lights, presses, proofs and dark cells, and what ends them.
lights=$'\e[38;5;220m' presses=$'\e[38;5;45m' proof=$'\e[38;5;203m'
dark=$'\e[38;5;236m' paper=$'\e[48;5;236m' end=$'\e[0m'

@test "picture has two rows a line in UTF-8, one in any other character set" {
	printf '%s\n' 2x3:21 3x4:9c5 1x2:1 1x1:0 2x2:f >in
	row 0 $'▀ ▄\n\n█▄ ▀\n ▀ ▀\n\n ▀\n\n \n\n██' '' lo-fmt -f picture in
	LC_ALL=C row 0 $'#..\n..#\n\n#..#\n##..\n.#.#\n\n.#\n\n.\n\n##\n##' '' \
		lo-fmt -f picture in
	LC_ALL=none row 0 $'#..\n..#\n\n.' '' lo-fmt -f picture <(printf '2x3:21\n1x1:0\n')
	# LC_ALL is before LC_CTYPE, and that before LANG.
	echo 1x1:1 >in
	unset LC_ALL
	LC_CTYPE=C.UTF-8 LANG=C row 0 ▀ '' lo-fmt -f picture in
	LC_CTYPE=C LANG=C.UTF-8 row 0 '#' '' lo-fmt -f picture in
	LANG=C.UTF-8 row 0 ▀ '' lo-fmt -f picture in
}

@test "-l is the characters of a picture, whatever the character set" {
	echo '2x3:21 2x3:03' >in
	for LC_ALL in C C.UTF-8; do
		row 0 $'0-- | ---\n--0 | -00' '' lo-fmt -f picture -l -0 in
	done
}

@test "a picture is as wide as its board, in all of its lines" {
	echo 2x3:00 >in
	row 0 '   ' '' lo-fmt -f picture in
	echo 3x3:040 >in
	printf '%s\n' '  ▀' '   ' >want
	lo-fmt -f picture in >out
	cmp out want
}

@test "two fields are side by side, a refusal is said and its proof is shown" {
	printf '%s\n' '3x2:21 3x2:18' '2x3:21 !2x3:11' '!1x2:3' ! '1x2:2 !' >in
	row 0 $'▀  | ▄▀\n ▀ |   \n\nno\n▀ ▄ |  ▀▄\n\nno\n▀▀\n\nno\n\nno\n▀ ' '' \
		lo-fmt -f picture -u no in
	LC_ALL=C row 0 $'#. | .#\n.. | #.\n.# | ..

IMPOSSIBLE\n#.. | .#.\n..# | ..#\n\nIMPOSSIBLE\n##\n\nIMPOSSIBLE\n\nIMPOSSIBLE\n#.' '' \
		lo-fmt -f picture in
	for format in picture svg; do
		row 0 '' '' lo-fmt -f $format /dev/null
	done
	# Files are one text.
	echo 1x1:1 >one
	row 0 $'▀\n\n▀' '' lo-fmt -f picture one one
}

# unblock ROWS: characters for the half blocks of boards of that many rows.
unblock() {
	LC_ALL=C sed 's/▀/u/g; s/▄/l/g; s/█/b/g' | awk -v rows=$1 '
		/^$/ { print; row = 0; next }
		{ text = $0; gsub(/[ub]/, "#"); gsub(/[ l]/, "."); print; row += 2 }
		row <= rows { gsub(/[lb]/, "#", text); gsub(/[ u]/, ".", text); print text }'
}

@test "half blocks and characters show the cells that grid does" {
	for size in 1x1 2x1 5x6 6x5 1x65 65x1 3x64 16x16 7x129 128x4 31x33; do
		lo-gen -n 3 -s $size -S 5 >in
		lo-fmt -f grid -l .# in | tr -d ' ' >want
		LC_ALL=C row 0 "$(<want)" '' lo-fmt -f picture in
		lo-fmt -f picture in | unblock ${size%x*} >out
		cmp out want
	done
}

@test "on a terminal lights, presses and proofs have their colours" {
	printf '%s\n' '2x3:21 2x3:03' '!2x2:6' >in
	row 0 "$lights$paper▀ ▄$end | $presses$paper ▄▄$end

IMPOSSIBLE
$proof$paper▄▀$end" '' "$pty" 80 lo-fmt -f picture in
	# The lower half of a last line is no row of dark cells.
	echo '3x3:055 3x3:007' >in
	row 0 "$lights$paper ▄▀$end | $presses$paper   $end
$lights▀$dark▀$lights▀$end | $presses▀▀▀$end" '' "$pty" 80 lo-fmt -f picture in
	LC_ALL=C row 0 "$lights$paper..#$end | $presses$paper...$end
$lights$paper.#.$end | $presses$paper...$end
$lights$paper#.#$end | $presses$paper###$end" '' "$pty" 80 lo-fmt -f picture in
	echo '1x2:1 !1x2:2' >in
	row 0 $'IMPOSSIBLE\n'"$dark▀$lights▀$end | $proof▀$dark▀$end" '' \
		"$pty" 0 lo-fmt -f picture in
}

@test "no colour elsewhere, with NO_COLOR, with TERM dumb or without" {
	echo '2x3:21 2x3:03' >in
	plain='▀ ▄ |  ▄▄'
	colour="$lights$paper▀ ▄$end | $presses$paper ▄▄$end"
	row 0 "$plain" '' lo-fmt -f picture in
	NO_COLOR=1 row 0 "$plain" '' "$pty" 80 lo-fmt -f picture in
	NO_COLOR=0 row 0 "$plain" '' "$pty" 80 lo-fmt -f picture in
	NO_COLOR='' row 0 "$colour" '' "$pty" 80 lo-fmt -f picture in
	for TERM in dumb ''; do
		row 0 "$plain" '' "$pty" 80 lo-fmt -f picture in
	done
	TERM=linux row 0 "$colour" '' "$pty" 80 lo-fmt -f picture in
	unset TERM
	row 0 "$plain" '' "$pty" 80 lo-fmt -f picture in
}

@test "a terminal cuts a picture that is too wide, and a line says so" {
	export NO_COLOR=1
	echo 2x6:83f >in
	row 0 '█▄▄▄▄▄' '' "$pty" 6 lo-fmt -f picture in
	row 0 $'█▄▄▄▄\n1 of 6 columns not shown' '' "$pty" 5 lo-fmt -f picture in
	row 0 $'█\n5 of 6 columns not shown' '' "$pty" 1 lo-fmt -f picture in
	row 0 $'x...\nxxxx\n2 of 6 columns not shown' '' "$pty" 4 lo-fmt -f picture -l .x in
	# It has 0 columns where it does not know.
	row 0 '█▄▄▄▄▄' '' "$pty" 0 lo-fmt -f picture in
	row 0 '█▄▄▄▄▄' '' lo-fmt -f picture in
	# What is cut, does not depend on the environment.
	for COLUMNS in '' 0 1 5 80 x; do
		export COLUMNS
		row 0 '█▄▄▄▄▄' '' "$pty" 6 lo-fmt -f picture in
		row 0 '█▄▄▄▄▄' '' "$pty" 0 lo-fmt -f picture in
		row 0 $'█▄▄\n3 of 6 columns not shown' '' "$pty" 3 lo-fmt -f picture in
		row 0 '█▄▄▄▄▄' '' lo-fmt -f picture in
	done
	unset COLUMNS
	# Of two boards the same columns are shown.
	echo '2x6:83f 2x6:fc1' >in
	row 0 '█▄▄▄▄▄ | ▀▀▀▀▀█' '' "$pty" 15 lo-fmt -f picture in
	row 0 $'█▄▄▄▄ | ▀▀▀▀▀\n1 of 6 columns not shown' '' "$pty" 14 lo-fmt -f picture in
	row 0 $'█▄▄▄▄ | ▀▀▀▀▀\n1 of 6 columns not shown' '' "$pty" 13 lo-fmt -f picture in
	for columns in 1 4 5 6; do
		row 0 $'█ | ▀\n5 of 6 columns not shown' '' "$pty" $columns lo-fmt -f picture in
	done
	unset NO_COLOR
	echo 2x6:83f >in
	row 0 "$lights$paper█▄$end"$'\n4 of 6 columns not shown\n\n'"$lights$paper▀$end" '' \
		"$pty" 2 lo-fmt -f picture in <(echo 2x1:2)
}

@test "only a picture depends on the terminal" {
	echo 2x6:83f >in
	for format in judge rows grid list count pbm svg; do
		lo-fmt -f $format in >want
		COLUMNS=3 "$pty" 3 lo-fmt -f $format in | cmp - want
	done
}

@test "svg is this, for a board with presses and a board with a proof" {
	echo '2x4:85 2x4:38' >in
	cat >want <<-'END'
		<svg xmlns="http://www.w3.org/2000/svg" fill="none" width="160" height="80" viewBox="0 0 4 2">
		<title>2x4, presses</title>
		<path fill="#22262e" d="M0 0h4v2H0z"/>
		<path stroke="#ffd84d" transform="translate(0 .5)" d="
		M0 0h1
		M1 1h1m1 0h1"/>
		<path stroke="#808080" stroke-width=".03" d="M0 1h4M1 0v2M2 0v2M3 0v2"/>
		<path stroke="#2a80ea" stroke-width=".6" stroke-linecap="round" transform="translate(.5 .5)" d="
		M2 0h0m1 0h0
		M0 1h0"/>
		</svg>
	END
	row 0 "$(<want)" '' lo-fmt -f svg in
	cmp out want
	echo '2x1:1 !2x1:3' >in
	cat >want <<-'END'
		<svg xmlns="http://www.w3.org/2000/svg" fill="none" width="40" height="80" viewBox="0 0 1 2">
		<title>2x1, proof that none solve it</title>
		<path fill="#22262e" d="M0 0h1v2H0z"/>
		<path stroke="#ffd84d" transform="translate(0 .5)" d="
		M0 1h1"/>
		<path stroke="#808080" stroke-width=".03" d="M0 1h1"/>
		<path stroke="#e0443a" stroke-width=".5" stroke-linecap="square" transform="translate(.5 .5)" d="
		M0 0h0
		M0 1h0"/>
		</svg>
	END
	row 0 "$(<want)" '' lo-fmt -f svg in
	echo '!2x1:3' >in
	row 0 "$(sed '/ffd84d/,/^M0 1h1/d' want)" '' lo-fmt -f svg in
}

@test "svg is one picture: a second record is an error, and the first is out" {
	echo 1x2:2 >in
	lo-fmt -f svg in >want
	found='expected the end, since svg is one picture, found a second record'
	printf '%s\n' 1x2:2 1x2:1 >in
	row 2 "$(<want)" "lo-fmt: in:2:1: $found" lo-fmt -f svg in
	printf '%s\n' 1x2:2 ! >in
	row 2 "$(<want)" "lo-fmt: in:2:1: $found" lo-fmt -f svg in
	echo 1x2:2 >in
	echo 1x2:1 >other
	: >empty
	row 2 "$(<want)" "lo-fmt: other:1:1: $found" lo-fmt -f svg empty in empty other
	row 0 "$(<want)" '' lo-fmt -f svg empty in empty
	# What is no record is told of as that.
	printf '%s\n' 1x2:2 x >in
	row 2 "$(<want)" "lo-fmt: in:2:1: expected a hex digit, found 'x'" lo-fmt -f svg in
}

@test "svg cannot show a refusal without a proof" {
	echo ! >in
	found='expected a proof to draw, found a refusal without'
	row 2 '' "lo-fmt: in:1:1: $found" lo-fmt -f svg in
	echo '1x2:2  !' >in
	row 2 '' "lo-fmt: in:1:8: $found" lo-fmt -f svg in
}

# paint PART: the rows of a part of the picture on standard input, of boards of $size.
paint() {
	tr -d '\n' | sed 's/<path/\n&/g; s/<\/svg>/\n/' | awk -v part="$1" -v size=$size '
		BEGIN { split(size, side, "x") }
		/^<path stroke=[^>]* transform/ {
			is = /"round"/ ? "presses" : /"square"/ ? "proof" : "lights"
			if (is != part)
				next
			sub(/.* d="/, "")
			while (match($0, /^[Mmh][0-9]+( [0-9]+)?/)) {
				letter = substr($0, 1, 1)
				split(substr($0, 2, RLENGTH - 1), to, " ")
				$0 = substr($0, RLENGTH + 1)
				if (letter == "M") {
					x = to[1]
					y = to[2]
				} else if (letter == "m") {
					x += to[1]
				} else if (part == "lights") {
					for (i = 0; i < to[1]; i++)
						set[y, x++]++
				} else {
					set[y, x]++
				}
			}
			if ($0 !~ /^"\/>$/)
				print "left:", $0
		}
		END {
			for (y = 0; y < side[1]; y++) {
				for (x = 0; x < side[2]; x++)
					printf "%d", set[y, x]
				print ""
			}
		}'
}

@test "svg shows the cells that rows do, each once" {
	for size in 1x1 5x6 6x5 1x65 65x1 3x64 16x16 7x129 31x33; do
		lo-gen -n 2 -s $size -S 6 >in
		for board in "$(sed -n 1p in)" "$(lo-gen -s $size -k ${size%x*})"; do
			presses=$(sed -n 2p in)
			lo-fmt -f svg <<<"$board $presses" >svg
			paint lights <svg | cmp - <(lo-fmt -f rows <<<"$board" | tr -d ' ')
			paint presses <svg | cmp - <(lo-fmt -f rows <<<"$presses" | tr -d ' ')
			paint proof <svg >out
			! grep -q 1 out || return
			lo-fmt -f svg <<<"$board !$presses" >svg
			paint lights <svg | cmp - <(lo-fmt -f rows <<<"$board" | tr -d ' ')
			paint proof <svg | cmp - <(lo-fmt -f rows <<<"$presses" | tr -d ' ')
		done
	done
}

# xml: fails unless standard input is one element, tags and attributes as they should be.
xml() {
	tr '\n' ' ' | awk '
		function fail(why) { print why; exit failed = 1 }
		{
			while (match($0, /<[^<>]*>/)) {
				text = substr($0, 1, RSTART - 1)
				tag = substr($0, RSTART, RLENGTH)
				$0 = substr($0, RSTART + RLENGTH)
				if (text ~ /[<>&]/ || (depth == 0 && text !~ /^ *$/) || ended)
					fail("text: " text)
				if (tag !~ /^<\/?[a-z]+( [a-zA-Z-]+="[^"<&]*")* ?\/?>$/)
					fail("tag: " tag)
				name = tag
				gsub(/^<\/?|[ \/>].*/, "", name)
				if (tag ~ /^<\//) {
					if (open[depth--] != name)
						fail("closed: " name)
				} else if (tag !~ /\/>$/) {
					open[++depth] = name
				}
				ended = depth == 0
			}
			if ($0 !~ /^ *$/ || depth != 0)
				fail("end: " $0)
			seen = ended
		}
		END { exit failed || !seen }'
}

@test "svg is well-formed, with its size for a title and nothing from elsewhere" {
	for size in 1x1 1x7 5x6 19x19 100x100 101x3 251x2 300x300; do
		lo-gen -n 2 -s $size -S 7 | paste -sd ' ' >in
		lo-fmt -f svg in >svg
		xml <svg
		grep -q "^<title>$size, presses</title>$" svg
		grep -q " viewBox=\"0 0 ${size#*x} ${size%x*}\">$" svg
		[ "$(grep -c 'http:\|href\|url\|script\|style' svg)" = 1 ]
		# Lines between cells where cells are large.
		grids=$(grep -c '#808080' svg) || true
		case $size in
		101x3 | 251x2 | 300x300) [ "$grids" = 0 ] ;;
		*) [ "$grids" = 1 ] ;;
		esac
	done
	# What xml() says of less than that.
	run ! xml <<<'<svg><title>1x1</svg>'
	run ! xml <<<'<svg a=1/>'
	run ! xml <<<'<svg/><svg/>'
	run ! xml <<<'<svg>'
	run ! xml </dev/null
}

@test "a cell of svg is 40 to 4 pixels wide" {
	while read -r size width height; do
		lo-gen -s $size -S 1 | lo-fmt -f svg >svg
		grep -q " width=\"$width\" height=\"$height\" " svg
	done <<-'END'
		1x1 40 40
		5x6 240 200
		25x3 120 1000
		3x26 988 114
		100x1 10 1000
		250x250 1000 1000
		2x251 1004 8
		500x400 1600 2000
	END
}
