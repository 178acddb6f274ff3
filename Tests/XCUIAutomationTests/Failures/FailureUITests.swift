import XCTest
import XCUIAutomation

/// What a failure says.
final class FailureUITests: ShopTestCase {
    func testAMissingElementIsNamedWithWhatIsThere() {
        let messages = failures { app.navigationBars["Goods"].buttons["Sort"].tap() }
        XCTAssertEqual(messages.count, 1)
        let message = messages.first ?? ""
        XCTAssertTrue(message.hasPrefix("Failed to tap \"Sort\" Button: No matches found for: application"), message)
        XCTAssertTrue(message.contains("label: 'Add'"), message)
        XCTAssertFalse(message.contains("Item 1"), message)
    }

    func testSeveralElementsAreAFailureOfAnAction() {
        let messages = failures { app.cells.element.tap() }
        XCTAssertTrue(messages.first?.contains("Multiple matching elements found") ?? false)
        XCTAssertTrue(app.cells.element.exists)
    }

    func testACoveredElementIsNamed() {
        app.buttons["Add"].tap()
        let messages = failures { app.cells["row 0"].tap() }
        XCTAssertTrue(messages.first?.contains("it is not hittable, because another view covers it") ?? false)
    }

    func testTextNeedsTheKeyboardFocus() {
        app.tabBars.buttons["Settings"].tap()
        let messages = failures { app.textFields["Name"].typeText("a") }
        XCTAssertTrue(messages.first?.contains("has keyboard focus") ?? false)
    }

    func testAnAttributeOfAMissingElementFails() {
        var label = "?"
        let messages = failures { label = app.alerts.element.label }
        XCTAssertEqual(label, "")
        XCTAssertTrue(messages.first?.hasPrefix("Failed to get the label of Alert") ?? false)
    }

    func testAnInterruptionIsHandledBeforeATap() {
        app.buttons["Add"].tap()
        var handled: [String] = []
        addUIInterruptionMonitor(withDescription: "New item") { alert in
            handled.append(alert.label)
            alert.buttons["Cancel"].tap()
            return true
        }
        app.cells["row 0"].tap()
        XCTAssertEqual(handled, ["New item"])
        XCTAssertTrue(app.navigationBars["Item 1"].exists)
    }

    func testAnAlertThatIsMeantIsNoInterruption() {
        addUIInterruptionMonitor(withDescription: "New item") { _ in
            XCTFail("called")
            return false
        }
        app.buttons["Add"].tap()
        app.alerts.buttons["Cancel"].tap()
    }
}
