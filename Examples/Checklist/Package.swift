// swift-tools-version: 6.1
import PackageDescription

// An application as it comes out of Xcode, compiled on Linux as it stands: its source is in Sources/Checklist/iOS, which the target excludes and the plugin takes.
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
