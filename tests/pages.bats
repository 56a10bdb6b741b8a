# The manual pages and the README against the programs. What is to be checked is read off
# the pages: no option, name or example is listed here.

load setup

pages=${LO_MAN:-$top/man}
readme=${LO_README:-$top/README.md}

fail() {
	printf '%s\n' "$@" >&2
	return 1
}

# The source of a page without markup: bold, underline, escapes, line breaks.
plain() {
	sed 's/++$//; s/[*_]//g; s/\\\(.\)/\1/g' "$1"
}

# The lines of a section of standard input.
section() {
	awk -v name="# $1" '/^# / { here = $0 == name; next } here && NF > 0'
}

# The usage line of a filter, or its lines, without what is before the filter's name.
usage() {
	"$1" -h | awk 'NR == 1 { sub(/^usage: /, ""); print; next }
		/^       lo-/ { sub(/^ +/, ""); print; next }
		{ exit }'
}

# The options of each source, one a line, as "-x" or "-x argument", in their order there.
options_of_page() {
	sed -n '/^# OPTIONS$/,/^# [^O]/p' "$1" | grep '^\*-' | sed 's/[*_]//g; s/,.*//'
}

options_of_help() {
	"$1" -h | sed -n 's/^  \(-[^ ,]\( [^ ]*\)\{0,1\}\)[ ,].*/\1/p' | sed 's/ $//'
}

letters_of_usage() {
	usage "$1" | tr '[]| ' '\n\n\n\n' | sed -n 's/^-\([A-Za-z]*\)$/\1/p' | fold -w 1 |
		sort -u
}

# The names that the page lists as arguments of an option, as "judge" below "-f format".
values_of_page() {
	awk -v option="*$2*" '/^# / { here = $0 == "# OPTIONS"; next }
		/^\*-/ { mine = here && index($0, option) == 1 }
		mine && /^\t\*[a-z]+\*$/' "$1" | tr -d '\t*'
}

@test "there is a page for every filter, and a filter for every page of section 1" {
	local here
	here=$(cd "$pages" && printf '%s\n' *.1.scd | sed 's/\.1\.scd$//')
	[ "$here" = "$(tr ' ' '\n' <<<"$filters")" ] || fail "pages: $here"
	[ -f "$pages/lo.5.scd" ]
	[ -f "$pages/lo.7.scd" ]
}

@test "SYNOPSIS is the usage line" {
	local filter synopsis
	for filter in $filters; do
		synopsis=$(plain "$pages/$filter.1.scd" | section SYNOPSIS)
		[ -n "$synopsis" ]
		[ "$synopsis" = "$(usage "$filter")" ] || fail "$filter: $synopsis"
	done
}

@test "OPTIONS and -h have the same options in one order, the usage line the same" {
	local filter page help letters
	for filter in $filters; do
		page=$(options_of_page "$pages/$filter.1.scd")
		help=$(options_of_help "$filter")
		[ "$page" = "$help" ] || fail "$filter: page:" "$page" "help:" "$help"
		letters=$(cut -c 2 <<<"$page")
		[ "$(sort <<<"$letters")" = \
			"$(printf '%s\n' h V $(letters_of_usage "$filter") | sort)" ] ||
			fail "$filter: page:" "$letters" "usage:" "$(usage "$filter")"
	done
}

@test "a filter takes the options of its page, with their arguments, and no others" {
	local filter options letter want got
	for filter in $filters; do
		options=$(options_of_page "$pages/$filter.1.scd")
		for letter in {a..z} {A..Z} {0..9}; do
			case $(grep "^-$letter" <<<"$options") in
			'') want="$filter: unknown option -$letter" ;;
			*' '*) want="$filter: option -$letter needs an argument" ;;
			-h) want="usage: $(usage "$filter" | head -n 1)" ;;
			-V) want="$filter " ;;
			# One that is taken leaves the next to be complained about.
			*) want="$filter: unknown option -!" ;;
			esac
			case $want in
			*-!) got=$("$filter" "-$letter" -! 2>&1 </dev/null) || true ;;
			*) got=$("$filter" "-$letter" 2>&1 </dev/null) || true ;;
			esac
			got=${got%%$'\n'*}
			[ "$letter" != V ] || got=${got%"${got##* }"}
			[ "$got" = "$want" ] || fail "-$letter: $got" "expected: $want"
		done
	done
}

@test "a page lists the names that its filter takes for an option" {
	local filter option value
	for filter in $filters; do
		options_of_page "$pages/$filter.1.scd" | sed -n 's/ .*//p' >options
		while read -r option; do
			values_of_page "$pages/$filter.1.scd" "$option" >values
			cat values >>seen
			[ ! -s values ] || names "$filter" "$option" | sort |
				diff - <(sort values)
		done <options
	done
	[ -s seen ]
}

