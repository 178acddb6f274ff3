import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Rows that are moved by Alt and the arrow keys, which UIKit does not have.
@MainActor @Suite(.serialized) struct ReorderKeysTests {
    private func open(_ setUp: (MovableRows) -> Void = { _ in }) throws -> (TestApplication, MovableRows) {
        let rows = MovableRows(style: .plain)
        setUp(rows)
        let app = try TestApplication(showing: rows)
        app.advance(by: 0.5)
        _ = rows.take()
        return (app, rows)
    }

    private func press(_ app: TestApplication, _ key: UIKeyboardHIDUsage, times: Int = 1) {
        for _ in 0..<times { app.press(key, modifiers: .alternate) }
        app.advance(by: 1)
    }

    @Test func theFocusedRowMovesByOnePlaceAndKeepsTheFocus() throws {
        let (app, rows) = try open()
        app.press(.keyboardDownArrow)
        press(app, .keyboardDownArrow)
        #expect(rows.take() == ["target 0-0 0-1", "move 0-0 0-1"])
        #expect(rows.sections[0] == ["b", "a", "c", "d"] && rows.shown == "bacdxy")
        #expect(rows.tableView.parts.keyboard.ifMade?.focus.row?.row == 1)
        press(app, .keyboardUpArrow)
        #expect(rows.sections[0] == ["a", "b", "c", "d"] && rows.shown == "abcdxy")
    }

    @Test func atTheEndOfASectionItMovesIntoTheNext() throws {
        let (app, rows) = try open()
        app.press(.keyboardDownArrow)
        press(app, .keyboardDownArrow, times: 4)
        #expect(rows.sections == [["b", "c", "d"], ["a"], ["x", "y"]])
        press(app, .keyboardDownArrow, times: 2)
        #expect(rows.sections == [["b", "c", "d"], [], ["x", "a", "y"]])
        press(app, .keyboardUpArrow, times: 3)
        #expect(rows.sections == [["b", "c", "d", "a"], [], ["x", "y"]])
    }

    @Test func atTheEndsOfTheTableItStays() throws {
        let (app, rows) = try open()
        app.press(.keyboardDownArrow)
        press(app, .keyboardUpArrow)
        #expect(rows.take() == [])
    }

    @Test func theDelegateChoosesTheTarget() throws {
        let (app, rows) = try open { $0.target = { _, _ in IndexPath(row: 1, section: 2) } }
        app.press(.keyboardDownArrow)
        press(app, .keyboardDownArrow)
        #expect(rows.take() == ["target 0-0 0-1", "move 0-0 2-1"])
        #expect(rows.shown == "bcdxay")
    }

    @Test func rowsThatMayNotBeMovedStay() throws {
        let (app, rows) = try open { $0.canMove = { $0 != "a" } }
        app.press(.keyboardDownArrow)
        press(app, .keyboardDownArrow)
        #expect(rows.take() == [])
    }

    @Test func outsideOfEditingTheKeysDoNothing() throws {
        let (app, rows) = try open()
        rows.setEditing(false, animated: false)
        app.press(.keyboardDownArrow)
        press(app, .keyboardDownArrow)
        #expect(rows.take() == [])
    }

    @Test func whileARowIsHeldTheKeysDoNothing() throws {
        let (app, rows) = try open()
        app.press(.keyboardDownArrow)
        app.touchDown(at: rows.grip(2))
        app.advance(by: 0.3)
        press(app, .keyboardDownArrow)
        #expect(rows.take() == [] && rows.tableView.hasUncommittedUpdates)
        app.touchUp()
    }

    @Test func theRowIsScrolledIntoView() throws {
        let (app, rows) = try open { $0.sections = [(0..<60).map { "r\($0) " }] }
        app.press(.keyboardDownArrow)
        press(app, .keyboardDownArrow, times: 25)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 25, section: 0)))
        #expect(cell.textLabel?.text == "r0 ")
        #expect(rows.tableView.bounds.contains(cell.frame))
    }
}
