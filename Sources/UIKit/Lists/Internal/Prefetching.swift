internal import TableEngine

/// Notifies the prefetch data source of rows or items ahead in the scroll direction, and of those that are no longer
/// needed.
///
/// Owned by the table or collection view. The cost is O(rows ahead) if the
/// visible rows changed, and nothing without a prefetch data source.
@MainActor
final class Prefetching<Host: PrefetchHost>: RowFollower {
    private let host: Host

    /// Rows that were passed to the data source and have not been on screen since.
    private(set) var requested: Set<RowIndex> = []
    private var travel = ScrollTravel()
    /// The state at the end of the last call.
    private var seen: (visible: Range<Int>, ahead: Range<Int>, version: Int)?

    // The distance ahead: half a second of scrolling, but half a screen at least and three at most (unverified for
    // UIKit).
    private static var seconds: Double { 0.5 }
    private static var screens: ClosedRange<Double> { 0.5...3.0 }
    private static var mostRows: Int { 256 }

    init(host: Host) { self.host = host }

    var turn: FollowingTurn { .prefetching }

    /// The data source may change the list.
    func listWasLaidOut() {
        guard host.prefetches else { return }
        travel.move(to: host.position, at: CACurrentMediaTime())
        let version = host.version
        // Client code at the end of the pass may have taken rows away that were visible in it.
        let visible = host.visibleOrdinals.clamped(to: 0..<host.numberOfRows)
        let ahead = rowsAhead(of: visible)
        guard host.version == version else { return }
        if let seen, seen == (visible, ahead, version) { return }
        seen = (visible, ahead, version)
        let cancelled = rowsNotNeeded(visible)
        let wanted = rowsToAskFor(ahead)
        host.cancelPrefetching(cancelled)
        // The notification may change the list; the pass that follows then computes the rows ahead again.
        guard host.version == version else { return requested.subtract(wanted) }
        host.prefetch(wanted)
    }

    func contentWasShifted(by distance: CGFloat) { travel.shift(by: Double(distance)) }

    /// Removed rows are not cancelled, since they have no index path any more.
    func renumber(_ plan: UpdatePlan) {
        if !requested.isEmpty { requested = Set(requested.compactMap { plan.map.after(RowBefore($0))?.index }) }
    }

    func listWillReload() { forget() }

    /// Called when the rows get another meaning.
    func forget() {
        requested = []
        seen = nil
    }

    /// Returns the rows ahead, as ordinals.
    private func rowsAhead(of visible: Range<Int>) -> Range<Int> {
        guard !visible.isEmpty else { return 0..<0 }
        let span = host.visibleSpan
        let reach = min(
            max(travel.speed * Self.seconds, span.length * Self.screens.lowerBound),
            span.length * Self.screens.upperBound)
        guard reach > 0 else { return 0..<0 }
        if travel.isForward {
            let end = host.ordinals(in: Span(start: span.end, length: reach)).upperBound
            return visible.upperBound..<min(max(end, visible.upperBound), visible.upperBound + Self.mostRows)
        }
        let start = host.ordinals(in: Span(start: span.start - reach, length: reach)).lowerBound
        return max(min(start, visible.lowerBound), visible.lowerBound - Self.mostRows)..<visible.lowerBound
    }

    /// Returns the rows to cancel, which scrolling has left behind. Rows that came on screen are removed without that.
    private func rowsNotNeeded(_ visible: Range<Int>) -> [RowIndex] {
        var cancelled: [RowIndex] = []
        for row in requested {
            let ordinal = host.ordinal(of: row)
            if visible.contains(ordinal) {
                requested.remove(row)
            } else if travel.isForward ? ordinal < visible.lowerBound : ordinal >= visible.upperBound {
                requested.remove(row)
                cancelled.append(row)
            }
        }
        return cancelled.sorted()
    }

    /// Returns the rows to prefetch, the nearest first. They are requested in batches: none until more than half of the
    /// rows ahead are missing, except at the end of the content.
    private func rowsToAskFor(_ ahead: Range<Int>) -> [RowIndex] {
        var missing: [RowIndex] = []
        let ordinals = travel.isForward ? Array(ahead) : ahead.reversed()
        for ordinal in ordinals {
            let row = host.row(withOrdinal: ordinal)
            if !requested.contains(row), !host.isOnScreen(row) { missing.append(row) }
        }
        guard missing.count * 2 > ahead.count || isAtEnd(ahead) else { return [] }
        requested.formUnion(missing)
        return missing
    }

    /// Returns whether no row follows.
    private func isAtEnd(_ ahead: Range<Int>) -> Bool {
        travel.isForward ? ahead.upperBound == host.numberOfRows : ahead.lowerBound == 0
    }
}
