# How the programs of the parts faults and cuts are made; makefile() is of assure.bash, or of
# setup.bash.

# make_c NAME ARGUMENT...: a program or library in the working directory.
make_c() {
	local flags out=$PWD/$1
	shift
	read -ra flags < <(makefile WARNINGS)
	(cd "$top/tests/assure" && ${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L -O2 \
		"${flags[@]}" -o "$out" "$@")
}

# The drivers, and the library that one preloads.
make_faults() {
	make_c faults faults.c command.c
	make_c descriptors descriptors.c command.c
	make_c preload.so -fPIC -shared preload.c -ldl
}

make_cuts() {
	make_c cuts cuts.c plain.c command.c
	make_c flips flips.c plain.c
	make_c alone alone.c command.c
}
