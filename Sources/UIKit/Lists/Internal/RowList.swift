internal import TableEngine

/// A table or collection view as its features see it: rows with numbers, places and cells. The items of a collection view
/// are its rows.
///
/// Each list implements it once, in ``TableRows`` and ``CollectionRows``; the tests have a fake. What one feature needs
/// besides is in a protocol that refines this one: its host is a subclass of these classes. Methods marked *client* may run
/// code of the application, which may change the list in any way.
@MainActor
protocol RowList: AnyObject {
    associatedtype Cell: UIView

    /// The list itself, in whose coordinates points are. Nil when the list is gone: there are no rows then.
    var list: UIScrollView? { get }
    var isInWindow: Bool { get }

    /// Whether the rows are those of the data source, so that it can be asked about them. False while a finger holds a row.
    var isReady: Bool { get }
    /// Changes with every load and every update.
    var generation: Int { get }

    // MARK: Client code

    /// Runs `body`, and retains the list, its data source and its delegate meanwhile.
    func pass<Answer>(_ body: () -> Answer) -> Answer

    /// Makes a call that may update the list. Returns the row's index after it; nil if the row is gone.
    func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer)

    /// Ends the touch that would select a row. *Client.*
    func cancelTouches()

    // MARK: Numbers

    /// The number of rows in each section.
    var counts: SectionCounts { get }

    // MARK: Places

    /// Returns the row that is seen at a point.
    func row(at point: CGPoint) -> RowIndex?

    /// Returns the frame of a row in the superview of the cells, also while the cell moves there. Nil if the row does not
    /// exist, and in a collection view if it is not on screen.
    func frame(of row: RowIndex) -> CGRect?

    // MARK: Cells

    /// Returns nil for a row that is not on screen.
    func cell(at row: RowIndex) -> Cell?

    /// Returns nil for a view that is not the cell of a row on screen.
    func row(of cell: UIView) -> RowIndex?

    func forEachCell(_ body: (RowIndex, Cell) -> Void)
}

extension RowList {
    var numberOfRows: Int { counts.numberOfRows }

    func contains(_ row: RowIndex) -> Bool { counts.contains(row) }

    /// Returns the index of a row, counted over all sections.
    func ordinal(of row: RowIndex) -> Int { counts.ordinal(of: row) }
    func row(withOrdinal ordinal: Int) -> RowIndex { counts.row(withOrdinal: ordinal) }

    /// Returns the row with the same number, or else the one at whose place it would be; nil if there are no rows.
    func nearest(to row: RowIndex) -> RowIndex? {
        let counts = counts
        guard counts.numberOfRows > 0 else { return nil }
        let last = counts.numberOfRows - 1
        guard row.section < counts.numberOfSections else { return counts.row(withOrdinal: last) }
        let inSection = min(row.row, max(counts[row.section] - 1, 0))
        return counts.row(withOrdinal: min(counts.rows(before: row.section) + inSection, last))
    }

    /// Returns the row whose cell contains a point; nil beside the cells.
    func touchedRow(at point: CGPoint) -> RowIndex? {
        guard let list, let row = row(at: point), let cell = cell(at: row),
            cell.point(inside: cell.convert(point, from: list), with: nil)
        else { return nil }
        return row
    }

    func isCell(_ view: UIView) -> Bool { view is Cell }
}
