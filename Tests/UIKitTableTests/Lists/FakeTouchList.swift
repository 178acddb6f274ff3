internal import TableEngine

@testable import UIKit

/// A fake list whose rows are touched, selected and focused, with the rules of a table or of a collection view.
@MainActor
final class FakeTouchList: FakeRowList, ListFocusHost {
    var allowsSelection = true
    var allowsMultipleSelection = false
    /// Whether it ends highlights and hides the selection as a table does.
    var isLikeTable = true
    var mayHighlight = true
    var showsMenus = false
    /// Rows that cannot have the focus.
    var unfocusable: Set<RowIndex> = []
    var preferred: RowIndex?
    var remembersLastFocusedRow = false
    /// The ordinals of the rows that can be seen.
    var visible = 0..<10

    private(set) lazy var selection = followers.adding(ListSelection(host: self))
    private(set) lazy var touches = followers.adding(TouchSelection(host: self, selection: selection))
    private(set) lazy var focus = followers.adding(ListFocus(host: self))

    /// A finger that comes down in the middle of a row.
    func touch(_ row: Int) -> UITouch {
        let touch = UITouch(window: nil, location: point(row), time: CACurrentMediaTime(), type: .direct)
        touch.touchedView = cell(at: RowIndex(section: 0, row: row))
        return touch
    }

    func tap(_ row: Int) {
        let touch = touch(row)
        touches.began([touch])
        touches.ended([touch])
    }

    var selectedRows: [Int] { selection.rows.map(\.row) }

    /// The rows whose cells look highlighted.
    var highlightedRows: [Int] {
        var rows: [Int] = []
        forEachCell { row, cell in if cell.isHighlighted { rows.append(row.row) } }
        return rows
    }

    /// The rows whose cells look selected.
    var shownRows: [Int] {
        var rows: [Int] = []
        forEachCell { row, cell in if cell.isSelected { rows.append(row.row) } }
        return rows
    }

    // MARK: SelectionHost

    func show(_ row: RowIndex, isSelected: Bool, animated: Bool) { cell(at: row)?.isSelected = isSelected }

    func answerToSelecting(_ row: RowIndex) -> SelectionAnswer {
        call("will select", row)
        return .allowed
    }

    func answerToDeselecting(_ row: RowIndex, isReplaced: Bool) -> SelectionAnswer {
        call("will deselect", row)
        return .allowed
    }

    func didSelect(_ row: RowIndex) { call("select", row) }
    func didDeselect(_ row: RowIndex) { call("deselect", row) }
    func performPrimaryAction(at row: RowIndex) {}
    func userDidChangeSelection() {}

    // MARK: TouchSelectionHost

    var unhighlightsBeforeSelecting: Bool { isLikeTable }
    var hidesSelectionWhileHighlighted: Bool { isLikeTable }
    var endsTouchesWithCells: Bool { isLikeTable }

    func willSelectByTouch(_ row: RowIndex) { followers.rowWillBeSelected(row) }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView, at row: RowIndex) {
        (cell as? FakeCell)?.isHighlighted = isHighlighted
    }

    func shouldHighlight(_ row: RowIndex) -> Bool {
        call("should highlight", row)
        return mayHighlight
    }

    func didHighlight(_ row: RowIndex) { call("highlight", row) }
    func didUnhighlight(_ row: RowIndex) { call("unhighlight", row) }

    func shouldShowMenu(at row: RowIndex) -> Bool {
        call("should show menu", row)
        return showsMenus
    }

    func canPerform(_ action: Selector, at row: RowIndex, sender: Any?) -> Bool { false }
    func perform(_ action: Selector, at row: RowIndex, sender: Any?) {}

    // MARK: ListFocusHost

    func isVisible(_ row: RowIndex) -> Bool { visible.contains(ordinal(of: row)) }
    func requestKeptCells() { call("request kept cells") }
    var mayHaveFocus: Bool { numberOfRows > 0 }
    var lastSelectedRow: RowIndex? { selection.rows.last }

    var firstFocusableRow: RowIndex? {
        (0..<numberOfRows).lazy.map { self.row(withOrdinal: $0) }.first { !unfocusable.contains($0) }
    }

    var shownCells: [UIView] {
        var cells: [UIView] = []
        forEachCell { cells.append($1) }
        return cells
    }

    func canFocus(_ row: RowIndex) -> Bool {
        call("can focus", row)
        return !unfocusable.contains(row)
    }

    func preferredRow() -> RowIndex? { preferred }
}
