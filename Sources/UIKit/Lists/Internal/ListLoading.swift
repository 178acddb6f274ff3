/// What a layout pass knows of updates and reloads.
@MainActor
protocol ListLoading: AnyObject {
    /// False while the data may be ahead of the view: a pass does nothing then.
    var mayLayOut: Bool { get }
    /// True when the pass has to load everything before it goes on.
    var needsReload: Bool { get }
    /// Changes with every load and every update: a pass that finds another value after client code starts again.
    var generation: Int { get }

    func load()
}

extension ListUpdates: ListLoading {}
