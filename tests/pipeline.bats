# Whole pipelines, in bulk: what the filters say of each other must agree.
load setup
load rules

setup_file() {
	make_naive
}

# The sanitizers make the programs several times slower.
count=1000000
case $LO_BIN in
*/san) count=100000 ;;
esac

@test "a million boards through text and back give the presses that made them" {
	# 5x6 has full rank, so the presses that made a board are its only solution.
	million() {
		set -o pipefail
		lo-gen -n "$count" -S 1 | lo-apply -d |
			{
				echo "$count"
				lo-fmt -f rows
			} | lo-parse | lo-solve | lo-fmt | lo-parse >got
	}
	expect 0 '' '' million
	lo-gen -n "$count" -S 1 >want
	[ "$(wc -l <want)" = "$count" ]
	expect 0 '' '' cmp want got
}

@test "a million answers hold" {
	million() {
		set -o pipefail
		lo-gen -n "$count" -S 1 | lo-solve -p | lo-apply | lo-verify -v -n "$count"
	}
	expect 0 '' "lo-verify: $count solved, 0 refused, 0 failed" million
}

# 1x1 to 64x64, words of all kinds, and the long ones.
sizes() {
	local a b
	for a in 1 2 3 4 5 6 7 8 9 11 13 16 17 23 31 32 33 47 63 64; do
		for b in 1 2 3 4 5 6 7 8 9 11 13 16 17 23 31 32 33 47 63 64; do
			echo "${a}x$b"
		done
	done
	echo 1x500 500x1 2x499 499x2
}

@test "boards of many sizes that presses made are all solved, by the smallest presses" {
	naive draw 1 10 $(sizes) >presses
	lo-apply -d presses >boards
	n=$(wc -l <boards)
	[ "$n" = 4040 ]
	prove() {
		set -o pipefail
		lo-solve -pv boards | tee answers | lo-apply | lo-verify -n "$n"
	}
	expect 0 '' "lo-solve: $n solved, 0 refused" prove
	expect 0 '' '' cmp boards <(cut -f1 answers)
	# Of one size the order of masks is that of their text.
	paste <(cut -f2 answers) presses |
		LC_ALL=C awk -F '\t' '$1 "" > $2 "" { print NR ": " $0 }' >larger
	expect 0 '' '' cat larger
}

@test "random boards of many sizes are solved, or refused with a proof" {
	naive draw 2 10 $(sizes) >boards
	n=$(wc -l <boards)
	prove() {
		set -o pipefail
		lo-solve -p boards | tee answers | lo-apply | lo-verify -n "$n"
	}
	expect 0 '' '' prove
	expect 0 '' '' cmp boards <(cut -f1 answers)
	[ "$(grep -c '!' answers)" -ge 500 ]
	[ "$(grep -vc '!' answers)" -ge 2000 ]
}

@test "the output for two streams in one is the two outputs in one" {
	naive draw 3 20 1x1 2x3 5x6 4x4 13x7 1x65 >a
	naive draw 4 20 5x6 9x9 2x3 33x2 >b
	cat a b >ab
	for filter in lo-solve 'lo-solve -p' 'lo-apply -d' 'lo-fmt -f rows'; do
		$filter a >want
		$filter b >>want
		for operands in ab 'a b' '- b'; do
			both() {
				$filter $operands <a >got
			}
			expect 0 '' '' both
			expect 0 '' '' cmp want got
		done
	done
	lo-solve -p a >a.answers
	lo-solve -p b >b.answers
	expect 0 "$(cat <(lo-apply a.answers) <(lo-apply b.answers))" '' \
		lo-apply a.answers b.answers
}

# proved ANSWERS: the check of a run that the pages advise.
proved() {
	set -o pipefail
	paste boards "$1" | lo-apply | lo-verify -n "$(wc -l <boards)"
}

@test "boards and answers side by side prove a run and catch every slip" {
	lo-gen -n 10 -S 1 >boards
	lo-solve boards >answers
	expect 0 '' '' proved answers

	sed 10d answers >missing
	expect 1 '10: expected 10 records in all, found 9' "lo-apply: <stdin>:10:10: \
expected a mask or a refusal, found the end of the line" proved missing

	sed 4d answers >missing
	expect 1 "$(printf '%d: not dark\n' {4..9})
10: expected 10 records in all, found 9" "lo-apply: <stdin>:10:10: \
expected a mask or a refusal, found the end of the line" proved missing

	(cat answers && echo 00000000) >extra
	expect 2 '' "lo-apply: <stdin>:11:1: expected a mask or a refusal, found a tab" \
		proved extra

	sed '3s/.*/00000000/' answers >wrong
	expect 1 '3: not dark' '' proved wrong

	sed '3s/.*/!/' answers >wrong
	expect 1 '3: a refusal without a proof' '' proved wrong

	(tail -n 1 answers && sed 10d answers) >shifted
	expect 1 "$(printf '%d: not dark\n' {1..10})" '' proved shifted

	(sed 1d answers && head -n 1 answers) >shifted
	expect 1 "$(printf '%d: not dark\n' {1..10})" '' proved shifted

	sed '7s/.*/1x2:0/' answers >wrong
	expect 1 '7: expected 10 records in all, found 6' "lo-apply: <stdin>:7:10: \
the fields of a line have one size, not 5x6 and 1x2" proved wrong
}

@test "a filter that ends early is caught by the number of records" {
	lo-gen -n 10 -S 1 >boards
	short() {
		set -o pipefail
		lo-solve -p boards | sed 10d | lo-apply | lo-verify -n 10
	}
	expect 1 '10: expected 10 records in all, found 9' '' short
}
