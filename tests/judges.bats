# The judges' problems of lo(7): the pipelines are taken from the page, and what goes in
# and what should come out from data/judges.txt. The pictures of its rules.

load setup

page=${LO_MAN:-$top/man}/lo.7.scd

# Writes the pipelines to a file for each problem, named problem.NAME.
pipelines() {
	awk '/^# / { here = $0 == "# JUDGES'\'' PROBLEMS" }
		!here { next }
		/^\*/ { names = $0; sub(/: .*/, "", names); gsub(/\*/, "", names) }
		/^```/ { inside = !inside; next }
		inside {
			n = split(names, name, ", ")
			for (i = 1; i <= n; i++)
				print >("problem." name[i])
		}' "$page"
}

# Writes the samples as NAME, TAB, what goes in, TAB, what should come out. A " / " is the
# end of a line still.
samples() {
	awk '/^#/ || NF == 0 { next }
		/^[^ ]/ { name = $0; sub(/   *.*/, "", name); next }
		{
			out = index($0, "out:")
			if (index($0, "in:"))
				text = substr($0, index($0, "in:") + 3,
					out ? out - index($0, "in:") - 3 : length($0))
			if (out)
				print name "\t" text "\t" substr($0, out + 4)
		}' "$data/judges.txt"
}

# The lines of a sample.
lines() {
	awk '{
		for (i = 1; i <= NF; i++)
			if ($i == "/") {
				print line
				line = ""
			} else {
				line = line (line == "" ? "" : " ") $i
			}
		print line
	}' <<<"$1"
}

# solves NAME: whether its pipeline makes the file output of the file input.
solves() {
	bash -c "set -o pipefail; $(cat "problem.$1")" >got 2>error ||
		echo "status $?" >>error
	[ ! -s error ] && diff output got >difference && return
	printf '%s\n' "$1" >&2
	cat input "problem.$1" error difference >&2
	return 1
}

@test "the judges' sample through the pipelines of those who have it" {
	local name
	pipelines
	cp "$data/sample.in" input
	cp "$data/sample.out" output
	for name in 'POJ 1222' 'ZOJ 1354' 'UVa 1560' 'POJ 2811'; do
		solves "$name"
	done
}

@test "the other judges' samples through their pipelines, none without the other" {
	local name in out
	pipelines
	samples >samples
	{
		cut -f 1 samples
		printf '%s\n' 'POJ 1222' 'ZOJ 1354' 'UVa 1560' 'POJ 2811'
	} | sort -u >named
	printf '%s\n' problem.* | sed 's/^problem\.//' | sort | diff named -
	while IFS=$'\t' read -r name in out; do
		lines "$in" >input
		lines "$out" >output
		solves "$name"
	done <samples
}

@test "the pictures of the rules show what the middle button flips" {
	local name column=1
	sed -n '/^plus  /,/^```/p' "$page" | sed '$d' >pictures
	[ "$(wc -l <pictures)" -eq 6 ]
	for name in $(head -n 1 pictures); do
		sed 1d pictures | cut -c "$column-$((column + 8))" | tr .# 01 >picture
		lo-apply -d -r "$name" <<<5x5:0001000 | lo-fmt -f rows | diff picture -
		column=$((column + 12))
	done
	[ "$column" -gt 1 ]
}
