# Spaceline: `make play` to play, `make test` to check everything, `make help` for the rest.
# A machine needs Python (3.11 or newer), make and git; all else goes into .venv.

PYTHON ?= python3
# Test workers: two more than cores, for many tests wait for a browser, a server or a process of their own.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

BIN := .venv/bin
# The tests begin hundreds of processes: without what Python has compiled before, each takes a second longer.
unexport PYTHONDONTWRITEBYTECODE
INSTALL := tools/install.py
LOCKED := --require-hashes -r
PROJECT := $(INSTALL) "Spaceline itself, and the table in the browser" --no-deps --no-build-isolation --editable .

WEB := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts web/package-lock.json

.PHONY: help play test thorough client-tests python-tests check lint types layers format bless bench dev client browsers screenshots compiled lock clean

help: ## Say what each target does
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: .venv/run.stamp web/dist/index.html ## Open the table in the browser
	@$(BIN)/spaceline serve || [ $$? -eq 130 ]

test: .venv/dev.stamp web/dist/index.html ## Run every check: style, types, layers, tests
	@$(MAKE) --no-print-directory --jobs 3 lint client-tests python-tests

thorough: .venv/dev.stamp web/dist/index.html ## Run the tests, also the many cases that make test leaves out
	$(BIN)/python -m pytest --thorough -n $(WORKERS) --dist worksteal

client-tests: .venv/dev.stamp
	$(BIN)/python tools/build_client.py test

python-tests: .venv/dev.stamp web/dist/index.html | .pytest_cache/compiled.stamp
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

lint: .venv/dev.stamp ## Run the checks that start no game: style, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/dev.stamp ## Rewrite the code in the house style
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bless: .venv/dev.stamp ## Write golden files and generated pages anew
	$(BIN)/python tools/bless.py

bench: .venv/run.stamp ## Measure the speed of the engine
	@$(BIN)/spaceline bench

dev: .venv/dev.stamp ## Install what the checks need

client: web/dist/index.html ## Build the client for the browser

browsers: ## Install the browser that the browser tests drive (Debian's Chromium)
	@$(PYTHON) tools/browsers.py install

screenshots: .venv/dev.stamp web/dist/index.html ## Make the pictures of the main pages anew
	$(BIN)/python tools/screenshots.py

compiled: .venv-compiled/stamp ## Build the compiled engine and run the contract tests on it
	.venv-compiled/bin/python tools/build_compiled.py

lock: ## Resolve the requirements anew (needs uv)
	cd requirements && for name in run dev compiled node; do \
		uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
			--no-emit-find-links --custom-compile-command 'make lock' $$name.in --output-file $$name.txt || exit 1; \
	done

clean: ## Remove everything that was installed or generated
	rm -rf .venv .venv-compiled build dist web/dist web/node_modules web/.svelte-check .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Each stamp says that an environment holds what the files on the right ask for.

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Spaceline needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	@echo "A folder for Python (.venv) ..."
	@$(PYTHON) -m venv .venv

.venv/run.stamp: requirements/run.txt pyproject.toml | .venv/bin/python
	@$(BIN)/python $(INSTALL) "What the game needs" $(LOCKED) requirements/run.txt
	@$(BIN)/python tools/build_client.py has-node || $(BIN)/python $(INSTALL) "Node, to build the table" $(LOCKED) requirements/node.txt
	@$(BIN)/python $(PROJECT)
	@touch $@

web/dist/index.html: $(WEB) | .venv/run.stamp
	@echo "The table in the browser: fetching what it is built with, and building it ..."
	@$(BIN)/python tools/build_client.py build
	@touch $@

.venv/dev.stamp: requirements/dev.txt .venv/run.stamp
	@$(BIN)/python $(INSTALL) "What the checks need" $(LOCKED) requirements/dev.txt
	@touch $@

# In a fresh checkout each test is compiled once, not once in every worker; the few that change later may be.
.pytest_cache/compiled.stamp: | .venv/dev.stamp
	@$(BIN)/python -m pytest --collect-only --quiet | tail -1
	@mkdir -p $(@D) && touch $@

.venv-compiled/bin/python: | .venv/bin/python
	$(PYTHON) -m venv .venv-compiled

.venv-compiled/stamp: requirements/dev.txt requirements/compiled.txt | .venv-compiled/bin/python
	.venv-compiled/bin/python $(INSTALL) "What the compiled engine needs" $(LOCKED) requirements/dev.txt -r requirements/compiled.txt
	@touch $@
