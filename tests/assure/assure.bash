# What the parts of tests/assure/run share.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck disable=SC2034 # for the parts
bin=$top/bin
# What readelf and compilers say is looked through by English words, and a locale would take
# files that no filter may read where it is confined.
export LC_ALL=C
work=$(mktemp -d)
# A part that is interrupted leaves no process that would go on.
trap 'kill $(jobs -p) 2>/dev/null || :; rm -rf "$work"' EXIT
cd "$work"
missed=0
# What a make that runs this says to those that it runs.
unset MAKEFLAGS MAKELEVEL MFLAGS

# makefile NAME: what the makefile sets to that name.
makefile() {
	sed -n "s/^$1 = //p" "$top/Makefile"
}

# needs PROGRAM...: the part ends where one is missing.
needs() {
	local program
	for program in "$@"; do
		command -v "$program" >/dev/null || {
			echo "$0: $program: not installed" >&2
			exit 1
		}
	done
}

# full FULL SHORT: as much as this run is to do.
full() {
	if [ "${ASSURE-full}" = short ]; then echo "$2"; else echo "$1"; fi
}

# row WHAT FIGURE [OP LIMIT]: a line of the table; OP is one of >= <= = for numbers.
row() {
	local verdict=
	if [ "$#" = 4 ]; then
		verdict=met
		awk "BEGIN { exit !($2 ${3/#=/==} $4) }" || verdict=MISSED missed=1
	fi
	printf '%-44s %14s %14s  %s\n' "$1" "$2" "${3+$3 $4}" "$verdict"
}

# The last line of a part.
finish() {
	exit "$missed"
}
