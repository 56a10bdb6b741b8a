# The completions as make install leaves them, each asked by its own shell: bash and zsh
# at their line editors, fish by complete -C. What should come is asked from the filters.

load ../setup

setup_file() {
	make -C "$top" install DESTDIR="$BATS_FILE_TMPDIR/root" PREFIX=/p >/dev/null
}

setup() {
	cd "$BATS_TEST_TMPDIR" || return
	share=$BATS_FILE_TMPDIR/root/p/share
	mkdir here here/sub
	cd here || return
	: >wires >sub/inner
	export TERM=dumb HOME=${PWD%/*}
}

# bash_line KEYS: leaves in ../line what they make of its line.
bash_line() {
	printf '%s\n' "PS1= PATH=$LO_BIN:\$PATH" \
		". '$share/bash-completion/completions/${1%% *}'" \
		"bind -x '\"\C-xq\": printf \"%s\n\" \"\$READLINE_LINE\" >../line'" >../rc
	printf '%s\030q' "$1" | bash --rcfile ../rc -i >/dev/null 2>&1 || true
}

# in_bash TEXT: all that its line editor puts for the last word, one word a line.
in_bash() {
	bash_line "$1"$'\e*'
	last_of_line "$1"
}

# in_zsh TEXT: the same of zsh.
in_zsh() {
	cat >../.zshrc <<-END
		PS1='ready ' PATH=$LO_BIN:\$PATH
		fpath=('$share/zsh/site-functions' \$fpath)
		autoload -Uz compinit && compinit -C -d $BATS_FILE_TMPDIR/dump
		zstyle ':completion:*' completer _all_matches _complete
		zstyle ':completion:*' insert true
		zle -C all menu-complete _generic
		zle -N quit
		quit() { print -r -- \$BUFFER >../line; exit }
		bindkey '^Xa' all
		bindkey '^Xq' quit
	END
	zsh -f -c 'zmodload zsh/zpty
		zpty all "ZDOTDIR=$PWD/.. zsh -i" && zpty -r all got "*ready*"
		zpty -w -n all "$1"$'"'\C-xa\C-xq'"'
		while zpty -r all got 2>/dev/null; do :; done' zsh "$1"
	last_of_line "$1"
}

# in_fish TEXT: the same of fish, without its descriptions.
in_fish() {
	XDG_DATA_DIRS=$share:/usr/share XDG_CONFIG_HOME=.. \
		fish -c 'complete -C $argv[1]' "$1" | cut -f 1
}

# last_of_line TEXT: what its last word has become, one a line; nothing if the line has
# been left alone.
last_of_line() {
	[ "$(cat ../line)" != "$1" ] || return 0
	set -- "$1" "${1% *} "
	tail -c +$((${#2} + 1)) ../line | tr ' ' '\n'
}

# completes TEXT WORD...: in every shell it may become these words.
completes() {
	local shell text=$1
	shift
	printf '%s\n' "$@" | sed '/^$/d' | LC_ALL=C sort >../want
	for shell in bash zsh fish; do
		in_$shell "$text" | sed '/^$/d' | LC_ALL=C sort |
			diff ../want - || { echo "$shell: $text"; return 1; }
	done
}

# takes FILTER: its options with an argument, one a line, as "f format".
takes() {
	"$1" -h | sed -n 's/^  -\(. [^ ]*\)  *[^ ].*/\1/p' | grep ' .'
}

# options FILTER: all options of it.
options() {
	"$1" -h | sed -n 's/^  \(-.\) .*/\1/p; s/^  \(-.\), \(--[a-z]*\) .*/\1 \2/p'
}

@test "every filter is completed in every shell, and nothing else is installed for it" {
	for filter in $filters; do
		printf '%s\n' "bash-completion/completions/$filter" \
			"fish/vendor_completions.d/$filter.fish"
	done >want
	echo zsh/site-functions/_lo >>want
	(cd "$share" && find bash-completion fish zsh -type f) | LC_ALL=C sort |
		diff <(LC_ALL=C sort want) -
	rm want
	for filter in $filters; do
		completes "$filter --v" --version
	done
}

@test "the options are those of -h" {
	for filter in $filters; do
		# Two dashes stand for the long ones alone, one for all but in bash.
		completes "$filter --" --help --version
		completes "$filter -" $(options "$filter")
	done
}

@test "names that an option takes are those of its message" {
	for filter in $filters; do
		while read -r letter argument; do
			values=$("$filter" "-$letter" '' 2>&1 </dev/null |
				sed -n 's/^.*: expected one of \(.*\), found .*/\1/p' |
				sed 's/, /\n/g' | grep -x '[a-z]*') || true
			case $argument in
			rule) values+=$'\ndist:\n@' ;;
			target) values+=on ;;
			format | engine) [ -n "$values" ] ;;
			*) [ -z "$values" ] ;;
			esac
			completes "$filter -$letter " $values
			echo "$argument" >>../seen
		done < <(takes "$filter")
	done
	[ "$(sort -u ../seen | grep -cx 'rule\|target\|format\|engine\|RxC\|OFFON')" = 6 ]
}

