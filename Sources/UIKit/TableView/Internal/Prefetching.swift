internal import TableEngine

/// Tells the prefetch data source of rows ahead in the direction of scrolling, and of those that are not needed after all.
///
/// Owned by UITableView; called at the end of every pass. Costs the rows ahead when other rows are visible, and nothing
/// without a prefetch data source.
@MainActor
final class Prefetching {
    unowned let table: UITableView

    /// Rows that were asked for and have not been on screen since.
    private var requested: Set<RowIndex> = []
    private var travel = ScrollTravel()
    /// What the last call saw.
    private var seen: (visible: Range<Int>, ahead: Range<Int>, version: Int)?

    // How far ahead: half a second of scrolling, but half a screen at least and three at most (unverified for UIKit).
    private static let seconds = 0.5
    private static let screens = 0.5...3.0
    private static let mostRows = 256

    init(table: UITableView) { self.table = table }

    private var geometry: TableGeometry { table.contents.geometry }

    /// After a pass. The data source may answer with changes of the table.
    func follow() {
        guard table.isPrefetchingEnabled, table.calls.prefetchDataSource != nil, table.contents.wasLaidOut else {
            return
        }
        travel.move(to: Double(table.bounds.minY), at: CACurrentMediaTime())
        let visible = table.frames.visibleRows
        let ahead = rowsAhead(of: visible)
        let version = table.contents.version
        if let seen, seen == (visible, ahead, version) { return }
        seen = (visible, ahead, version)
        let cancelled = rowsNotNeeded(visible)
        let wanted = rowsToAskFor(ahead)
        table.calls.cancelPrefetching(cancelled.map(\.indexPath))
        // Being told may change the table; what is ahead then is for the pass that follows.
        guard table.contents.version == version else { return requested.subtract(wanted) }
        table.calls.prefetch(wanted.map(\.indexPath))
    }

    func contentShifted(by distance: CGFloat) { travel.shift(by: Double(distance)) }

    /// Rows that are gone are not cancelled: they have no index path any more.
    func remap(_ map: IndexMap) {
        if !requested.isEmpty { requested = Set(requested.compactMap { map.after(RowBefore($0))?.index }) }
    }

    /// A reload: rows mean something else now.
    func forget() {
        requested = []
        seen = nil
    }

    /// As ordinals.
    private func rowsAhead(of visible: Range<Int>) -> Range<Int> {
        guard !visible.isEmpty else { return 0..<0 }
        let span = table.frames.visible
        let reach = min(
            max(travel.speed * Self.seconds, span.length * Self.screens.lowerBound),
            span.length * Self.screens.upperBound)
        guard reach > 0 else { return 0..<0 }
        if travel.isForward {
            let end = geometry.rows(in: Span(start: span.end, length: reach)).upperBound
            return visible.upperBound..<min(max(end, visible.upperBound), visible.upperBound + Self.mostRows)
        }
        let start = geometry.rows(in: Span(start: span.start - reach, length: reach)).lowerBound
        return max(min(start, visible.lowerBound), visible.lowerBound - Self.mostRows)..<visible.lowerBound
    }

    /// Rows that came on screen are done with; those that scrolling leaves behind are cancelled.
    private func rowsNotNeeded(_ visible: Range<Int>) -> [RowIndex] {
        var cancelled: [RowIndex] = []
        for row in requested {
            let ordinal = geometry.ordinal(of: row)
            if visible.contains(ordinal) {
                requested.remove(row)
            } else if travel.isForward ? ordinal < visible.lowerBound : ordinal >= visible.upperBound {
                requested.remove(row)
                cancelled.append(row)
            }
        }
        return cancelled.sorted()
    }

    /// The nearest first, in portions: nothing as long as half of what is ahead has been asked for.
    private func rowsToAskFor(_ ahead: Range<Int>) -> [RowIndex] {
        var missing: [RowIndex] = []
        let ordinals = travel.isForward ? Array(ahead) : ahead.reversed()
        for ordinal in ordinals {
            let row = geometry.row(withOrdinal: ordinal)
            if !requested.contains(row), table.cells.live[row] == nil { missing.append(row) }
        }
        guard missing.count * 2 > ahead.count || isAtEnd(ahead) else { return [] }
        requested.formUnion(missing)
        return missing
    }

    /// Whether no row will follow.
    private func isAtEnd(_ ahead: Range<Int>) -> Bool {
        travel.isForward ? ahead.upperBound == geometry.numberOfRows : ahead.lowerBound == 0
    }
}
