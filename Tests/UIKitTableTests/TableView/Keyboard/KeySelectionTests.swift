import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct KeySelectionTests {
    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar])
    func aKeySelectsTheFocusedRowAsATapDoes(_ key: UIKeyboardHIDUsage) throws {
        let stage = try KeyboardStage()
        let tapped = try stage.writes { try stage.app.tap(text: "Braga") }
        stage.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        stage.press(.keyboardHome)
        stage.press(.keyboardDownArrow)
        #expect(stage.writes { stage.press(key) } == tapped)
        #expect(stage.selected == [1])
        #expect(stage.cell(1)?.isSelected == true)
    }

    @Test func anotherRowReplacesTheSelectedOne() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardDownArrow)
        let calls = stage.writes { stage.press(.keyboardReturnOrEnter) }
        #expect(
            calls == [
                "should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1", "will deselect 0",
                "did deselect 0", "did select 1",
            ])
    }

    @Test func withoutARingReturnSelectsNothing() throws {
        let stage = try KeyboardStage()
        #expect(stage.writes { stage.press(.keyboardReturnOrEnter) } == [])
    }

    @Test func aTableWithoutSelectionIsNotAsked() throws {
        let stage = try KeyboardStage()
        stage.table.allowsSelection = false
        stage.press(.keyboardDownArrow)
        #expect(stage.writes { stage.press(.keyboardSpacebar) } == [])
    }

    @Test func aRowThatWasScrolledAwayIsShownAndSelected() throws {
        let stage = try KeyboardStage(rows: 100)
        stage.press(.keyboardDownArrow)
        stage.table.contentOffset.y = 2000
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.selected == [0])
        #expect(stage.cell(0)?.isSelected == true)
    }

    @Test func selectionFollowsTheFocusIfTheTableWantsIt() throws {
        let stage = try KeyboardStage()
        stage.table.selectionFollowsFocus = true
        stage.press(.keyboardDownArrow, times: 3)
        #expect(stage.selected == [2])
        stage.press(.keyboardDownArrow, .control)
        #expect(stage.selected == [2])
        #expect(stage.ringed == "Coimbra")
    }

    @Test func shiftExtendsTheSelectionAndTakesItBack() throws {
        let stage = try KeyboardStage()
        stage.table.allowsMultipleSelection = true
        stage.press(.keyboardDownArrow, times: 3)
        stage.press(.keyboardSpacebar)
        stage.press(.keyboardDownArrow, .shift, times: 2)
        #expect(stage.selected == [2, 3, 4])
        #expect(
            stage.writes { stage.press(.keyboardUpArrow, .shift) } == ["will deselect 4", "did deselect 4"])
        stage.press(.keyboardUpArrow, .shift, times: 2)
        #expect(stage.selected.sorted() == [1, 2])
    }

    @Test func shiftWithEndSelectsTheRest() throws {
        let stage = try KeyboardStage()
        stage.table.allowsMultipleSelection = true
        stage.press(.keyboardDownArrow, times: 7)
        stage.press(.keyboardEnd, .shift)
        #expect(stage.selected == [6, 7, 8, 9])
    }

    @Test func shiftSelectsNothingWhereOneRowCanBeSelected() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow)
        #expect(stage.writes { stage.press(.keyboardDownArrow, .shift) } == [])
        #expect(stage.ringed == "Braga")
    }

    @Test func spaceTogglesInATableOfMultipleSelection() throws {
        let stage = try KeyboardStage()
        stage.table.allowsMultipleSelection = true
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardSpacebar)
        stage.press(.keyboardDownArrow, .control, times: 2)
        stage.press(.keyboardSpacebar, .control)
        #expect(stage.selected == [0, 2])
        stage.press(.keyboardSpacebar)
        #expect(stage.selected == [0])
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardDeleteOrBackspace, .keyboardDeleteForward])
    func deleteHasTheDataSourceDeleteTheFocusedRow(_ key: UIKeyboardHIDUsage) throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow, times: 2)
        #expect(stage.writes { stage.press(key) } == ["commit delete 1"])
        #expect(stage.ringed == "Bragança")
    }

    @Test func deleteLeavesRowsThatCannotBeEdited() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow, times: 4)
        #expect(stage.writes { stage.press(.keyboardDeleteOrBackspace) } == [])
    }

    @Test func controlAndASelectsAllRows() throws {
        let stage = try KeyboardStage(rows: 4)
        stage.table.allowsMultipleSelection = true
        stage.press(.keyboardA, .control)
        #expect(stage.selected == [0, 1, 2, 3])
    }

    @Test func aClickWithShiftExtendsTheSelection() throws {
        let stage = try KeyboardStage()
        stage.table.allowsMultipleSelection = true
        try stage.app.click(stage.app.view(text: "Braga"))
        try stage.app.click(stage.app.view(text: "Évora"), modifiers: .shift)
        #expect(stage.selected == [1, 2, 3, 4])
        try stage.app.click(stage.app.view(text: "Bragança"), modifiers: .shift)
        #expect(stage.selected == [1, 2])
    }

    @Test func theSelectionIsAnnouncedOnceForAnExtension() throws {
        let stage = try KeyboardStage()
        stage.table.allowsMultipleSelection = true
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: stage.table, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardEnd, .shift)
        #expect(stage.selected.count == 10)
        #expect(count == 1)
    }
}
