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

@test "layouts may change from board to board" {
	lo-gen -n 40 -S 2 >want
	{ echo 40; lo-fmt -f rows want; } >rows
	awk 'NR == 1 { print; next }
		{ board = int((NR - 2) / 5) % 4 }
		board == 1 { gsub(" ", "\n") }
		board == 2 { gsub(" ", "") }
		board == 3 { $0 = $0 "\r" }
		{ print }' rows >in
	row 0 '' '' shifted 125 lo-parse
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
	local size at byte bytes=$1
	shift
	size=$(wc -c <good)
	for ((at = size - bytes; at < size; at++)); do
		for byte in '\0' ' ' '\n' '\t' 1 2 a G '\377'; do
			{ head -c $at good; printf "$byte"; tail -c +$((at + 2)) good; } >in
			alike "$@"
		done
	done
}

@test "what is wrong in a board of text is told alike by both" {
	printf '2\n0 1 1\n1 0 0\n1 1 1\n0 0 1\n' >good
	row 0 '' '' changed 12 lo-parse -s 2x3
	printf '2\n0\n1\n1\n1\n1\n1\n0\n0\n' >good
	row 0 '' '' changed 8 lo-parse -s 2x2
}

@test "what is wrong in a record is told alike by both" {
	printf '1a9c995c\t29d4b910\n00000001\t0310d578\n' >good
	row 0 '' '' changed 18 lo-apply
	printf '1a9c995c\n0000000A\n' >good
	row 0 '' '' changed 9 lo-solve
}
