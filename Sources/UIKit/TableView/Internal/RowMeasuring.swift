internal import TableEngine

/// Gives rows that come on screen their final height: the delegate's, or that of their cell.
///
/// Owned by UITableView. ``RowSizing`` decides which of them applies.
@MainActor
final class RowMeasuring {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView
    private let sizing: RowSizing
    private let contents: TableContents
    private let anchoring: ScrollAnchoring

    init(table: UITableView, sizing: RowSizing, contents: TableContents, anchoring: ScrollAnchoring) {
        self.table = table
        self.sizing = sizing
        self.contents = contents
        self.anchoring = anchoring
    }

    /// Discards measured heights. A delegate is asked for every row that comes on screen anyway; without estimates it is
    /// asked for all rows at once.
    func forget() {
        if !sizing.estimates, sizing.heightsComeFromDelegate {
            contents.sizeAgain()
        } else if sizing.rowsSizeThemselves {
            contents.forgetMeasurements()
        }
    }

    /// Before a row with an estimated height has a cell: takes the delegate's height, if there is one.
    func measureAhead(_ row: RowIndex) {
        guard sizing.heightsComeFromDelegate, !contents.geometry.extent(of: row).isMeasured else { return }
        switch askDelegate(row) {
        case .height(let height): set(height, of: row)
        case .nothing: delegateGivesNoHeights()
        case .outdated: break
        }
    }

    /// Asks the delegate again when the cell is dequeued, since the cell gets its frame before it is configured.
    func askAgain(_ row: RowIndex) {
        if sizing.heightsComeFromDelegate, case .height(let height) = askDelegate(row) { set(height, of: row) }
    }

    private enum Answer {
        case height(CGFloat)
        /// The delegate does not implement the method.
        case nothing
        /// Client code has updated the table or replaced the delegate meanwhile: the heights on screen have been
        /// determined again, or will be.
        case outdated
    }

    private func askDelegate(_ row: RowIndex) -> Answer {
        let (generation, delegate) = (table.updates.generation, table.delegate)
        let height = sizing.delegateHeight(at: row.indexPath)
        guard table.updates.generation == generation, table.delegate === delegate else { return .outdated }
        return height.map { .height($0) } ?? .nothing
    }

    /// Measures a row whose cell is configured. The cell measures itself with client code, which may change the table.
    ///
    /// - Parameters:
    ///   - row: Returns the cell's present row; nil when it has none any more.
    ///   - again: True to ask a cell that sizes itself although its height is known.
    func measure(_ cell: UITableViewCell, at row: () -> RowIndex?, again: Bool = false) {
        guard let before = row() else { return }
        switch sizing.heightsComeFromDelegate ? askDelegate(before) : .nothing {
        case .height(let height): if set(height, of: before) || !sizing.estimates { return }
        case .nothing: guard sizing.rowsSizeThemselves else { return }
        case .outdated: return
        }
        guard contents.contains(before), again || !contents.geometry.extent(of: before).isMeasured else { return }
        let height = cell.automaticHeight(forWidth: table.frames.rowWidth)
        guard let present = row() else { return }
        set(height, of: present)
    }

    /// Returns false for `automaticDimension`, which leaves the height as it is.
    @discardableResult
    private func set(_ height: CGFloat, of row: RowIndex) -> Bool {
        guard let points = sizing.checked(height, at: row.indexPath) else { return false }
        anchoring.setExtent(.measured(points), of: row)
        return true
    }

    /// While the table loaded nothing was known of the delegate. Its missing method makes all rows alike.
    private func delegateGivesNoHeights() {
        guard sizing.heightsComeFromDelegate else { return }
        sizing.heightsComeFromDelegate = false
        guard let extent = sizing.commonExtent, extent.isMeasured else { return }
        anchoring.keepingFirstRowInPlace {
            contents.editSections { $1.rows = ExtentTree(rows: $1.rows.rows, extent: extent) }
        }
    }
}
