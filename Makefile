# lo: Unix filters for Lights Out. A makefile for any POSIX make.
.POSIX:
.SUFFIXES:
.SUFFIXES: .o .san .c .scd

VERSION = 0.1.0

CC = cc
CFLAGS = -O2
LDFLAGS =
SCDOC = scdoc
BATS = bats

PREFIX = /usr/local
BINDIR = $(PREFIX)/bin
MANDIR = $(PREFIX)/share/man
# Where the shells look for completions below PREFIX, as pkg-config tells if it knows.
COMPLETIONS = pkg-config "--define-variable=prefix=$(PREFIX)" --variable=completionsdir
BASHDIR = $$(d=$$($(COMPLETIONS) bash-completion 2>/dev/null || :); \
	echo "$${d:-$(PREFIX)/share/bash-completion/completions}")
FISHDIR = $$(d=$$($(COMPLETIONS) fish 2>/dev/null || :); \
	echo "$${d:-$(PREFIX)/share/fish/vendor_completions.d}")
ZSHDIR = $(PREFIX)/share/zsh/site-functions

# Apart from CFLAGS, which are the user's.
STANDARD = -std=c11 -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64 \
	-DLO_VERSION='"$(VERSION)"'
WARNINGS = -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes
SANITIZE = -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all

# What makes a fault harder to use, as far as the compiler and the linker have it beside
# CFLAGS and LDFLAGS: HARDEN= and HARDEN_LINK= do without.
HARDEN = $$(cat cmd/harden)
HARDEN_LINK = $$(cat cmd/harden_link)
HARDENING = -fPIE -fstack-protector-strong -fstack-clash-protection -fcf-protection \
	-D_FORTIFY_SOURCE=2 -Wformat-security
HARDENING_LINK = -pie -Wl,-z,relro -Wl,-z,now

COMMANDS = bin/lo-apply bin/lo-fmt bin/lo-gen bin/lo-parse bin/lo-verify
SOLVERS = bin/lo-rank bin/lo-solve
COMMANDS_SAN = bin/san/lo-apply bin/san/lo-fmt bin/san/lo-gen bin/san/lo-parse \
	bin/san/lo-verify
SOLVERS_SAN = bin/san/lo-rank bin/san/lo-solve

FILTER = cmd/filter.o cmd/filter_rule.o cmd/terminal.o
CMD = $(FILTER) cmd/lo-apply.o cmd/lo-fmt.o cmd/lo-gen.o cmd/lo-parse.o cmd/lo-rank.o \
	cmd/lo-solve.o cmd/lo-verify.o
LIB = lib/draw.o lib/filling.o lib/hex.o lib/input.o lib/input_flip.o lib/input_grid.o \
	lib/input_judge.o lib/input_lines.o lib/input_pass.o lib/input_pbm.o \
	lib/layout.o lib/lights.o lib/mask.o lib/mask_text.o lib/memory.o lib/number.o \
	lib/offsets.o lib/output.o lib/output_cells.o lib/output_pbm.o \
	lib/output_picture.o lib/output_rows.o lib/output_svg.o lib/power.o \
	lib/random.o lib/reader.o lib/record.o lib/record_parse.o lib/rule.o \
	lib/rule_lines.o lib/rule_local.o lib/rule_matrix.o lib/run.o lib/shifts.o \
	lib/size.o lib/size_read.o lib/target.o lib/writer.o
ENGINE = lib/engine/chase.o lib/engine/chasing.o lib/engine/descent.o \
	lib/engine/elimination.o lib/engine/engine.o lib/engine/enum.o \
	lib/engine/fewest.o lib/engine/fibonacci.o lib/engine/four_russians.o \
	lib/engine/gauss.o lib/engine/kernel.o lib/engine/keys.o \
	lib/engine/multiples.o lib/engine/nullity.o lib/engine/parts.o \
	lib/engine/poly.o lib/engine/polynomial.o lib/engine/progress.o \
	lib/engine/rank.o lib/engine/solutions.o lib/engine/solver.o \
	lib/engine/solver_pass.o lib/engine/sums.o lib/engine/table.o
