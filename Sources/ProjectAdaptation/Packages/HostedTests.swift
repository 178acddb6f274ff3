import SourceAdapter

/// The file of a test target that names the application of its tests: unit tests run in it, and it is launched before the
/// first one; user interface tests launch it themselves.
enum HostedTests {
    /// The name of the file in the folder of the target.
    static let fileName = "TrestleTestHost.swift"

    /// - Parameters:
    ///   - module: the module of the application.
    ///   - delegate: the class of the application's delegate.
    ///   - isDriven: whether some of the tests are user interface tests, for targets that have both.
    static func source(application module: String, delegate: String, isDriven: Bool = false) -> String {
        let registration =
            isDriven ? "\n    UserInterfaceTests.register(delegate: \"\(module).\(delegate)\", forTestsOf: nil)" : ""
        return """
            // Written by `trestle`, for tests that run in the application \(module).
            import Foundation
            import UIKit
            import XCTest\(isDriven ? "\nimport XCUIAutomation" : "")

            @section(".init_array") @used private let _registerTestHost: @convention(c) () -> Void = {
                TestHost.register(delegate: "\(module).\(delegate)")\(registration)
                XCTestObservationCenter.shared.addTestObserver(TestHostLaunch())
            }

            private final class TestHostLaunch: XCTestObservation {
                func testBundleWillStart(_ testBundle: Bundle) { MainActor.assumeIsolated { TestHost.launch() } }
            }

            """
    }

    /// Returns the file for a target of user interface tests.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: that of the application; nil if it is not known.
    ///   - tests: the module of the tests.
    static func source(
        driven module: String, delegate: String, bundleIdentifier: String?, tests: String
    ) -> String {
        """
        // Written by `trestle`, for user interface tests of the application \(module).
        import Foundation
        import XCUIAutomation

        @section(".init_array") @used private let _registerApplication: @convention(c) () -> Void = {
            UserInterfaceTests.register(
                delegate: "\(module).\(delegate)",
                bundleIdentifier: \(bundleIdentifier.map(StringLiteral.of) ?? "nil"), forTestsOf: "\(tests)")
        }

        """
    }
}