@test "an argument may be begun, be in the word of its option, and behind other options" {
	completes 'lo-solve -r k' king
	completes 'lo-solve -r dis' dist:
	completes 'lo-solve -r dist:2'
	completes 'lo-fmt -fgr' -fgrid
	completes 'lo-solve -pvek' ''
	completes 'lo-solve -pvega' -pvegauss
	completes 'lo-solve -pv -r king -t o' on
	completes 'lo-verify -n 3 -t o' on
}

@test "behind a name that is a beginning bash puts no blank" {
	while IFS='|' read -r keys want; do
		bash_line "$(printf "$keys")"
		[ "$(cat ../line)" = "$want" ]
	done <<-'END'
		lo-solve -r dis\t2|lo-solve -r dist:2
		lo-solve -r @su\tin\t-w|lo-solve -r @sub/inner -w
		lo-solve -r ki\t-w|lo-solve -r king -w
	END
}

@test "behind @ are files, also in the folders of folders" {
	completes 'lo-apply -r @w' @wires
	completes 'lo-apply -r @sub/in' @sub/inner
	completes 'lo-apply -dr@w' -dr@wires
	completes 'lo-solve -t @w'
	completes 'lo-fmt -u @w'
}

@test "operands are files where the filter has files" {
	for filter in $filters; do
		case $("$filter" -h) in
		*'[file...]'*)
			completes "$filter wi" wires
			completes "$filter -- wi" wires
			completes "$filter in wi" wires
			;;
		*) completes "$filter wi" ;;
		esac
	done
}

@test "where pkg-config knows a folder below PREFIX, that is it; variables say others" {
	mkdir tools
	printf '%s\n' '#!/bin/sh' '[ "$1" = --define-variable=prefix=/p ] || exit 1' \
		'echo "/p/$3"' >tools/pkg-config
	chmod +x tools/pkg-config
	PATH=$PWD/tools:$PATH make -C "$top" install DESTDIR="$PWD/a" PREFIX=/p ZSHDIR=/z
	[ -f a/p/bash-completion/lo-solve ]
	[ -f a/p/fish/lo-solve.fish ]
	[ -f a/z/_lo ]
	# What it knows nothing of goes where it goes without it.
	printf '%s\n' '#!/bin/sh' 'echo' >tools/pkg-config
	make -C "$top" install DESTDIR="$PWD/c" PREFIX=/p
	[ -f c/p/share/bash-completion/completions/lo-solve ]
	[ -f c/p/share/fish/vendor_completions.d/lo-solve.fish ]
	make -C "$top" install DESTDIR="$PWD/b" PREFIX=/p BASHDIR=/x FISHDIR=/y
	[ -f b/x/lo-solve ]
	[ -f b/y/lo-solve.fish ]
}
