import Foundation
internal import TableEngine

/// Gives ``Prefetching`` access to a collection view. Owned by it.
///
/// The layout is asked for the items of the area ahead. Between the first and the last of them all count as ahead, in
/// the order of their index paths.
@MainActor
final class CollectionPrefetchHost: CollectionRows, PrefetchHost {
    /// Sound: the collection view owns this object.
    private unowned(unsafe) let view: UICollectionView

    override init(view: UICollectionView) {
        self.view = view
        super.init(view: view)
    }

    var prefetches: Bool {
        view.isPrefetchingEnabled && view.calls.prefetchDataSource != nil && view.display.hasLaidOut
    }

    var version: Int { view.updates.generation }
    var position: Double { visibleSpan.start }

    private var axis: ScrollAxis {
        view.overflows(.horizontal) && !view.overflows(.vertical) ? .horizontal : .vertical
    }

    /// In the coordinates of the layout, which begin at the leading edge.
    var visibleSpan: Span {
        let visible = view.places.mirrored(view.bounds)
        return axis == .vertical
            ? Span(start: Double(visible.minY), length: Double(visible.height))
            : Span(start: Double(visible.minX), length: Double(visible.width))
    }

    var visibleOrdinals: Range<Int> { range(of: view.display.visibleKeys(.cell).map(\.indexPath)) ?? 0..<0 }

    func ordinals(in span: Span) -> Range<Int> {
        var rect = view.places.mirrored(view.bounds)
        switch axis {
        case .vertical:
            rect.origin.y = CGFloat(span.start)
            rect.size.height = CGFloat(span.length)
        case .horizontal:
            rect.origin.x = CGFloat(span.start)
            rect.size.width = CGFloat(span.length)
        }
        return range(of: view.places.items(in: rect)) ?? visibleOrdinals
    }

    private func range(of items: [IndexPath]) -> Range<Int>? {
        let ordinals = items.filter(view.contents.contains).map { ordinal(of: RowIndex($0)) }
        guard let first = ordinals.min(), let last = ordinals.max() else { return nil }
        return first..<last + 1
    }

    func isOnScreen(_ item: RowIndex) -> Bool { view.display.shown.live[.cell(item.indexPath)] != nil }

    func prefetch(_ items: [RowIndex]) { view.calls.prefetch(items.map(\.indexPath)) }
    func cancelPrefetching(_ items: [RowIndex]) { view.calls.cancelPrefetching(items.map(\.indexPath)) }
}
