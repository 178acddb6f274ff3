// swift-tools-version: 6.3
import PackageDescription

// The table engine alone, without the libraries that drawing needs: it is built from the project's own sources through a
// link, as its API is the project's. `./run` builds and runs it.
let package = Package(
    name: "engine-benchmark",
    targets: [
        .target(name: "TableEngine"),
        .executableTarget(name: "EngineBenchmark", dependencies: ["TableEngine"]),
    ]
)
