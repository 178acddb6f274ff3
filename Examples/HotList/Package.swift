// swift-tools-version: 6.3
import PackageDescription

// An application with a storyboard, as it is written in Xcode. Its source is in Sources/HotList/iOS, which the target
// excludes and the plugin adapts.
let package = Package(
    name: "hot-list",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        .executableTarget(
            name: "HotList",
            dependencies: [.product(name: "UIKit", package: "trestle")],
            exclude: ["iOS"],
            resources: [.copy("Main.storyboard")],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "UIKitSource", package: "trestle")]),
        .testTarget(
            name: "HotListTests",
            dependencies: ["HotList", .product(name: "UIKitTestDriver", package: "trestle")]),
    ]
)
