// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that Trestle's build and tests never build it. `./run` builds it and the programs it is compared with.
let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "trestle", path: "..")],
    targets: [
        // The rows, the meters and the form of the results, shared with the programs in Peers/.
        .target(name: "PeerMeters", path: "Peers", sources: ["meters.c", "alloccount.c"]),
        .executableTarget(
            name: "TableBenchmark",
            dependencies: [
                "PeerMeters", .product(name: "UIKit", package: "trestle"),
                .product(name: "UIKitTestDriver", package: "trestle"),
            ]),
    ]
)
