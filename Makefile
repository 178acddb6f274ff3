# What is done often, by name. CONTRIBUTING.md says more.

SEED ?= 1
ITERATIONS ?= 10000

.PHONY: test fuzz golden format bench

test:
	./test

# More than 1,000,000 random operations on the table engine, and as many on collection views as ITERATIONS says, optimised, from
# SEED on. A failure prints its seed and the shortest test that shows it.
fuzz:
	scripts/install-packages.sh
	swift build -c release -Xswiftc -enable-testing --build-tests
	SEED=$(SEED) ITERATIONS=$(ITERATIONS) swift test -c release -Xswiftc -enable-testing --skip-build --no-parallel --filter 'TableEngineTests.*Fuzz|CollectionFuzzTests'

# Writes the stored texts and pictures anew: look at the difference before you commit.
golden:
	RECORD=1 ./test --filter 'PictureTests|GalleryTests'

format:
	swift format -i -r Sources Plugins Tests Examples

# What updates and differences cost in the table engine, then what frames and updates cost on screen next to other toolkits' lists:
# docs/PERFORMANCE.md has results. More than half an hour; nothing else should run.
bench:
	Benchmarks/Engine/run
	Benchmarks/run
