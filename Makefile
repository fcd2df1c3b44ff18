PYTHON ?= python3
# Twice as many as there are cores: many tests wait for servers, clocks and lines.
WORKERS ?= $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN))
# A browser is a heavier guest, but it waits often, too.
BROWSERS ?= $(shell expr 3 \* $$(getconf _NPROCESSORS_ONLN) / 2)
PLAY ?= --open
WATCH ?= --players 4
TABLES ?= 50
KILLS ?= 1000
OPT ?= 3

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Only files whose digest stands in the lock file, wherever they come from. The lock files are complete, so nothing is
# resolved; `pip check` then says if one of them lacks something.
LOCKED := install --require-hashes --no-deps
COMPILED_PIP := .venv-compiled/bin/python -m pip --disable-pip-version-check --quiet

# What the compiled build is made of, as one number: a file that was taken away or put back counts too.
# The page is not: it is no faster compiled, and whoever draws should not wait for a compiler.
DIGEST := $(shell find src Makefile pyproject.toml requirements/run.lock requirements/compiled.lock -type f \
	! -path '*/__pycache__/*' ! -path 'src/tumbledown/web/*' \
	-exec cksum {} + | LC_ALL=C sort | cksum | cut -d ' ' -f 1)

# A stamp is written last, so that an interrupted installation is made again.
RUN := .venv/.installed-run
TEST := .venv/.installed-test
BENCH := .venv/.installed-bench
COMPILED := .venv-compiled/.installed-$(OPT)-$(DIGEST)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play watch dev client test quick test-long soak audit lock test-page needs lint check bench bench-server bench-client screenshots compiled format clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: client ## play in the browser; PLAY="--open --host 0.0.0.0" for the whole network
	$(BIN)/tumbledown serve $(PLAY)

watch: $(RUN) ## watch a game of bots in the terminal
	$(BIN)/tumbledown watch $(WATCH)

dev: $(RUN) ## the server, and beside it the page as it is being written
	$(BIN)/python tools/build_client.py --sound
	tools/dev $(BIN)

# What lies there already is compared by content, so this costs nothing when there is nothing to do.
client: $(RUN) ## build the page and the sounds into the package
	$(BIN)/python tools/build_client.py

# The compiled build that the tests compare with is made meanwhile, in haste.
test: $(TEST) client ## everything that must be green: lint, types, tests
	@$(MAKE) --no-print-directory -j 5 lint check compiled test-page needs OPT=0
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore tests/browser # some tests mostly wait: others take over
	$(BIN)/pytest -n $(BROWSERS) --dist worksteal tests/browser -m "not hurried and not long"
	$(BIN)/pytest tests/browser -m "hurried and not long" # alone: these measure time or play against a clock

# Without a browser, a compiler and servers that are killed: what one wants to know after every change.
quick: $(TEST) client ## lint, types, and the tests that need neither a browser nor a compiler, in four minutes
	@$(MAKE) --no-print-directory -j 3 lint check test-page
	tools/need-postgres
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore tests/browser --ignore tests/chaos --ignore tests/test_compiled.py

test-long: client $(TEST) needs ## the tests that take minutes, all stills of all screens, and the others with larger numbers
	TUMBLEDOWN_LONG=1 $(BIN)/pytest -n $(WORKERS) -m "long or not long"

soak: client $(TEST) ## kill the server KILLS times on each database: nothing is lost and nothing doubled
	tools/need-postgres
	TUMBLEDOWN_LONG=1 TUMBLEDOWN_KILLS=$(KILLS) $(BIN)/pytest -m "long or not long" tests/chaos/test_soak.py

