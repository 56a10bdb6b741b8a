# lo-fmt -f svg as other programs see it: xmllint, rsvg-convert and, of netpbm, pngtopnm.

load ../setup
load ../table

# pixels FILE: the picture as lines "column row red green blue", all counted from 0.
pixels() {
	rsvg-convert "$1" | pngtopnm -plain | awk '
		NR == 1 { next }
		{ for (i = 1; i <= NF; i++) number[n++] = $i }
		END {
			for (i = 3; i < n; i += 3)
				print (i / 3 - 1) % number[0], int((i / 3 - 1) / number[0]), \
					number[i], number[i + 1], number[i + 2]
		}'
}

# seen SIDE X Y TEST: the rows of cells, of SIDE pixels a side, as digits: for each cell
# whether the test of awk holds for the pixel at X and Y of it.
seen() {
	awk -v side="$1" -v x="$2" -v y="$3" '
		$1 % side == x && $2 % side == y {
			if ($1 < last) print ""
			last = $1
			red = $3; green = $4; blue = $5
			printf "%d", ('"$4"')
		}
		END { print "" }'
}

rows() {
	lo-fmt -f rows <<<"$1" | tr -d ' '
}

yellow='red > 200 && green > 180 && blue < 120'
blue='red < 80 && blue > 200'
red='red > 200 && green < 100 && blue < 100'

@test "xmllint finds every svg well-formed" {
	for size in 1x1 5x6 19x19 101x3 500x500; do
		board=$(lo-gen -s $size -S 1)
		other=$(lo-gen -s $size -S 2)
		for record in "$board" "!$board" "$board $other" "$board !$other"; do
			lo-fmt -f svg <<<"$record" >svg
			row 0 '' '' xmllint --noout --nonet svg
		done
	done
}

@test "a renderer draws lights, presses and proofs where they are" {
	for size in 5x6 19x19 26x3; do
		longer=$((${size%x*} > ${size#*x} ? ${size%x*} : ${size#*x}))
		side=$((longer < 25 ? 40 : 1000 / longer))
		middle=$((side / 2))
		board=$(lo-gen -s $size -S 1)
		other=$(lo-gen -s $size -S 2)
		lo-fmt -f svg <<<"$board $other" >svg
		pixels svg >seen
		seen $side 4 4 "$yellow" <seen | diff - <(rows "$board")
		seen $side $middle $middle "$blue" <seen | diff - <(rows "$other")
		lo-fmt -f svg <<<"$board !$other" >svg
		pixels svg >seen
		seen $side 4 4 "$yellow" <seen | diff - <(rows "$board")
		seen $side $middle $middle "$red" <seen | diff - <(rows "$other")
	done
}

@test "in grey too a press is neither a light nor a dark cell" {
	# Dark, lit, dark and pressed, lit and pressed: by their weights in ITU-R BT.601.
	lo-fmt -f svg <<<'1x4:5 1x4:3' >svg
	pixels svg | awk '$2 == 20 && $1 % 40 == 20 {
		print int((299 * $3 + 587 * $4 + 114 * $5) / 1000)
	}' >grey
	paste -sd ' ' grey >out
	read -r dark lit pressed both <out
	[ $((pressed - dark)) -gt 50 ]
	[ $((lit - both)) -gt 50 ]
	[ "$pressed" = "$both" ]
}
