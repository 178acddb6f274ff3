/// Rows whose cells ask to be measured again while they are on screen.
///
/// Owned by UITableView, which creates it with the first such request.
@MainActor
final class RowInvalidation {
    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView
    private var isRequested = false

    init(table: UITableView) {
        self.table = table
    }

    /// What has changed in a cell.
    enum Reason {
        /// The cell or its content view said so.
        case request
        /// A constraint or a content size.
        case constraints
    }

    func cellDidChange(_ cell: UITableViewCell, _ reason: Reason) {
        switch table.selfSizingInvalidation {
        case .disabled: return
        case .enabled: if reason == .constraints { return }
        case .enabledIncludingConstraints: break
        }
        // A cell that is just being prepared has no row yet, and is measured anyway.
        guard !isRequested, table.indexPath(for: cell) != nil else { return }
        isRequested = true
        table.setNeedsLayout()
    }

    /// Measures the rows on screen again, in an empty batch of updates. Called between updates only: an update measures for
    /// the requests itself, and a batch inside it would end its animation.
    func run() {
        if takeRequest() { table.performBatchUpdates(nil) }
    }

    /// Has the next layout measure for cells that have asked since an update took the requests.
    func updateWasLaidOut() {
        if isRequested { table.setNeedsLayout() }
    }

    /// Returns whether there is a request, and forgets it.
    func takeRequest() -> Bool {
        defer { isRequested = false }
        return isRequested
    }
}
