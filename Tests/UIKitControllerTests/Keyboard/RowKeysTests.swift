import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// What keys reach inside of rows, and what they do with rows that a finger swipes.
@MainActor @Suite(.serialized)
struct RowKeysTests {
    private func stage() throws -> (KeyStage, Rows) {
        let rows = Rows(style: .plain)
        return (try KeyStage(rows), rows)
    }

    @Test func tabLeadsIntoTheRowAndThenOutOfTheList() throws {
        let (stage, rows) = try stage()
        stage.press(.keyboardTab)
        #expect(stage.focused is UITableViewCell)
        stage.press(.keyboardTab)
        #expect(stage.focused is UISwitch)
        stage.press(.keyboardSpacebar)
        #expect(rows.log == ["switch 0"])
        stage.press(.keyboardTab)
        #expect(stage.focused?.superview?.isDescendant(of: rows.cell(2)) == true || stage.focused is CellDetailButton)
        stage.press(.keyboardSpacebar)
        #expect(rows.log == ["switch 0", "detail 2"])
    }

    @Test func shiftTabLeadsBackToTheRow() throws {
        let (stage, rows) = try stage()
        stage.press(.keyboardTab, .keyboardTab)
        stage.press(.keyboardTab, modifiers: .shift)
        #expect(stage.focused === rows.cell(0))
    }

    @Test func fromARowWithoutControlsTabLeavesTheList() throws {
        let (stage, rows) = try stage()
        rows.tableView.tableFooterView = button("Below")
        stage.app.frame()
        stage.press(.keyboardTab, .keyboardDownArrow)
        #expect(stage.focused === rows.cell(1))
        stage.press(.keyboardTab)
        #expect(stage.spoken == "Below")
    }

    @Test func controlTabLeavesTheListFromInsideOfARow() throws {
        let (stage, rows) = try stage()
        rows.tableView.tableFooterView = button("Below")
        stage.app.frame()
        stage.press(.keyboardTab, .keyboardTab)
        #expect(stage.focused is UISwitch)
        stage.press(.keyboardTab, modifiers: .control)
        #expect(stage.spoken == "Below")
    }

    @Test func arrowsLeadFromAControlToTheNextRow() throws {
        let (stage, rows) = try stage()
        stage.press(.keyboardTab, .keyboardTab, .keyboardDownArrow)
        #expect(stage.focused === rows.cell(1))
    }

    @Test func theArrowInReadingDirectionEntersARowAndTheOtherLeavesIt() throws {
        let (stage, rows) = try stage()
        stage.press(.keyboardTab, .keyboardRightArrow)
        #expect(stage.focused is UISwitch)
        stage.press(.keyboardLeftArrow)
        #expect(stage.focused === rows.cell(0))
        stage.press(.keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow, .keyboardSpacebar)
        #expect(rows.log == ["detail 2"])
    }

    @Test func theMenuKeyShowsTheSwipeActionsOfARow() throws {
        let (stage, rows) = try stage()
        stage.press(.keyboardTab, .keyboardDownArrow, .keyboardApplication)
        #expect(stage.app.window.openMenu != nil)
        stage.press(.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(rows.log == ["archive 1"])
        #expect(stage.focused === rows.cell(1))
    }

    @Test func aDestructiveSwipeActionIsRedInTheMenu() throws {
        let (stage, rows) = try stage()
        rows.destructive = "Archive"
        stage.press(.keyboardTab, .keyboardDownArrow, .keyboardApplication)
        let shown = try stage.app.view(MenuCard.self).menu.children.compactMap { $0 as? UIAction }
        #expect(shown.map(\.title) == ["Flag", "Archive"])
        #expect(shown.map(\.attributes) == [[], .destructive])
    }

    @Test func tabWithZShowsTheSwipeActionsAndTheFocusStays() throws {
        let (stage, rows) = try stage()
        stage.press(.keyboardTab, .keyboardDownArrow)
        stage.app.holding(.keyboardTab) { stage.app.press(.keyboardZ) }
        #expect(stage.app.window.openMenu != nil)
        #expect(stage.focused === rows.cell(1))
        stage.press(.keyboardF, .keyboardReturnOrEnter)
        #expect(rows.log == ["flag 1"])
    }

    @Test func theSectionIndexTakesArrowsAndLetters() throws {
        let (stage, rows) = try stage()
        rows.titles = ["A", "B", "C"]
        rows.tableView.reloadSectionIndexTitles()
        stage.app.frame()
        stage.press(.keyboardTab)
        for _ in 0..<8 where !(stage.focused is SectionIndexBar) {
            stage.press(.keyboardTab, modifiers: .control)
        }
        #expect(stage.focused is SectionIndexBar)
        stage.press(.keyboardDownArrow, .keyboardC)
        #expect(rows.log == ["index A", "index C"])
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        return button
    }
}

/// Rows with a switch, with swipe actions, and with a detail button.
@MainActor
private final class Rows: UITableViewController {
    var log: [String] = []
    var titles: [String]?
    var destructive: String?

    func cell(_ row: Int) -> UIView { tableView.cellForRow(at: IndexPath(row: row, section: 0)) ?? UIView() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        if indexPath.row == 0 {
            let toggle = UISwitch()
            toggle.addAction(UIAction { [weak self] _ in self?.log.append("switch 0") }, for: .valueChanged)
            cell.accessoryView = toggle
        }
        if indexPath.row == 2 { cell.accessoryType = .detailButton }
        return cell
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("detail \(indexPath.row)")
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.row == 1 else { return nil }
        return UISwipeActionsConfiguration(
            actions: ["Flag", "Archive"].map { title in
                let style = title == destructive ? UIContextualAction.Style.destructive : .normal
                return UIContextualAction(style: style, title: title) { [weak self] _, _, done in
                    self?.log.append("\(title.lowercased()) \(indexPath.row)")
                    done(true)
                }
            })
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        log.append("index \(title)")
        return 0
    }
}
