/// Moves start and end positions far outside the viewport close to its edges, stacked in their order. A row that comes
/// from a thousand screens away is then as fast as one from the next screen.
struct OutsideStack {
    /// The visible range.
    let edge: Span

    /// Positions nearer to the viewport than this are not changed.
    private var reach: Double { edge.length }

    func place(_ items: inout [TransitionPlan.Item]) {
        // Inserted and deleted elements are at a gap, which several share.
        let travelling = items.indices.filter { items[$0].fate != .appear && items[$0].fate != .disappear }
        stack(travelling, &items, \.from)
        stack(travelling, &items, \.to)
        for index in items.indices where items[index].fate == .appear {
            items[index].from.start = clamped(items[index].from)
        }
        for index in items.indices where items[index].fate == .disappear {
            items[index].to.start = clamped(items[index].to)
        }
    }

    private func stack(
        _ indices: [Int], _ items: inout [TransitionPlan.Item], _ path: WritableKeyPath<TransitionPlan.Item, Span>
    ) {
        var end = edge.start
        for index in indices.sorted(by: { items[$0][keyPath: path].start > items[$1][keyPath: path].start }) {
            let span = items[index][keyPath: path]
            guard span.end <= edge.start else { continue }
            if span.end < edge.start - reach { items[index][keyPath: path].start = end - span.length }
            end = min(end, items[index][keyPath: path].start)
        }
        var start = edge.end
        for index in indices.sorted(by: { items[$0][keyPath: path].start < items[$1][keyPath: path].start }) {
            let span = items[index][keyPath: path]
            guard span.start >= edge.end else { continue }
            if span.start > edge.end + reach { items[index][keyPath: path].start = start }
            start = max(start, items[index][keyPath: path].end)
        }
    }

    private func clamped(_ span: Span) -> Double {
        min(max(span.start, edge.start - reach - span.length), edge.end + reach)
    }
}
