# Everything happens in .venv inside this checkout; all it needs is make and Python 3.11 or newer.
# PYTHON=... chooses another interpreter, ARGS='...' passes options on, e.g. make play ARGS='--help'.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
BIN := .venv/bin
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help play test lint bench clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: $(READY) ## play in the terminal
	@$(BIN)/sietch play $(ARGS)

test: $(READY) ## run the tests on all cores
	$(BIN)/pytest -n auto $(ARGS)

lint: $(READY) ## check style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY) ## measure speed against a peer
	$(BIN)/python benchmarks/run.py $(ARGS)

clean: ## remove the environment, caches and builds
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	@python="$(PYTHON)"; \
	"$${python:-none}" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Sietch needs Python 3.11 or newer. Install it, or name it: make PYTHON=/path/to/python3" >&2; exit 1; }; \
	echo "Setting up .venv, once; this may take a minute"; \
	"$$python" -m venv .venv || \
		{ echo "This Python cannot make virtual environments (on Debian: apt install python3-venv)" >&2; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
