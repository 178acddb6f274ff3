/// The state of updates and reloads that a layout pass depends on.
@MainActor
protocol ListLoading: AnyObject {
    /// False while the data may be newer than the view; a layout pass does nothing then.
    var mayLayOut: Bool { get }
    /// True if the layout pass must first load everything.
    var needsReload: Bool { get }
    /// Changes with every load and every update. A layout pass that finds another value after client code starts again.
    var generation: Int { get }

    var phase: UpdatePhase { get }
    /// Whether client code has changed the view, if only before it was loaded.
    var wasUpdated: Bool { get }
    var followers: RowFollowers { get }

    func load()
    /// Asks the data source for everything once more. Views and selection stay, as far as their rows exist.
    func ask()
}

extension ListUpdates: ListLoading {}
