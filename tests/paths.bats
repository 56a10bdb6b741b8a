# Most boards are read eight bytes at a time, and all others by the byte: where a board is
# not laid out as most are, or not all in the buffer. Byte by byte, as feed hands it over,
# nothing is read fast.

load setup
load table

setup_file() {
	make_feed
}

# shifted WIDTH COMMAND...: the command gives want for the file in behind so many blank
# lines that the 64 KiB buffer ends at each of the last WIDTH bytes of it.
shifted() {
	local shift width=$1 size
	shift
	size=$(wc -c <in)
	for ((shift = 0; shift <= width; shift++)); do
		{ printf "%$((65536 - size + shift))s" '' | tr ' ' '\n'; cat in; } | "$@" >got
		cmp want got || { echo "shifted by $shift"; return 1; }
	done
}

# bats test_tags=slow
@test "boards of text are read alike wherever the buffer ends" {
	for size in 5x6 1x7 8x8; do
		lo-gen -s $size -n 9 -S 1 >want
		cells=$((${size%x*} * ${size#*x}))
		{ echo 9; lo-fmt -f rows want; } >in
		row 0 '' '' shifted $((2 * cells + 3)) lo-parse -s $size
		{ echo 9; tail -n +2 in | tr ' ' '\n'; } >digits
		mv digits in
		row 0 '' '' shifted $((2 * cells + 3)) lo-parse -s $size
	done
}

# bats test_tags=slow
@test "grids are read alike wherever the buffer ends" {
	while read -r size lights edit; do
		lo-gen -s $size -n 5 -S 1 >want
		lo-gen -s 2x3 -n 1 -S 1 >>want
		lo-gen -s $size -n 3 -S 2 >>want
		lo-fmt -f grid -l $lights want | sed "$edit" >in
		row 0 '' '' shifted $(($(wc -c <in) / 9)) lo-parse -f grid -l $lights
	done <<-'END'
		5x6 01
		5x6 01 s/ //g
		5x6 .#
		1x70 01
		3x7 .# s/$/\r/
	END
}

# layouts RUN: the text rows, boards of 5x6, in six layouts, the next one after RUN boards.
layouts() {
	awk -v run=$1 'NR == 1 { print; next }
		{ board = int((NR - 2) / 5); layout = int(board / run) % 6; row = (NR - 2) % 5 }
		layout == 1 { gsub(" ", "\n") }
		layout == 2 { gsub(" ", "") }
		layout == 3 { $0 = $0 "\r" }
		layout == 4 { gsub(" ", "\t  "); $0 = " " $0 " " }
		layout == 5 && row == 2 { $0 = $0 "\n\n" }
		layout == 5 && row == 0 { getline next_row; $0 = $0 " " next_row }
		{ print }' rows
}

@test "layouts may change from board to board" {
	lo-gen -n 36 -S 2 >want
	{ echo 36; lo-fmt -f rows want; } >rows
	layouts 3 >in
	row 0 '' '' shifted 160 lo-parse
	layouts 1 >in
	row 0 "$(<want)" '' lo-parse in
}

@test "records are read alike wherever the buffer ends" {
	lo-gen -n 9 -S 3 >boards
	lo-solve -p boards >pairs
	for ((digits = 65410; digits <= 65430; digits++)); do
		long=1x$((4 * digits)):$(printf "%0${digits}d" 0)
		{ echo "$long"; cat boards; } | lo-apply -d | tail -n +2 >got
		row 0 '' '' cmp got <(lo-apply -d boards)
		{ echo "$long !"; cat pairs; } | lo-apply | tail -n +2 >got
		row 0 '' '' cmp got <(sed 's/.*/00000000/' boards)
	done
}

# alike COMMAND...: the command says the same of the file in at once and by the byte.
alike() {
	local status=0 fed=0
	"$@" in >once 2>once.err || status=$?
	"$feed" "$@" <in >bytes 2>bytes.err || fed=$?
	sed -i 's/: <stdin>:/: in:/' bytes.err
	[ $status = $fed ] && cmp -s once bytes && cmp -s once.err bytes.err || {
		echo "status $status, by the byte $fed"
		od -c in
		diff once bytes
		diff once.err bytes.err
	}
}

# changed BYTES COMMAND...: the same with each of the last bytes of the file good changed.
changed() {
	local size at i bytes=$1
	local -a other=('\0' ' ' '\n' '\t' 1 2 a G '\377')
	shift
	size=$(wc -c <good)
	for ((at = size > bytes ? size - bytes : 0; at < size; at++)); do
		for ((i = at % thin; i < ${#other[@]}; i += thin)); do
			{
				head -c $at good
				printf "${other[i]}"
				tail -c +$((at + 2)) good
			} >in
			alike "$@"
		done
	done
}

# flipped BYTES COMMAND...: the same with each bit of them changed.
flipped() {
	local size at value bit bytes=$1
	shift
	size=$(wc -c <good)
	for ((at = size > bytes ? size - bytes : 0; at < size; at++)); do
		value=$(tail -c +$((at + 1)) good | head -c 1 | od -An -tu1)
		for ((bit = at % thin; bit < 8; bit += thin)); do
			{
				head -c $at good
				printf "\\$(printf %o $((value ^ 1 << bit)))"
				tail -c +$((at + 2)) good
			} >in
			alike "$@"
		done
	done
}

# bats test_tags=slow
@test "what is wrong in a board of text is told alike by both" {
	# The third board and those after it are read as the first two were laid out.
	for size in 2x3 4x4; do
		lo-gen -s $size -n 4 -S 1 | lo-fmt -f rows | sed '1 i 4' >good
		row 0 '' '' changed 12 lo-parse -s $size
	done
	lo-gen -n 4 -S 1 | lo-fmt -f rows | sed '1 i 4' >good
	row 0 '' '' changed 3 lo-parse
	lo-gen -s 3x6 -n 4 -S 1 | lo-fmt -f rows | tr ' ' '\n' | sed '1 i 4' >good
	row 0 '' '' changed 12 lo-parse -s 3x6
	lo-gen -s 3x6 -n 4 -S 1 | lo-fmt -f rows | sed 's/ /  /g; 1 i 4' >good
	row 0 '' '' changed 12 lo-parse -s 3x6
}

@test "what is wrong in a board of other lights is told alike by both" {
	for lights in .# 10; do
		lo-gen -s 4x4 -n 3 -S 1 | lo-fmt -f rows -l $lights | sed '1 i 3' >good
		row 0 '' '' changed 2 lo-parse -s 4x4 -l $lights
		row 0 '' '' flipped 2 lo-parse -s 4x4 -l $lights
		sed -i 's/ /  /g' good
		row 0 '' '' flipped 2 lo-parse -s 4x4 -l $lights
	done
}

@test "what is wrong in a grid is told alike by both" {
	for lights in 01 .#; do
		lo-gen -s 2x8 -n 3 -S 1 | lo-fmt -f grid -l $lights >good
		echo >>good
		row 0 '' '' changed 3 lo-parse -f grid -l $lights
		tr -d ' ' <good >in
		mv in good
		row 0 '' '' flipped 3 lo-parse -f grid -l $lights
	done
}

# bats test_tags=slow
@test "what is wrong in a record is told alike by both" {
	printf '1a9c995c\t29d4b910\n00000001\t0310d578\n' >good
	row 0 '' '' changed 18 lo-apply
	printf '1a9c995c\n0000000A\n' >good
	row 0 '' '' changed 9 lo-solve
	lo-gen -s 4x33 -n 2 -S 1 | lo-solve -p >good
	row 0 '' '' changed 20 lo-apply
	# The digits begin with less than a word, and a bit can be above the first cell.
	lo-gen -s 9x9 -n 3 -S 1 >good
	row 0 '' '' changed 26 lo-solve
	printf '4x4:beef\n' >good
	row 0 '' '' flipped 9 lo-solve
}

@test "sixteen digits are read and written alike by vectors and in portable C" {
	compile hex "$top/tests/unit/hex.c" "$top/lib/hex.c"
	row 0 alike '' "$BATS_FILE_TMPDIR/hex"
}

@test "masks of one size are read and written in runs as they are one by one" {
	lo-gen -n 390 -S 4 >masks
	# Runs of up to 200, longer than what is taken at once, and what ends one.
	sed 's/^.*[05]$/\U&/; 250s/^/5x6:/; 251s/.*/2x2:f/' masks >in
	row 0 '' '' alike lo-solve -v
	grep -q '^lo-solve: 390 solved, 0 refused$' bytes.err
	sed -i '252s/^/!/; 253s/.*/!/' in
	row 0 '' '' alike lo-fmt -i 95
	sed -i '350s/$/ 00000000/' in
	row 0 '' '' alike lo-fmt -f judge -u none
	grep -q '^lo-fmt: in:350:10: ' bytes.err
}

@test "boards with their size are solved in runs as they are one by one" {
	local size digits
	for size in 1x1 2x2 4x4 8x8 9x9 16x16 3x67 30x31; do
		lo-gen -s "$size" -n 12 -S 1 >in
		row 0 '' '' alike lo-solve -pv
		cut -f 2 once >want
		row 0 '' '' alike lo-solve -v
		row 0 '' '' cmp want once
		# What ends a run: other sizes and bad ones, upper case, and more fields.
		lo-gen -s 2x3 -n 2 -S 1 | sed '2s/^/0/' >more
		sed '3r more' in >mixed && mv mixed in
		row 0 '' '' alike lo-solve -pv
		row 0 '' '' alike lo-solve -v
		sed -i '/^02/d; 8s/:.*/\U&/; 10s/$/\r/' in
		row 0 '' '' alike lo-solve -pv
		row 0 '' '' alike lo-solve -v
		sed -i '10s/.$//; 11s/$/ !/' in
		row 0 '' '' alike lo-solve -pv
		row 0 '' '' alike lo-solve -v
		[ -s once ]
	done
	# 16x16 has nullity 8, so these are refused, and the last one is cut.
	lo-gen -s 16x16 -n 40 -S 1 | head -c -1 >in
	row 0 '' '' alike lo-solve -pv
	row 0 '' '' alike lo-solve -v
	[ "$(grep -c ! once)" -gt 30 ]
	while read -r size options; do
		lo-gen -s "$size" -n 6 -S 1 >in
		row 0 '' '' alike lo-solve -pv $options
		row 0 '' '' alike lo-solve -v $options
	done <<-'END'
		9x9 -r king
		20x20 -e gauss
		9x9 -e poly
		33x31 -e poly
		70x9 -w
	END
	# The longest lines of runs, and the shortest that are not.
	for size in 1x16384 1x16388; do
		lo-gen -s "$size" -n 3 -S 1 >boards
		while read -r board; do
			lo-solve -p <<<"$board"
		done <boards >want
		row 0 "$(<want)" '' lo-solve -p boards
		row 0 "$(cut -f 2 want)" '' lo-solve boards
	done
	lo-gen -s 16x16 -n 3 -S 1 >boards
	lo-solve -p boards | cut -f 2 >want
	for ((digits = 65310; digits <= 65460; digits++)); do
		{ printf "1x$((4 * digits)):%0${digits}d\n" 0; cat boards; } |
			lo-solve | tail -n +2 >got
		row 0 '' '' cmp got want
	done
}

@test "a run of boards is answered as they are one by one, refusals among them" {
	lo-gen -n 200 -S 5 >all
	{ lo-gen -n 200 -S 6 | lo-apply -d -r king; cat all; } | sort >in
	"$feed" lo-solve -p -r king <in >pairs
	cut -f 2 pairs >want
	refused=$(grep -c ! want)
	[ "$refused" -gt 150 ]
	totals="lo-solve: $((400 - refused)) solved, $refused refused"
	row 0 "$(cat want)" "$totals" lo-solve -v -r king in
	row 0 "$(cat want)" "$totals" "$feed" lo-solve -v -r king <in
	row 0 "$(cat pairs)" "$totals" lo-solve -pv -r king in
}