OBJECTS = $(CMD) $(LIB) $(ENGINE)
HEADERS = cmd/filter.h cmd/filter_rule.h cmd/terminal.h lib/bits.h lib/bytes.h \
	lib/draw.h lib/drawing.h lib/filling.h lib/hex.h lib/hex_sse2.h lib/input.h \
	lib/input_lines.h lib/layout.h lib/lights.h lib/mask.h lib/mask_text.h \
	lib/memory.h lib/number.h lib/offsets.h lib/output.h lib/power.h lib/random.h \
	lib/reader.h lib/reason.h lib/record.h lib/record_bare.h lib/rule.h \
	lib/rule_kinds.h lib/run.h lib/shifts.h lib/size.h lib/size_read.h \
	lib/target.h lib/writer.h lib/engine/chasing.h lib/engine/descent.h \
	lib/engine/elimination.h lib/engine/engine.h lib/engine/fewest.h \
	lib/engine/fibonacci.h lib/engine/four_russians.h lib/engine/kernel.h \
	lib/engine/keys.h lib/engine/lanes.h lib/engine/lanes_sse2.h \
	lib/engine/multiples.h lib/engine/nullity.h lib/engine/parts.h \
	lib/engine/polynomial.h lib/engine/progress.h lib/engine/rank.h \
	lib/engine/solutions.h lib/engine/solver.h lib/engine/sums.h

PAGES1 = man/lo-apply.1 man/lo-fmt.1 man/lo-gen.1 man/lo-parse.1 man/lo-rank.1 \
	man/lo-solve.1 man/lo-verify.1
PAGES5 = man/lo.5
PAGES7 = man/lo.7
PAGES = $(PAGES1) $(PAGES5) $(PAGES7)

all: programs pages

programs: $(COMMANDS) $(SOLVERS)

pages:
	@if command -v $(SCDOC) >/dev/null; then $(MAKE) $(PAGES); \
	else echo 'pages: not made, since $(SCDOC) is not installed'; fi

.c.o:
	$(CC) $(STANDARD) $(WARNINGS) $(HARDEN) $(CFLAGS) -c -o $@ $<

.c.san:
	$(CC) $(STANDARD) $(WARNINGS) $(SANITIZE) -c -o $@ $<

.scd:
	$(SCDOC) <$< >$@.tmp && mv $@.tmp $@

$(OBJECTS) $(OBJECTS:.o=.san): $(HEADERS) Makefile

$(OBJECTS): cmd/harden

# Each flag is tried alone, and a warning counts, as of _FORTIFY_SOURCE in CFLAGS too.
TRY = try() { \
	for flag; do \
		case "$$flag $(CFLAGS) $(LDFLAGS)" in \
		-fPIE*-static*|-pie*-static*|-fPIE*no-pie*|-pie*no-pie*) continue ;; \
		esac; \
		$(CC) $(STANDARD) $(WARNINGS) -Werror $$with $$flag $(CFLAGS) $$link \
			-o $@.tmp.o $@.tmp.c >/dev/null 2>&1 && echo "$$flag"; \
	done; rm -f $@.tmp.c $@.tmp.o; }; \
	printf '%s\n' '\#include <stdio.h>' 'int main(void) { return puts("") < 0; }' >$@.tmp.c

cmd/harden: Makefile
	@$(TRY); with= link=-c; try $(HARDENING) >$@.tmp && mv $@.tmp $@

cmd/harden_link: cmd/harden Makefile
	@$(TRY); with="$(HARDEN)" link='$(LDFLAGS)'; \
		try $(HARDENING_LINK) >$@.tmp && mv $@.tmp $@

# The engines are linked by the solvers alone: what checks an answer has none.
lib/liblo.a: $(LIB)
	rm -f $@
	$(AR) rc $@ $(LIB)

lib/liblo.san.a: $(LIB:.o=.san)
	rm -f $@
	$(AR) rc $@ $(LIB:.o=.san)

# An archive, so that a filter has of it what it uses and no more.
cmd/libfilter.a: $(FILTER)
	rm -f $@
	$(AR) rc $@ $(FILTER)

cmd/libfilter.san.a: $(FILTER:.o=.san)
	rm -f $@
	$(AR) rc $@ $(FILTER:.o=.san)

$(COMMANDS): cmd/harden_link $(CMD) cmd/libfilter.a lib/liblo.a
	mkdir -p bin
	$(CC) $(HARDEN_LINK) $(CFLAGS) $(LDFLAGS) -o $@ cmd/$(@F).o cmd/libfilter.a \
		lib/liblo.a

$(SOLVERS): cmd/harden_link $(CMD) $(ENGINE) cmd/libfilter.a lib/liblo.a
	mkdir -p bin
	$(CC) $(HARDEN_LINK) $(CFLAGS) $(LDFLAGS) -o $@ cmd/$(@F).o $(ENGINE) \
		cmd/libfilter.a lib/liblo.a

$(COMMANDS_SAN): $(CMD:.o=.san) cmd/libfilter.san.a lib/liblo.san.a
	mkdir -p bin/san
	$(CC) $(SANITIZE) $(LDFLAGS) -o $@ cmd/$(@F).san cmd/libfilter.san.a \
		lib/liblo.san.a

