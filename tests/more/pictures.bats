# Pictures and games of Flip against the programs that they are of: netpbm, sgt-puzzles.
# Where one of these is missing the test fails.

load ../setup
load ../table

PATH=$PATH:/usr/games

@test "netpbm reads what lo-fmt writes, and lo-parse what netpbm writes" {
	for width in {1..17} {63..66} 200; do
		lo-gen -n 2 -s 7x$width -S $width
		lo-gen -n 1 -s ${width}x5 -S $width
	done >boards
	lo-fmt -f pbm boards >raw
	pnmtoplainpnm raw >plain
	grep -q '^P1$' plain
	row 0 "$(<boards)" '' lo-parse -f pbm plain
	pamtopnm plain >again
	cmp raw again
	row 0 "$(<boards)" '' lo-parse -f pbm again
	lo-fmt -f grid boards | awk -v RS= -F '\n' '
		{ print "P1 # " NR; print gsub(/[01]/, "&", $1), NF; print $0 }' OFS='\n' >plain
	pamtopnm plain >again
	cmp raw again
}

@test "a picture inverted or flipped twice by netpbm is the board" {
	for size in 1x1 5x6 8x8 3x70 70x3 31x127; do
		lo-gen -s $size -S 1 >board
		lo-fmt -f pbm board >picture
		pnminvert picture >once
		run ! cmp -s picture once
		row 0 "$(lo-gen -s $size -k $((${size%x*} * ${size#*x})) | paste board - |
			lo-apply -r 1)" '' lo-parse -f pbm once
		pnminvert once >twice
		row 0 "$(<board)" '' lo-parse -f pbm twice
		for flip in -leftright -topbottom -transpose -rotate180; do
			pamflip $flip picture >once
			lo-parse -f pbm once >flipped
			lo-fmt -f pbm flipped | pamflip $flip >twice
			row 0 "$(<board)" '' lo-parse -f pbm twice
		done
		# Turned by a half, rows come from below and cells from the right.
		pamflip -rotate180 picture >once
		lo-parse -f pbm once | lo-fmt -f rows >rows
		row 0 "$(lo-fmt -f rows board | tac | rev)" '' cat rows
	done
}

@test "games of Flip that have crosses are read, others refused" {
	for size in 2x2 3x2 3x3 5x5 4x7 9x6; do
		sgt-flip --generate 5 "${size}c#of $size" >crosses
		[ "$(wc -l <crosses)" = 5 ]
		# Its sizes begin with the width, and its digits end with what is too much.
		columns=${size%x*} rows=${size#*x}
		more=$(((4 - rows * columns % 4) % 4))
		sed 's/.*,//' crosses | while read -r grid; do
			printf '%s:%0*x\n' "${rows}x$columns" ${#grid} $((16#$grid >> more))
		done >want
		row 0 "$(<want)" '' lo-parse -f flip crosses
		[ "$(wc -l <out)" = 5 ]
		# Flip makes none that has no solution, and none that is won.
		lo-solve -p out | lo-apply >done
		run -1 grep '!' done
		row 0 '' '' lo-verify -n 5 done
		[ "$(lo-fmt -f count out | grep -c '^0$')" = 0 ]
	done
	for size in 3x3 5x5 4x7; do
		sgt-flip --generate 5 "${size}r#of $size" >random
		[ "$(wc -l <random)" = 5 ]
		while read -r game; do
			echo "$game" >in
			lo-parse -f flip in >out 2>err && return 1
			[ ! -s out ]
			grep -q '^lo-parse: in:1:[0-9]*: not a game of the plus rule: its matrix ' err
		done <random
	done
}

@test "a game of any matrix becomes a rule and a board as the page has it" {
	local size cells matrix grid bits
	bits=$(sed -n 's/\\\(.\)/\1/g; s/^\$ \(bits() {.*\)/\1/p' \
		"${LO_MAN:-$top/man}/lo-parse.1.scd")
	for size in 2x2 3x3 5x5 4x4 7x7; do
		eval "${bits/-n 3/-n ${size%x*}}"
		cells=$((${size%x*} * ${size%x*}))
		sgt-flip --generate 3 "${size}r#of $size" >games
		sgt-flip --generate 1 "${size}c#of $size" >>games
		while IFS=:, read -r _ matrix grid; do
			(echo $cells; bits $matrix $((${#matrix} * 4)) $((cells * cells))) |
				lo-parse -s $size >rule
			(echo 1; bits $grid $((${#grid} * 4)) $cells) |
				lo-parse -s $size | lo-solve -p -r @rule >answer
			# Flip makes none that has no solution.
			run -1 grep '!' answer
			row 0 '' '' lo-verify -n 1 <(lo-apply -r @rule answer)
		done <games
		# The last one has crosses.
		lo-gen -s $size -e | lo-apply -d | cmp - rule
	done
}

@test "a game that is read lights what Flip has as still to be lit" {
	# The grid of a game is what its own text has behind the comma.
	sgt-flip --generate 5 '4x4c#grid' >games
	row 0 "$(sed 's/.*,/4x4:/' games)" '' lo-parse -f flip games
}

# page PATTERN: the commands of lo(7) that match.
page() {
	sed 's/\\\(.\)/\1/g' "${LO_MAN:-$top/man}/lo.7.scd" | grep "$1"
}

@test "the posters of the page are the answer, a cell a pixel and four" {
	run -0 page '>poster.png$'
	[ "${#lines[@]}" = 2 ]
	lo-gen -s 1000x1000 -k 1000000 | lo-solve >want
	bash -o pipefail -c "${lines[0]}"
	pngtopnm poster.png | lo-parse -f pbm | cmp want -
	bash -o pipefail -c "${lines[1]}"
	pngtopnm poster.png | pamscale -nomix 0.25 | pamtopnm | lo-parse -f pbm | cmp want -
}

@test "an image becomes a board, dark lit and bright dark" {
	lo-gen -s 20x31 -n 1 -S 1 >want
	# Black and white, and a grey for black.
	lo-fmt -f pbm want | pnmtopng >image.png
	run -0 page '^pngtopnm '
	bash -o pipefail -c "$output"
	cmp want board
	lo-fmt -f pbm want | pamdepth 255 | pamfunc -min=60 | pnmtopng >image.png
	bash -o pipefail -c "$output"
	cmp want board
}
