/// The rows of a viewport, as ordinals over all sections; says which rows a step of scrolling brings and takes.
package struct VisibleRows: Hashable, Sendable {
    package var ordinals: Range<Int>

    package init(_ ordinals: Range<Int>) { self.ordinals = ordinals }

    package static let none = VisibleRows(0..<0)

    /// Calls `body` with every row that is here and was not in `before`, from top to bottom. Allocates nothing.
    package func forEachEntering(since before: VisibleRows, _ body: (Int) -> Void) {
        subtract(before, body)
    }

    /// Calls `body` with every row that was in `before` and is not here, from top to bottom. Allocates nothing.
    package func forEachLeaving(since before: VisibleRows, _ body: (Int) -> Void) {
        before.subtract(self, body)
    }

    private func subtract(_ other: VisibleRows, _ body: (Int) -> Void) {
        let shared = ordinals.clamped(to: other.ordinals)
        guard !shared.isEmpty else { return ordinals.forEach(body) }
        (ordinals.lowerBound..<shared.lowerBound).forEach(body)
        (shared.upperBound..<ordinals.upperBound).forEach(body)
    }
}
