# fish completion for a filter of lo, the one that this file is named after where it is
# installed. What a filter takes is not listed here: it is asked, so that this is true of
# the version that runs.

# What the option takes by name, as the message tells who gives it nothing.
function __lo_values -a filter letter
	set -l path (string match -r '^(-[^-].*)?@' -- (commandline -ct))
	command $filter -$letter '' 2>&1 </dev/null | sed -n \
		-e "s/^.*: expected one of \(.*\), found ''\$/\1/p" \
		-e "s/^.*: expected '\([a-z]*\)' or .*/\1/p" |
		tr , '\n' | sed 's/^ //; / /d; s/[A-Z]*$//' | while read -l value
			if test "$value" = @ -a -n "$path[1]"
				set -l begun (string replace -- "$path[1]" '' (commandline -ct))
				__fish_complete_path $begun | string replace -r '^' @
			else
				echo $value
			end
		end
end

set -l filter (string replace -r '.*/(.*)[.]fish$' '$1' (status filename))
command $filter -h 2>/dev/null </dev/null | while read -l line
	if set -l option (string match -r '^  -(.) ([^ ]+) +(.*)' -- $line)
		complete -c $filter -s $option[2] -x -d $option[4] \
			-a "(__lo_values $filter $option[2])"
	else if set -l option (string match -r '^  -(.), --(\w+) +(.*)' -- $line)
		complete -c $filter -s $option[2] -l $option[3] -d $option[4]
	else if set -l option (string match -r '^  -(.) +(.*)' -- $line)
		complete -c $filter -s $option[2] -d $option[3]
	else if string match -qr '^usage: (?!.*\[file\.\.\.\])' -- $line
		complete -c $filter -f
	end
end
