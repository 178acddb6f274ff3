internal import TableEngine

/// Passes to cells what they need to draw their separators: the table's settings and the row's position in its section.
///
/// Owned by UITableView. The cells draw the lines themselves.
@MainActor
final class Separators {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private let contents: TableContents
    /// Returns the cells on screen.
    private let cells: () -> LiveElements<RowIndex>

    init(table: UITableView, contents: TableContents, cells: @escaping () -> LiveElements<RowIndex>) {
        self.table = table
        self.contents = contents
        self.cells = cells
    }

    func context(of row: RowIndex) -> TableCellContext {
        TableCellContext(
            style: table.style, position: position(of: row), separatorStyle: table.separatorStyle,
            separatorColor: table.separatorColor, separatorEffect: table.separatorEffect,
            separatorInset: table.separatorInset,
            separatorInsetReference: table.separatorInsetReference, showsBottomSeparator: showsSeparator(below: row))
    }

    private func position(of row: RowIndex) -> SectionPosition {
        if let held = table.frames.held, held.row.row == row, held.top != nil { return .only }
        let (row, geometry) = shown(row)
        let count = geometry.numberOfRows(in: row.section)
        if count == 1 { return .only }
        return row.row == 0 ? .first : row.row == count - 1 ? .last : .middle
    }

    /// Returns where a row is seen, which is not its place in the data source while there are gaps.
    private func shown(_ row: RowIndex) -> (RowIndex, TableGeometry) {
        guard table.frames.hasGap, let gap = table.frames.gap else { return (row, contents.geometry) }
        return (gap.place(of: row), gap.geometry)
    }

    private func showsSeparator(below row: RowIndex) -> Bool {
        let (row, geometry) = shown(row)
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
        let cells = cells()
        suppress(row, in: cells)
        if row.row > 0 { suppress(RowIndex(section: row.section, row: row.row - 1), in: cells) }
    }

    func suppress(_ row: RowIndex) { suppress(row, in: cells()) }

    private func suppress(_ row: RowIndex, in cells: LiveElements<RowIndex>) {
        guard let cell = Self.cell(row, in: cells) else { return }
        let below = Self.cell(RowIndex(section: row.section, row: row.row + 1), in: cells)
        var suppresses = false
        if let below { suppresses = (below.isSelected || below.isHighlighted) && below.selectionStyle != .none }
        if cell.suppressesSeparator != suppresses { cell.suppressesSeparator = suppresses }
    }

    private static func cell(_ row: RowIndex, in cells: LiveElements<RowIndex>) -> UITableViewCell? {
        guard let element = cells[row] else { return nil }
        return unsafeDowncast(element, to: UITableViewCell.self)
    }
}
