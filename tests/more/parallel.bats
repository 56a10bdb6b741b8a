# Many machines, see lo(7): its commands are taken from the page, and the answers are
# those of one run. Needs GNU parallel, and split, seq and xargs as GNU has them. Other
# machines and Hadoop have stand-ins.

load ../setup

page=${LO_MAN:-$top/man}/lo.7.scd

setup_file() {
	local program
	for program in parallel split seq xargs; do
		command -v "$program" >/dev/null && continue
		echo "$program: not installed" >&2
		return 1
	done
	export HOME=$BATS_FILE_TMPDIR # for what parallel keeps
	cd "$BATS_FILE_TMPDIR" || return
	# Mostly refused; and sizes among each other, some lines longer than a block.
	lo-gen -s 5x5 -n 500 -S 1 >uniform
	{
		for size in 1x1 4x4 5x5 5x6 9x9 1x300 300x1 30x30; do
			lo-gen -s "$size" -n 20 -S 1
		done
		lo-gen -s 200x201 -n 2 -S 1
	} | awk '{ print NR * 61 % 163 "\t" $0 }' | sort -n | cut -f 2 >mixed
	for boards in uniform mixed; do
		lo-solve "$boards" >"$boards.want"
		grep -q '!' "$boards.want"
		grep -qv '!' "$boards.want"
	done
	sed '400s/.$/g/' uniform >bad
}

