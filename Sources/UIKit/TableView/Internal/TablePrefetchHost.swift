internal import TableEngine

/// Gives ``Prefetching`` access to a table. Owned by it.
@MainActor
final class TablePrefetchHost: PrefetchHost {
    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView

    init(table: UITableView) { self.table = table }

    private var geometry: TableGeometry { table.contents.geometry }

    var prefetches: Bool {
        table.isPrefetchingEnabled && table.calls.prefetchDataSource != nil && table.contents.wasLaidOut
    }

    var count: Int { geometry.numberOfRows }
    var version: Int { table.contents.version }
    var position: Double { Double(table.bounds.minY) }
    var visibleSpan: Span { table.frames.visible }
    var visibleOrdinals: Range<Int> { table.frames.visibleRows }

    func ordinals(in span: Span) -> Range<Int> { geometry.rows(in: span) }
    func ordinal(of row: RowIndex) -> Int { geometry.ordinal(of: row) }
    func item(withOrdinal ordinal: Int) -> RowIndex { geometry.row(withOrdinal: ordinal) }
    func isOnScreen(_ row: RowIndex) -> Bool { table.cells.live.contains(row) }

    func prefetch(_ rows: [RowIndex]) { table.calls.prefetch(rows.map(\.indexPath)) }
    func cancelPrefetching(_ rows: [RowIndex]) { table.calls.cancelPrefetching(rows.map(\.indexPath)) }
}
