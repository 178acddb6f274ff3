// swift-tools-version: 6.3
import PackageDescription

// Cells, and what happens in them: five screens in code, which the Gallery shows too. Test it with
// `swift test --no-parallel`: suites whose tests wait share one clock of animations.
let package = Package(
    name: "cells",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        .target(name: "CellScreens", dependencies: [.product(name: "UIKit", package: "trestle")]),
        .executableTarget(
            name: "Cells", dependencies: ["CellScreens", .product(name: "UIKit", package: "trestle")]),
        .testTarget(
            name: "CellScreensTests",
            dependencies: ["Cells", "CellScreens", .product(name: "UIKitTestDriver", package: "trestle")]),
    ]
)
