/// Counts of work done, for tests that say what must not be done twice. Read differences, not values.
@MainActor
package enum LayoutStatistics {
    /// Calls of `layoutSubviews()`.
    package static var viewLayouts = 0

    /// Those of table view cells.
    package static var cellLayouts = 0

    /// Cells and header views that a table handed out, new and reused ones.
    package static var dequeues = 0

    /// Texts shaped and broken into lines.
    package static var textShapings: Int { TextLayout.shapingCount }
}
