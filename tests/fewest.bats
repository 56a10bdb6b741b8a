# The fewest presses, as a part of the library.
load setup

@test "the fewest presses are those that trying all finds, and those published" {
	flags=-O2
	case $LO_BIN in
	*/san) flags='-O1 -fsanitize=address,undefined -fno-sanitize-recover=all' ;;
	esac
	${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L $flags -o fewest \
		"$top/tests/unit/fewest.c" "$top"/lib/engine/*.c "$top"/lib/*.c
	expect 0 '' '' ./fewest "$data/known.txt" "$data/minimal.tsv"
}
