# Every command that the project needs; `make help` lists them.

CARGO ?= cargo
# How long `make fuzz` runs each target.
FUZZ_SECONDS ?= 60
FUZZ_TARGETS := language english json prolog output answer
# Where `make solvers` puts solvers for the tests; the tests find them on the path.
SOLVERS := $(CURDIR)/target/solvers
export PATH := $(SOLVERS)/bin:$(PATH)
# Such as --all-features, for which a C++ compiler is needed.
FEATURES ?=

.PHONY: help build test lint bench bench-peers tables fuzz doc solvers

help: ## List the commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16

build: ## Build the zebra-sat command
	$(CARGO) build --release --locked

test: ## Run all tests; those of solvers that are not installed are skipped
	# Unit tests are quick without optimisation too, and this way they compile four times as fast.
	$(CARGO) test --workspace --locked $(FEATURES) --lib --config profile.test.package.zebra-sat.opt-level=0
	$(CARGO) test --workspace --locked $(FEATURES) --bins --test '*'
	$(CARGO) test --workspace --locked $(FEATURES) --doc

solvers: ## Fetch the solvers and the proof checker that the tests can use
	tests/solvers.sh $(SOLVERS)

lint: ## Check formatting, lints and documentation; change nothing
	$(CARGO) fmt --all --check
	# cargo fmt does not see modules that a macro declares.
	rustfmt --edition 2024 --check encodings/src/amo/*.rs encodings/src/card/*.rs
	$(CARGO) clippy --workspace --all-targets --locked $(FEATURES) -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked

bench: ## Measure speed (results are for comparison on one machine)
	$(CARGO) bench --workspace --locked

bench-peers: ## Compare encoding speed with RustSAT and PySAT (needs python-sat)
	$(CARGO) run --release --locked --manifest-path benches/peers/Cargo.toml
	python3 benches/peers/peers.py

tables: ## Measure the tables of docs/encodings.md anew
	UPDATE_DOCS=1 $(CARGO) test --package zebra-sat-encodings --test properties --locked

fuzz: build ## Fuzz every parser, FUZZ_SECONDS each (needs nightly and cargo-fuzz)
	@mkdir -p $(addprefix fuzz/corpus/,$(FUZZ_TARGETS))
	@for file in puzzles/*/*.zebra; do \
		target/release/zebra-sat convert $$file --to json > fuzz/corpus/json/$$(basename $$file) 2> /dev/null || true; \
	done
	@sed 's/ => .*//' tests/integration/english/read.txt | split --lines=10 - fuzz/corpus/english/read-
	@for target in $(FUZZ_TARGETS); do \
		$(CARGO) +nightly fuzz run $$target fuzz/corpus/$$target puzzles -- \
			-max_total_time=$(FUZZ_SECONDS) -max_len=4096 || exit 1; \
	done

doc: ## Build the API documentation
	$(CARGO) doc --workspace --no-deps --locked
