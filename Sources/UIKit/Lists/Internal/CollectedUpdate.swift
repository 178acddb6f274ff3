internal import TableEngine

/// The calls and completions of an update, collected from the outermost begin to its end.
struct CollectedUpdate {
    /// The collected update, as the outermost end returns it.
    struct Result {
        let changes: ChangeSet
        let completions: [(Bool) -> Void]
        /// Whether `reloadData` was called, which replaces all other calls.
        let reloads: Bool
        /// The generation of the contents that the calls start from; nil if the view had not asked its data source
        /// then.
        let start: Int?
    }

    private var collector = ChangeCollector()
    private var completions: [(Bool) -> Void] = []
    private var reloads = false
    private var start: Int?

    var isOpen: Bool { collector.isCollecting }

    /// The number of begins without an end so far.
    var depth: Int { collector.depth }

    mutating func begin(from start: Int?) {
        if !isOpen { self.start = start }
        collector.begin()
    }

    mutating func add(_ change: TableChange) { collector.add(change) }

    mutating func add(completion: @escaping (Bool) -> Void) { completions.append(completion) }

    mutating func reload() { reloads = true }

    /// Ends the innermost begin. Returns the update if that was the outermost one; nil otherwise, and without a begin.
    mutating func end() -> Result? {
        guard let changes = collector.end() else { return nil }
        defer { self = CollectedUpdate() }
        return Result(changes: changes, completions: completions, reloads: reloads, start: start)
    }
}
