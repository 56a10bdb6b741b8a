# bash completion for the filters of lo. What a filter takes is not listed here: it is
# asked, so that this is true of the version that runs.

# _lo_values FILTER LETTER: what the option takes by name, as the message tells who gives
# it nothing, one a line. Behind : or @ the user goes on.
_lo_values() {
	"$1" "-$2" '' 2>&1 </dev/null | sed -n \
		-e "s/^.*: expected one of \(.*\), found ''\$/\1/p" \
		-e "s/^.*: expected '\([a-z]*\)' or .*/\1/p" |
		tr ',' '\n' | sed 's/^ //; / /d; s/[A-Z]*$//'
}

# _lo_after_flags WORD LETTERS: the word of options from the first that takes an argument,
# which are the letters.
_lo_after_flags() {
	local rest=${1#-}
	while [[ $rest && $2 != *"${rest:0:1}"* ]]; do
		rest=${rest:1}
	done
	printf '%s\n' "$rest"
}

# Called by bash with the filter and what it will replace of the word before the cursor,
# which it also cuts at : and @.
_lo() {
	local line=${COMP_LINE:0:COMP_POINT} letter='' options=yes value='' before=''
	local help letters words word whole i

	COMPREPLY=()
	help=$("$1" -h 2>/dev/null </dev/null) || return
	letters=$(sed -n 's/^  -\(.\) [^ ].*/\1/p' <<<"$help" | tr -d '\n')
	read -ra words <<<"$line"
	[[ $line != *[[:blank:]] ]] || words+=('')
	for ((i = 1; i < ${#words[@]} - 1; i++)); do
		word=${words[i]}
		if [[ $letter ]]; then
			letter=
		elif [[ $options && $word == -?* && $word != -- ]]; then
			letter=$(_lo_after_flags "$word" "$letters")
			[[ $letter == ? ]] || letter=
		else
			options=
		fi
	done
	word=${words[i]}
	if [[ $letter ]]; then
		value=$word
	elif [[ $options && $word == -[!-]?* ]]; then
		letter=$(_lo_after_flags "$word" "$letters")
		value=${letter:1}
		letter=${letter:0:1}
	fi
	if [[ $letter ]]; then
		before=${word%"$value"}
		_lo_value "$1" "$letter" "$value"
	elif [[ $options && $word == -* ]]; then
		mapfile -t COMPREPLY < <(compgen -W "$(sed -n 's/^  \(-.\) .*/\1/p
			s/^  \(-.\), \(--[a-z]*\) .*/\1 \2/p' <<<"$help")" -- "$word")
	elif [[ $help == *'[file...]'* ]]; then
		compopt -o default
	fi
	[[ ${#COMPREPLY[@]} != 1 || ${COMPREPLY[0]} != *[:@/] ]] || compopt -o nospace
	for i in "${!COMPREPLY[@]}"; do
		whole=$before${COMPREPLY[i]}
		COMPREPLY[i]=${whole#"${word%"$2"}"}
	done
}

# _lo_value FILTER LETTER VALUE: completes the argument of an option.
_lo_value() {
	local values file

	values=$(_lo_values "$1" "$2")
	if [[ $3 != @* || $'\n'$values$'\n' != *$'\n@\n'* ]]; then
		mapfile -t COMPREPLY < <(compgen -W "$values" -- "$3")
		return
	fi
	while IFS= read -r file; do
		[[ ! -d $file ]] || file+=/
		COMPREPLY+=("@$(printf %q "$file")")
	done < <(compgen -f -- "${3#@}")
}

complete -F _lo lo-apply lo-fmt lo-gen lo-parse lo-rank lo-solve lo-verify
