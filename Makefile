# The one entry to this project. `make` or `make help` lists what there is.
#
# Needed: Python 3.11 or newer with venv, make and git. PYTHON=… chooses an interpreter,
# VENV=… another place for the environment, ARGS=… goes to the command that a target runs.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

PYTHON ?=
VENV ?= .venv
ARGS ?=
WORKERS ?= auto
SIZE ?= 1

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
CODE := $(wildcard src tests tools bench)
TYPED := $(wildcard src tests tools)
CHECKS := $(filter-out $(addprefix tools/,__init__.py mutants.py programs.py),$(wildcard tools/*.py))
WRITERS := $(wildcard tools/build_*.py)
say = echo "•"

# --- for players ---------------------------------------------------------------------------

.PHONY: play
play: $(VENV)/.play ## open the table in the browser (ARGS="…" goes to `kolmikko serve`)
	@$(BIN)/python page/build_hook.py
	@$(BIN)/kolmikko serve --open $(ARGS)

.PHONY: terminal
terminal: $(VENV)/.play ## play in the terminal (ARGS="…" goes to `kolmikko play`)
	@$(BIN)/kolmikko play $(ARGS)

# --- for developers ------------------------------------------------------------------------

.PHONY: setup
setup: $(VENV)/.dev ## make .venv with everything a developer needs

.PHONY: test
test: setup page ## run the tests, without the slow ones
	@$(BIN)/python tools/programs.py chromium
	@$(say) "pytest"
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal $(ARGS)

.PHONY: slow
slow: setup ## run the slow tests: the fast gear, long walks
	@$(say) "pytest -m slow"
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal -m slow $(ARGS) || [ $$? -eq 5 ]

.PHONY: gates
gates: setup page programs ## run what a release has to pass (SIZE=10: ten times as much of it)
	@$(say) "pytest -m gate, size $(SIZE)"
	@KOLMIKKO_SIZE=$(SIZE) $(BIN)/pytest -q -n $(WORKERS) --dist worksteal -m gate $(ARGS)

.PHONY: programs
programs: setup ## find or install Chromium and PostgreSQL for the tests
	@$(BIN)/python tools/programs.py chromium postgresql $(if $(MUST),--must)

.PHONY: check
check: setup ## look for faults without running tests: format, lint, types, imports, docs
	@$(say) "ruff format --check"
	@$(BIN)/ruff format -q --check --diff $(CODE)
	@$(say) "ruff check"
	@$(BIN)/ruff check -q $(CODE)
	@$(say) "mypy --strict $(TYPED)"
	@$(BIN)/mypy --strict --no-error-summary $(TYPED)
	@$(say) "lint-imports"
	@$(BIN)/lint-imports --no-logo > $(VENV)/lint-imports.log || { cat $(VENV)/lint-imports.log; exit 1; }
	@set -e; for tool in $(CHECKS); do $(say) "$$tool --check"; $(BIN)/python "$$tool" --check; done
	@$(say) "svelte-check"
	@$(BIN)/python page/build_hook.py check

.PHONY: fix
fix: setup ## format the code and mend what the linter can mend
	@$(say) "ruff format, ruff check --fix"
	@$(BIN)/ruff check -q --fix --exit-zero $(CODE)
	@$(BIN)/ruff format -q $(CODE)
	@$(BIN)/ruff check -q $(CODE)

.PHONY: ci
ci: export KOLMIKKO_MUST = 1
ci: MUST = 1
ci: setup programs check test slow gates wheel ## everything that a change has to pass

.PHONY: docs
docs: setup ## write the generated pages anew
	@set -e; for tool in $(WRITERS); do $(say) "$$tool"; $(BIN)/python "$$tool"; done

.PHONY: docs-check
docs-check: setup ## fail if a generated page is out of date
	@set -e; for tool in $(WRITERS); do $(say) "$$tool --check"; $(BIN)/python "$$tool" --check; done

.PHONY: bench
bench: setup ## run the benchmarks (ARGS="…" chooses)
	@$(say) "python -m bench $(ARGS)"
	@$(BIN)/python -m bench $(ARGS)

.PHONY: cover
cover: setup ## measure which lines and branches the tests reach
	@$(say) "coverage run -m pytest"
	@$(BIN)/coverage run -m pytest -q $(ARGS)
	@$(BIN)/coverage report

.PHONY: mutants
mutants: setup ## break each rule on purpose and see whether a test notices (slow)
	@$(say) "tools/mutants.py $(ARGS)"
	@$(BIN)/python tools/mutants.py $(ARGS)

.PHONY: page
page: setup ## build the page of the browser table, if it is older than its sources
	@$(BIN)/python page/build_hook.py

.PHONY: load
load: setup page ## play at 250 tables at once on this machine and print what it costs
	@$(say) "python -m bench.load $(ARGS)"
	@$(BIN)/python -m bench.load $(ARGS)

.PHONY: wheel
wheel: setup ## build the package into dist/
	@$(say) "building the wheel"
	@$(PIP) wheel --no-deps --no-build-isolation -w dist .

.PHONY: lock
lock: ## choose newer versions for requirements/ (needs the network; UV=… if uv is at hand)
	@$(say) "uv pip compile"
	@$(find_python); \
	uv="$(UV)"; \
	if [ -z "$$uv" ]; then \
	  folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; \
	  "$$python" -m venv "$$folder"; \
	  "$$folder/bin/pip" -qq --disable-pip-version-check install uv; \
	  uv="$$folder/bin/uv"; \
	fi; \
	export UV_CUSTOM_COMPILE_COMMAND="make lock"; \
	lock="$$uv pip compile -q --no-config --universal --python-version 3.11 --generate-hashes"; \
	lock="$$lock --no-annotate --upgrade pyproject.toml"; \
	$$lock --all-extras --group dev -o requirements/dev.txt; \
	$$lock --extra fast --extra tui --extra web --group build -c requirements/dev.txt -o requirements/play.txt

.PHONY: clean
clean: ## remove .venv and everything else that was made here
	@$(say) "removing .venv, caches and built files"
	@rm -rf "$(VENV)" build dist mutants .bench .coverage .coverage.* htmlcov .hypothesis \
	  .import_linter_cache .mypy_cache .pytest_cache .ruff_cache page/node_modules \
	  src/kolmikko/web/static
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^# --- /{ gsub(/^# --- | -+$$/, ""); print "\n" $$0 } \
	  /^[a-z-]+:.*## /{ printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# The environment. A stamp says that it is up to date with the pinned versions and the package's
# metadata. What a player needs is a part of what a developer needs, so `play` is content with
# the stamp of either.

$(VENV)/.play: pyproject.toml requirements/play.txt $(VENV)/.python
	@if [ "$(VENV)/.dev" -nt requirements/dev.txt ] && [ "$(VENV)/.dev" -nt pyproject.toml ]; \
	then touch "$@"; exit; fi; \
	$(call install,play.txt,what the game needs)
	@touch "$@"

$(VENV)/.dev: pyproject.toml requirements/dev.txt $(VENV)/.python
	@$(call install,dev.txt,what a developer needs)
	@touch "$@" "$(VENV)/.play"

$(VENV)/.python:
	@$(find_python); \
	$(say) "making $(VENV) with $$("$$python" --version)"; \
	"$$python" -m venv --clear "$(VENV)"; \
	touch "$@"

# An interpreter that was removed from the machine takes its environments with it.
ifneq ($(shell [ -x $(BIN)/python ] || echo gone),)
.PHONY: $(VENV)/.python
endif

# The requirements are the slow part; a change of pyproject.toml alone installs only the package.
define install
if ! [ "$(VENV)/.$(1)" -nt "requirements/$(1)" ]; then \
  $(say) "installing $(2), once (half a minute or so)"; \
  $(PIP) install --require-hashes -r "requirements/$(1)"; \
  touch "$(VENV)/.$(1)"; \
fi; \
$(PIP) install --no-deps --no-build-isolation -e .
endef

define find_python
python=""; without_venv=""; \
for candidate in $(or $(PYTHON),python3.11 python3.12 python3.13 python3.14 python3 python); do \
  "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
  if "$$candidate" -c 'import ensurepip, venv' 2>/dev/null; then python="$$candidate"; break; fi; \
  without_venv="$${without_venv:-$$candidate}"; \
done; \
if [ -z "$$python" ] && [ -n "$$without_venv" ]; then \
  echo "$$without_venv has no venv module. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; \
elif [ -z "$$python" ]; then \
  echo "No Python 3.11 or newer found. If there is one: make PYTHON=/path/to/python3" >&2; exit 1; \
fi
endef
