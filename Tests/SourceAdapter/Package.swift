// swift-tools-version: 6.3
import PackageDescription

// The tests of the source adapter and of the command `trestle`: a package of its own, so that nothing else of the project
// is built with swift-syntax.
let package = Package(
    name: "adapter-tests",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        // Text in, text out.
        .testTarget(
            name: "SourceAdapterTests", dependencies: [.product(name: "SourceAdapter", package: "trestle")],
            path: "SourceAdapterTests"),
        .target(name: "ProjectFixtures", path: "ProjectFixtures"),  // folders and project files for tests
        .testTarget(
            name: "XcodeProjectTests",
            dependencies: ["ProjectFixtures", .product(name: "XcodeProject", package: "trestle")],
            path: "XcodeProjectTests"),
        .testTarget(
            name: "CoreDataGenerationTests",
            dependencies: [.product(name: "CoreDataGeneration", package: "trestle")],
            path: "CoreDataGenerationTests"),
        .testTarget(
            name: "ProjectAdaptationTests",
            dependencies: [
                "ProjectFixtures", .product(name: "ProjectAdaptation", package: "trestle"),
                .product(name: "SourceAdapter", package: "trestle"),
            ],
            path: "ProjectAdaptationTests", exclude: ["TestRuns/Recorded"]),
        // Texts of packages, and what tools say.
        .testTarget(
            name: "ProgramPackagingTests",
            dependencies: ["ProjectFixtures", .product(name: "ProgramPackaging", package: "trestle")],
            path: "ProgramPackagingTests"),
        // The built command, without UIKit.
        .testTarget(
            name: "CommandTests", dependencies: ["ProjectFixtures", .product(name: "trestle", package: "trestle")],
            path: "CommandTests"),
    ]
)

// As in the package itself: one batch of files for each core.
for target in package.targets where target.type == .test {
    target.swiftSettings = [.unsafeFlags(["-driver-batch-size-limit", "400"])]
}
