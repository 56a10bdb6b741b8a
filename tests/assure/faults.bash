# What the programs of faults are made with.

# make_faults FOLDER: the driver and the library that it preloads, into that folder.
make_faults() {
	local here flags
	here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
	flags="-std=c11 -D_POSIX_C_SOURCE=200809L -O1
		$(sed -n 's/^WARNINGS = //p' "$here/../../Makefile")"
	# Each flag is a word.
	# shellcheck disable=SC2086
	${CC:-cc} $flags -o "$1/faults" "$here/faults.c" "$here/run.c" &&
		${CC:-cc} $flags -fPIC -shared -o "$1/preload.so" "$here/preload.c" -ldl
}
