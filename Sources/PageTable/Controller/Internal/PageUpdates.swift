import UIKit

/// Changes a page's descriptions and has the table follow.
///
/// A table can animate a change only if it knows the counts from before it. Descriptions that changed with
/// ``PageRefresh/deferred`` may be ahead of the table; the next immediate change then reloads it.
@MainActor
final class PageUpdates {
    /// Whether descriptions have changed without the table since it asked for them last.
    private var isBehind = false

    /// Forgets deferred changes, for another table.
    func forget() { isBehind = false }

    /// Called when the table asks for the counts: it loads the descriptions as they are.
    func tableAsks() { isBehind = false }

    /// Performs one change.
    ///
    /// - Parameters:
    ///   - table: nil if there is none yet: it will load the descriptions as they are.
    ///   - change: changes the descriptions without calling client code, and returns what updates the table; nil if
    ///     nothing has changed.
    func perform(
        _ refresh: PageRefresh, in table: UITableView?, _ change: () -> ((UITableView) -> Void)?
    ) {
        guard let table, refresh == .immediate else {
            if change() != nil, table != nil { isBehind = true }
            return
        }
        // Has the table ask for the counts, if it has not done so yet: after the change it would be too late. May call
        // client code, so it comes before places in the descriptions are determined.
        _ = table.numberOfSections
        guard let update = change() else { return }
        if isBehind { reload(table) } else { update(table) }
        updatePositions(in: table)
    }

    /// Updates the table after a change that the descriptions do not have: one of a row source.
    func show(in table: UITableView, _ update: (UITableView) -> Void) {
        if isBehind { reload(table) } else { update(table) }
        updatePositions(in: table)
    }

    private func reload(_ table: UITableView) {
        isBehind = false
        table.reloadData()
    }

    /// Has the backgrounds of the rows on screen follow the positions that the rows have now.
    private func updatePositions(in table: UITableView) {
        for case let cell as PageCell in table.visibleCells { cell.positionMayHaveChanged(in: table) }
    }
}
