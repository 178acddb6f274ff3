/// The file of a test target that launches the application in which its tests run, before the first test.
enum HostedTests {
    /// The name of the file in the folder of the target.
    static let fileName = "TrestleTestHost.swift"

    /// - Parameters:
    ///   - module: the module of the application.
    ///   - delegate: the class of the application's delegate.
    static func source(application module: String, delegate: String) -> String {
        """
        // Written by `trestle`, for tests that run in the application \(module).
        import Foundation
        import UIKit
        import XCTest

        @section(".init_array") @used private let _registerTestHost: @convention(c) () -> Void = {
            TestHost.register(delegate: "\(module).\(delegate)")
            XCTestObservationCenter.shared.addTestObserver(TestHostLaunch())
        }

        private final class TestHostLaunch: XCTestObservation {
            func testBundleWillStart(_ testBundle: Bundle) { MainActor.assumeIsolated { TestHost.launch() } }
        }

        """
    }
}
