# How the programs of faults are made.

# make_faults FOLDER: the drivers, and the library that one preloads, into that folder.
make_faults() {
	local here=$top/tests/assure flags
	flags="-std=c11 -D_POSIX_C_SOURCE=200809L -O1
		$(sed -n 's/^WARNINGS = //p' "$top/Makefile")"
	# Each flag is a word.
	# shellcheck disable=SC2086
	${CC:-cc} $flags -o "$1/faults" "$here/faults.c" "$here/run.c" &&
		${CC:-cc} $flags -o "$1/descriptors" "$here/descriptors.c" "$here/run.c" &&
		${CC:-cc} $flags -fPIC -shared -o "$1/preload.so" "$here/preload.c" -ldl
}
