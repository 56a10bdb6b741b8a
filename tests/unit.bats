# The programs of tests/unit.
load setup

@test "the programs of tests compile without warnings, as all else does" {
	for source in "$top"/tests/unit/*.c; do
		expect 0 '' '' c11 -c -o object "$source"
	done
}
