// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "groceries",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        .executableTarget(
            name: "Groceries",
            dependencies: [.product(name: "UIKit", package: "trestle")]),
        .testTarget(
            name: "GroceriesTests",
            dependencies: ["Groceries", .product(name: "UIKitTestDriver", package: "trestle")]),
        .testTarget(
            name: "GroceriesUITests",
            dependencies: ["Groceries", .product(name: "XCUIAutomation", package: "trestle")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
