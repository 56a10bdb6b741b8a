load setup

@test "lo-apply names a bad digit by file, line and column, earlier answers out" {
	printf '%s\n' '1a9c995c 29d4b910' '1a9c99g 0' >in
	expect 2 00000000 "lo-apply: in:2:7: expected a hex digit, found 'g'" lo-apply in
}
