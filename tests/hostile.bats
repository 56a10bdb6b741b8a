# Whatever comes in, standard error gets a short line of printable ASCII: a message
# commands no terminal and forges no other message.

load setup

# The bytes as arguments have them, and as characters mean them.
LC_ALL=C

# Under the sanitizers a few of the bytes and texts.
step=1 share=1
[ $thin = 1 ] || step=37 share=4

# tame MOST COMMAND...: runs it. What it says, if anything, is one line of at most MOST
# bytes, and perhaps the usage line; then its status is 2. All is counted in $said.
said=0
tame() {
	local got=0 error
	"${@:2}" >out 2>err || got=$?
	# Up to a zero byte, which then is one too many; $(<err) would leave it out.
	! IFS= read -r -d '' error <err || wild "${@:2}"
	error=${error%$'\n'}
	[ -z "$error" ] && [ $got -lt 2 ] && return
	[[ $got = 2 && $error != *[!\ -~$'\n']* ]] || wild "${@:2}"
	case ${error#*$'\n'} in
	"$error" | "usage: $2 "*) ;;
	*) wild "${@:2}" ;;
	esac
	error=${error%%$'\n'*}
	[[ ${#error} -le $1 && $error == "$2: "?* ]] || wild "${@:2}"
	((++said))
}

wild() {
	printf '%q ' "$@" >&2
	od -c err | head -n 20 >&2
	exit 1
}

# byte[N]: the byte N as printf takes it.
byte=($(printf '\\x%02x\n' {0..255}))

# Texts that together have all bytes that an argument can have, 40 in each; and worse.
texts=()
for ((first = 1; first < 256; first += 40)); do
	text=
	for ((at = first; at < first + 40 && at < 256; at++)); do
		printf -v text "%s${byte[at]}" "$text"
	done
	texts+=("$text")
done
printf -v run '%05000d' 0
texts+=($'\e[2J\e[31m' $'\e]0;title\a' $'\x9b2J' $'\xc2\x9b2J' $'a\b\b\b' $'ok\r' $'ok\nlo-solve: ok'
	$'\xe2\x80\xae' 'é█😀' $'\xff\xfe' '%n%s%99999d' "${run//0/$'\e'}" "${run//0/é}")

for at in "${!texts[@]}"; do
	((at % share == 0)) || unset "texts[at]"
done

# letters FILTER: its options that take an argument.
letters() {
	"$1" -h | sed -n 's/^  -\([A-Za-z]\) [^ ].*/\1/p'
}

@test "arguments: what is said of them is short and printable" {
	for filter in $filters; do
		letters=$(letters $filter)
		for text in "${texts[@]}"; do
			for letter in $letters; do
				tame 330 $filter -$letter "$text" </dev/null
			done
			[[ $filter = lo-fmt || $filter = lo-parse || $filter = lo-gen ]] || {
				tame 330 $filter -r "dist:$text" </dev/null
				tame 330 $filter -r "0$text/1" </dev/null
			}
			tame 330 $filter "--$text" </dev/null
			tame 330 $filter "-$text" </dev/null
		done
	done
	for ((at = 1; at < 256; at += step)); do
		printf -v text "${byte[at]}"
		[[ $text = [hVfilu] ]] || tame 330 lo-fmt "-$text" </dev/null
	done
	[ $said -gt $((600 / share / share)) ]
}

@test "file names: whole, and what is said of them printable" {
	echo x >bad
	for filter in $filters; do
		for text in "${texts[@]}"; do
			most=$((4 * ${#text} + 200))
			tame $most $filter "$text"
			case $filter in
			lo-apply | lo-rank | lo-solve | lo-verify)
				tame $most $filter -r "@$text" </dev/null
				;;
			esac
			# What can be a name of a file that is there.
			[ $filter != lo-gen ] && [[ ${#text} -lt 200 && $text != */* ]] || continue
			cp bad "./$text"
			tame $most $filter "./$text"
			[ $filter = lo-rank ] ||
				[[ "$(<err)" =~ ^$filter:\ ./[^:]*.*:1:1:\ .+found\ \'x\'$ ]] ||
				wild $filter "./$text"
			rm "./$text"
		done
	done
	[ $said -gt $((300 / share / share)) ]
}

@test "input: what is said of any byte anywhere is short and printable" {
	while IFS='|' read -r command beginnings; do
		first=yes
		for beginning in $beginnings; do
			[ "$beginning" != . ] || beginning=
			# All 256 at the beginning, elsewhere those that a terminal minds.
			bytes=(0 9 13 27 155)
			[ $first = no ] || bytes=($(seq 0 $step 255))
			for at in "${bytes[@]}"; do
				printf "${beginning//_/ }${byte[at]}" >in
				tame 200 $command in
			done
			for text in "${texts[@]}"; do
				[ $first = yes ] || break
				printf "${beginning//_/ }%s\n" "$text" >in
				tame 200 $command in
			done
			first=no
		done
	done <<-'END'
		lo-apply|. 1 1x 1x1 1x1: 1x1:1 1x1:1_ 1x1:1\t! 1x1:1\t1x1:1
		lo-apply -d|. 5x6:
		lo-apply -r @in|. 1x1:
		lo-fmt|. ! !1x 0000000
		lo-fmt -f pbm|. 1x1:1
		lo-parse|. 1 1\n 1\n0 PUZZLE PUZZLE_# PUZZLE_#1 PUZZLE_#1\n IMPOSSIBLE
		lo-parse -f flip|. 1 1x 1x1 1x1: 1x1:8 1x1:8, 1x1:8,8
		lo-parse -f grid|. 0 01\n 01\n0 01\n\n0 I \xef\xbb
		lo-parse -f pbm|. P P1 P1_ P1_1 P1_1_ P1_1_1 P1_1_1_ P4_1_1 P1#
		lo-parse -f grid -l .#|. .
		lo-rank|. 1 1x 1x1
		lo-solve|. 1x1:1 ! 1x1:
		lo-verify|. 1x1:1_ 1x1:1_!
	END
	[ $said -gt $((600 / share / share)) ]
}
