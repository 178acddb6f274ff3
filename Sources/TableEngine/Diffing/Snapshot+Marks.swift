extension Snapshot {
    /// The marked sections in the order in which they were marked, without those deleted since.
    package var reloadedSectionIdentifiers: [SectionID] {
        reloadedSections.map { $0.marks }?.filter { order.key(ofSection: $0) != nil }
            .map { sectionIDs.identifier(of: $0) } ?? []
    }

    package var reloadedItemIdentifiers: [ItemID] { identifiers(marked: reloadedItems) }
    package var reconfiguredItemIdentifiers: [ItemID] { identifiers(marked: reconfiguredItems) }

    package mutating func reloadItems(_ identifiers: [ItemID]) throws(SnapshotError) {
        try check(identifiers, verb: "reload")
        reloadedItems = mark(items: identifiers, after: reloadedItems)
    }

    package mutating func reconfigureItems(_ identifiers: [ItemID]) throws(SnapshotError) {
        try check(identifiers, verb: "reconfigure")
        reconfiguredItems = mark(items: identifiers, after: reconfiguredItems)
    }

    package mutating func reloadSections(_ identifiers: [SectionID]) throws(SnapshotError) {
        let repeated = repeats(in: identifiers)
        if !repeated.isEmpty { throw .duplicateSections(repeated) }
        for identifier in identifiers where handle(ofSection: identifier) == nil {
            throw .sectionToReloadNotFound("\(identifier)")
        }
        reloadedSections = mark(sections: identifiers, after: reloadedSections)
    }

    /// The same contents without anything marked for reload: the snapshot that was applied.
    package var withoutMarks: Snapshot {
        var copy = self
        copy.reloadedSections = nil
        copy.reloadedItems = nil
        copy.reconfiguredItems = nil
        return copy
    }

    // MARK: Steps

    func mark(items identifiers: [ItemID], after previous: EditHistory?) -> EditHistory? {
        EditHistory.marking(identifiers.compactMap { handle(ofItem: $0) }, after: previous, of: numberOfItems)
    }

    func mark(sections identifiers: [SectionID], after previous: EditHistory?) -> EditHistory? {
        EditHistory.marking(identifiers.compactMap { handle(ofSection: $0) }, after: previous, of: numberOfSections)
    }

    private func identifiers(marked marks: EditHistory?) -> [ItemID] {
        marks.map { $0.marks }?.filter { order.place(ofItem: $0) != nil }.map { itemIDs.identifier(of: $0) } ?? []
    }

    private func check(_ identifiers: [ItemID], verb: String) throws(SnapshotError) {
        try checkDistinct(identifiers)
        for identifier in identifiers where handle(ofItem: identifier) == nil {
            throw .itemToRefreshNotFound(verb: verb, item: "\(identifier)")
        }
    }
}

extension EditHistory {
    /// Compacts the marks into one step if most of them were marked before.
    static func marking(_ handles: [Int], after previous: EditHistory?, of count: Int) -> EditHistory? {
        guard !handles.isEmpty else { return previous }
        guard let previous, previous.total > 2 * count + 100 else {
            return EditHistory(items: handles, after: previous)
        }
        return EditHistory(items: EditHistory(items: handles, after: previous).marks, after: nil)
    }

    /// All handles, oldest first, each once.
    var marks: [Int] {
        var steps: [[Int]] = [items]
        var step = previous
        while let current = step {
            steps.append(current.items)
            step = current.previous
        }
        var seen = Set<Int>()
        return steps.reversed().joined().filter { seen.insert($0).inserted }
    }
}
