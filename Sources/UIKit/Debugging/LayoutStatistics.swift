/// Counts of work done, for tests that say what must not be done twice. Read a difference, not a value.
@MainActor
package enum LayoutStatistics {
    /// Calls of `layoutSubviews()`.
    package static var viewLayouts = 0
}
