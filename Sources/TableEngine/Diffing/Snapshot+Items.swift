extension Snapshot {
    /// Appends items to a section, by default the last one. Items that exist already are moved, and returned.
    @discardableResult
    package mutating func appendItems(
        _ identifiers: [ItemID], toSection identifier: SectionID? = nil
    ) throws(SnapshotError) -> [ItemID] {
        guard numberOfSections > 0 else { throw .noSections }
        let section: Int?
        if let identifier {
            section = handle(ofSection: identifier)
        } else {
            section = order.section(at: numberOfSections - 1)
        }
        guard let section else { throw .indexNotFound("section") }
        if identifiers.isEmpty || appendToTables(identifiers, section: section) { return [] }
        try checkDistinct(identifiers)
        return place(identifiers, at: .end, section: sectionIDs.identifier(of: section))
    }

    @discardableResult
    package mutating func insertItems(
        _ identifiers: [ItemID], beforeItem destination: ItemID
    ) throws(SnapshotError) -> [ItemID] {
        try insertItems(identifiers, at: .before(destination), destination)
    }

    @discardableResult
    package mutating func insertItems(
        _ identifiers: [ItemID], afterItem destination: ItemID
    ) throws(SnapshotError) -> [ItemID] {
        try insertItems(identifiers, at: .after(destination), destination)
    }

    /// Identifiers that are not in the snapshot are ignored.
    package mutating func deleteItems(_ identifiers: [ItemID]) throws(SnapshotError) {
        try checkDistinct(identifiers)
        let handles = identifiers.compactMap { handle(ofItem: $0) }
        guard !handles.isEmpty else { return }
        if exceedsEdits(handles.count) { return rebase(omitting: Set(handles)) }
        step { _, _, order in
            for handle in handles { order.remove(item: handle) }
            return (handles, [])
        }
    }

    /// Deletes the sections as well.
    package mutating func deleteAllItems() {
        self = Snapshot(nodeCapacity: nodeCapacity, leastEdits: leastEdits)
    }

    package mutating func moveItem(_ identifier: ItemID, beforeItem destination: ItemID) throws(SnapshotError) {
        try moveItem(identifier, to: .before(destination), destination)
    }

    package mutating func moveItem(_ identifier: ItemID, afterItem destination: ItemID) throws(SnapshotError) {
        try moveItem(identifier, to: .after(destination), destination)
    }

    // MARK: Steps

    /// The neighbor beside which items are inserted.
    private enum Neighbour {
        case end
        case before(ItemID)
        case after(ItemID)
    }

    private mutating func insertItems(
        _ identifiers: [ItemID], at place: Neighbour, _ destination: ItemID
    ) throws(SnapshotError) -> [ItemID] {
        try checkDistinct(identifiers)
        if identifiers.contains(destination) {
            throw .destinationInserted(
                "\(destination)", among: identifiers.map { "\($0)" }, isSection: false)
        }
        guard let section = sectionIdentifier(containingItem: destination) else { throw .indexNotFound("section") }
        return identifiers.isEmpty ? [] : self.place(identifiers, at: place, section: section)
    }

    private mutating func moveItem(
        _ identifier: ItemID, to place: Neighbour, _ destination: ItemID
    ) throws(SnapshotError) {
        if identifier == destination { throw .destinationMoved("\(destination)", isSection: false) }
        guard handle(ofItem: identifier) != nil else { throw .indexNotFound("fromIndex") }
        guard let section = sectionIdentifier(containingItem: destination) else { throw .indexNotFound("toIndex") }
        _ = self.place([identifier], at: place, section: section)
    }

    /// Puts distinct items at a place, moving those that exist already. Returns the moved ones.
    private mutating func place(_ identifiers: [ItemID], at place: Neighbour, section: SectionID) -> [ItemID] {
        let present = identifiers.filter { handle(ofItem: $0) != nil }
        if exceedsEdits(identifiers.count) {
            placeInNewTables(identifiers, at: place, section: section, present)
            return present
        }
        step { sectionIDs, itemIDs, order in
            guard let section = sectionIDs.handle(of: section) else { return nil }
            let handles = identifiers.map { itemIDs.handleOrNew($0) }
            for handle in handles { order.remove(item: handle) }
            let destination: Destination? =
                switch place {
                case .end: .end
                case .before(let item): itemIDs.handle(of: item).map { .before($0) }
                case .after(let item): itemIDs.handle(of: item).map { .after($0) }
                }
            guard let destination, order.insert(items: handles, intoSection: section, at: destination) else {
                return nil
            }
            return (handles, [])
        }
        return present
    }

    private mutating func placeInNewTables(
        _ identifiers: [ItemID], at place: Neighbour, section: SectionID, _ present: [ItemID]
    ) {
        rebase(omitting: Set(present.compactMap { handle(ofItem: $0) }))
        guard let section = handle(ofSection: section) else { return }
        switch place {
        case .end:
            if appendToTables(identifiers, section: section) { return }
            splice(identifiers, at: order.shape.items(of: section).upperBound, section: section)
        case .before(let item):
            if let slot = handle(ofItem: item) { splice(identifiers, at: slot, section: section) }
        case .after(let item):
            if let slot = handle(ofItem: item) { splice(identifiers, at: slot + 1, section: section) }
        }
    }

    func checkDistinct(_ identifiers: [ItemID]) throws(SnapshotError) {
        let repeated = repeats(in: identifiers)
        if !repeated.isEmpty { throw .duplicateItems(repeated) }
    }
}

/// The descriptions of identifiers that occur more than once, each once, in the order of their second occurrence.
func repeats(in identifiers: [some Hashable]) -> [String] {
    guard identifiers.count > 1 else { return [] }
    return repeats(among: identifiers)
}

private func repeats<ID: Hashable>(among identifiers: [ID]) -> [String] {
    var seen = Set<ID>(minimumCapacity: identifiers.count)
    var found: [ID] = []
    for identifier in identifiers where !seen.insert(identifier).inserted && !found.contains(identifier) {
        found.append(identifier)
    }
    return found.map { "\($0)" }
}
