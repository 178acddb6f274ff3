import XCTest

@testable import Selectors

/// A test class of the main actor, with synchronous and asynchronous tests, as iOS projects have them.
@MainActor
final class ControlsTests: XCTestCase {
    private var controller: ControlsViewController!

    override func setUp() {
        super.setUp()
        controller = ControlsViewController()
        controller.loadViewIfNeeded()
    }

    override func tearDown() {
        controller = nil
        super.tearDown()
    }

    func testTogglingIsNoted() {
        controller.toggle.sendActions(for: .valueChanged)
        XCTAssertEqual(controller.events, ["toggled"])
    }

    @MainActor func testEditingIsNoted() {
        controller.field.text = "a"
        controller.field.sendActions(for: .editingChanged)
        XCTAssertEqual(controller.events, ["edited a"])
    }

    func testAnExpectationIsACallback() {
        let expectation = self.expectation(description: "called")
        let callback: () -> Void = expectation.fulfill
        callback()
        wait(for: [expectation], timeout: 0)
    }

    func testActionsComeAfterAWhile() async throws {
        try await Task.sleep(nanoseconds: 1_000_000)
        let controller = ControlsViewController()
        controller.loadViewIfNeeded()
        controller.pad.sendActions(for: .touchDown)
        XCTAssertEqual(controller.events, ["touched"])
    }
}