# block SECTION K: the K-th block of that section of the page, to the file script.
block() {
	sed 's/\\\(.\)/\1/g' "$page" | awk -v section="$1" -v k="$2" '
		/^##* / { here = $0 == section; n = 0 }
		/^```/ { inside = !inside; n += inside; next }
		here && inside && n == k' >script
	[ -s script ]
}

# given BOARDS: they are in the file boards.
given() {
	cp "$BATS_FILE_TMPDIR/$1" boards
	[ ! -f "$BATS_FILE_TMPDIR/$1.want" ] || cp "$BATS_FILE_TMPDIR/$1.want" want
	rm -f answers
}

# right: the script gives the answers of one run, and the page's check says so.
right() {
	bash -o pipefail script 2>messages || {
		cat script messages >&2
		return 1
	}
	# That it takes larger blocks is all that parallel may have to say.
	run -1 grep -v '^parallel: Warning: A record was longer' messages
	cmp want answers
	block '# MANY MACHINES' 1
	bash -o pipefail script
}

# A program of this name, from standard input, which comes before all others.
stand_in() {
	mkdir -p programs
	{
		echo '#!/bin/bash'
		cat
	} >"programs/$1"
	chmod +x "programs/$1"
	PATH=$PWD/programs:$PATH
}

# ssh HOST -- COMMAND...: joined by blanks as ssh does, with the SHELL that sshd sets.
ssh_stands_in() {
	stand_in ssh <<-'END'
		shift 2
		SHELL=/bin/bash exec bash -c "$*"
	END
}

@test "blocks of any size, of standard input, of a file and of other machines" {
	local boards size k
	ssh_stands_in
	unset SHELL
	for boards in uniform mixed; do
		given "$boards"
		for size in 211 3k 10M; do
			for k in 1 2 3; do
				block '## GNU parallel' "$k"
				sed -i "s/10M/$size/" script
				right
			done
		done
	done
}

@test "blocks keep their order where the first is done last" {
	local k
	stand_in lo-solve <<-END
		[ "\$PARALLEL_SEQ" != 1 ] || until [ -f "$PWD/done" ]; do
			sleep 0.1
		done
		"$LO_BIN/lo-solve" "\$@"
		[ "\$PARALLEL_SEQ" != 2 ] || : >"$PWD/done"
	END
	given uniform
	for k in 1 2; do
		rm -f 'done'
		block '## GNU parallel' "$k"
		sed -i 's/10M/2k -j2/' script
		bash script
		[ -f 'done' ]
		cmp want answers
	done
}

@test "answers that are missing, or not in order, are found" {
	local change
	given mixed
	block '# MANY MACHINES' 1
	for change in '$d' 1d '1!G;h;$!d' d; do
		sed "$change" want >answers
		run ! cmp -s want answers
		run -1 --separate-stderr bash -o pipefail script
	done
}

@test "a bad line fails, by its number in the whole beforehand" {
	local k
	given bad
	for k in 1 2; do
		block '## GNU parallel' "$k"
		sed -i 's/10M/1k/' script
		run bash script
		[ "$status" -ne 0 ]
		block '# MANY MACHINES' 1
		run -1 bash -o pipefail script
	done
	expect 2 "$(head -n 399 boards | lo-fmt -f count)" \
		"lo-fmt: boards:400:11: expected a hex digit, found 'g'" \
		lo-fmt -f count boards
	grep -q '^- .*\*lo-fmt -f count boards\*' "$page"
}

@test "the filters that take pieces, and the totals of the pieces" {
	local filter
	given mixed
	for filter in 'lo-apply -d' 'lo-fmt -f rows' 'lo-fmt -f count'; do
		parallel --pipe -k --block 3k "$filter" <boards 2>messages |
			cmp - <($filter boards)
	done
	parallel --pipe -k --block 3k lo-solve -p <boards 2>messages |
		parallel --pipe -k --block 3k lo-apply 2>messages |
		cmp - <(lo-solve -p boards | lo-apply)
	given uniform
	parallel --pipe -k --block 1k lo-solve -v <boards 2>&1 >answers |
		awk '{ solved += $2; refused += $4 }
			END { print NR, solved + refused, refused }' |
		{
			read -r pieces all refused
			[ "$pieces" -gt 1 ]
			[ "$all" -eq 500 ]
			[ "$refused" -eq "$(grep -c '!' want)" ]
		}
}

@test "no boards, no answers" {
	local k
	: >boards
	: >want
	ssh_stands_in
	for k in 1 3; do
		block '## GNU parallel' "$k"
		right
	done
}

@test "the parts of an array of tasks, cut and dealt" {
	local boards task
	for boards in uniform mixed; do
		given "$boards"
		block '## Slurm' 1
		grep -qx '#SBATCH --array=1-8' script
		mv script array
		for task in 8 7 6 5 4 3 2 1; do
			SLURM_ARRAY_TASK_ID=$task bash array
		done
		block '## Slurm' 2
		right
		sed -i 's,l/,r/,' array
		for task in 1 2 3 4 5 6 7 8; do
			SLURM_ARRAY_TASK_ID=$task bash array
		done
		block '## Slurm' 3
		right
		block '## Slurm' 2
		bash script
		run ! cmp -s want answers
	done
	# A task that failed leaves its part short.
	given bad
	sed -i 's,r/,l/,' array
	SLURM_ARRAY_TASK_ID=7 run -2 bash array
}

@test "more parts than lines, and more than ten" {
	local count task
	for count in 3 12; do
		lo-gen -s 5x5 -n 5 -S 1 >boards
		[ "$count" -eq 3 ] || lo-gen -s 5x5 -n 500 -S 1 >boards
		lo-solve boards >want
		rm -f part.*
		block '## Slurm' 1
		sed "s,/8,/$((count * 3))," script >array
		for task in $(seq $((count * 3))); do
			SLURM_ARRAY_TASK_ID=$task bash array
		done
		block '## Slurm' 2
		sed -i "s/ 8 / $((count * 3)) /" script
		right
	done
}

@test "a map without a reducer" {
	local boards
	# As streaming does: the largest piece first, and a tab for a line that has none.
	stand_in hadoop <<-'END'
		set -eo pipefail
		if [ "$1" = fs ]; then
			exec bash -c "cat $3"
		fi
		[ "$1 $3 $4 $5" = 'jar -D mapreduce.job.reduces=0 -files' ]
		shift 6
		while [ "$#" -gt 0 ]; do
			declare "${1#-}=$2"
			shift 2
		done
		rm -rf "$output"
		mkdir "$output"
		split -n l/7 "$input" piece.
		n=0
		for piece in $(ls -S piece.*); do
			part=$(printf 'part-%05d' "$n")
			n=$((n + 1))
			bash -c "$mapper" <"$piece" | sed '/\t/!s/$/\t/' >"$output/$part"
		done
	END
	ln -s "$LO_BIN/lo-solve" .
	for boards in uniform mixed; do
		given "$boards"
		rm -rf solved
		block '## Hadoop streaming' 1
		bash script
		mv solved parts
		cat parts/part-* | cut -f 2 >unordered
		run ! cmp -s want unordered
		block '## Hadoop streaming' 2
		sed -i 's,solved/part,parts/part,' script
		right
		rm -r parts
	done
}

@test "the command of Spark through pieces in order" {
	local piece command
	given mixed
	block '## Spark' 1
	command=$(sed -n 's/^sc.*\.pipe("\([^"]*\)", checkCode=True)\..*/\1/p' script)
	[ -n "$command" ]
	split -n l/7 boards piece.
	for piece in piece.*; do
		$command <"$piece" || return
	done | cmp want -
}
