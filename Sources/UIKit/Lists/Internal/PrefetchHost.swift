internal import TableEngine

/// The operations of a table or collection view that ``Prefetching`` needs. Items have ordinals: their index counted
/// over all sections. Positions are distances along the axis of scrolling, from where the content begins.
@MainActor
protocol PrefetchHost: AnyObject {
    /// Whether the list has a prefetch data source, wants to notify it, and has been laid out.
    var prefetches: Bool { get }
    /// The number of all items.
    var count: Int { get }
    /// Changes when the items or their positions do.
    var version: Int { get }

    /// The position of the content, without corrections that have not been made yet.
    var position: Double { get }
    /// The visible part of the content.
    var visibleSpan: Span { get }
    var visibleOrdinals: Range<Int> { get }

    /// Returns the items in a part of the content, which may be off screen.
    func ordinals(in span: Span) -> Range<Int>
    func ordinal(of item: RowIndex) -> Int
    func item(withOrdinal ordinal: Int) -> RowIndex
    func isOnScreen(_ item: RowIndex) -> Bool

    // MARK: The prefetch data source, which may change the list

    func prefetch(_ items: [RowIndex])
    func cancelPrefetching(_ items: [RowIndex])
}
