import Foundation
import ProjectAdaptation
import ProjectFixtures
import Testing

/// Targets of user interface tests in projects of Xcode.
@Suite struct InterfaceTestTargetTests {
    /// The project of an application with such a target.
    private func files(settings: String = "TEST_TARGET_NAME = \"My App\";") -> [String: String] {
        var files = Sample.files
        files["App.xcodeproj/project.pbxproj"]?.replace("targets = (APP)", with: "targets = (APP, UITEST)")
        files["App.xcodeproj/project.pbxproj"]?.replace(
            "MAIN = {",
            with: """
                UITEST = { isa = PBXNativeTarget; name = AppUITests; buildPhases = (USRC);
                    productType = "com.apple.product-type.bundle.ui-testing"; buildConfigurationList = ULIST; };
                USRC = { isa = PBXSourcesBuildPhase; files = (BU); };
                BU = { isa = PBXBuildFile; fileRef = FU; };
                FU = { isa = PBXFileReference; path = LaunchTests.swift; sourceTree = SOURCE_ROOT; };
                ULIST = { isa = XCConfigurationList; buildConfigurations = (UDEBUG); };
                UDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                MAIN = {
                """)
        files["LaunchTests.swift"] = """
            import XCTest

            final class LaunchTests: XCTestCase {
                func testLaunch() { XCUIApplication().launch() }
            }

            """
        return files
    }

    @Test(arguments: ["TEST_TARGET_NAME = \"My App\";", ""])
    func theyDependOnTheApplicationThatTheyDrive(settings: String) throws {
        let manifest = try #require(try AdaptedProject(files(settings: settings))["Package.swift"])
        #expect(
            manifest.contains(
                """
                        .testTarget(
                            name: "AppUITests",
                            dependencies: ["My_App"] + uikit("UIKit", "UIKitTestDriver", "XCUIAutomation"),
                            path: "Tests/AppUITests",
                """))
    }

    @Test func theyRegisterTheApplication() throws {
        let adapted = try AdaptedProject(files())
        let host = try #require(adapted["Tests/AppUITests/TrestleTestHost.swift"])
        #expect(host.contains("delegate: \"My_App.AppDelegate\","))
        #expect(host.contains("forTestsOf: \"AppUITests\")"))
        #expect(!host.contains("TestHost.register"))
        #expect(!adapted.reportText.contains("LaunchTests"))
    }

    @Test func theBundleIdentifierIsThatOfTheApplication() throws {
        var files = files()
        files["App.xcodeproj/project.pbxproj"]?.replace(
            "PRODUCT_NAME = \"$(TARGET_NAME)\";",
            with:
                "PRODUCT_NAME = \"$(TARGET_NAME)\"; PRODUCT_BUNDLE_IDENTIFIER = \"org.example.$(TARGET_NAME:rfc1034identifier)\";"
        )
        let host = try #require(try AdaptedProject(files)["Tests/AppUITests/TrestleTestHost.swift"])
        #expect(host.contains("bundleIdentifier: \"org.example.My-App\","))
    }

    @Test func theirFilesImportTheModule() throws {
        let source = try #require(try AdaptedProject(files())["Tests/AppUITests/LaunchTests.swift"])
        #expect(source.contains("import XCUIAutomation"))
    }

    @Test func theyAreTests() throws {
        let adapted = try AdaptedProject(files())
        #expect(adapted.report.targets.map(\.kind) == [.application, .tests])
    }

    @Test func unitTestsWithSomeAmongThemRegisterTheApplicationToo() throws {
        let adapted = try AdaptedProject([
            "App.swift": Sample.delegate, "AppTests/Tests.swift": files()["LaunchTests.swift"] ?? "",
        ])
        let path = try #require(adapted.paths.first { $0.hasSuffix("TrestleTestHost.swift") })
        let host = try #require(adapted[path])
        #expect(host.contains("import XCTest\nimport XCUIAutomation\n"))
        #expect(host.contains("    TestHost.register(delegate: "))
        #expect(host.contains("    UserInterfaceTests.register(delegate: "))
    }

    @Test func withoutAnApplicationTheyAreLeftOut() throws {
        var files = files()
        files["App.xcodeproj/project.pbxproj"]?.replace(
            "com.apple.product-type.application", with: "com.apple.product-type.framework")
        #expect(
            try AdaptedProject(files).reportText.contains(
                "target \"AppUITests\": it is a target of user interface tests, and the project has no application for iOS"
            ))
    }
}
