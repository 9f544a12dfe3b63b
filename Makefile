# On a fresh checkout `make play` and `make test` do all of their own set-up.

VENV := .venv
PY := $(VENV)/bin/python
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check
GAMES ?= 100000
TOGETHER = $(if $(filter -j%,$(MAKEFLAGS)),,-j2)
# More than there are processors: some tests wait for others, those of servers and terminals most.
ALL_CORES := -n $(shell expr $$(nproc) + 1) --dist worksteal
AND_MORE := -n $(shell expr $$(nproc) + 2) --dist worksteal
SOURCES := $(shell find src/kogge/engine src/kogge/modules src/kogge/games -name '*.py' -o -name '*.pyx' -o -name '*.pxd')
PAGE := $(shell find web -name node_modules -prune -o -path web/tests -prune -o -type f -print)
BUILT := src/kogge/server/static/sources.sha256
NPM := $(PY) tools/npm.py
export PYTHONDONTWRITEBYTECODE :=  # tests start Python hundreds of times: what it has compiled once is kept

.PHONY: help play test lint types page-types page-tests collected rules soak soak-server soak-web pictures load page-speed postgresql chromium bench sanitize build web clean

help:  ## What can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:[^#]*## */\t/' | expand -t 14

play: build  ## Play a base game in the browser against bots
	@$(VENV)/bin/kogge play base

test: build $(VENV)/checks postgresql chromium lint rules  ## Everything that must hold
	@$(MAKE) --no-print-directory $(TOGETHER) --output-sync page-tests collected
	$(PY) -m pytest $(AND_MORE) --ignore tests/web
	$(PY) -m pytest $(ALL_CORES) tests/web  # apart: where Playwright has worked, asyncio.run refuses to
	KOGGE_PURE=1 $(PY) -m pytest $(ALL_CORES) tests/rules tests/recorded tests/engine tests/api

lint: build $(VENV)/checks  ## Style, types, import directions
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	@$(MAKE) --no-print-directory $(TOGETHER) --output-sync types page-types
	$(VENV)/bin/lint-imports --no-cache

types:
	$(VENV)/bin/mypy

page-types:
	$(NPM) run --silent check

page-tests:
	$(NPM) run --silent test

collected:  # Python compiles the tests here, once, so that not each process does
	@$(PY) -m pytest --collect-only -qq > $(VENV)/collected || { cat $(VENV)/collected; false; }

rules: build  ## Each rule with its tests
	$(PY) tools/rule_ids.py

soak: build  ## The laws at length: make soak GAMES=100000
	$(PY) tools/soak.py --games $(GAMES)

soak-server: build $(VENV)/checks postgresql  ## A server killed 200 times, and a million hostile messages
	KOGGE_SERVER_KILLS=200 KOGGE_HOSTILE_MESSAGES=1000000 $(PY) -m pytest tests/server/trouble tests/server/wire/test_hostile.py

soak-web: build $(VENV)/checks chromium  ## Whole games of all scenarios, clicked in Chromium
	KOGGE_WEB_GAMES=whole $(PY) -m pytest tests/web/test_whole_games.py

pictures: build $(VENV)/checks chromium  ## The pictures of the page in docs/screens
	$(PY) -m pytest tests/web/pictures.py

load: build $(VENV)/checks  ## How much a server carries: 1,000 people, 300 actions a second; then 5,000 sockets
	$(PY) tools/load.py --sockets 5000
	$(PY) tools/load.py --clients 1000 --rate 300

page-speed: build $(VENV)/checks chromium  ## How fast and how large the page is, in Chromium
	$(PY) tools/page_speed.py

postgresql:  ## A PostgreSQL to test with, if there is none
	@tools/postgresql.sh

chromium:  ## A Chromium to test with, if there is none
	@tools/chromium.sh

bench: build  ## Speed, beside the C reference if it is there
	$(PY) tools/bench_ratio.py

sanitize: $(VENV)/tools  ## Random games and 100,000 wild inputs under the address and overflow sanitizers
	$(PY) tools/sanitize.py

build: $(VENV)/tools  ## The virtual environment, the compiled rules and the page
	@$(MAKE) --no-print-directory $(TOGETHER) $(VENV)/built $(BUILT)  # the rules need processors, the page a network

web: $(BUILT)  ## The page alone

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

$(VENV)/built: $(VENV)/installed setup.py rule_sources.py side_cars.py $(SOURCES)
	@echo "Compiling the rules, the first time for about a minute ..."
	@$(PY) setup.py --quiet build_ext --inplace
	@$(PY) -c "import kogge; print('kogge is', kogge.status())"
	@touch $@

$(VENV)/node: $(VENV)/tools requirements-page.txt
	@$(INSTALL) -r requirements-page.txt && touch $@ || echo "Node.js, which builds the page, can't be had from PyPI."

$(BUILT): $(VENV)/node page_build.py $(PAGE)
	@$(PY) page_build.py && touch $@ || true  # all else works without it, and the next time it is tried again

clean:  ## Forget everything that was built
	rm -rf $(VENV) build src/kogge.egg-info src/kogge/server/static web/node_modules
	find src -name '*.so' -delete -o -name compiled.json -delete
