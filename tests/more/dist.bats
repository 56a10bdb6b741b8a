# The tarball of make dist, of a small repository with the makefile under test.

load ../setup

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	export HOME=$PWD GIT_CONFIG_NOSYSTEM=1
	mkdir -p first/tests
	cp "$top/Makefile" first
	cp "$top/tests/exhaust" first/tests
	git -C first init -q
	git -C first add .
	git -C first -c user.name=a -c user.email=a@b commit -q -m x
	version=$(sed -n 's/^VERSION = //p' "$top/Makefile")
	tarball=lo-$version.tar.gz
}

@test "make dist gives the same bytes in another folder, later, for another user" {
	(umask 022 && TZ=UTC make -C first dist)
	git clone -q first another-place
	# Times in a tarball and in what gzip adds are in seconds.
	sleep 1.1
	(
		umask 077
		git config --global tar.umask 0077
		git config --global core.autocrlf true
		find another-place -name .git -prune -o -type f \
			-exec touch -t 203001010000 {} +
		TZ=Asia/Kathmandu LC_ALL=C.UTF-8 make -C another-place dist
	)
	cmp "first/$tarball" "another-place/$tarball"
}

@test "the tarball has what git tracks below one folder, with its modes" {
	: >first/untracked
	make -C first dist
	tar -tzf "first/$tarball" | grep -v '/$' | LC_ALL=C sort >got
	git -C first ls-files | sed "s|^|lo-$version/|" | LC_ALL=C sort | diff - got
	tar -xzf "first/$tarball"
	[ -x "lo-$version/tests/exhaust" ]
	[ ! -x "lo-$version/Makefile" ]
	cmp first/Makefile "lo-$version/Makefile"
}

# dist: make dist, whether it made one, without what make says, below another or not.
dist() {
	make -s dist 2>&1 >/dev/null | grep -v '^make[[:punct:]]' >&2
	[ -f "$tarball" ]
}

@test "make dist refuses what is not committed, and files that git does not know" {
	cd first
	echo >>Makefile
	expect 1 '' 'dist: not all is committed' dist
	git add Makefile
	expect 1 '' 'dist: not all is committed' dist
	rm -rf .git
	expect 1 '' 'dist: a tarball is made in a clone, of what git tracks' dist
}
