/// Counts work that is done, for tests that check that it is not repeated. Only differences between two values are
/// meaningful.
@MainActor
package enum LayoutStatistics {
    /// The number of calls of `layoutSubviews()`.
    package static var viewLayouts = 0
    /// The number of cells whose labels, accessories and separators were laid out.
    package static var cellLayouts = 0
    /// The number of cells taken from a table's reuse pool.
    package static var dequeues = 0

    /// The number of times that the constraints of views were solved.
    package static var solutions = 0
    /// The number of intrinsic content sizes that layouts by constraints asked for.
    package static var contentSizes = 0

    /// The number of sections and lines that flow layouts examined to find others.
    package static var flowSteps = 0

    /// The number of texts that were shaped and broken into lines.
    package static var textShapings: Int { TextLayout.shapingCount }
}
