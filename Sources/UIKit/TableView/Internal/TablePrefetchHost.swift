internal import TableEngine

/// Gives ``Prefetching`` access to a table. Owned by it.
@MainActor
final class TablePrefetchHost: TableRows, PrefetchHost {
    /// Sound: the table owns this object.
    private unowned(unsafe) let table: UITableView

    override init(table: UITableView) {
        self.table = table
        super.init(table: table)
    }

    var prefetches: Bool {
        table.isPrefetchingEnabled && table.calls.prefetchDataSource != nil && table.contents.wasLaidOut
    }

    var version: Int { table.contents.version }
    var position: Double { Double(table.bounds.minY) }
    var visibleSpan: Span { table.frames.visible }
    var visibleOrdinals: Range<Int> { table.frames.visibleRows }

    func ordinals(in span: Span) -> Range<Int> { table.contents.geometry.rows(in: span) }
    func isOnScreen(_ row: RowIndex) -> Bool { table.cells.live.contains(row) }

    func prefetch(_ rows: [RowIndex]) { table.calls.prefetch(rows.map(\.indexPath)) }
    func cancelPrefetching(_ rows: [RowIndex]) { table.calls.cancelPrefetching(rows.map(\.indexPath)) }
}
