# What is done often, by name. CONTRIBUTING.md says more.

SEED ?= 1
ITERATIONS ?= 10000

.PHONY: test release-test fuzz sanitize golden pictures difference format format-check bench corpus docs docs-preview sdk deb check-install

test:
	./test

# Every test of the package itself in an optimized build, which has a build folder of its own. Internal names stay
# visible to tests, as in debug builds.
release-test:
	scripts/install-packages.sh
	TRESTLE_ADAPTER=$$(scripts/build-adapter) swift test --scratch-path .build-release-tests -c release -Xswiftc -enable-testing --no-parallel

# More than 1,000,000 random operations each on the table engine and on the constraint solver, 10,000 random clients each of a table, of a collection view
# and of a tree of views, 10,000 random users each of a text field and of a text view, and 10,000 random assistive technologies of a table and of the
# bus, optimized, from SEED on. A failure prints its seed, and most print the shortest run that shows it.
fuzz: export TRESTLE_ADAPTER = off
fuzz:
	scripts/install-packages.sh
	swift build -c release -Xswiftc -enable-testing --build-tests
	SEED=$(SEED) ITERATIONS=$(ITERATIONS) swift test -c release -Xswiftc -enable-testing --skip-build --no-parallel --filter 'TableEngineTests.*Fuzz|RandomClientTests|ConstraintClientTests|HierarchyClientFuzz|CollectionFuzz|TypingFuzz|SolverFuzz|LayoutFormatFuzz|RandomAccessibilityClient|aRandomClientEndsNothing'

# All tests under AddressSanitizer, and those with several threads under ThreadSanitizer.
sanitize:
	scripts/sanitize

# Writes the stored texts and pictures anew: look at the difference before you commit.
golden:
	RECORD=1 ./test --filter 'PictureTests|GalleryTests'

# All pictures and films of README.md and docs/GALLERY.md, in English.
pictures: export LC_ALL = C.UTF-8
pictures: export LANGUAGE =
pictures:
	./run --pictures docs/pictures --framed
	./run --pictures docs/pictures --framed --dark
	./run --film docs/pictures/film.png --scale 1
	./run --film docs/pictures/film-dark.png --scale 1 --dark
	RECORD=1 ./test --filter ReadmePictureTests

# PICTURE, a picture of real iOS in the folder REFERENCES, beside ours of the same rows with the difference below, in
# build/difference. PICTURE=all is all that are built (Sources/Gallery/Difference/ReferenceScene.swift).
PICTURE ?= all
REFERENCES ?= references
difference:
	./run --difference $(PICTURE) --references $(REFERENCES)

# The documentation of each product, in build/documentation/site. A warning is an error.
docs:
	scripts/docs

docs-preview:
	scripts/docs preview

# Adapts and type-checks every project in the folder LIST, which has one checkout in each of its folders, and ranks what they lack.
LIST ?= corpus
corpus:
	./trestle survey $(LIST)

# The command and UIKit as a compiled library, in build/sdk (docs/SDK.md). RELEASE=1: also the optimized library, with
# which `trestle package` links.
sdk:
	scripts/make-sdk $(if $(RELEASE),--release)

# The Debian packages libtrestle and trestle in build/packages, of the SDK in build/sdk, which is made if it is not there.
# MAINTAINER="NAME <ADDRESS>"; without it DEBFULLNAME and DEBEMAIL, or the user of Git.
deb:
	[ -e build/sdk/trestle/sdk.json ] || $(MAKE) sdk
	build/sdk/trestle/bin/trestle sdk --deb --out build/packages $(if $(MAINTAINER),--maintainer "$(MAINTAINER)")

# Installs these in a fresh Debian, and uses them there. Needs root and debootstrap.
check-install:
	scripts/check-install

SOURCES = Sources Plugins Tests Examples Benchmarks Package.swift

format:
	swift format -i -r $(SOURCES)

format-check:
	swift format lint -r --strict $(SOURCES)

# What updates and differences cost in the table engine, then what frames and updates cost on screen next to other
# toolkits' lists: Performance.md in UIKit.docc has results. More than half an hour; nothing else should run.
bench:
	Benchmarks/Engine/run
	Benchmarks/run
