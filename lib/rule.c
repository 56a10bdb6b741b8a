#include "rule.h"
#include "rule_kinds.h"

#include <stdio.h>
#include <string.h>

/*
 * To add a rule: a row here; if it is no stencil, a kind of its own in a file of its own
 * and its open function in rule_kinds.h; its line in lo(7); its vectors in
 * tests/data/rules.tsv; a line of tests/rules.bash.
 */
static const struct {
	const char *name;
	const char *begins; /* what the text of such a rule is or begins with */
	bool (*open)(struct rule *rule, const char *argument, char reason[REASON]);
	const char *argument; /* NULL: what follows the beginning */
} forms[] = {
	{"plus", "plus", rule_open_stencil, "010/111/010"},
	{"ring", "ring", rule_open_stencil, "010/101/010"},
	{"king", "king", rule_open_stencil, "111/111/111"},
	{"x", "x", rule_open_stencil, "101/010/101"},
	{"dist:D", "dist:", rule_open_distance, NULL},
	{"lines", "lines", rule_open_lines, ""},
	{"@FILE", "@", rule_open_matrix, NULL},
	{"a stencil as 010/111/010", "", rule_open_stencil, NULL},
};

enum { FORMS = sizeof forms / sizeof *forms, STENCIL = FORMS - 1 };

const char *rule_name(size_t i)
{
	return i < FORMS ? forms[i].name : NULL;
}

/* The form that a text has: a stencil if it is no other. */
static size_t form_of(const char *text)
{
	size_t i = 0;

	for (; i < STENCIL; i++) {
		const char *begins = forms[i].begins;

		if (forms[i].argument ? strcmp(text, begins) == 0
				      : strncmp(text, begins, strlen(begins)) == 0)
			break;
	}
	return i;
}

bool rule_named(const char *text)
{
	return form_of(text) != STENCIL || *text == '0' || *text == '1';
}

bool rule_open(struct rule *rule, const char *text, bool wrap, char reason[REASON])
{
	const size_t i = form_of(text);
	const char *argument = forms[i].argument;

	*rule = (struct rule){.wrap = wrap};
	if (!argument)
		argument = text + strlen(forms[i].begins);
	return forms[i].open(rule, argument, reason);
}

void rule_close(struct rule *rule)
{
	if (rule->kind)
		rule->kind->close(rule);
}
