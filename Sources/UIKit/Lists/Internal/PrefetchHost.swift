internal import TableEngine

/// The operations of a table or collection view that ``Prefetching`` needs besides the numbers of its rows. Positions are
/// distances along the axis of scrolling, from where the content begins.
@MainActor
protocol PrefetchHost: RowList {
    /// Whether the list has a prefetch data source, wants to notify it, and has been laid out.
    var prefetches: Bool { get }
    /// Changes when the rows or their positions do.
    var version: Int { get }

    /// The position of the content, without corrections that have not been made yet.
    var position: Double { get }
    /// The visible part of the content.
    var visibleSpan: Span { get }
    var visibleOrdinals: Range<Int> { get }

    /// Returns the rows in a part of the content, which may be off screen.
    func ordinals(in span: Span) -> Range<Int>
    func isOnScreen(_ row: RowIndex) -> Bool

    // MARK: The prefetch data source, which may change the list

    func prefetch(_ rows: [RowIndex])
    func cancelPrefetching(_ rows: [RowIndex])
}
