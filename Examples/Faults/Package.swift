// swift-tools-version: 6.3
import PackageDescription

// Eight screens with a mistake each, and the tests that show what the console and the tools say about it. Run it with
// `UIKIT_DEBUG=lines,frames,leaks,decoding swift run`, and test it with `swift test --no-parallel`.
let package = Package(
    name: "faults",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        .executableTarget(name: "Faults", dependencies: [.product(name: "UIKit", package: "trestle")]),
        .testTarget(
            name: "FaultsTests", dependencies: ["Faults", .product(name: "UIKitTestDriver", package: "trestle")]),
    ]
)
