# Prints the single changes that can be made in C sources, one a line: file, line, column,
# what is there, what takes its place, with tabs. Sources are laid out by clang-format:
# a binary operator has blanks around it, a statement of one line ends it.
BEGIN {
	FS = "\n"
	n = split("== != != == < <= <= < > >= >= > + - - + & | | & ^ | << >> >> << " \
		"&& || || && += -= -= += |= &= &= |= ^= |= <<= >>= >>= <<= ++ -- " \
		"-- ++", pairs, " ")
	for (i = 1; i < n; i += 2)
		instead[pairs[i]] = pairs[i + 1]
	whole = 1
}

FNR == 1 { comment = directive = 0 }

# Of a directive nothing is changed, also where it goes on.
directive || /^#/ { directive = /\\$/; next }

{
	code = blank($0)
	operators(code)
	condition(code)
	if (whole && dropped(code))
		put(match(code, /[^\t]/), substr(code, RSTART), ";")
	if (code ~ /[^ \t]/)
		whole = code ~ /[;{}:)][ \t]*$/ || code ~ /else$/
}

function put(at, old, new) {
	print FILENAME "\t" FNR "\t" at "\t" substr($0, at, length(old)) "\t" new
}

# The line with blanks for comments, and with dots for what stands between quotes.
function blank(line,    i, c, quote, out) {
	for (i = 1; i <= length(line); i++) {
		c = substr(line, i, 1)
		if (comment) {
			if (substr(line, i, 2) == "*/") {
				comment = 0
				i++
				out = out " "
			}
			c = " "
		} else if (quote != "") {
			if (c == "\\") {
				i++
				out = out "."
				c = "."
			} else if (c == quote)
				quote = ""
			else
				c = "."
		} else if (substr(line, i, 2) == "/*") {
			comment = 1
			i++
			out = out " "
			c = " "
		} else if (c == "\"" || c == "'")
			quote = c
		out = out c
	}
	sub(/ +$/, "", out)
	return out
}

function operators(code,    at, rest, token) {
	for (at = 1; at <= length(code); at += length(token)) {
		rest = substr(code, at)
		if (match(rest, /^[A-Za-z_][A-Za-z0-9_]*/)) {
			token = substr(rest, 1, RLENGTH)
			continue
		}
		if (match(rest, /^[0-9][0-9A-Za-z.]*/)) {
			token = substr(rest, 1, RLENGTH)
			if (token ~ /^[0-9]+$/ && length(token) < 9)
				put(at, token, token + 1)
			if (token == 1)
				put(at, token, 0)
			continue
		}
		match(rest, /^[-+<>=!&|^*\/%]+/)
		token = substr(rest, 1, RLENGTH > 0 ? RLENGTH : 1)
		if (!(token in instead))
			continue
		# A single one is binary only between blanks; a type may end in one.
		if (token ~ /^(\+\+|--)$/ ||
			(substr(" " code, at, 1) ~ /[ \t]/ &&
			substr(rest, length(token) + 1, 1) ~ /^ ?$/))
			put(at, token, instead[token])
	}
}

# The condition of an if or a while, negated.
function condition(code,    at, end, depth, c) {
	if (!match(code, /(if|while) \(/))
		return
	at = end = RSTART + RLENGTH - 1
	for (depth = 1; depth > 0 && end < length(code);) {
		c = substr(code, ++end, 1)
		depth += (c == "(") - (c == ")")
	}
	c = substr($0, at, end - at + 1)
	if (depth == 0)
		put(at, c, "(!" c ")")
}

# Whether the line is one whole statement: an assignment, a call or a step.
function dropped(code) {
	return code ~ /^\t+[*(]*[a-z_][^ ]* ([-+|&^*\/%]|<<|>>)?= .*;$/ ||
		code ~ /^\t+[a-z_][a-z0-9_>.-]*\(.*\);$/ ||
		code ~ /^\t+[^ ]+(\+\+|--);$/
}
