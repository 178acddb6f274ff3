@testable import XCUIAutomation
import XCTest

/// Tests of the shop, in the form that they have on iOS, but for the name of the application's delegate.
class ShopTestCase: XCTestCase {
    let app = XCUIApplication()

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        UserInterfaceTests.register(ShopDelegate.self)
        app.launch()
    }

    /// Returns the failures of XCUIAutomation in a block, which do not fail the test.
    func failures(in body: () -> Void) -> [String] {
        var messages: [String] = []
        MainActor.assumeIsolated { TestFailures.handler = { messages.append($0.message) } }
        body()
        MainActor.assumeIsolated { TestFailures.handler = nil }
        return messages
    }
}
