/// The groups of an undo manager that can be undone, or redone, and those that are open. An open group is in none of
/// the others until it ends.
struct UndoStack {
    /// The groups at the top level, the oldest first.
    private(set) var closed: [UndoGroup] = []
    /// The outermost first.
    private(set) var open: [UndoGroup] = []

    /// The group at the top level that is undone next.
    var last: UndoGroup? { open.first ?? closed.last }

    var count: Int { closed.count + (open.contains(where: \.hasActions) ? 1 : 0) }

    var hasActions: Bool { !closed.isEmpty || open.contains(where: \.hasActions) }

    mutating func begin() {
        open.append(UndoGroup())
    }

    /// Ends the innermost group.
    ///
    /// - Parameter levels: the number of groups at the top level to keep; 0 keeps all.
    mutating func end(levels: Int) {
        guard let group = open.popLast() else { return }
        if let outer = open.last {
            outer.entries.append(.group(group))
        } else {
            closed.append(group)
            limit(to: levels)
        }
    }

    mutating func limit(to levels: Int) {
        if levels > 0 { closed.removeFirst(max(0, closed.count - levels)) }
    }

    func add(_ action: UndoAction) {
        open.last?.entries.append(.action(action))
    }

    /// Removes and returns the last group that has ended: one inside the innermost open group or, if none is open, one
    /// at the top level.
    mutating func removeLast() -> UndoGroup? {
        guard let outer = open.last else { return closed.popLast() }
        guard case .group(let group) = outer.entries.last else { return nil }
        outer.entries.removeLast()
        return group
    }

    mutating func removeLastIfEmpty() {
        if let outer = open.last {
            if case .group(let group) = outer.entries.last, !group.hasActions { outer.entries.removeLast() }
        } else if let group = closed.last, !group.hasActions {
            closed.removeLast()
        }
    }

    mutating func removeAll() {
        closed = []
        open = []
    }

    /// Removes the operations of a target, and the groups at the top level in which nothing else was.
    mutating func removeActions(of target: AnyObject) {
        closed.removeAll { $0.becomesEmpty(without: target) }
        for group in open { group.removeActions(of: target) }
    }
}
