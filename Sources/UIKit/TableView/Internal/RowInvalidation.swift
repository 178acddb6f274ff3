/// Rows whose cells ask to be measured again while they are on screen.
///
/// Owned by UITableView, which creates it with the first such request.
@MainActor
final class RowInvalidation {
    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView
    private var isRequested = false
    private var isAnimated = false

    init(table: UITableView) {
        self.table = table
    }

    /// Cells that change while animations are off grow at once, unless another cell asks with an animation.
    func cellDidChange(_ cell: UITableViewCell, _ reason: SizeChangeReason) {
        switch table.selfSizingInvalidation {
        case .disabled: return
        case .enabled: if reason == .constraints { return }
        case .enabledIncludingConstraints: break
        }
        // A cell that is just being prepared has no row yet, and is measured anyway.
        guard !isRequested || !isAnimated, table.indexPath(for: cell) != nil else { return }
        if UIView.areAnimationsEnabled { isAnimated = true }
        isRequested = true
        table.setNeedsLayout()
    }

    /// Measures the rows on screen again, in an empty batch of updates. An update that the application makes measures
    /// them itself: a batch inside it would end its animation.
    ///
    /// - Parameter phase: that of the table's updates.
    func run(in phase: UpdatePhase) {
        let isAnimated = isAnimated
        guard phase == .idle || phase == .animating, takeRequest() else { return }
        if isAnimated { return table.performBatchUpdates(nil) }
        UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
    }

    /// Has the next layout measure for cells that have asked since an update took the requests.
    func updateWasLaidOut() {
        if isRequested { table.setNeedsLayout() }
    }

    /// Returns whether there is a request, and forgets it.
    func takeRequest() -> Bool {
        defer {
            isRequested = false
            isAnimated = false
        }
        return isRequested
    }
}