# examples FILE MARKUP: writes the examples of a page (scdoc) or of the README (markdown)
# to block.1, block.2 ... Those are the fenced blocks that have a command.
examples() {
	awk -v markup="$2" '
		/^[ \t]*```/ {
			if (inside && text ~ /(^|\n)\$ /)
				printf "%s", text >("block." ++n)
			inside = !inside
			text = ""
			next
		}
		inside { text = text (markup == "scdoc" ? unescaped($0) : $0) "\n" }
		function unescaped(line, out, i) {
			for (i = 1; i <= length(line); i++) {
				if (substr(line, i, 1) == "\\")
					i++
				out = out substr(line, i, 1)
			}
			return out
		}' "$1"
}

# script BLOCK: makes a script of its commands, which leaves the output of the k-th in
# out.k and its status in status.k; puts the command into command.k and what should come
# out into want.k. Fails for output before a command.
script() {
	awk '
		/^\$ / {
			end_command()
			n++
			printf "" >("want." n)
			print "exec >out." n
			print "(exit \"$status\")" # so that echo $? is of the command before
		}
		/^\$ / || (more && /^> /) {
			print substr($0, 3)
			print substr($0, 3) >("command." n)
			more = /[\\|]$/
			next
		}
		n == 0 { exit 1 }
		{ print >("want." n) }
		function end_command() {
			if (n > 0)
				print "status=$?\necho \"$status\" >status." n
		}
		BEGIN { print "set -o pipefail\nstatus=0" }
		END { end_command() }' "$1"
}

# check_block BLOCK: runs it here as a reader would, and compares what comes out.
check_block() {
	local k=0
	script "$1" >script || fail "output before a command" || return
	bash script 2>error </dev/null
	[ ! -s error ] || fail "standard error:" "$(cat error)" || return
	while [ -f "want.$((k += 1))" ]; do
		diff -u "want.$k" "out.$k" >&2 || return
		# Another status than 0 must be shown by the next command.
		[ "$(cat "status.$k")" = 0 ] ||
			[ "$(cat "command.$((k + 1))")" = 'echo $?' ] ||
			fail "status $(cat "status.$k"): $(cat "command.$k")" || return
	done
}

# run_examples FILE MARKUP: runs all its blocks, each in a folder of its own, as if it were
# tests/data; there must be one.
run_examples() {
	local block blocks=0
	rm -f block.*
	cp "$top/tests/checker" .
	examples "$1" "$2"
	for block in block.*; do
		[ -f "$block" ] || continue
		mkdir run
		cp "$data/sample.in" "$data/sample.out" run
		(cd run && check_block "../$block") ||
			fail "in $1:" "$(cat "$block")"
		rm -r run
		blocks=$((blocks + 1))
	done
	[ "$blocks" -gt 0 ] || fail "$1: no example"
}

@test "the examples of every page give what they show" {
	local page
	for page in "$pages"/*.scd; do
		run_examples "$page" scdoc
	done
}

@test "the examples of the README give what they show" {
	[ -f "$readme" ] || fail "$readme: missing"
	run_examples "$readme" markdown
}

@test "every page can be made, with its name, section and the parts that pages have" {
	local page name number parts
	for page in "$pages"/*.scd; do
		name=${page##*/}
		name=${name%.scd}
		number=${name##*.}
		name=${name%.*}
		scdoc <"$page" >made || fail "$page: not made"
		grep -q "^\.TH \"$name\" \"$number\"" made || fail "$page: another title"
		[ "$(awk '/^\.SH / { here = $2 == "NAME"; next } here && !/^\./ { print $1, $2; exit }' \
			made | tr -d '\\')" = "$name -" ] || fail "$page: another name"
		parts='# NAME,# DESCRIPTION,# EXAMPLES,# SEE ALSO'
		if [ "$number" = 1 ]; then
			parts='# NAME,# SYNOPSIS,# DESCRIPTION,# OPTIONS'
			parts+=',# EXIT STATUS,# EXAMPLES,# SEE ALSO'
		fi
		tr , '\n' <<<"$parts" >parts
		grep -xFf parts "$page" | diff parts - || fail "$page: its parts"
	done
}

@test "every page of ours that a page refers to exists" {
	local page
	for page in "$pages"/*.scd; do
		section 'SEE ALSO' <"$page" | grep -o '\*lo[a-z-]*\*([0-9])' ||
			fail "$page: refers to none"
		grep -o '\*lo[a-z-]*\*([0-9])' "$page" | tr -d '*)' | tr '(' . |
			while read -r name; do
				[ -f "$pages/$name.scd" ] || fail "$page: no page $name"
			done
	done
}