$(SOLVERS_SAN): $(CMD:.o=.san) $(ENGINE:.o=.san) cmd/libfilter.san.a lib/liblo.san.a
	mkdir -p bin/san
	$(CC) $(SANITIZE) $(LDFLAGS) -o $@ cmd/$(@F).san $(ENGINE:.o=.san) \
		cmd/libfilter.san.a lib/liblo.san.a

# Every test twice: the programs as installed, and under the sanitizers.
check: check-plain check-san

check-plain: programs $(PAGES)
	LO_BIN=bin $(BATS) tests

check-san: $(COMMANDS_SAN) $(SOLVERS_SAN) programs $(PAGES)
	LO_BIN=bin/san $(BATS) tests

# What takes other programs: shells, readers of pictures, git.
check-more: programs
	LO_BIN=bin $(BATS) tests/more

# As root: both commands of the README on a bare Debian 12, from a clone and a tarball.
check-bare:
	tests/bare

# Every one of the 2^30 boards of 5x6 and of the 2^25 of 5x5, in a minute or two.
check-all: programs
	tests/exhaust

# What the promises of the README rest on: see tests/README.md.
assure: programs $(PAGES)
	tests/assure/run

# The same cut to what a few minutes allow.
assure-short: programs $(PAGES)
	tests/assure/run short

# Costs as ratios to cat: see tests/bench/README.md. Exits 1 where one is over its limit.
bench: programs
	tests/bench/run

# What is installed is for all to read, whatever the umask.
PUT = put() { cp -f "$$2" "$$3" && chmod "$$1" "$$3"; }

install: all
	umask 022 && mkdir -p "$(DESTDIR)$(BINDIR)" "$(DESTDIR)$(BASHDIR)" \
		"$(DESTDIR)$(FISHDIR)" "$(DESTDIR)$(ZSHDIR)"
	$(PUT); for f in $(COMMANDS) $(SOLVERS); do \
		put 755 $$f "$(DESTDIR)$(BINDIR)/$${f##*/}" && \
		put 644 cmd/completion/lo.bash "$(DESTDIR)$(BASHDIR)/$${f##*/}" && \
		put 644 cmd/completion/lo.fish \
			"$(DESTDIR)$(FISHDIR)/$${f##*/}.fish" || exit; done; \
	put 644 cmd/completion/_lo "$(DESTDIR)$(ZSHDIR)/_lo"
	@if test -f man/lo.7; then $(MAKE) install-pages; \
	else echo 'install: no pages, since $(SCDOC) is not installed'; fi

install-pages:
	umask 022 && mkdir -p "$(DESTDIR)$(MANDIR)/man1" "$(DESTDIR)$(MANDIR)/man5" \
		"$(DESTDIR)$(MANDIR)/man7"
	$(PUT); for f in $(PAGES); do \
		put 644 $$f "$(DESTDIR)$(MANDIR)/man$${f##*.}/$${f##*/}" || exit; done

uninstall:
	for f in $(COMMANDS) $(SOLVERS); do \
		rm -f "$(DESTDIR)$(BINDIR)/$${f##*/}" "$(DESTDIR)$(BASHDIR)/$${f##*/}" \
			"$(DESTDIR)$(FISHDIR)/$${f##*/}.fish"; done
	rm -f "$(DESTDIR)$(ZSHDIR)/_lo"
	for f in $(PAGES); do \
		rm -f "$(DESTDIR)$(MANDIR)/man$${f##*.}/$${f##*/}"; done

# The bytes depend on the commit alone. Of what is not committed there is no tarball.
dist:
	@git ls-files --error-unmatch Makefile >/dev/null 2>&1 || \
		{ echo 'dist: a tarball is made in a clone, of what git tracks' >&2; \
		exit 1; }
	@git diff --quiet HEAD || { echo 'dist: not all is committed' >&2; exit 1; }
	git -c tar.umask=0022 -c core.autocrlf=false -c core.attributesFile=/dev/null \
		archive --format=tar \
		--prefix=lo-$(VERSION)/ -o lo-$(VERSION).tar HEAD
	GZIP= gzip -nf lo-$(VERSION).tar

clean:
	rm -rf bin
	rm -f lo-$(VERSION).tar lo-$(VERSION).tar.gz
	rm -f cmd/harden cmd/harden_link $(OBJECTS) $(OBJECTS:.o=.san) lib/*.a cmd/*.a $(PAGES) man/*.tmp

.PHONY: all programs pages check check-plain check-san check-more check-bare check-all \
	assure assure-short bench dist install install-pages uninstall clean
