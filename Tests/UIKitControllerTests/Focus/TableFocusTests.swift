import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct TableFocusTests {
    // Seeds 248.
    @Test func theDelegateIsAskedAndToldWithIndexPaths() throws {
        let stage = try ListFocusStage(count: 20)
        #expect(stage.writes { stage.press(.keyboardDownArrow) } == ["should none to 0, 2", "did none to 0, 2"])
        #expect(stage.writes { stage.press(.keyboardDownArrow) } == ["should 0 to 1, 2", "did 0 to 1, 2"])
        #expect(stage.writes { stage.press(.keyboardHome) } == ["should 1 to 0, 256", "did 1 to 0, 256"])
        #expect(stage.writes { stage.press(.keyboardEscape) } == ["should 0 to none, 0", "did 0 to none, 0"])
    }

    @Test func aRowThatTheDelegateRefusesIsNeitherFocusedNorSelected() throws {
        let stage = try ListFocusStage(count: 20)
        stage.table.selectionFollowsFocus = true
        stage.press(.keyboardDownArrow)
        stage.refuses = { $0?.row == 1 }
        #expect(stage.writes { stage.press(.keyboardDownArrow) } == ["should 0 to 1, 2"])
        #expect(stage.focused == 0)
        #expect(stage.ringIsOnFocus)
        #expect(stage.table.indexPathForSelectedRow?.row == 0)
    }

    @Test func theFocusedCellKnowsIt() throws {
        let stage = try ListFocusStage(count: 20)
        stage.press(.keyboardDownArrow, times: 2)
        let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.isFocused)
        #expect(cell.configurationState.isFocused)
        #expect(stage.table.visibleCells.filter(\.isFocused).count == 1)
        stage.press(.keyboardDownArrow)
        #expect(!cell.configurationState.isFocused)
    }

    @Test func theFocusedRowKeepsItsCellOffScreen() throws {
        let stage = try ListFocusStage(count: 100)
        stage.press(.keyboardDownArrow, times: 2)
        let cell = stage.table.cellForRow(at: IndexPath(row: 1, section: 0))
        stage.table.contentOffset.y = 2000
        stage.app.frame()
        #expect(stage.system.focusedItem === cell)
        #expect(!stage.table.visibleCells.contains { $0 === cell })
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 2)
        #expect(cell?.isFocused == false)
    }

    @Test func aRowFarAwayHasItsCellBeforeTheDelegateIsAsked() throws {
        let stage = try ListFocusStage(count: 1000)
        stage.press(.keyboardDownArrow)
        #expect(stage.writes { stage.press(.keyboardEnd) } == ["should 0 to 999, 512", "did 0 to 999, 512"])
        #expect(stage.focused == 999)
        #expect(stage.ringIsOnFocus)
        #expect(stage.table.contentOffset.y == 39_600)
    }

    @Test func anotherCellOfTheFocusedRowIsTold() throws {
        let stage = try ListFocusStage(count: 20)
        stage.press(.keyboardDownArrow)
        let former = stage.system.focusedItem
        let calls = stage.writes {
            stage.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            stage.app.advance(by: 1)
        }
        #expect(stage.focused == 0)
        #expect(stage.ringIsOnFocus)
        #expect(calls == (stage.system.focusedItem === former ? [] : ["did none to 0, 0"]))
    }

    @Test func aTableThatLosesAllRowsLosesTheFocus() throws {
        let stage = try ListFocusStage(count: 3)
        stage.press(.keyboardDownArrow)
        stage.count = 0
        #expect(stage.writes { stage.table.reloadData() } == ["did none to none, 0"])
        #expect(stage.focused == nil)
        #expect(stage.table.parts.keyboard.ifMade?.focus.isShown == false)
    }

    @Test func aRowThatTheDelegateMovesWhenAskedGetsTheFocusWhereItIs() throws {
        let stage = try ListFocusStage(count: 20)
        stage.press(.keyboardDownArrow)
        stage.onQuestion = { [unowned stage] in
            stage.onQuestion = nil
            stage.count += 2
            stage.table.insertRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 3)
        #expect(stage.ringIsOnFocus)
    }

    @Test func aRowThatIsRemovedWhenAskedIsNotFocused() throws {
        let stage = try ListFocusStage(count: 3)
        stage.press(.keyboardDownArrow, times: 2)
        stage.onQuestion = { [unowned stage] in
            stage.onQuestion = nil
            stage.count = 2
            stage.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        }
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 1)
        #expect(stage.ringIsOnFocus)
    }

    @Test func aDelegateMayReloadWhenItIsTold() throws {
        let stage = try ListFocusStage(count: 20)
        stage.onUpdate = { [unowned stage] in
            stage.onUpdate = nil
            stage.count = 5
            stage.table.reloadData()
        }
        stage.press(.keyboardDownArrow, times: 9)
        #expect(stage.focused == 4)
        #expect(stage.ringIsOnFocus)
    }

    @Test func codeMovesTheFocusToACell() throws {
        let stage = try ListFocusStage(count: 20)
        let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 4, section: 0)))
        stage.system.requestFocusUpdate(to: cell)
        stage.app.frame()
        #expect(stage.focused == 4)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 5)
    }

    @Test func codeMovesTheFocusToThePreferredRow() throws {
        let stage = try ListFocusStage(count: 100)
        stage.preferred = IndexPath(row: 60, section: 0)
        stage.system.requestFocusUpdate(to: stage.table)
        stage.app.advance(by: 0.5)
        #expect(stage.focused == 60)
        #expect(stage.table.indexPathsForVisibleRows?.contains(IndexPath(row: 60, section: 0)) == true)
    }

    @Test func aCellWithAPriorityIsPreferred() throws {
        let stage = try ListFocusStage(count: 20)
        stage.table.cellForRow(at: IndexPath(row: 3, section: 0))?.focusGroupPriority = .prioritized
        stage.press(.keyboardTab)
        #expect(stage.focused == 3)
    }

    @Test func aCustomFocusStyleHasNoRing() throws {
        let stage = try ListFocusStage(count: 20)
        stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.focusStyle = .custom
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 0)
        #expect(!stage.ringIsOnFocus)
        stage.press(.keyboardDownArrow)
        #expect(stage.ringIsOnFocus)
    }

    @Test func rowsHaveNoFocusWhileEditingIfTheTableSaysSo() throws {
        let stage = try ListFocusStage(count: 20)
        stage.table.delegate = nil
        // Keys that nothing takes would scroll, and the first visible row would be another.
        stage.table.allowsKeyboardScrolling = false
        stage.table.allowsFocusDuringEditing = false
        stage.table.isEditing = true
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == nil)
        stage.table.isEditing = false
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 0)
    }

    @Test func aTableThatIsNeverFocusedPaysNothing() throws {
        let stage = try ListFocusStage(count: 100)
        stage.app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        stage.app.advance(by: 1)
        #expect(stage.table.parts.keyboard.ifMade == nil)
        #expect(stage.app.window.windowScene?.focusSystemIfMade == nil)
    }

    @Test func aControllerGetsItsFocusBackWhenItAppearsAgain() throws {
        let stage = try ListFocusStage(count: 20)
        stage.press(.keyboardDownArrow, times: 3)
        let modal = UITableViewController(style: .plain)
        modal.tableView.dataSource = stage
        stage.controller.present(modal, animated: false)
        stage.app.advance(by: 0.5)
        stage.press(.keyboardDownArrow)
        #expect(stage.system.focusedItem === modal.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        modal.dismiss(animated: false)
        stage.app.advance(by: 0.5)
        #expect(stage.focused == 2)
        #expect(stage.ringIsOnFocus)
    }

    @Test func aPushedControllerGetsTheFocusAndGivesItBack() throws {
        let stage = try ListFocusStage(count: 20)
        let navigation = UINavigationController()
        stage.app.window.rootViewController = navigation
        let first = UITableViewController(style: .plain)
        first.tableView.dataSource = stage
        navigation.setViewControllers([first], animated: false)
        stage.app.advance(by: 0.5)
        stage.press(.keyboardDownArrow, times: 3)
        let second = UITableViewController(style: .plain)
        second.tableView.dataSource = stage
        navigation.pushViewController(second, animated: true)
        stage.app.advance(by: 1)
        #expect(stage.system.focusedItem === second.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        navigation.popViewController(animated: true)
        stage.app.advance(by: 1)
        #expect(stage.system.focusedItem === first.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    }
}