# In an environment of its own: what looks for holes needs other versions than what is looked at.
audit: $(RUN) ## ask whether anything that we depend on has a known hole; needs the network
	tools/make-venv .venv-audit $(PYTHON)
	.venv-audit/bin/python -m pip --disable-pip-version-check --quiet $(LOCKED) -r requirements/audit.lock
	.venv-audit/bin/python -m pip --disable-pip-version-check --quiet check
	for file in requirements/*.lock; do .venv-audit/bin/pip-audit --strict --disable-pip --require-hashes -r $$file || exit 1; done
	$(BIN)/python tools/npm.py audit --audit-level=low

lock: $(TEST) ## write the lock files anew, after a version in requirements/*.txt was changed; needs the network
	$(BIN)/python tools/lock.py

test-page: client ## the tests of the page that need no browser
	$(BIN)/python tools/npm.py test

needs: ## install what the tests need beside Python, if it is missing
	tools/need-postgres
	tools/need-chromium

lint: $(TEST) ## look for mistakes and for unusual formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python tools/npm.py run lint

check: $(TEST) ## check the types
	$(BIN)/mypy --strict src tests tools hatch_build.py
	$(BIN)/python tools/npm.py run check

format: $(TEST) ## put the code into the usual form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python tools/npm.py run format
	$(BIN)/python tools/french_print.py

bench: $(BENCH) ## measure the engine
	$(BIN)/tumbledown bench engine
ifneq ($(wildcard $(COMPILED)),)
	.venv-compiled/bin/tumbledown bench engine --no-peers
else
	@echo "There is no compiled build of these sources to compare with; make compiled builds it."
endif

bench-server: $(BENCH) ## measure the server beside others, compiled if it is; TABLES=300 for the full figures
ifneq ($(wildcard $(COMPILED)),)
	$(BIN)/tumbledown bench server --tables $(TABLES) --plot build/growth.svg --python .venv-compiled/bin/python
else
	mkdir -p build
	$(BIN)/tumbledown bench server --tables $(TABLES) --plot build/growth.svg
	@echo "This is not the compiled build of these sources; make compiled builds it."
endif

bench-client: client $(TEST) ## measure the page in a real browser, beside what was asked of it
	tools/need-chromium
	$(BIN)/tumbledown bench client

screenshots: client $(TEST) ## take pictures of every screen, into docs/screenshots
	tools/need-chromium
	$(BIN)/python tools/screenshots.py

compiled: $(COMPILED) ## build the compiled package into build/compiled and install it in .venv-compiled; OPT=0 for haste

clean: ## remove everything that was made here
	rm -rf .venv .venv-compiled .venv-audit build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf client/node_modules src/tumbledown/web
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/pyvenv.cfg:
	tools/make-venv .venv $(PYTHON)

$(RUN): .venv/pyvenv.cfg requirements/run.lock requirements/client.lock pyproject.toml
	$(PIP) $(LOCKED) -r requirements/run.lock -r requirements/client.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	$(PIP) check
	@touch $@

$(TEST): $(RUN) requirements/test.lock
	$(PIP) $(LOCKED) -r requirements/test.lock
	$(PIP) check
	@touch $@

$(BENCH): $(RUN) requirements/bench.lock
	$(PIP) $(LOCKED) -r requirements/bench.lock
	$(PIP) check
	@touch $@

.venv-compiled/pyvenv.cfg:
	tools/need-compiler $(PYTHON)
	tools/make-venv .venv-compiled $(PYTHON)

# Built from a copy: compiled modules left beside their source would be imported in its place. The page comes along built.
# Its functions are hidden from other libraries, since only then may the C compiler join them: a tenth of the time.
$(COMPILED): .venv-compiled/pyvenv.cfg
	$(MAKE) client
	$(COMPILED_PIP) $(LOCKED) -r requirements/run.lock -r requirements/compiled.lock
	$(COMPILED_PIP) check
	rm -rf build/compiled .venv-compiled/.installed-*
	mkdir -p build/compiled/source
	cp -R pyproject.toml README.md LICENSE .gitignore hatch_build.py src build/compiled/source
	sed -i 's/^opt_level = .*/opt_level = "$(OPT)"/' build/compiled/source/pyproject.toml
	CFLAGS=-fvisibility=hidden HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(COMPILED_PIP) wheel --no-deps --no-build-isolation \
		-w build/compiled build/compiled/source
	$(COMPILED_PIP) install --no-deps --force-reinstall build/compiled/*.whl
	@touch $@
