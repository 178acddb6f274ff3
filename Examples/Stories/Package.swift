// swift-tools-version: 6.3
import PackageDescription

// Stories from the network, as the application is written in Xcode. Its source is in Sources/Stories/iOS, which the
// target excludes and the plugin adapts. FeedServer answers on the loopback interface while no address is given.
let package = Package(
    name: "stories",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        .target(name: "FeedServer", dependencies: [.product(name: "UIKit", package: "trestle")]),
        .executableTarget(
            name: "Stories",
            dependencies: ["FeedServer", .product(name: "UIKit", package: "trestle")],
            exclude: ["iOS"],
            resources: [.copy("Main.storyboard")],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "UIKitSource", package: "trestle")]),
        .testTarget(
            name: "StoriesTests",
            dependencies: ["Stories", "FeedServer", .product(name: "UIKitTestDriver", package: "trestle")]),
    ]
)
