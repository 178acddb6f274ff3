import UIKit

/// Changes a page's descriptions and has the table follow.
///
/// A table can animate a change only if it knows the counts from before it. Descriptions that changed with
/// ``PageRefresh/deferred`` may be ahead of the table; the next immediate change then reloads it.
@MainActor
final class PageUpdates {
    /// Whether descriptions have changed without the table since the two were last known to agree.
    private var isBehind = false

    /// Forgets deferred changes, for another table.
    func forget() { isBehind = false }

    /// Performs one change.
    ///
    /// - Parameters:
    ///   - table: nil if there is none yet: it will load the descriptions as they are.
    ///   - contents: the descriptions as they are now.
    ///   - change: changes the descriptions without calling client code, and returns what updates the table; nil if
    ///     nothing has changed.
    func perform(
        _ refresh: PageRefresh, in table: UITableView?, contents: () -> PageContents,
        _ change: () -> ((UITableView) -> Void)?
    ) {
        guard let table, refresh == .immediate else {
            if change() != nil, table != nil { isBehind = true }
            return
        }
        // May call client code, so it comes before places in the descriptions are determined.
        let agrees = agrees(table, contents)
        guard let update = change() else { return }
        if agrees { update(table) } else { reload(table) }
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

    /// Returns whether the table has the counts of the descriptions.
    private func agrees(_ table: UITableView, _ contents: () -> PageContents) -> Bool {
        // Has the table ask for the counts, if it has not done so yet: after the change it would be too late.
        let count = table.numberOfSections
        guard isBehind else { return true }
        let contents = contents()
        let agrees =
            count == contents.sections.count
            && (0..<count).allSatisfy { table.numberOfRows(inSection: $0) == contents.numberOfRows(in: $0) }
        if agrees { isBehind = false }
        return agrees
    }

    /// Has the backgrounds of the rows on screen follow the positions that the rows have now.
    private func updatePositions(in table: UITableView) {
        for case let cell as PageCell in table.visibleCells { cell.positionMayHaveChanged(in: table) }
    }
}
