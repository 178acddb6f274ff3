// swift-tools-version: 6.1
import PackageDescription

/// Tests import fixtures `@testable`, in release builds too, in which UIKit stays as it is.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags(["-enable-testing"])]

/// iOS source as people write it, adapted by the plugin. Every folder `iOS` also type-checks against Apple's interface, unchanged.
func fixture(_ name: String) -> Target {
    .target(
        name: name, dependencies: [.product(name: "UIKit", package: "trestle")], exclude: ["iOS"],
        swiftSettings: settings, plugins: [.plugin(name: "UIKitSource", package: "trestle")])
}

let fixtures = [
    "Attributes", "ClassExtensions", "Coding", "Conditions", "EarlierSpellings", "EditMenus", "KeyValue",
    "OptionalMethods", "Proxies", "Selectors",
]

let package = Package(
    name: "adapter-fixtures",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: fixtures.map(fixture) + [
        // A program: its application delegate is marked as Xcode's template marks it.
        .executableTarget(
            name: "Launch", dependencies: [.product(name: "UIKit", package: "trestle")], exclude: ["iOS"],
            swiftSettings: settings, plugins: [.plugin(name: "UIKitSource", package: "trestle")]),
        .testTarget(
            name: "FixtureTests",
            dependencies: fixtures.map { .byName(name: $0) } + [
                "Launch", .product(name: "UIKitTestDriver", package: "trestle"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // Test classes as iOS projects have them: adapted too.
        .testTarget(
            name: "ClientTests",
            dependencies: ["Selectors", .product(name: "UIKitTestDriver", package: "trestle")], exclude: ["iOS"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "UIKitSource", package: "trestle")]),
    ]
)
