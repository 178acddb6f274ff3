import XCTest
import XCUIAutomation

/// A list, as public user interface tests look at one.
final class ListUITests: ShopTestCase {
    func testTheBarHasItsTitleAsIdentifier() {
        XCTAssertTrue(app.navigationBars["Goods"].exists)
        XCTAssertFalse(app.navigationBars["Settings"].exists)
        XCTAssertTrue(app.navigationBars["Goods"].staticTexts["Goods"].exists)
    }

    func testCellsAreInTheOrderOfTheirRows() {
        let cells = app.tables["goods"].cells
        XCTAssertGreaterThan(cells.count, 5)
        XCTAssertEqual(cells.element(boundBy: 0).label, "Item 1")
        XCTAssertEqual(cells.element(boundBy: 3).staticTexts.firstMatch.label, "Item 4")
        XCTAssertEqual(cells.firstMatch.identifier, "row 0")
        XCTAssertEqual(cells.allElementsBoundByIndex.prefix(3).map(\.label), ["Item 1", "Item 2", "Item 3"])
    }

    func testATapOnARowPushesAndTheBackButtonReturns() {
        app.tables.staticTexts["Item 2"].tap()
        XCTAssertTrue(app.navigationBars["Item 2"].waitForExistence(timeout: 5))
        XCTAssertFalse(app.tables.element.exists)
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Goods"].exists)
    }

    func testARowOutOfSightDoesNotExistBeforeASwipe() {
        let last = app.cells.staticTexts["Item 30"]
        XCTAssertFalse(last.exists)
        for _ in 0..<10 where !last.exists { app.tables.element.swipeUp() }
        XCTAssertTrue(last.isHittable)
        app.tables.element.swipeDown(velocity: .fast)
        app.tables.element.swipeDown(velocity: .fast)
        XCTAssertTrue(app.cells["row 0"].exists)
    }

    func testASwipeShowsTheDeleteButtonOfARow() {
        let count = app.cells.count
        app.cells["row 0"].swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertFalse(app.staticTexts["Item 1"].exists)
        XCTAssertEqual(app.cells.firstMatch.label, "Item 2")
        XCTAssertLessThanOrEqual(app.cells.count, count)
    }

    func testTheButtonThatDeletesARowNamesIt() {
        let delete = app.cells.buttons["Delete Item 2"]
        XCTAssertFalse(delete.exists)
        app.navigationBars.buttons["Edit"].tap()
        XCTAssertEqual(app.cells.firstMatch.buttons.firstMatch.label, "Delete Item 1")
        delete.tap()
        app.tables.buttons["Delete"].tap()
        XCTAssertFalse(app.staticTexts["Item 2"].exists)
    }

    func testAnAlertHasTitleFieldAndButtons() {
        app.navigationBars.buttons["Add"].tap()
        let alert = app.alerts["New item"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        XCTAssertTrue(alert.staticTexts["What do you need?"].exists)
        alert.textFields["Name"].tap()
        alert.textFields["Name"].typeText("Bread")
        alert.buttons["Add"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 2))
        XCTAssertEqual(app.cells.firstMatch.label, "Bread")
    }

    func testWhatAnAlertCoversIsNotHittable() {
        let row = app.cells["row 0"]
        XCTAssertTrue(row.isHittable)
        app.buttons["Add"].tap()
        XCTAssertTrue(row.exists)
        XCTAssertFalse(row.isHittable)
    }

    func testTabsAreButtonsOfTheTabBar() {
        XCTAssertTrue(app.tabBars.buttons["Shop"].isSelected)
        app.tabBars.buttons["Settings"].tap()
        XCTAssertTrue(app.tabBars.buttons["Settings"].isSelected)
        XCTAssertEqual(app.tabBars.buttons.count, 2)
        XCTAssertTrue(app.switches["Sounds"].exists)
    }
}
