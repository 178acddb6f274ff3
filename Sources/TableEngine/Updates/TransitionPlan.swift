/// How an update looks, as data: for every row, header and footer that is seen before or after it where it starts and where
/// it ends. Nothing here animates.
///
/// All spans count in the content of after. What keeps its place on screen starts where it ends, even when the content
/// offset was corrected. Rows from far away start just outside the viewport, in their order, and rows that go far away end
/// there.
package struct TransitionPlan: Sendable {
    package enum Fate: Hashable, Sendable {
        /// New: starts where its gap opens.
        case appear
        /// Gone: ends where the gap closes.
        case disappear
        case persist
        /// Moved by a call, or in a section that was.
        case move
        /// What showed it leaves, and something new comes, both on the way from `from` to `to`.
        case reload
    }

    package enum Content: Hashable, Sendable {
        case row(before: RowIndex?, after: RowIndex?)
        case header(before: Int?, after: Int?)
        case footer(before: Int?, after: Int?)
    }

    package struct Item: Hashable, Sendable {
        package var content: Content
        package var fate: Fate
        package var animation: AnimationToken
        package var from: Span
        package var to: Span
    }

    /// What was seen before, from top to bottom, rows first; then what is seen only after.
    package let items: [Item]

    /// What a table shows at one moment.
    package struct Scene {
        package var geometry: TableGeometry
        package var viewport: Viewport
        /// Whether headers and footers float.
        package var floats: Bool

        package init(geometry: TableGeometry, viewport: Viewport, floats: Bool) {
            self.geometry = geometry
            self.viewport = viewport
            self.floats = floats
        }

        var bands: PinnedHeaders { PinnedHeaders(geometry: geometry, viewport: viewport, floats: floats) }
    }

    /// - Complexity: O((rows seen + headers seen) * log n)
    package init(_ plan: UpdatePlan, before: Scene, after: Scene) {
        var items = TransitionItems(plan: plan, before: before, after: after).all
        OutsideStack(edge: after.viewport.visible).place(&items)
        self.items = items
    }
}
