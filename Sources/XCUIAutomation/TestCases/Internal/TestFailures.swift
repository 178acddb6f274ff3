import Foundation
import XCTest

/// Fails tests, with a picture of the screen at the first failure of each.
@MainActor
enum TestFailures {
    /// A failure, as tests of this module see it.
    struct Failure {
        let message: String
        let file: String?
        let line: Int
    }

    /// Gets failures in place of XCTest; nil, the default, lets tests fail.
    static var handler: ((Failure) -> Void)?
    /// Where pictures are kept, in the current folder, which for `swift test` is the package's.
    private static let folder = "build/failed"
    private static var hasPicture = false

    /// The place in the test of the last action.
    private static var lastAction: (file: StaticString, line: UInt)?

    static func begin() {
        hasPicture = false
        lastAction = nil
    }

    /// Notes where in its source a test acts on the application.
    static func note(_ file: StaticString, _ line: UInt) { lastAction = (file, line) }

    /// - Parameters:
    ///   - file: the place in the test; nil if a property has failed, whose place nobody knows: the failure is reported at
    ///     the last action before it.
    static func record(
        _ message: String, of element: XCUIElement, _ file: StaticString? = nil, _ line: UInt = 0
    ) {
        if let handler {
            return handler(Failure(message: message, file: file.map { "\($0)" }, line: Int(line)))
        }
        let message = message + picture(of: element)
        if let file { return XCTFail(message, file: file, line: line) }
        if let lastAction {
            return XCTFail("After this line: \(message)", file: lastAction.file, line: lastAction.line)
        }
        guard let test = TestRun.test else { return XCTFail(message) }
        test.recordFailure(withDescription: "failed - \(message)", inFile: test.name, atLine: 0, expected: true)
    }

    /// Stores a picture of the screen, and returns a line that names it; empty without one.
    private static func picture(of element: XCUIElement) -> String {
        guard !hasPicture, let session = element.application.session else { return "" }
        hasPicture = true
        let url = URL(fileURLWithPath: "\(folder)/\(TestRun.name).png")
        guard (try? session.app.writeScreenshot(to: url)) != nil else { return "" }
        return "\nThe screen is in \(url.path)."
    }
}
