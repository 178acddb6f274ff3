/// Counts of work done, for tests that say what must not be done twice. Read a difference, not a value.
@MainActor
package enum LayoutStatistics {
    /// Calls of `layoutSubviews()`.
    package static var viewLayouts = 0
    /// Cells whose labels, accessories and separators were placed.
    package static var cellLayouts = 0
    /// Cells taken from a table's pool.
    package static var dequeues = 0

    /// Sections and lines that flow layouts looked at to find others.
    package static var flowSteps = 0

    /// Texts shaped and broken into lines.
    package static var textShapings: Int { TextLayout.shapingCount }
}
