# What fuzzing has found worth keeping, run again without it: see tests/fuzz/README.md.
load setup

setup_file() {
	local kind=o library=$top/lib/liblo.a
	case $LO_BIN in
	*/san) kind=san library=$top/lib/liblo.san.a ;;
	esac
	compile replay -O0 -Werror -DFUZZ=fuzz_parse -Wl,--wrap=read -Wl,--wrap=write \
		-Wl,--wrap=poll "$top"/tests/fuzz/*.c "$top"/lib/engine/*."$kind" \
		"$library"
}

# replays TARGET LEAST: what is kept for it, of which there is so much at least, holds.
replays() {
	local inputs=("$top/tests/fuzz/corpus/$1"/*)
	[ "${#inputs[@]}" -ge "$2" ]
	expect 0 "${#inputs[@]}" '' "$BATS_FILE_TMPDIR/replay" "$1" "${inputs[@]}"
}

@test "texts of boards give what is in them, however they are read" {
	replays parse 100
}

@test "streams give the same however they are read, and what lo(5) says" {
	replays stream 100
}

@test "answers hold, are the smallest, and are the same by all engines" {
	replays solve 100
}
