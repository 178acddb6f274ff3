import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

@Suite struct PackageTests {
    @Test func filesOfTheSameNameGetNumbers() throws {
        let adapted = try AdaptedProject(["Kit/A/Row.swift": "class A {}", "Kit/B/row.swift": "class B {}"])
        #expect(
            adapted.paths.filter { $0.hasPrefix("Sources") }.map { $0.split(separator: "/").last } == [
                "Row.swift", "row-2.swift",
            ])
    }

    @Test func sourceInFoldersOfResourcesIsCompiled() throws {
        let adapted = try AdaptedProject([
            "Kit/A.swift": "class A {}", "Kit/Resources/B.swift": "class B {}", "Kit/Resources/Row.xib": "",
            "Kit/Mock/Resources/C.swift": "class C {}",
        ])
        let target = try #require(adapted.report.targets.first).module
        let folder = adapted.output.url.appending(path: "package/Sources/\(target)")
        let names = WrittenSources.paths(in: folder).map { $0.replacing(folder.path + "/", with: "") }
        #expect(names == ["A.swift", "Mock/Resources/C.swift", "Resources-Sources/B.swift"])
        #expect(adapted["Sources/\(target)/Resources/Row.xib"] != nil)
    }

    @Test func aProjectOfXcodeBecomesAPackage() throws {
        let adapted = try AdaptedProject(Sample.files)
        #expect(
            adapted.paths == [
                ".gitignore", "Package.swift", "Sources/My_App/AppDelegate.swift",
                "Sources/My_App/ListController.swift",
                "Sources/My_App/Resources/Application/Info.plist", "Sources/My_App/Resources/Main.storyboard",
                "Sources/My_App/Resources/de.lproj/Texts.strings",
            ])
    }

    @Test func theManifestDeclaresTargetsResourcesAndTheLanguage() throws {
        let manifest = try #require(try AdaptedProject(Sample.files)["Package.swift"])
        #expect(
            manifest.hasSuffix(
                """
                let package = Package(
                    name: "App",
                    dependencies: library == nil ? [.package(name: "trestle", path: "/trestle")] : [],
                    targets: [
                        .executableTarget(
                            name: "My_App",
                            dependencies: uikit("UIKit"),
                            path: "Sources/My_App",
                            resources: [.copy("Resources/Application"), .copy("Resources/Main.storyboard"), .copy("Resources/de.lproj")],
                            swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals")],
                            linkerSettings: linking),
                    ]
                )

                """))
    }

    @Test func theSourceIsAdaptedAndMessagesNameTheOriginal() throws {
        let adapted = try AdaptedProject(Sample.files)
        let source = try #require(adapted["Sources/My_App/AppDelegate.swift"])
        let original = adapted.project.url.appending(path: "AppDelegate.swift").path
        #expect(
            source.hasPrefix(
                "#sourceLocation(file: \"\(original)\", line: 1)\nimport UIKit\n\n@main\nclass AppDelegate"))
    }

    @Test func theInformationListHasItsSettingsReplaced() throws {
        let text = try #require(try AdaptedProject(Sample.files)["Sources/My_App/Resources/Application/Info.plist"])
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: String]
        #expect(list == ["UIMainStoryboardFile": "Main", "CFBundleName": "My_App"])
    }

    @Test func aListThatXcodeGeneratesSaysWhatTheApplicationIs() throws {
        var files = Sample.files
        files["Info.plist"] = nil
        files["App.xcodeproj/project.pbxproj"]?.replace(
            "INFOPLIST_FILE = Info.plist;",
            with: """
                GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = Notes; MARKETING_VERSION = 2.1;
                PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)";
                """)
        let text = try #require(try AdaptedProject(files)["Sources/My_App/Resources/Application/Info.plist"])
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: String]
        #expect(list?["CFBundleDisplayName"] == "Notes")
        #expect(list?["CFBundleIdentifier"]?.hasPrefix("com.example.My") == true)
        #expect(list?["CFBundleName"]?.isEmpty == false)
        #expect(list?["CFBundleShortVersionString"] == "2.1")
        #expect(list?["CFBundleVersion"] == nil)
    }

    @Test func settingsOfTheCompilerAreKept() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"]?.replace(
            "PRODUCT_NAME =",
            with: """
                SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG DEMO";
                OTHER_SWIFT_FLAGS = "-D STORE -DTRACE"; PRODUCT_NAME =
                """)
        let manifest = try #require(try AdaptedProject(files)["Package.swift"])
        #expect(
            manifest.contains(
                "swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define(\"DEMO\"), "
                    + ".define(\"STORE\"), .define(\"TRACE\")]"))
    }

    @Test func filesThatOnlyListTestsAreNotTests() throws {
        let adapted = try AdaptedProject([
            "Package.swift": """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
            """,
            "Sources/Kit/A.swift": "import UIKit", "Tests/KitTests/B.swift": "import XCTest",
            "Tests/KitTests/XCTestManifests.swift": "public func __allTests() -> [XCTestCaseEntry] { [] }",
        ])
        #expect(adapted["Tests/KitTests/B.swift"] != nil)
        #expect(adapted["Tests/KitTests/XCTestManifests.swift"] == nil)
    }

    @Test(arguments: [("5.5", true), ("5.1", false)])
    func whatXcodeTakesWithoutANameIsAResource(version: String, isTaken: Bool) throws {
        let adapted = try AdaptedProject([
            "Package.swift": """
            // swift-tools-version:\(version)
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """,
            "Sources/Kit/A.swift": "import UIKit", "Sources/Kit/B.xib": "<document/>",
            "Sources/Kit/en.lproj/C.strings": "\"a\" = \"b\";", "Sources/Kit/D.json": "{}",
        ])
        #expect((adapted["Sources/Kit/Resources/B.xib"] != nil) == isTaken)
        #expect((adapted["Sources/Kit/Resources/en.lproj/C.strings"] != nil) == isTaken)
        #expect(adapted["Sources/Kit/Resources/D.json"] == nil)
    }

    @Test func testsAreInTheLanguageModeInWhichTheyCanUseUIKit() throws {
        let adapted = try AdaptedProject([
            "Package.swift": """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
            """,
            "Sources/Kit/A.swift": "import UIKit", "Tests/KitTests/B.swift": "import XCTest",
        ])
        let manifest = try #require(adapted["Package.swift"])
        #expect(manifest.contains("path: \"Sources/Kit\",\n            swiftSettings: [.swiftLanguageMode(.v6)]"))
        #expect(manifest.contains("path: \"Tests/KitTests\",\n            swiftSettings: [.swiftLanguageMode(.v5), "))
    }

    @Test(arguments: [
        ("", true), ("SWIFT_ENABLE_BARE_SLASH_REGEX = YES;", true), ("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", false),
    ])
    func regularExpressionsBetweenSlashesAreOnAsInXcode(setting: String, isOn: Bool) throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"]?.replace("PRODUCT_NAME =", with: "\(setting) PRODUCT_NAME =")
        let manifest = try #require(try AdaptedProject(files)["Package.swift"])
        #expect(manifest.contains(".enableUpcomingFeature(\"BareSlashRegexLiterals\")") == isOn)
    }

    @Test func unitTestsDependOnTheApplicationThatTheyAreRunIn() throws {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"]?.replace("targets = (APP)", with: "targets = (APP, TEST)")
        files["App.xcodeproj/project.pbxproj"]?.replace(
            "MAIN = {",
            with: """
                TEST = { isa = PBXNativeTarget; name = "My AppTests"; productType = "com.apple.product-type.bundle.unit-test";
                    buildPhases = (TSRC); dependencies = (TDEP); };
                TSRC = { isa = PBXSourcesBuildPhase; files = (BT); };
                BT = { isa = PBXBuildFile; fileRef = FT; };
                FT = { isa = PBXFileReference; path = Tests.swift; sourceTree = SOURCE_ROOT; };
                TDEP = { isa = PBXTargetDependency; target = APP; };
                MAIN = {
                """)
        files["Tests.swift"] = "import XCTest\n@testable import My_App\nclass AppTests: XCTestCase {}\n"
        let adapted = try AdaptedProject(files)
        let host = try #require(adapted["Tests/My_AppTests/TrestleTestHost.swift"])
        #expect(host.contains("TestHost.register(delegate: \"My_App.AppDelegate\")"))
        let manifest = try #require(adapted["Package.swift"])
        #expect(
            manifest.contains(
                """
                        .testTarget(
                            name: "My_AppTests",
                            dependencies: ["My_App"] + uikit("UIKit", "UIKitTestDriver"),
                            path: "Tests/My_AppTests",
                """))
    }

    @Test func thePackageThatPhotographsHasATestThatNamesTheDelegate() throws {
        let adapted = try AdaptedProject(Sample.files, hasPictures: true)
        let source = try #require(adapted["Tests/TrestlePictures/Pictures.swift"])
        #expect(source.contains("@testable import My_App\n"))
        #expect(source.contains("ScreenTour(delegate: AppDelegate.self)"))
        #expect(adapted["Package.swift"]?.contains("name: \"TrestlePictures\"") == true)
    }

    @Test func theTestsOfPicturesAuditsAndReplaysRunOnlyIfTheyAreAskedFor() throws {
        let source = try #require(
            try AdaptedProject(Sample.files, hasPictures: true)["Tests/TrestlePictures/Pictures.swift"])
        #expect(source.contains("@Test(.enabled(if: environment[\"TRESTLE_PICTURES\"] != nil))\n    func screens()"))
        #expect(source.contains("@Test(.enabled(if: environment[\"TRESTLE_AUDIT\"] != nil))\n    func audit()"))
        #expect(source.contains("@Test(.enabled(if: environment[\"TRESTLE_REPLAY\"] != nil))\n    func replay()"))
        #expect(source.contains("screen.issues.map { \"\\(screen.screen): \\($0.summary)\" }"))
    }

    @Test func theTestOfTheInspectionRunsOnlyIfItIsAskedFor() throws {
        let source = try #require(
            try AdaptedProject(Sample.files, hasPictures: true)["Tests/TrestlePictures/Pictures.swift"])
        #expect(
            source.contains(
                "@Test(.enabled(if: environment[\"TRESTLE_INSPECTION\"] != nil))\n    func inspection()"))
        #expect(source.contains("tour.inspection(Self.environment[\"TRESTLE_INSPECTION\"] ?? \"{}\")"))
    }

    @Test func onlyThePackageThatPhotographsCanDoWithoutItsOtherTests() throws {
        let condition = "if Context.environment[\"TRESTLE_ONLY_PICTURES\"] != nil {\n"
        let photographing = try #require(try AdaptedProject(Sample.files, hasPictures: true)["Package.swift"])
        #expect(photographing.contains("\n)\n\n" + condition))
        #expect(photographing.hasSuffix("$0.name != \"TrestlePictures\" }\n}\n"))
        #expect(try AdaptedProject(Sample.files)["Package.swift"]?.contains(condition) == false)
    }

    @Test(arguments: [
        "@UIApplicationMain\n@objc(AppDelegate)\nclass AppDelegate: NSObject, UIApplicationDelegate {}",
        "@objc(A) @UIApplicationMain public final class AppDelegate: NSObject, UIApplicationDelegate {}",
    ])
    func theDelegateMayHaveFurtherAttributes(source: String) throws {
        var files = Sample.files
        files["AppDelegate.swift"] = "import UIKit\n" + source
        let adapted = try AdaptedProject(files, hasPictures: true)
        let pictures = try #require(adapted["Tests/TrestlePictures/Pictures.swift"])
        #expect(pictures.contains("ScreenTour(delegate: AppDelegate.self)"))
    }
}
