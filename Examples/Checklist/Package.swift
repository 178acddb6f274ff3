// swift-tools-version: 6.3
import PackageDescription

// An application that was written in Xcode and compiles on Linux unchanged. Its source is in Sources/Checklist/iOS,
// which the target excludes and the plugin adapts.
let package = Package(
    name: "checklist",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        .executableTarget(
            name: "Checklist",
            dependencies: [.product(name: "UIKit", package: "trestle")],
            exclude: ["iOS"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "UIKitSource", package: "trestle")]),
        .testTarget(
            name: "ChecklistTests",
            dependencies: ["Checklist", .product(name: "UIKitTestDriver", package: "trestle")]),
    ]
)
