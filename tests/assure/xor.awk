# Reads boards and the answers of lo-solve, asks a SAT solver whether presses darken each
# board, and prints how many have such presses, how many have none, and where lo-solve says
# otherwise. What a button flips is stated here once more, by rows and columns.
#
#   awk -v rule=plus -v wrap=0 -v file=NAME -f xor.awk

BEGIN {
	FS = "\t"
	digits = "0123456789abcdef"
}

# Whether the button at the middle flips the light so far below and right of it.
function flips(down, right) {
	down = down < 0 ? -down : down
	right = right < 0 ? -right : right
	if (rule == "plus")
		return down + right <= 1
	if (rule == "ring")
		return down + right == 1
	if (rule == "x")
		return down == right && down <= 1
	if (rule == "king")
		return down <= 1 && right <= 1
	return down == 0 || right == 0
}

# press[light, 1] and so on are the buttons that flip the light, presses[light] of them.
function state(rows, columns,    r, c, down, right, reach, light, button, i, odd) {
	reach = rule == "lines" ? rows + columns : 1
	split("", odd)
	for (r = 0; r < rows; r++)
		for (c = 0; c < columns; c++)
			for (down = -reach; down <= reach; down++)
				for (right = -reach; right <= reach; right++)
					if (flips(down, right))
						flip(r, c, r + down, c + right,
							rows, columns, odd)
	for (light = 1; light <= rows * columns; light++) {
		presses[light] = 0
		for (button = 1; button <= rows * columns; button++)
			if (odd[button, light])
				press[light, ++presses[light]] = button
	}
}

function flip(r, c, row, column, rows, columns, odd,    button, light) {
	if (wrap) {
		row = (row + rows) % rows
		column = (column + columns) % columns
	}
	if (row < 0 || row >= rows || column < 0 || column >= columns)
		return
	button = r * columns + c + 1
	light = row * columns + column + 1
	odd[button, light] = !odd[button, light]
}

# The clauses of: an odd number of the n variables v[1] to v[n] is true, or an even one.
# Each forbids one choice of values of the wrong parity.
function parity(v, n, odd,    values, i, bits, clause, wrong) {
	for (values = 0; values < 2 ^ n; values++) {
		clause = ""
		wrong = odd
		bits = values
		for (i = 1; i <= n; i++) {
			clause = clause (bits % 2 ? -v[i] : v[i]) " "
			wrong = wrong != bits % 2
			bits = int(bits / 2)
		}
		if (wrong)
			clauses[++made] = clause "0"
	}
}

# The clauses of one light, cut so that each has four variables at most: a helper is the
# parity of the buttons before it.
function light_clauses(light, lit,    v, n, i) {
	n = 0
	for (i = 1; i <= presses[light]; i++) {
		v[++n] = press[light, i]
		if (n == 3 && i < presses[light]) {
			v[4] = ++variables
			parity(v, 4, 0)
			v[1] = variables
			n = 1
		}
	}
	parity(v, n, lit)
}

{
	colon = index($1, ":")
	size = colon ? substr($1, 1, colon - 1) : "5x6"
	split(size, side, "x")
	cells = side[1] * side[2]
	if (size != stated)
		state(side[1], side[2])
	stated = size
	made = 0
	variables = cells
	text = substr($1, colon + 1)
	for (light = 1; light <= cells; light++) {
		# Bit 0 is the last cell, in the last digit.
		bit = cells - light
		digit = substr(text, length(text) - int(bit / 4), 1)
		light_clauses(light, int((index(digits, digit) - 1) / 2 ^ (bit % 4)) % 2)
	}
	print "p cnf", variables, made >file
	for (i = 1; i <= made; i++)
		print clauses[i] >file
	close(file)
	status = system("minisat -verb=0 " file " >/dev/null 2>&1")
	if (status != 10 && status != 20) {
		print "minisat: status " status >"/dev/stderr"
		exit 1
	}
	count[status]++
	if ((status == 20) != ($2 ~ /^!/)) {
		differ++
		print "xor.awk: " rule " " wrap ": " $0 ": minisat says otherwise" >"/dev/stderr"
	}
}

END {
	print count[10] + 0, count[20] + 0, differ + 0
}
