# On a fresh checkout `make play` and `make test` do all of their own set-up.

VENV := .venv
PY := $(VENV)/bin/python
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check
GAMES ?= 100000
ALL_CORES := -n auto --dist worksteal
SOURCES := $(shell find src/kogge/engine src/kogge/modules src/kogge/games -name '*.py' -o -name '*.pyx' -o -name '*.pxd')

.PHONY: help play test lint rules soak postgresql bench sanitize build clean

help:  ## What can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:[^#]*## */\t/' | expand -t 12

play: build  ## Play a base game in the terminal against bots
	@$(VENV)/bin/kogge play base --terminal

test: build $(VENV)/checks postgresql lint rules  ## Everything that must hold
	$(PY) -m pytest $(ALL_CORES)
	KOGGE_PURE=1 $(PY) -m pytest $(ALL_CORES) tests/rules tests/recorded tests/engine tests/api

lint: build $(VENV)/checks  ## Style, types, import directions
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-cache

rules: build  ## Each rule with its tests
	$(PY) tools/rule_ids.py

soak: build  ## The laws at length: make soak GAMES=100000
	$(PY) tools/soak.py --games $(GAMES)

postgresql:  ## A PostgreSQL to test with, if there is none
	@tools/postgresql.sh

bench: build  ## Speed, beside the C reference if it is there
	$(PY) tools/bench_ratio.py

sanitize: $(VENV)/tools  ## Random games under the address and overflow sanitizers
	$(PY) tools/sanitize.py

build: $(VENV)/built  ## The virtual environment and the compiled rules

$(VENV)/tools: requirements.txt
	@echo "Setting up $(VENV) ..."
	@test -x $(PY) || python3 -m venv $(VENV)
	@$(INSTALL) -r requirements.txt
	@touch $@

$(VENV)/checks: $(VENV)/tools requirements-dev.txt
	@echo "Installing what tests and checks need ..."
	@$(INSTALL) -r requirements-dev.txt
	@touch $@

$(VENV)/installed: $(VENV)/tools pyproject.toml
	@KOGGE_COMPILE=no $(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/built: $(VENV)/installed setup.py side_cars.py $(SOURCES)
	@echo "Compiling the rules, the first time for about a minute ..."
	@$(PY) setup.py --quiet build_ext --inplace
	@$(PY) -c "import kogge; print('kogge is', kogge.status())"
	@touch $@

clean:  ## Forget everything that was built
	rm -rf $(VENV) build src/kogge.egg-info
	find src -name '*.so' -delete -o -name compiled.json -delete
