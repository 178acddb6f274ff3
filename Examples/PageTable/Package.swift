// swift-tools-version: 6.3
import PackageDescription

// The sample of DescribingPages.md in PageTable.docc: screens with rows of three kinds, and the application that shows them.
let package = Package(
    name: "page-table-sample",
    dependencies: [.package(name: "trestle", path: "../..")],
    targets: [
        .target(
            name: "PageTableScreens",
            dependencies: [
                .product(name: "UIKit", package: "trestle"), .product(name: "PageTable", package: "trestle"),
            ],
            resources: [
                .copy("Resources/NibRow.xib"), .copy("Resources/DetailView.xib"), .copy("Resources/en.lproj"),
                .copy("Resources/de.lproj"),
            ]),
        .executableTarget(
            name: "PageTableSample",
            dependencies: ["PageTableScreens", .product(name: "UIKit", package: "trestle")]),
        .testTarget(
            name: "PageTableSampleTests",
            dependencies: [
                "PageTableSample", "PageTableScreens", .product(name: "UIKitTestDriver", package: "trestle"),
            ]),
    ]
)
