# Loaded by the test files that have tables.

# row STATUS OUTPUT ERROR COMMAND...: as expect, without its subshells: a table of a
# hundred rows takes a tenth of the time. It reads what the loop around it does not: a
# file or an operand. Leaves the files out and err.
row() {
	local got=0 output error
	"${@:4}" >out 2>err || got=$?
	output=$(<out)
	error=$(<err)
	[ "$got" = "$1" ] && [ "$output" = "$2" ] && [ "$error" = "$3" ] && return
	printf '%.2000s\n' "command: ${*:4}" "status: $got, expected $1" \
		"output: $output" "expected: $2" "error: $error" "expected: $3" >&2
	[ ! -f in ] || head -c 200 in | od -c >&2
	return 1
}

# Makes the program feed; its place is in $feed.
feed=$BATS_FILE_TMPDIR/feed
make_feed() {
	c11 -o "$feed" "$top/tests/unit/feed.c"
}

# told PATTERN COMMAND OPTION ARGUMENT...: runs the command with the option until it has
# told of its progress thrice, in lines of that pattern, and beside it without the option,
# which says nothing; the share that is done never falls, and the rest takes no longer in
# proportion than that took. Neither writes anything else, and both are ended.
told() {
	local command=$2 option=$3 pattern=$1 pids line told=0 last=0 share left begun=$SECONDS
	shift 3
	rm -f tellings
	mkfifo tellings
	$command "$@" >out 2>err 3>&- &
	pids=$!
	$command $option "$@" >>out 2>tellings 3>&- &
	pids+=" $!"
	while [ $told -lt 3 ] && IFS= read -r line; do
		((++told))
		# The share is told to the half of a hundredth.
		[[ $line =~ ^$pattern$ && $line =~ ([0-9]+)\ %\ done,\ ([0-9]+)\ s ]] &&
			share=${BASH_REMATCH[1]} left=${BASH_REMATCH[2]} &&
			((share >= last && left * (2 * share - 1) <=
				(SECONDS - begun + 2) * (201 - 2 * share))) ||
			{ echo "told: $line, after $last %" >&2; told=9; }
		last=$share
	done <tellings
	kill $pids 2>/dev/null || :
	wait $pids 2>/dev/null || :
	[ $told = 3 ] || return
	cmp /dev/null out || return
	cmp /dev/null err
}
