# make install and make uninstall, below a folder of their own.

load ../setup

teardown() {
	[ ! -f running ] || kill "$(<running)" || :
}

# installed: what is below root, with modes.
installed() {
	find root -mindepth 1 -printf '%m %y %P\n' | LC_ALL=C sort -k 3
}

@test "what make install leaves is for all to read, whatever the umask" {
	make -C "$top" install DESTDIR="$PWD/root" PREFIX=/p
	installed >want
	[ "$(grep -c '^755 f p/bin/lo-' want)" = 7 ]
	run -1 grep -Ev '^755 (d|f p/bin/)|^644 f ' want
	rm -r root
	(umask 077 && make -C "$top" install DESTDIR="$PWD/root" PREFIX=/p)
	installed | cmp want -
}

@test "a program that runs is replaced" {
	make -C "$top" install DESTDIR="$PWD/root" PREFIX=/p
	mkfifo never
	root/p/bin/lo-fmt never 3>&- &
	echo $! >running
	make -C "$top" install DESTDIR="$PWD/root" PREFIX=/p
	kill -0 "$(<running)"
	root/p/bin/lo-fmt -V
}

@test "folders may have blanks in their names" {
	make -C "$top" install DESTDIR="$PWD/a root" PREFIX='/a prefix'
	[ "$(find . -type f ! -path './a root/a prefix/*')" = '' ]
	[ "$(find 'a root/a prefix/bin' -type f | wc -l)" = 7 ]
	make -C "$top" uninstall DESTDIR="$PWD/a root" PREFIX='/a prefix'
	[ -z "$(find . -type f)" ]
}

@test "make uninstall takes away every file of make install" {
	make -C "$top" install DESTDIR="$PWD/root" PREFIX=/p
	[ -x root/p/bin/lo-solve ]
	make -C "$top" uninstall DESTDIR="$PWD/root" PREFIX=/p
	[ -z "$(find root ! -type d)" ]
}
