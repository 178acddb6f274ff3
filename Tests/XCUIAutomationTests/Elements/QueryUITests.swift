import UIKit
import XCTest
import XCUIAutomation

/// Queries and predicates.
final class QueryUITests: ShopTestCase {
    func testAPredicateReadsAttributes() {
        let found = app.cells.matching(NSPredicate(format: "label BEGINSWITH %@", "Item 1"))
        XCTAssertGreaterThan(found.count, 1)
        XCTAssertEqual(app.staticTexts.element(matching: NSPredicate(format: "label == 'Item 2'")).label, "Item 2")
        XCTAssertEqual(app.buttons.matching(NSPredicate(format: "isSelected == true")).count, 1)
        let type = XCUIElement.ElementType.table.rawValue
        XCTAssertEqual(
            app.descendants(matching: .any).matching(NSPredicate(format: "elementType == %d", type)).count, 1)
    }

    func testABlockGetsAttributes() {
        let wide = app.cells.matching(
            NSPredicate { object, _ in ((object as? any XCUIElementAttributes)?.frame.width ?? 0) > 300 })
        XCTAssertEqual(wide.count, app.cells.count)
    }

    func testCellsAreFoundByWhatTheyContain() {
        XCTAssertEqual(app.cells.containing(.staticText, identifier: "Item 3").element.identifier, "row 2")
        XCTAssertEqual(
            app.cells.containing(NSPredicate(format: "label CONTAINS 'tem 4'")).firstMatch.identifier, "row 3")
        XCTAssertEqual(app.cells.containing(.button, identifier: nil).count, 0)
    }

    func testChildrenAreRightInside() {
        let bar = app.navigationBars.firstMatch
        XCTAssertEqual(app.tables.element.children(matching: .cell).count, app.cells.count)
        XCTAssertEqual(app.children(matching: .cell).count, 0)
        XCTAssertGreaterThanOrEqual(bar.descendants(matching: .button).count, 2)
        XCTAssertEqual(app.children(matching: .window).count, app.windows.count)
    }

    func testAnElementBoundToAnObjectFollowsIt() {
        let second = app.cells.allElementsBoundByAccessibilityElement[1]
        app.cells["row 0"].swipeLeft()
        app.buttons["Delete"].tap()
        XCTAssertEqual(second.label, "Item 2")
        XCTAssertEqual(app.cells.element(boundBy: 1).label, "Item 3")
    }

    func testASnapshotHasChildren() throws {
        let snapshot = try app.tables.element.snapshot()
        XCTAssertEqual(snapshot.elementType, .table)
        XCTAssertTrue(snapshot.children.contains { $0.label == "Item 1" })
        XCTAssertEqual(snapshot.dictionaryRepresentation[.identifier] as? String, "goods")
        XCTAssertThrowsError(try app.alerts.element.snapshot())
    }

    func testADescriptionIsATree() {
        XCTAssertTrue(app.debugDescription.contains("NavigationBar, {{0.0, 47.0}, {390.0, "))
        XCTAssertTrue(app.debugDescription.contains("identifier: 'Goods'"))
        XCTAssertTrue(app.sheets.element.debugDescription.hasPrefix("No matches found for"))
    }

    func testACoordinateIsAPartOfAnElement() {
        let row = app.cells["row 4"]
        let place = row.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        XCTAssertEqual(place.screenPoint.x, row.frame.midX, accuracy: 0.1)
        XCTAssertEqual(place.withOffset(CGVector(dx: 0, dy: 10)).screenPoint.y, row.frame.midY + 10, accuracy: 0.1)
        place.tap()
        XCTAssertTrue(app.navigationBars["Item 5"].exists)
    }
}
