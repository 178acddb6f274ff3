// swift-tools-version: 6.3
import PackageDescription

// The source adapter's tests: a package of its own, so that nothing else of the project is built with swift-syntax.
let package = Package(
    name: "adapter-tests",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        // Text in, text out.
        .testTarget(
            name: "SourceAdapterTests", dependencies: [.product(name: "SourceAdapter", package: "trestle")],
            path: "SourceAdapterTests")
    ]
)
