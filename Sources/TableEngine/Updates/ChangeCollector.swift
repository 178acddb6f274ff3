/// Gathers the calls of one update: all calls from the outermost begin to its end count as made at once, nested or not.
package struct ChangeCollector {
    /// The number of begins without an end yet.
    package private(set) var depth = 0
    private var changes: [TableChange] = []

    package init() {}

    package var isCollecting: Bool { depth > 0 }
    package var isEmpty: Bool { changes.isEmpty }

    package mutating func begin() { depth += 1 }

    package mutating func add(_ change: TableChange) { changes.append(change) }

    /// Returns the gathered calls if this ends the outermost begin; nil otherwise, and for an end without a begin.
    package mutating func end() -> ChangeSet? {
        guard depth > 0 else { return nil }
        depth -= 1
        return depth == 0 ? take() : nil
    }

    /// Gives up the update: forgets the calls so far. Open begins still need their ends.
    package mutating func forgetChanges() { changes = [] }

    private mutating func take() -> ChangeSet {
        defer { changes = [] }
        return ChangeSet(changes)
    }
}
