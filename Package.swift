// swift-tools-version: 6.3
import PackageDescription

// Targets stand in dependency order: each imports only targets above it. ARCHITECTURE.md has the picture.
let package = Package(
    name: "trestle",
    products: [
        .library(
            name: "UIKit",
            targets: ["UIKit", "SafariServices", "UniformTypeIdentifiers", "MobileCoreServices", "SecureDecoding"]),
        .library(name: "UIKitTestDriver", targets: ["UIKitTestDriver"]),
        .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
        .library(name: "PageTable", targets: ["PageTable"]),
        // For programs that TRESTLE_HOST=web shows in browsers; UIKit finds it by name if it is linked.
        .library(name: "WebHost", targets: ["WebHost"]),
        // For programs that `trestle inspect` and the inspector's panel look into; likewise.
        .library(name: "Inspector", targets: ["Inspector"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),  // of the module Combine alone
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),  // of the module WebHost alone
    ],
    targets: [
        // System libraries: a module map and a shim.h each.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CX11", pkgConfig: "xi", providers: [.apt(["libxi-dev"])]),
        .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),

        .systemLibrary(
            name: "CSQLite", path: "Sources/Frameworks/CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]),

        // Pure Swift, no drawing: what the views above are built from.
        .target(name: "TableEngine"),  // row geometry, liveness
        .target(name: "Cassowary"),  // linear constraints with priorities, solved incrementally
        .target(name: "RigidBodies"),  // bodies with mass, joints and collisions
        .target(name: "VisualFormat"),  // the strings of Auto Layout's visual format language
        // What relies on facts about the toolchain that nobody promises (docs/TOOLCHAIN.md): in C the functions that stand
        // in for Core Foundation's and Dispatch's and records that are changed, in Swift what classes and symbols say.
        .target(name: "CToolchainBets", linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "ToolchainBets", dependencies: ["CToolchainBets"]),
        .target(name: "UniformTypeIdentifiers"),  // what data and files contain
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"]),  // their names before iOS 14
        // What Foundation does wrong.
        .target(name: "FoundationRepairs", dependencies: ["CToolchainBets", "ToolchainBets"]),
        .target(name: "AttributeConversion", swiftSettings: [.swiftLanguageMode(.v5)]),  // of attributed strings
        .target(name: "HostInterface"),  // what a host gives and gets
        .target(name: "NibDocument"),  // the records of .xib, .storyboard and .xcassets files

        // What Objective-C's runtime and Foundation's NSObject have on Apple's systems: messages, key-value coding, associated objects.
        .target(
            name: "ObjectiveCRuntime",
            dependencies: ["ToolchainBets", .product(name: "Logging", package: "swift-log")]),

        // What Foundation on Linux lacks: predicates with a format, sort descriptors with a key, formatters. It calls the
        // ICU of the toolchain.
        .target(
            name: "FoundationAdditions",
            dependencies: [
                "CToolchainBets", "FoundationRepairs", "ObjectiveCRuntime", "ToolchainBets", "UniformTypeIdentifiers",
            ],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),

        // Apple's module `os`: loggers and locks. It has another name, because packages test for `os` with canImport.
        .target(name: "UnifiedLogging", dependencies: [.product(name: "Logging", package: "swift-log")]),

        // The facts of the delegate protocols, and the sources generated from them (scripts/generate-delegate-methods).
        .target(name: "DelegateFacts"),
        .executableTarget(name: "generate-delegate-methods", dependencies: ["DelegateFacts"]),
        .testTarget(name: "DelegateFactsTests", dependencies: ["DelegateFacts"]),
        // What Apple's headers say of their classes, members and protocols: the folder Facts, embedded.
        .target(name: "CPlatformFacts"),
        .target(name: "PlatformFacts", dependencies: ["CPlatformFacts"]),

        // Empty: what the compiler imports in a file that imports Testing and CoreGraphics, or Testing and UIKit.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreImage"),

        // Drawing and hosts.
        .target(name: "CPixelBlending"),  // what pixman and debug builds do more slowly
        .target(
            name: "CoreGraphics",
            dependencies: ["CCairo", "CPixman", "CPango", "CGdkPixbuf", "CPixelBlending", "_Testing_CoreGraphics"]),
        .target(name: "AccessibilityBus", dependencies: ["HostInterface", "CGio"]),  // assistive technologies
        .target(
            name: "SDLHost",
            dependencies: ["AccessibilityBus", "HostInterface", "ToolchainBets", "CGio", "CX11", "CSDL2"]),
        .target(name: "HeadlessHost", dependencies: ["AccessibilityBus", "HostInterface"]),
        // Windows in browsers. Programs that do not link the product WebHost have neither it nor its server.
        .target(name: "CWebHost", exclude: ["Page"]),  // the page, and what Swift does slowly in debug builds
        .target(
            name: "WebHost",
            dependencies: ["CWebHost", "CZlib", "HostInterface", .product(name: "FlyingFox", package: "FlyingFox")]),

        // What a host tells a program, in a file.
        .target(name: "SessionRecording", dependencies: ["CPixelBlending", "HostInterface"]),

        // Layers, transactions, animation, compositing.
        .target(
            name: "QuartzCore",
            dependencies: ["CPixelBlending", "CoreGraphics", "HostInterface", "ObjectiveCRuntime", "ToolchainBets"]),

        // Every public UIKit type.
        .target(
            name: "UIKit",
            dependencies: [
                "TableEngine", "Cassowary", "RigidBodies", "VisualFormat", "CToolchainBets", "ToolchainBets",
                "FoundationRepairs", "AttributeConversion", "HostInterface", "NibDocument",
                "ObjectiveCRuntime",
                "FoundationAdditions", "CoreGraphics", "SDLHost", "HeadlessHost", "SessionRecording", "QuartzCore",
                "UnifiedLogging", "UniformTypeIdentifiers", "_Testing_UIKit",
            ]),

        // Looks into running applications. Programs that do not link the product Inspector have nothing of it.
        .target(name: "InspectionSocket"),  // between an application and the command trestle
        .target(name: "Inspector", dependencies: ["InspectionSocket", "UIKit"]),

        // Linked with UIKit, imported by nobody: has Foundation throw where it would end the process.
        .target(name: "SecureDecoding", dependencies: ["UIKit"]),

        // Web pages, in the browser of the desktop; on UIKit's public API.
        .target(name: "SafariServices", dependencies: ["UIKit"]),

        // What modules of Apple that Linux lacks say and show (Sources/Frameworks).
        .target(
            name: "FrameworkAbsence", dependencies: ["UIKit", "ObjectiveCRuntime"],
            path: "Sources/Frameworks/FrameworkAbsence"),

        // Pages of rows that are described by class and data; on UIKit's public API.
        .target(name: "PageTable", dependencies: ["UIKit"]),

        .target(name: "AnimatedPictures", dependencies: ["CZlib", "CoreGraphics"]),  // animated PNG files

        // Taps, time, queries and pictures: for this package's tests and for users'.
        .target(
            name: "UIKitTestDriver",
            dependencies: [
                "AnimatedPictures", "UIKit", "SecureDecoding", "HeadlessHost", "HostInterface", "SessionRecording",
                "FoundationRepairs", "CToolchainBets", "ToolchainBets",
            ]),

        // Apple's API for user interface tests, over the driver. It has the name that the module has since Xcode 16.3.
        .target(name: "ProcessArguments", swiftSettings: [.swiftLanguageMode(.v5)]),  // which Swift 6 cannot set
        .target(
            name: "XCUIAutomation",
            dependencies: ["UIKit", "UIKitTestDriver", "ObjectiveCRuntime", "ProcessArguments"]),

        // The sample of PageTable: a package of its own for its readers (Examples/PageTable/Package.swift), and here for
        // its tests and the Gallery.
        .target(
            name: "PageTableScreens", dependencies: ["UIKit", "PageTable"],
            path: "Examples/PageTable/Sources/PageTableScreens",
            resources: [
                .copy("Resources/NibRow.xib"), .copy("Resources/DetailView.xib"), .copy("Resources/en.lproj"),
                .copy("Resources/de.lproj"),
            ]),
        .executableTarget(
            name: "PageTableSample", dependencies: ["UIKit", "PageTableScreens"],
            path: "Examples/PageTable/Sources/PageTableSample"),
        .testTarget(
            name: "PageTableSampleTests", dependencies: ["PageTableSample", "PageTableScreens", "UIKitTestDriver"],
            path: "Examples/PageTable/Tests/PageTableSampleTests"),

        // Likewise: cells, and what happens in them.
        .target(name: "CellScreens", dependencies: ["UIKit"], path: "Examples/Cells/Sources/CellScreens"),
        .executableTarget(name: "Cells", dependencies: ["CellScreens", "UIKit"], path: "Examples/Cells/Sources/Cells"),
        .testTarget(
            name: "CellScreensTests", dependencies: ["Cells", "CellScreens", "UIKitTestDriver"],
            path: "Examples/Cells/Tests/CellScreensTests"),

        // The server of the example Stories, which the Gallery uses too.
        .target(name: "FeedServer", dependencies: ["UIKit"], path: "Examples/Stories/Sources/FeedServer"),

        // The Gallery: plain iOS screens, and the program that shows them.
        .target(
            name: "GalleryScreens", dependencies: ["UIKit", "CellScreens", "FeedServer", "PageTableScreens"],
            resources: [
                .copy("Nibs/CellsFourWays.storyboard"), .copy("Nibs/CityNibCell.xib"),
                .copy("Nibs/Settings.storyboard"),
            ]),
        .executableTarget(
            name: "Gallery",
            dependencies: [
                "AnimatedPictures", "GalleryScreens", "Inspector", "UIKit", "UIKitTestDriver", "WebHost",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // What the README shows.
        .executableTarget(name: "Cities", dependencies: ["UIKit"], path: "Examples/Cities/Sources/Cities"),
        .testTarget(
            name: "CitiesTests", dependencies: ["Cities", "UIKitTestDriver"],
            path: "Examples/Cities/Tests/CitiesTests"),
        // What the article "Getting started" shows.
        .executableTarget(name: "Groceries", dependencies: ["UIKit"], path: "Examples/Groceries/Sources/Groceries"),
        .testTarget(
            name: "GroceriesTests", dependencies: ["Groceries", "UIKitTestDriver"],
            path: "Examples/Groceries/Tests/GroceriesTests"),
        .testTarget(
            name: "GroceriesUITests", dependencies: ["Groceries", "XCUIAutomation"],
            path: "Examples/Groceries/Tests/GroceriesUITests", swiftSettings: [.swiftLanguageMode(.v5)]),
        // Screens with a mistake each, and what the console and the tools say about it.
        .executableTarget(name: "Faults", dependencies: ["UIKit"], path: "Examples/Faults/Sources/Faults"),
        .testTarget(
            name: "FaultsTests", dependencies: ["Faults", "UIKitTestDriver"],
            path: "Examples/Faults/Tests/FaultsTests"),
        // The listings of README, docs and articles, and what these pages name.
        .testTarget(
            name: "ExampleTests", dependencies: ["Cities", "PageTable", "UIKitTestDriver"], exclude: ["__Pictures__"]),
        .testTarget(
            name: "ExampleXCTests", dependencies: ["Cities", "UIKitTestDriver"],
            swiftSettings: [.swiftLanguageMode(.v5)]),

        .target(name: "AllocationCount", path: "Tests/AllocationCount"),  // for tests only: counts malloc
        // For tests only: random updates and their model in plain arrays.
        .target(name: "UpdateModels", dependencies: ["TableEngine"], path: "Tests/UpdateModels"),
        .testTarget(
            name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers", "MobileCoreServices"]),
        .testTarget(
            name: "FoundationRepairsTests",
            dependencies: ["FoundationRepairs", "CToolchainBets", "ToolchainBets", "UpdateModels"]),
        .testTarget(name: "TableEngineTests", dependencies: ["TableEngine", "AllocationCount", "UpdateModels"]),
        .testTarget(name: "NibDocumentTests", dependencies: ["NibDocument"]),
        .testTarget(name: "RigidBodiesTests", dependencies: ["RigidBodies"]),
        .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "AllocationCount", "UpdateModels"]),
        .testTarget(name: "VisualFormatTests", dependencies: ["VisualFormat", "UpdateModels"]),
        .testTarget(name: "ToolchainBetsTests", dependencies: ["ToolchainBets"]),
        .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime"]),
        .testTarget(
            name: "FoundationAdditionsTests",
            dependencies: ["FoundationAdditions", "FoundationRepairs", "ToolchainBets"]),
        .testTarget(
            name: "UnifiedLoggingTests",
            dependencies: ["UnifiedLogging", .product(name: "Logging", package: "swift-log")]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "CPixman", "CPixelBlending"]),
        .testTarget(
            name: "HostTests", dependencies: ["HostInterface", "HeadlessHost", "SDLHost", "CGio", "CX11", "CSDL2"]),
        .testTarget(name: "AccessibilityBusTests", dependencies: ["AccessibilityBus", "HostInterface", "CGio"]),
        .testTarget(name: "WebHostTests", dependencies: ["CZlib", "HostInterface", "WebHost"]),
        // Whole applications in a real window, on an X server that the test starts.
        .testTarget(
            name: "DesktopTests",
            dependencies: [
                "UIKit", "GalleryScreens", "HostInterface", "HeadlessHost", "SDLHost", "CX11", "CSDL2",
            ]),
        .testTarget(
            name: "SessionRecordingTests",
            dependencies: ["SessionRecording", "HeadlessHost", "HostInterface", "UIKit", "UIKitTestDriver"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "HeadlessHost"]),
        // Fixtures of the tests below, which use their internal names, as those of UIKit.
        .target(
            name: "UIKitTestSupport",
            dependencies: ["UIKit", "UIKitTestDriver", "HeadlessHost", "HostInterface", "UpdateModels"],
            path: "Tests/UIKitTestSupport", exclude: ["Facts"]),
        // UIKit's tests by area. The compiler expands the macros of a whole target for each batch of its files: small
        // targets compile in a fraction of the time.
        uikitTests(
            "UIKitTableTests", exclude: ["TableView/Editing/__Texts__", "TableView/Reordering/__Texts__"]),
        uikitTests("UIKitCollectionTests"),
        uikitTests("UIKitControllerTests"),
        uikitTests("UIKitTextTests", exclude: ["Facts"]),
        uikitTests("UIKitViewTests", exclude: ["Facts"]),
        uikitTests("UIKitNibTests"),
        uikitTests("UIKitRuntimeTests"),
        // XCTest classes, in the language mode that most of them are written in.
        .testTarget(
            name: "UIKitXCTests", dependencies: ["UIKit", "UIKitTestDriver"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // Likewise: user interface tests as iOS projects have them.
        .testTarget(
            name: "XCUIAutomationTests", dependencies: ["UIKit", "XCUIAutomation"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "UIKitTrapTests", dependencies: ["UIKit", "UIKitTestDriver"]),
        .testTarget(name: "PictureTests", dependencies: ["UIKit", "UIKitTestDriver"], exclude: ["__Pictures__"]),
        .testTarget(
            name: "InspectorTests", dependencies: ["InspectionSocket", "Inspector", "UIKit", "UIKitTestDriver"]),
        .testTarget(name: "SafariServicesTests", dependencies: ["SafariServices", "UIKitTestDriver"]),
        .testTarget(name: "PageTableTests", dependencies: ["PageTable", "UIKitTestDriver"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["AnimatedPictures", "FeedServer", "Gallery", "GalleryScreens", "UIKitTestDriver"],
            exclude: ["__Texts__"]),
    ]
)

// The source adapter: iOS source in, source for Linux out. It is the only user of swift-syntax. TRESTLE_ADAPTER says
// what of it the package has:
//   off       nothing, so that work on the table view never waits for it
//   a path    the plugin, which runs the built adapt-ios-source at this path; swift-syntax is not needed
//   not set   the plugin, the command and the library, built from source
let adapter = Context.environment["TRESTLE_ADAPTER"] ?? ""
if adapter.isEmpty {
    // scripts/adapter-package names the folder of the toolchain's own swift-syntax to the compiler.
    var swiftSyntax: [Target.Dependency] = []
    if Context.environment["TRESTLE_SWIFT_SYNTAX"] != "toolchain" {
        package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"))
        swiftSyntax = ["SwiftSyntax", "SwiftParser"].map { .product(name: $0, package: "swift-syntax") }
    }
    package.products += [
        .executable(name: "adapt-ios-source", targets: ["adapt-ios-source"]),
        .executable(name: "trestle", targets: ["trestle"]),
        .library(name: "SourceAdapter", targets: ["SourceAdapter"]),
        .library(name: "XcodeProject", targets: ["XcodeProject"]),
        .library(name: "CoreDataGeneration", targets: ["CoreDataGeneration"]),
        .library(name: "ProjectAdaptation", targets: ["ProjectAdaptation"]),
        .library(name: "ProgramPackaging", targets: ["ProgramPackaging"]),
    ]
    // Their tests are a package of their own, Tests/SourceAdapter: `swift test` here builds swift-syntax for the plugin
    // only.
    package.targets += [
        .target(name: "SourceAdapter", dependencies: ["PlatformFacts"] + swiftSyntax),
        .executableTarget(
            name: "adapt-ios-source",
            dependencies: ["SourceAdapter", .product(name: "ArgumentParser", package: "swift-argument-parser")]),

        .target(name: "XcodeProject"),  // reads project.pbxproj: targets, their files, their settings
        .target(name: "CoreDataGeneration"),  // writes the classes that Xcode generates for models of Core Data
        // Makes packages of projects.
        .target(
            name: "ProjectAdaptation", dependencies: ["SourceAdapter", "XcodeProject", "CoreDataGeneration"]),
        // Makes folders, Debian packages and single files of programs.
        .target(
            name: "ProgramPackaging",
            dependencies: ["HostInterface", "NibDocument", "ProjectAdaptation", "UniformTypeIdentifiers"]),
        .executableTarget(
            name: "trestle",
            dependencies: [
                "InspectionSocket", "ProgramPackaging", "ProjectAdaptation", "XcodeProject",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
    ]
}
if adapter != "off" {
    package.products.append(.plugin(name: "UIKitSource", targets: ["UIKitSource"]))
    package.targets += [
        .plugin(
            name: "UIKitSource", capability: .buildTool(), dependencies: adapter.isEmpty ? ["adapt-ios-source"] : [])
    ]

    // iOS source as people write it, adapted by the plugin. Every folder `iOS` also type-checks against Apple's
    // interface, unchanged.
    let fixtures = [
        "Attributes", "ClassExtensions", "Coding", "Conditions", "EarlierSpellings", "EditMenus",
        "HostedViews", "KeyValue", "OptionalMethods", "Proxies", "Selectors", "StoredObjects",
    ]
    let fixtureModules = ["HostedViews": ["SwiftUIDeclarations"], "StoredObjects": ["RealmSwift"]]
    // Programs: their application delegates are marked as Xcode's templates mark them.
    let programs = ["Launch", "MainStoryboard", "Scenes"]
    package.targets += programs.map { name in
        .executableTarget(
            name: name, dependencies: ["UIKit"], path: "Tests/AdapterFixtures/\(name)", exclude: ["iOS"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSource"])
    }
    package.targets += fixtures.map { name in
        .target(
            name: name, dependencies: (["UIKit"] + (fixtureModules[name] ?? [])).map { .byName(name: $0) },
            path: "Tests/AdapterFixtures/\(name)", exclude: ["iOS"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSource"])
    }
    package.targets += [
        .testTarget(
            name: "AdapterFixtureTests",
            dependencies: (fixtures + programs).map { .byName(name: $0) } + ["RealmSwift", "UIKitTestDriver"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // Test classes as iOS projects have them: adapted too.
        .testTarget(
            name: "AdapterClientTests", dependencies: ["Selectors", "UIKitTestDriver"], exclude: ["iOS"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSource"]),

        // A package of its own for its readers (Examples/Checklist/Package.swift), and here for its tests, which need
        // no second UIKit so.
        .executableTarget(
            name: "Checklist", dependencies: ["UIKit"], path: "Examples/Checklist/Sources/Checklist", exclude: ["iOS"],
            swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSource"]),
        .testTarget(
            name: "ChecklistTests", dependencies: ["Checklist", "UIKitTestDriver"],
            path: "Examples/Checklist/Tests/ChecklistTests"),
        // Likewise, with a storyboard.
        .executableTarget(
            name: "HotList", dependencies: ["UIKit"], path: "Examples/HotList/Sources/HotList", exclude: ["iOS"],
            resources: [.copy("Main.storyboard")], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSource"]),
        .testTarget(
            name: "HotListTests", dependencies: ["HotList", "UIKitTestDriver"],
            path: "Examples/HotList/Tests/HotListTests"),
        // Likewise, with a server that its tests drive.
        .executableTarget(
            name: "Stories", dependencies: ["FeedServer", "UIKit"], path: "Examples/Stories/Sources/Stories",
            exclude: ["iOS"], resources: [.copy("Main.storyboard")], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: ["UIKitSource"]),
        .testTarget(
            name: "StoriesTests", dependencies: ["FeedServer", "Stories", "UIKitTestDriver"],
            path: "Examples/Stories/Tests/StoriesTests"),
    ]
}

// Apple's frameworks beside UIKit that applications name: each a product, whose functions work or refuse
// (docs/FRAMEWORKS.tsv). Six have other names than Apple's, because packages for Linux ask for these with canImport;
// the adapter replaces their imports. FXPageControl, MBProgressHUD, SDWebImage, RealmSwift, GoogleSignIn and Firebase's
// modules are libraries that many import.
let frameworks: [Target] = [
    framework("Accessibility", ["AttributeConversion", "CoreGraphics", "FrameworkAbsence", "UIKit"]),
    framework("CoreAudioTypes", ["CoreGraphics", "FoundationAdditions"]),
    framework("CoreAudio", ["CoreAudioTypes"]),
    framework("AudioToolbox", ["CoreAudio", "CoreGraphics", "FoundationAdditions", "FrameworkAbsence"]),
    framework("CoreVideo", ["CoreGraphics", "FoundationAdditions"]),
    framework("CoreMedia", ["CoreAudioTypes", "CoreGraphics", "CoreVideo", "FoundationAdditions"]),
    framework(
        "AVFAudio",
        [
            "AudioToolbox", "CoreAudioTypes", "CoreMedia", "FoundationAdditions", "FrameworkAbsence",
            "ObjectiveCRuntime",
        ]),
    framework(
        "AVFoundation",
        [
            "AVFAudio", "CoreGraphics", "CoreMedia", "CoreVideo", "FoundationAdditions",
            "FrameworkAbsence", "ObjectiveCRuntime", "QuartzCore", "UniformTypeIdentifiers",
        ]),
    framework("AVKit", ["AVFoundation", "FrameworkAbsence", "UIKit"]),
    framework("Accelerate", ["CoreGraphics"]),
    framework("Accounts", ["FoundationAdditions", "FrameworkAbsence"]),
    framework("ActivityKit", ["FrameworkAbsence"]),
    framework("AdSupport", ["FoundationAdditions"]),
    framework("CoreFoundationTypes", ["FoundationAdditions"]),
    framework("AddressBook", ["CoreFoundationTypes", "FoundationAdditions", "FrameworkAbsence"]),
    framework("AddressBookUI", ["AddressBook", "FrameworkAbsence", "UIKit"]),
    framework("AppTrackingTransparency", ["FoundationAdditions"]),
    framework("AssetsLibrary", ["CoreGraphics", "FoundationAdditions", "FrameworkAbsence"]),
    framework("AuthenticationServices", ["FrameworkAbsence", "UIKit"]),
    framework("BackgroundTasks", ["FoundationAdditions", "FrameworkAbsence"]),
    framework("CFNetwork", ["CoreFoundationTypes"]),
    framework("CallKit", ["FoundationAdditions", "FrameworkAbsence"]),
    framework("CipherLibrary"),
    framework("Contacts", ["FoundationAdditions", "FrameworkAbsence"]),
    framework("CoreLocation", ["Contacts", "FrameworkAbsence"]),
    framework("CloudKit", ["CoreLocation", "FoundationAdditions", "FrameworkAbsence"]),
    framework("MessageDigests", ["CGio"]),
    framework("CommonDigests", ["CipherLibrary", "MessageDigests"]),
    framework("ContactsUI", ["Contacts", "FrameworkAbsence", "UIKit"]),
    framework("CombineCocoaRuntime", ["ObjectiveCRuntime", "UIKit"]),
    framework("CoreBluetooth", ["FrameworkAbsence", "UIKit"]),
    framework("CoreData", ["CSQLite", "FoundationAdditions", "ToolchainBets", "UIKit"]),
    framework("CoreHaptics", ["AVFAudio", "FoundationAdditions", "FrameworkAbsence"]),
    framework("ImageIO", ["CGdkPixbuf", "CoreFoundationTypes", "CoreGraphics"]),
    framework("Metal"),
    framework(
        "CoreImage",
        [
            "CoreFoundationTypes", "CoreGraphics", "FrameworkAbsence", "ImageIO", "Metal", "UIKit",
            "_Testing_CoreImage",
        ]),
    framework("CoreMotion", ["FrameworkAbsence"]),
    framework("CoreNFC", ["FrameworkAbsence"]),
    framework("CoreServices", ["MobileCoreServices"]),
    framework("CoreSpotlight", ["FoundationAdditions", "FrameworkAbsence", "UIKit", "UniformTypeIdentifiers"]),
    framework("CoreTelephony", ["FrameworkAbsence"]),
    framework("CoreTransferable", ["Combine", "FoundationAdditions", "UIKit", "UniformTypeIdentifiers"]),
    framework("CoreText", ["CoreFoundationTypes", "CoreGraphics", "UIKit"]),
    framework("CryptographyKit", ["CipherLibrary", "MessageDigests"]),
    framework("DeviceCheck", ["FoundationAdditions", "FrameworkAbsence"]),
    framework("EventKit", ["CoreGraphics", "CoreLocation", "FoundationAdditions", "FrameworkAbsence"]),
    framework("EventKitUI", ["EventKit", "FrameworkAbsence", "UIKit"]),
    framework("ExternalAccessory", ["FrameworkAbsence"]),
    framework("FXPageControl", ["CoreGraphics", "UIKit"]),
    // Firebase: each of its modules, and one that brings them all.
    framework("FirebaseCore", ["FrameworkAbsence", "ObjectiveCRuntime", "UIKit"]),
    framework("FirebaseSharedSwift"),
    framework("FirebaseAnalytics", ["FirebaseCore"]),
    framework("FirebaseAnalyticsSwift", ["FirebaseAnalytics"]),
    framework("FirebaseAppCheck", ["FirebaseCore"]),
    framework("FirebaseAuth", ["FirebaseCore"]),
    framework("FirebaseCrashlytics", ["FirebaseCore"]),
    framework("FirebaseDatabase", ["FirebaseCore", "FirebaseSharedSwift"]),
    framework("FirebaseDatabaseSwift", ["FirebaseDatabase"]),
    framework("FirebaseDynamicLinks", ["FirebaseCore"]),
    framework("FirebaseFirestore", ["FirebaseCore", "FirebaseSharedSwift", "ObjectiveCRuntime"]),
    framework("FirebaseFirestoreSwift", ["FirebaseFirestore"]),
    framework("FirebaseFunctions", ["FirebaseCore", "FirebaseSharedSwift"]),
    framework("FirebaseFunctionsSwift", ["FirebaseFunctions"]),
    framework("FirebaseInAppMessaging", ["FirebaseCore"]),
    framework("FirebaseInstallations", ["FirebaseCore"]),
    framework("FirebaseInstanceID", ["FirebaseCore"]),
    framework("FirebaseMessaging", ["FirebaseCore"]),
    framework("FirebasePerformance", ["FirebaseCore"]),
    framework("FirebaseRemoteConfig", ["FirebaseCore", "FirebaseSharedSwift"]),
    framework("FirebaseRemoteConfigSwift", ["FirebaseRemoteConfig"]),
    framework("FirebaseStorage", ["FirebaseCore"]),
    framework("FirebaseStorageSwift", ["FirebaseStorage"]),
    framework(
        "Firebase",
        [
            "FirebaseAnalytics", "FirebaseAppCheck", "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics",
            "FirebaseDatabase", "FirebaseDynamicLinks", "FirebaseFirestore", "FirebaseFunctions",
            "FirebaseInAppMessaging", "FirebaseInstallations", "FirebaseInstanceID", "FirebaseMessaging",
            "FirebasePerformance", "FirebaseRemoteConfig", "FirebaseStorage",
        ]),
    framework("GoogleSignIn", ["FrameworkAbsence", "UIKit"]),
    framework("GLKit", ["FrameworkAbsence", "UIKit"]),
    framework("GameController", ["FrameworkAbsence", "UIKit"]),
    framework("GameKit", ["FrameworkAbsence", "UIKit"]),
    framework("HealthKit", ["CoreLocation", "FrameworkAbsence", "UIKit", "UniformTypeIdentifiers"]),
    framework("HomeKit", ["FrameworkAbsence", "UIKit"]),
    framework(
        "UserNotifications",
        [
            "CGio", "CoreLocation", "FoundationAdditions", "FrameworkAbsence", "UIKit",
            "UniformTypeIdentifiers",
        ]),
    framework(
        "Intents",
        ["CoreGraphics", "CoreLocation", "FoundationAdditions", "FrameworkAbsence", "UIKit", "UserNotifications"]),
    framework("IntentsUI", ["FrameworkAbsence", "Intents", "UIKit"]),
    framework("JavaScriptCore", ["CoreGraphics", "FrameworkAbsence"]),
    framework("JGProgressHUD", ["QuartzCore", "UIKit"]),
    framework("KeychainServices", ["CGio", "CoreFoundationTypes", "UnifiedLogging"]),
    framework("LinkPresentation", ["FrameworkAbsence", "UIKit"]),
    framework("LocalAuthentication", ["FoundationAdditions", "FrameworkAbsence", "ObjectiveCRuntime"]),
    framework("MapKit", ["Contacts", "CoreLocation", "FrameworkAbsence", "UIKit"]),
    framework("MBProgressHUD", ["CoreGraphics", "ObjectiveCRuntime", "QuartzCore", "UIKit"]),
    framework("MediaPlayer", ["AVFoundation", "CoreGraphics", "FrameworkAbsence", "ObjectiveCRuntime", "UIKit"]),
    framework("MessageUI", ["FrameworkAbsence", "UIKit"]),
    framework("Messages", ["FrameworkAbsence", "UIKit"]),
    framework("MetalKit", ["FrameworkAbsence", "Metal", "UIKit"]),
    framework("MetalPerformanceShaders", ["FrameworkAbsence", "Metal"]),
    framework("MetricKit", ["FoundationAdditions", "FrameworkAbsence", "UnifiedLogging"]),
    framework("MultipeerConnectivity", ["FrameworkAbsence", "UIKit"]),
    framework("NaturalLanguage", ["CPango"]),
    framework("NetworkRoutes"),
    framework("NetworkConnections", ["NetworkRoutes"]),
    framework("NetworkExtension", ["FoundationAdditions", "FrameworkAbsence"]),
    framework("NetworkReachability", ["CoreFoundationTypes", "NetworkRoutes"]),
    framework("NotificationCenter", ["UIKit"]),
    framework("PDFKit", ["FrameworkAbsence", "UIKit"]),
    framework("PassKit", ["Contacts", "FrameworkAbsence", "UIKit"]),
    framework("PencilKit", ["FrameworkAbsence", "UIKit"]),
    framework(
        "Photos",
        [
            "AVFoundation", "CoreGraphics", "CoreLocation", "FoundationAdditions", "FrameworkAbsence",
            "ImageIO", "UIKit",
        ]),
    framework(
        "PhotosUI",
        [
            "CoreTransferable", "FoundationAdditions", "FrameworkAbsence", "Photos", "UIKit", "UniformTypeIdentifiers",
        ]),
    framework("PushKit", ["FoundationAdditions", "FrameworkAbsence"]),
    framework("QuickLook", ["FrameworkAbsence", "UIKit", "UniformTypeIdentifiers"]),
    framework("QuickLookThumbnailing", ["CoreGraphics", "FrameworkAbsence", "UIKit", "UniformTypeIdentifiers"]),
    framework("Realm", ["FoundationAdditions", "ObjectiveCRuntime"]),
    framework(
        "RealmSwift",
        ["CSQLite", "FoundationAdditions", "FoundationRepairs", "ObjectiveCRuntime", "Realm", "TableEngine"]),
    framework("ReplayKit", ["AVFoundation", "FrameworkAbsence", "UIKit"]),
    framework("RxCocoaRuntime", ["ObjectiveCRuntime", "UIKit"]),
    framework("SpriteKit", ["FrameworkAbsence", "UIKit"]),
    framework("SceneKit", ["FrameworkAbsence", "GLKit", "Metal", "SpriteKit", "UIKit"]),
    framework("SDWebImage", ["ImageIO", "MessageDigests", "ObjectiveCRuntime", "UIKit"]),
    framework("Social", ["Accounts", "FoundationAdditions", "FrameworkAbsence", "UIKit"]),
    framework("Speech", ["AVFoundation", "FrameworkAbsence"]),
    framework("StoreKit", ["FrameworkAbsence", "UIKit"]),
    framework(
        "SwiftUIDeclarations",
        ["Combine", "CoreData", "CoreTransferable", "FrameworkAbsence", "UIKit", "UniformTypeIdentifiers"]),
    framework("Vision", ["CoreGraphics", "CoreImage", "CoreMedia", "CoreVideo", "FrameworkAbsence", "ImageIO"]),
    framework("WatchConnectivity", ["FrameworkAbsence"]),
    framework("WebKit", ["FrameworkAbsence", "UIKit", "UniformTypeIdentifiers"]),
    framework("WidgetKit", ["FoundationAdditions", "FrameworkAbsence", "Intents"]),
    .target(
        name: "Combine",
        dependencies: ["ObjectiveCRuntime", "QuartzCore", .product(name: "OpenCombine", package: "OpenCombine")],
        path: "Sources/Frameworks/Combine"),
]
// What several frameworks share is no product.
let sharedParts: Set<String> = [
    "CipherLibrary", "CoreFoundationTypes", "MessageDigests", "NetworkRoutes",
]
// Their asynchronous functions run where they are called, as those that are imported from Objective-C.
for target in frameworks where target.name.hasPrefix("Firebase") || target.name == "GoogleSignIn" {
    target.swiftSettings = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
}
package.targets += frameworks
package.products += frameworks.filter { !sharedParts.contains($0.name) }.map {
    .library(name: $0.name, targets: [$0.name])
}
package.targets.append(
    .testTarget(
        name: "FrameworksTests", dependencies: frameworks.map { .byName(name: $0.name) } + ["UIKitTestDriver", "CGio"]))

// TRESTLE_FRAMEWORKS, names of frameworks with commas between them, or "all": the library Trestle has these too. The
// command `trestle` names what its projects import. With TRESTLE_LIBRARY=application it lacks what only tests need.
let isForTests = Context.environment["TRESTLE_LIBRARY"] != "application"
let wantedFrameworks = (Context.environment["TRESTLE_FRAMEWORKS"] ?? "").split(separator: ",").map(String.init)
let libraryFrameworks = (frameworks.map(\.name) + (isForTests ? ["XCUIAutomation"] : [])).filter {
    wantedFrameworks.contains($0) || wantedFrameworks == ["all"]
}
package.products.append(
    // All of it as one file, built once, with which the command `trestle` links the programs that it builds.
    .library(
        name: "Trestle", type: .dynamic,
        targets: [
            "UIKit", "SafariServices", "UniformTypeIdentifiers", "MobileCoreServices", "SecureDecoding",
            "WebHost", "Inspector",
        ] + (isForTests ? ["UIKitTestDriver"] : []) + libraryFrameworks))

func framework(_ name: String, _ dependencies: [String] = []) -> Target {
    .target(
        name: name, dependencies: dependencies.map { .byName(name: $0) },
        path: "Sources/Frameworks/\(name)")
}

// TRESTLE_TESTS, targets of tests and folders of them with commas between them (UIKitNibTests,UIKitTableTests/Lists),
// leaves out all other tests, so that a change in UIKit is compiled and tried in seconds.
let chosenTests = (Context.environment["TRESTLE_TESTS"] ?? "").split(separator: ",").map(String.init)
if !chosenTests.isEmpty {
    package.targets.removeAll { target in
        target.type == .test && !chosenTests.contains { $0 == target.name || $0.hasPrefix("\(target.name)/") }
    }
    for target in package.targets where target.type == .test && !chosenTests.contains(target.name) {
        target.sources = chosenTests.filter { $0.hasPrefix("\(target.name)/") }
            .map { String($0.dropFirst(target.name.count + 1)) }
    }
}

// What scripts/try-linking links in every way. Only there: beside the tests it would be the one program with an
// Info.plist, whose resources the main bundle has.
if Context.environment["TRESTLE_LINKING"] != nil {
    package.targets.append(
        .executableTarget(
            name: "LinkingProgram", dependencies: ["UIKit"], path: "Tests/LinkingProgram",
            resources: [
                .copy("Resources/de.lproj"), .copy("Resources/Application"), .copy("Resources/Footer.xib"),
                .copy("Resources/Notes.txt"),
            ]))
}

// The program of `scripts/compare-frames`.
if Context.environment["TRESTLE_FRAMES"] != nil {
    package.targets.append(
        .executableTarget(
            name: "FrameComparison", dependencies: ["UIKit", "UIKitTestDriver"], path: "Tests/FrameComparison"))
}

// The compiler expands the macros of a whole module, every @Test, once for each batch of files, and has 25 files in a
// batch. With one batch for each core the tests compile in half the time.
for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-driver-batch-size-limit", "400"])]
}

func uikitTests(_ name: String, exclude: [String] = []) -> Target {
    .testTarget(
        name: name,
        dependencies: [
            "UIKit", "UIKitTestDriver", "UIKitTestSupport", "AllocationCount", "PlatformFacts", "ToolchainBets",
            "UpdateModels",
        ],
        exclude: exclude)
}
