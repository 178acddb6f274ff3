/// The appearance of an update, as data: the start and end of every row, header and footer that is visible before or
/// after it. It animates nothing itself.
///
/// All spans are in the coordinates of the content after the update. What keeps its position on screen has equal start
/// and end, even if the content offset was corrected. Rows from far away start just outside the viewport, in their
/// order, and rows that move far away end there.
package struct TransitionPlan: Sendable {
    package enum Fate: Hashable, Sendable {
        /// Inserted: starts where its gap opens.
        case appear
        /// Deleted: ends where the gap closes.
        case disappear
        case persist
        /// Moved by a call, or in a section that was.
        case move
        /// The old view leaves and a new one arrives, both moving from `from` to `to`.
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

    /// What was visible before, from top to bottom, rows first; then what is visible only after.
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

    /// - Complexity: O((visible rows + visible headers) * log n)
    package init(_ plan: UpdatePlan, before: Scene, after: Scene) {
        var items = TransitionItems(plan: plan, before: before, after: after).all
        OutsideStack(edge: after.viewport.visible).place(&items)
        self.items = items
    }
}
