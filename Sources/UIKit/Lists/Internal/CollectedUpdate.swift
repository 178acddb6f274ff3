internal import TableEngine

/// Calls and completions between the outermost begin and its end.
struct CollectedUpdate {
    /// What the outermost end finds.
    struct Result {
        let changes: ChangeSet
        let completions: [(Bool) -> Void]
        /// `reloadData` was called: it takes the place of all other calls.
        let reloads: Bool
        /// The generation of the contents that the calls start from; nil when the view had not asked its data source.
        let start: Int?
    }

    private var collector = ChangeCollector()
    private var completions: [(Bool) -> Void] = []
    private var reloads = false
    private var start: Int?

    var isOpen: Bool { collector.isCollecting }

    /// How many begins wait for their end.
    var depth: Int { collector.depth }

    mutating func begin(from start: Int?) {
        if !isOpen { self.start = start }
        collector.begin()
    }

    mutating func add(_ change: TableChange) { collector.add(change) }

    mutating func add(completion: @escaping (Bool) -> Void) { completions.append(completion) }

    mutating func reload() { reloads = true }

    /// Returns the update when this ends the outermost begin; nil otherwise, and for an end without a begin.
    mutating func end() -> Result? {
        guard let changes = collector.end() else { return nil }
        defer { self = CollectedUpdate() }
        return Result(changes: changes, completions: completions, reloads: reloads, start: start)
    }
}
