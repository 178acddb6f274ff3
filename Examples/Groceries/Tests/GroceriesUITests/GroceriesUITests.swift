@testable import Groceries
import XCTest
import XCUIAutomation

/// A user interface test as Xcode has them: without the registration, and the imports above and below that of XCTest, it
/// also runs on a device.
final class GroceriesUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUpWithError() throws {
        continueAfterFailure = false
        UserInterfaceTests.register(AppDelegate.self)
        app.launch()
    }

    func testTheAddButtonAddsARow() {
        let list = app.tables.element
        XCTAssertTrue(app.navigationBars["Groceries"].waitForExistence(timeout: 5))
        XCTAssertEqual(list.cells.count, 3)
        app.navigationBars["Groceries"].buttons["Add"].tap()
        XCTAssertTrue(list.cells.staticTexts["Item 4"].waitForExistence(timeout: 5))
        XCTAssertEqual(list.cells.count, 4)
    }

    func testEveryLaunchBeginsWithTheSameRows() {
        app.buttons["Add"].tap()
        app.terminate()
        app.launch()
        XCTAssertEqual(app.cells.allElementsBoundByIndex.map(\.label), ["Bread", "Milk", "Tomatoes"])
    }

    func testThePictureOfTheListIsKept() {
        let picture = XCTAttachment(screenshot: app.screenshot())
        picture.name = "Groceries"
        add(picture)
        XCTAssertTrue(app.cells["Milk"].isHittable)
    }
}
