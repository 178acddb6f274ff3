/// When the table shows a change of the descriptions.
public enum PageRefresh: Hashable, Sendable {
    /// The change is an update of the table, with the animation that is given.
    case immediate
    /// Only the descriptions change. The table shows the change with its next reload, for which the caller cares
    /// (`reloadData()`, or `reloadSections(_:with:)` if nothing else has changed). An immediate change that comes
    /// before it reloads the table instead of being animated.
    case deferred
}
