import Foundation
import Synchronization
import XCTest

/// The test that runs now.
enum TestRun {
    private static let observing: Void = {
        XCTestObservationCenter.shared.addTestObserver(TestRunObserver())
    }()

    /// Has XCTest say from now on which test runs.
    static func observe() { _ = observing }

    /// The test case that runs; nil if XCTest has not said.
    @MainActor static fileprivate(set) var test: XCTestCase?
    /// The module of the tests that run.
    @MainActor static fileprivate(set) var moduleOfTest: String?
    /// Whether the application has been launched in this test.
    @MainActor private static var isInstalled = false

    /// Returns whether the application is installed already, and notes that it is from now on.
    @MainActor static func takeInstallation() -> Bool {
        defer { isInstalled = true }
        return isInstalled
    }

    /// The name of the test in the names of files.
    @MainActor static var name: String { test.map { fileName($0.name) } ?? "test" }

    @MainActor fileprivate static func begin(_ test: XCTestCase) {
        self.test = test
        moduleOfTest = String(reflecting: type(of: test)).split(separator: ".").first.map(String.init)
        if !UserInterfaceTests.keepsDataBetweenTests { isInstalled = false }
        TestFailures.begin()
    }

    @MainActor fileprivate static func end(_ test: XCTestCase) {
        TestAttachments.end(hasSucceeded: test.testRun?.hasSucceeded ?? true)
        Interruptions.removeAll()
        XCUIDevice.shared.reset()
    }

    /// Returns a text with the characters that every file system has.
    static func fileName(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    }
}

private final class TestRunObserver: XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
        nonisolated(unsafe) let test = testCase  // Sound: XCTest calls observers on the main thread.
        MainActor.assumeIsolated { TestRun.begin(test) }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        nonisolated(unsafe) let test = testCase  // Sound: XCTest calls observers on the main thread.
        MainActor.assumeIsolated { TestRun.end(test) }
    }

    func testBundleDidFinish(_ testBundle: Bundle) {
        MainActor.assumeIsolated { LaunchedApplication.current?.end() }
    }
}
