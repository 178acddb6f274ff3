internal import TableEngine

/// Passes to cells what they need to draw their separators: the table's settings and the row's position in its section.
///
/// Owned by UITableView. The cells draw the lines themselves.
@MainActor
final class Separators {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private let contents: TableContents
    /// Returns the cell that a row has on screen.
    private let cell: (RowIndex) -> UITableViewCell?

    init(table: UITableView, contents: TableContents, cell: @escaping (RowIndex) -> UITableViewCell?) {
        self.table = table
        self.contents = contents
        self.cell = cell
    }

    func context(of row: RowIndex) -> TableCellContext {
        TableCellContext(
            style: table.style, position: position(of: row), separatorStyle: table.separatorStyle,
            separatorColor: table.separatorColor, separatorInset: table.separatorInset,
            separatorInsetReference: table.separatorInsetReference, showsBottomSeparator: showsSeparator(below: row))
    }

    private func position(of row: RowIndex) -> SectionPosition {
        let count = contents.geometry.numberOfRows(in: row.section)
        if count == 1 { return .only }
        return row.row == 0 ? .first : row.row == count - 1 ? .last : .middle
    }

    private func showsSeparator(below row: RowIndex) -> Bool {
        let geometry = contents.geometry
        guard row.row == geometry.numberOfRows(in: row.section) - 1 else { return true }
        switch table.style {
        case .insetGrouped: return false
        case .grouped: return true
        case .plain:
            guard SystemMetrics.current.separators.hidesAboveHeaders, row.section + 1 < geometry.numberOfSections else {
                return true
            }
            return geometry.span(ofHeader: row.section + 1).length == 0
        }
    }

    /// Updates the separators around a row: a selected or highlighted row has none above and below.
    func refreshSuppression(around row: RowIndex) {
        suppress(row)
        if row.row > 0 { suppress(RowIndex(section: row.section, row: row.row - 1)) }
    }

    func suppress(_ row: RowIndex) {
        guard let cell = cell(row) else { return }
        let below = self.cell(RowIndex(section: row.section, row: row.row + 1))
        var suppresses = false
        if let below { suppresses = (below.isSelected || below.isHighlighted) && below.selectionStyle != .none }
        if cell.suppressesSeparator != suppresses { cell.suppressesSeparator = suppresses }
    }
}
