import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct RowFocusTests {
    @Test func aTableWithoutKeysHasNoKeyboard() throws {
        let stage = try KeyboardStage()
        try stage.app.tap(text: "Faro")
        stage.app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        #expect(stage.table.parts.keyboard.ifMade == nil)
        #expect(stage.app.window.keyboardFocus == nil)
    }

    @Test func theFirstArrowFocusesTheFirstVisibleRow() throws {
        let stage = try KeyboardStage(rows: 50)
        stage.table.contentOffset.y = 110
        stage.press(.keyboardDownArrow)
        #expect(stage.ringed == "Coimbra")
    }

    @Test func arrowsMoveTheFocus() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow, times: 3)
        #expect(stage.ringed == "Bragança")
        stage.press(.keyboardUpArrow)
        #expect(stage.ringed == "Braga")
        #expect(stage.selected == [])
    }

    @Test func arrowsStopAtTheEnds() throws {
        let stage = try KeyboardStage(rows: 3)
        stage.press(.keyboardDownArrow, times: 9)
        #expect(stage.ringed == "Bragança")
        stage.press(.keyboardUpArrow, times: 9)
        #expect(stage.ringed == "Aveiro")
    }

    @Test func arrowsCrossSections() throws {
        let stage = try KeyboardStage(rows: 2, sections: 2)
        stage.press(.keyboardDownArrow, times: 3)
        #expect(stage.table.parts.keyboard.ifMade?.focus.row?.indexPath == IndexPath(row: 0, section: 1))
    }

    @Test func rowsThatTheDelegateRefusesArePassed() throws {
        let stage = try KeyboardStage()
        stage.refused = [0, 2, 3]
        stage.press(.keyboardDownArrow, times: 2)
        #expect(stage.ringed == "Évora")
        stage.press(.keyboardHome)
        #expect(stage.ringed == "Braga")
    }

    @Test func theRowThatWasAskedAboutGetsTheFocusWhereverTheDelegateMovesIt() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow)
        stage.onFocusQuestion = { [unowned stage] _ in
            stage.onFocusQuestion = nil
            stage.cities[0].insert(contentsOf: ["New", "Newer"], at: 0)
            stage.table.insertRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        stage.press(.keyboardDownArrow)
        #expect(stage.ringed == "Braga")
    }

    @Test func aRowThatTheDelegateRemovesWhenAskedIsNotFocused() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow)
        stage.onFocusQuestion = { [unowned stage] path in
            stage.onFocusQuestion = nil
            stage.cities[0].removeSubrange(path.row...)
            stage.table.reloadData()
        }
        stage.press(.keyboardDownArrow)
        #expect(stage.ringed == "Aveiro")
        stage.onFocusQuestion = { [unowned stage] _ in
            stage.onFocusQuestion = nil
            stage.cities = [[]]
            stage.table.reloadData()
        }
        stage.press(.keyboardEnd)
        #expect(stage.ringed == nil)
    }

    @Test func theFocusedRowIsScrolledIntoView() throws {
        let stage = try KeyboardStage(rows: 50)
        stage.press(.keyboardDownArrow, times: 12)
        #expect(stage.ringed == "Braga 1")
        #expect(stage.table.contentOffset.y == 80)
    }

    @Test func aHeldArrowScrollsWithoutFallingBehind() throws {
        let stage = try KeyboardStage(rows: 200)
        stage.press(.keyboardDownArrow)
        stage.app.hold(.keyboardDownArrow, repeats: 40)
        #expect(stage.table.parts.keyboard.ifMade?.focus.row?.row == 41)
        #expect(stage.ringed == "Braga 4")
    }

    @Test func pagesMoveByWhatIsVisible() throws {
        let stage = try KeyboardStage(rows: 100)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardPageDown)
        #expect(stage.table.parts.keyboard.ifMade?.focus.row?.row == 9)
        stage.press(.keyboardPageDown)
        #expect(stage.table.parts.keyboard.ifMade?.focus.row?.row == 18)
        stage.press(.keyboardPageUp)
        #expect(stage.table.parts.keyboard.ifMade?.focus.row?.row == 9)
    }

    @Test func homeAndEndReachTheFirstAndTheLastRow() throws {
        let stage = try KeyboardStage(rows: 100)
        stage.press(.keyboardEnd)
        #expect(stage.ringed == "São Paulo 9")
        #expect(stage.table.contentOffset.y == 3600)
        stage.press(.keyboardHome)
        #expect(stage.ringed == "Aveiro")
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test func theFirstRowBringsTheHeaderOfTheTable() throws {
        let stage = try KeyboardStage(rows: 100)
        stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
        stage.press(.keyboardEnd)
        stage.press(.keyboardHome)
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test func aTouchHidesTheRing() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow)
        stage.app.tap(at: CGPoint(x: 100, y: 390))
        #expect(stage.ringed == nil)
    }

    @Test func aSecondaryClickHidesTheRing() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow)
        stage.app.secondaryClick(at: CGPoint(x: 100, y: 300))
        #expect(stage.ringed == nil)
    }

    @Test func aWheelKeepsTheRing() throws {
        let stage = try KeyboardStage(rows: 50)
        stage.press(.keyboardDownArrow, times: 3)
        stage.app.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -60))
        stage.app.advance(by: 0.5)
        #expect(stage.ringed == "Bragança")
    }

    @Test func keysGoOnFromTheTouchedRow() throws {
        let stage = try KeyboardStage()
        try stage.app.tap(text: "Faro")
        stage.press(.keyboardDownArrow)
        #expect(stage.ringed == "Lagos")
    }

    @Test func escapeHidesTheRingAndKeepsTheSelection() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow, times: 2)
        stage.press(.keyboardReturnOrEnter)
        stage.press(.keyboardEscape)
        #expect(stage.ringed == nil)
        #expect(stage.selected == [1])
    }

    @Test func theRingFollowsAnInsertionAbove() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow, times: 4)
        stage.cities[0].insert("Alverca", at: 0)
        stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        stage.app.advance(by: 0.5)
        #expect(stage.ringed == "Coimbra")
    }

    @Test func theRowThatTakesThePlaceOfARemovedOneIsFocused() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow, times: 4)
        stage.cities[0].remove(at: 3)
        stage.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        stage.app.advance(by: 0.5)
        #expect(stage.ringed == "Évora")
    }

    @Test func aReloadKeepsTheRingInItsPlace() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow, times: 8)
        stage.cities[0].removeLast(5)
        stage.table.reloadData()
        #expect(stage.ringed == "Évora")
    }

    @Test func aRowThatComesBackOnScreenHasItsRingAgain() throws {
        let stage = try KeyboardStage(rows: 100)
        stage.press(.keyboardDownArrow, times: 2)
        stage.table.contentOffset.y = 1000
        #expect(stage.ringed == nil)
        stage.table.contentOffset.y = 0
        #expect(stage.ringed == "Braga")
    }

    @Test func thePreferredRowIsFocusedFirst() throws {
        let stage = try KeyboardStage()
        stage.preferred = IndexPath(row: 4, section: 0)
        stage.press(.keyboardDownArrow)
        #expect(stage.ringed == "Évora")
    }

    // Seeds 325.
    @Test func aTableRemembersTheRowThatHadTheFocusLast() throws {
        let stage = try KeyboardStage(rows: 100)
        stage.table.remembersLastFocusedIndexPath = true
        stage.press(.keyboardDownArrow, times: 3)
        stage.press(.keyboardEscape)
        stage.table.contentOffset.y = 1000
        stage.press(.keyboardTab)
        #expect(stage.ringed == "Bragança")
    }

    @Test func aTableThatAllowsNoFocusIgnoresKeys() throws {
        let stage = try KeyboardStage()
        stage.table.allowsFocus = false
        stage.press(.keyboardDownArrow)
        #expect(stage.ringed == nil)
    }

    @Test func keysOfATextFieldStayItsOwn() throws {
        let stage = try KeyboardStage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        stage.table.tableHeaderView = field
        stage.press(.keyboardDownArrow)
        field.becomeFirstResponder()
        #expect(stage.ringed == nil)
        stage.app.type("bra ")
        stage.press(.keyboardDownArrow)
        #expect(field.text == "bra ")
        #expect(stage.ringed == nil)
        #expect(stage.selected == [])
    }

    @Test func aKeyCommandTakesPrecedence() throws {
        let stage = try KeyboardStage()
        var count = 0
        let command = CountingController { count += 1 }
        command.view = UIView()
        let table = stage.table
        command.view.addSubview(table)
        stage.app.window.rootViewController = command
        table.frame = command.view.bounds
        stage.press(.keyboardDownArrow)
        #expect(count == 1)
        #expect(stage.ringed == nil)
        stage.press(.keyboardUpArrow)
        #expect(stage.ringed == "Aveiro")
    }

    @Test func tabMovesToTheNextTableAndBack() throws {
        let left = try KeyboardStage()
        let container = UIViewController()
        let right = UITableView(frame: CGRect(x: 160, y: 0, width: 160, height: 400), style: .plain)
        right.dataSource = left
        container.view.addSubview(left.table)
        container.view.addSubview(right)
        left.app.window.rootViewController = container
        left.table.frame = CGRect(x: 0, y: 0, width: 160, height: 400)
        left.app.frame()
        left.press(.keyboardTab)
        #expect(left.ringed == "Aveiro")
        left.press(.keyboardTab)
        #expect(left.ringed == nil)
        #expect(right.parts.keyboard.ifMade?.focus.isShown == true)
        left.press(.keyboardDownArrow)
        #expect(right.parts.keyboard.ifMade?.focus.row?.row == 1)
        left.press(.keyboardTab, .shift)
        #expect(left.ringed == "Aveiro")
    }

    @Test func tabEntersATextField() throws {
        let stage = try KeyboardStage()
        let container = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 360, width: 320, height: 40))
        container.view.addSubview(stage.table)
        container.view.addSubview(field)
        stage.app.window.rootViewController = container
        stage.table.frame = CGRect(x: 0, y: 0, width: 320, height: 360)
        stage.press(.keyboardTab)
        stage.press(.keyboardTab)
        #expect(field.isFirstResponder)
        #expect(stage.ringed == nil)
    }

    @Test func theTableOfAPresentedControllerGetsTheKeys() throws {
        let stage = try KeyboardStage()
        stage.press(.keyboardDownArrow)
        let modal = UITableViewController(style: .plain)
        modal.tableView.dataSource = stage
        stage.controller.present(modal, animated: false)
        stage.app.advance(by: 0.5)
        modal.tableView.dataSource = stage
        stage.press(.keyboardDownArrow)
        #expect(modal.tableView.parts.keyboard.ifMade?.focus.row?.row == 0)
        #expect(stage.table.parts.keyboard.ifMade?.focus.row?.row == 0)
        stage.press(.keyboardDownArrow)
        #expect(modal.tableView.parts.keyboard.ifMade?.focus.row?.row == 1)
        #expect(stage.table.parts.keyboard.ifMade?.focus.row?.row == 0)
    }

    @Test func theRingIsTintedAndInsideTheRow() throws {
        let stage = try KeyboardStage()
        stage.table.tintColor = .systemPurple
        stage.press(.keyboardDownArrow)
        let ring = try #require(stage.cell(0)?.subviews.last as? FocusRing)
        #expect(ring.dumpTree() == "FocusRing (2, 2, 316, 36)")
        #expect(ring.layer.borderColor == UIColor.systemPurple.resolvedColor(with: ring.traitCollection).cgColor)
    }
}

private final class CountingController: UIViewController {
    private let count: () -> Void

    init(_ count: @escaping () -> Void) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputDownArrow, modifierFlags: [],
                action: Selector("down:", calling: CountingController.down(_:)))
        ]
    }

    func down(_ sender: Any?) { count() }
}
