import Testing
import UIKit
import UIKitTestDriver

@testable import Checklist

@MainActor @Suite(.serialized)
struct ChecklistTests {
    private let app: TestApplication

    init() throws {
        app = try TestApplication(delegate: AppDelegate.self)
    }

    private var table: UITableView {
        get throws { try app.view(UITableView.self) }
    }

    // Seeds 6, 33, 46.
    @Test func everyItemHasARow() {
        #expect(app.visibleTexts == ["Edit", "4 to do", "Passport", "Tickets", "Toothbrush", "Charger"])
    }

    // Seeds 67, 106, 202, 362.
    @Test func aSwitchTellsTheCellWhichTellsItsDelegate() throws {
        let cell = try #require(try table.cellForRow(at: IndexPath(row: 1, section: 0)))
        try app.tap(try #require(cell.accessoryView))
        #expect(app.shows(text: "3 to do"))
        #expect(cell.textLabel?.textColor == .secondaryLabel)
    }

    @Test func theAddButtonAddsARow() throws {
        try app.tap(label: "Add")
        try app.settle()
        #expect(app.visibleTexts.contains("5 to do"))
        #expect(app.visibleTexts.last == "New item")
    }

    @Test func aLongPressAsksAnOptionalMethodOfTheDelegate() throws {
        try app.longPress(text: "Tickets")
        #expect(try table.isEditing)
    }

    @Test func aRowIsDeletedAndComesBackWithUndo() throws {
        try app.tap(text: "Edit")
        try app.settle()
        let cell = try #require(try table.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.tap(at: cell.convert(CGPoint(x: 25, y: cell.bounds.midY), to: nil))
        try app.settle()
        try app.tap(text: "Delete")
        try app.settle()
        #expect(app.visibleTexts == ["Done", "3 to do", "Passport", "Toothbrush", "Charger"])
        app.rootViewController?.undoManager?.undo()
        try app.settle()
        #expect(app.visibleTexts.contains("Tickets"))
    }

    @Test func aTextFieldTellsWhatIsTyped() throws {
        try app.tap(text: "Charger")
        try app.settle()
        #expect(app.shows(text: "Charger"))
        app.type("s")
        try app.tap(text: "Done")
        try app.settle()
        #expect(app.visibleTexts.last == "Chargers")
    }

    @Test func anEmptyTitleCannotBeSaved() throws {
        try app.tap(text: "Tickets")
        try app.settle()
        for _ in "Tickets" { app.press(.keyboardDeleteOrBackspace) }
        try app.tap(text: "Done")
        try app.settle()
        #expect(app.views(UITextField.self).count == 1)
    }
}
