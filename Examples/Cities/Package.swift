// swift-tools-version: 6.3
import PackageDescription

// The program of the README, and its test.
let package = Package(
    name: "cities",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        .executableTarget(
            name: "Cities",
            dependencies: [.product(name: "UIKit", package: "trestle")]),
        .testTarget(
            name: "CitiesTests",
            dependencies: ["Cities", .product(name: "UIKitTestDriver", package: "trestle")]),
    ]
)
