PYTHON ?= python3
WORKERS ?= auto
PLAY ?= watch --players 4
TABLES ?= 50

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED_PIP := .venv-compiled/bin/python -m pip --disable-pip-version-check --quiet

# What the compiled build is made of, as one number: a file that was taken away or put back counts too.
DIGEST := $(shell find src pyproject.toml requirements/run.txt requirements/compiled.txt -type f ! -path '*/__pycache__/*' \
	-exec cksum {} + | LC_ALL=C sort | cksum | cut -d ' ' -f 1)

# A stamp is written last, so that an interrupted installation is made again.
RUN := .venv/.installed-run
TEST := .venv/.installed-test
BENCH := .venv/.installed-bench
COMPILED := .venv-compiled/.installed-$(DIGEST)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-long lint check bench bench-server compiled format clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(RUN) ## watch a game in the terminal
	$(BIN)/tumbledown $(PLAY)

test: lint check $(TEST) ## everything that must be green: lint, types, tests
	tools/need-postgres
	$(BIN)/pytest -n $(WORKERS)

test-long: $(TEST) ## the tests that take minutes, and the others with larger numbers
	tools/need-postgres
	TUMBLEDOWN_LONG=1 $(BIN)/pytest -n $(WORKERS) -m "long or not long"

lint: $(TEST) ## look for mistakes and for unusual formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check

check: $(TEST) ## check the types
	$(BIN)/mypy --strict src tests

format: $(TEST) ## put the code into the usual form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(BENCH) ## measure the engine
	$(BIN)/tumbledown bench engine
ifneq ($(wildcard $(COMPILED)),)
	.venv-compiled/bin/tumbledown bench engine --no-peers
else
	@echo "There is no compiled build of these sources to compare with; make compiled builds it."
endif

bench-server: $(BENCH) ## measure the server; TABLES=300 for the full figures
	$(BIN)/tumbledown bench server --tables $(TABLES)

compiled: $(COMPILED) ## build the compiled package into build/compiled and install it in .venv-compiled

clean: ## remove everything that was made here
	rm -rf .venv .venv-compiled build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/pyvenv.cfg:
	tools/make-venv .venv $(PYTHON)

# The build back end is pinned in test.txt; playing needs it too, to install this checkout.
$(RUN): .venv/pyvenv.cfg requirements/run.txt requirements/test.txt pyproject.toml
	$(PIP) install -r requirements/run.txt
	$(PIP) install hatchling editables -c requirements/test.txt
	$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(TEST): $(RUN) requirements/test.txt
	$(PIP) install -r requirements/test.txt
	@touch $@

$(BENCH): $(RUN) requirements/bench.txt
	$(PIP) install -r requirements/bench.txt
	@touch $@

.venv-compiled/pyvenv.cfg:
	tools/need-compiler $(PYTHON)
	tools/make-venv .venv-compiled $(PYTHON)

# Built from a copy: compiled modules left beside their source would be imported in its place.
$(COMPILED): .venv-compiled/pyvenv.cfg
	$(COMPILED_PIP) install -r requirements/run.txt -r requirements/compiled.txt
	rm -rf build/compiled .venv-compiled/.installed-*
	mkdir -p build/compiled/source
	cp -R pyproject.toml README.md LICENSE .gitignore src build/compiled/source
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(COMPILED_PIP) wheel --no-deps --no-build-isolation \
		-w build/compiled build/compiled/source
	$(COMPILED_PIP) install --no-deps --force-reinstall build/compiled/*.whl
	@touch $@
