extension Snapshot {
    package mutating func appendSections(_ identifiers: [SectionID]) throws(SnapshotError) {
        if identifiers.isEmpty || appendToTables(identifiers) { return }
        try checkNew(identifiers)
        insert(identifiers, at: { _ in .end })
    }

    package mutating func insertSections(
        _ identifiers: [SectionID], beforeSection destination: SectionID
    ) throws(SnapshotError) {
        try checkDestination(destination, identifiers)
        insert(identifiers, at: { $0.handle(of: destination).map { .before($0) } })
    }

    package mutating func insertSections(
        _ identifiers: [SectionID], afterSection destination: SectionID
    ) throws(SnapshotError) {
        try checkDestination(destination, identifiers)
        insert(identifiers, at: { $0.handle(of: destination).map { .after($0) } })
    }

    /// Deletes sections with their items. Identifiers that are not in the snapshot are ignored.
    package mutating func deleteSections(_ identifiers: [SectionID]) throws(SnapshotError) {
        try checkDistinct(identifiers)
        let handles = identifiers.compactMap { handle(ofSection: $0) }
        guard !handles.isEmpty else { return }
        step { _, _, order in
            for handle in handles { order.remove(section: handle) }
            return ([], handles)
        }
    }

    package mutating func moveSection(
        _ identifier: SectionID, beforeSection destination: SectionID
    ) throws(SnapshotError) {
        try move(identifier, destination) { .before($0) }
    }

    package mutating func moveSection(
        _ identifier: SectionID, afterSection destination: SectionID
    ) throws(SnapshotError) {
        try move(identifier, destination) { .after($0) }
    }

    // MARK: Steps

    private mutating func insert(
        _ identifiers: [SectionID], at destination: (Identifiers<SectionID>) -> Destination?
    ) {
        guard !identifiers.isEmpty else { return }
        step { sectionIDs, _, order in
            let handles = identifiers.map { sectionIDs.handleOrNew($0) }
            guard let destination = destination(sectionIDs), order.insert(sections: handles, at: destination) else {
                return nil
            }
            return ([], handles)
        }
    }

    private mutating func move(
        _ identifier: SectionID, _ destination: SectionID, _ place: (Int) -> Destination
    ) throws(SnapshotError) {
        if identifier == destination { throw .destinationMoved("\(destination)", isSection: true) }
        guard handle(ofSection: identifier) != nil else { throw .indexNotFound("fromSection") }
        guard handle(ofSection: destination) != nil else { throw .indexNotFound("toSection") }
        step { sectionIDs, _, order in
            guard let moved = sectionIDs.handle(of: identifier), let target = sectionIDs.handle(of: destination),
                order.move(section: moved, to: place(target))
            else { return nil }
            return ([], [moved])
        }
    }

    // MARK: Checks

    private func checkDistinct(_ identifiers: [SectionID]) throws(SnapshotError) {
        let repeated = repeats(in: identifiers)
        if !repeated.isEmpty { throw .duplicateSections(repeated) }
    }

    private func checkNew(_ identifiers: [SectionID]) throws(SnapshotError) {
        try checkDistinct(identifiers)
        let present = identifiers.filter { handle(ofSection: $0) != nil }
        if !present.isEmpty { throw .sectionsExist(present.map { "\($0)" }) }
    }

    private func checkDestination(_ destination: SectionID, _ identifiers: [SectionID]) throws(SnapshotError) {
        try checkDistinct(identifiers)
        if identifiers.contains(destination) {
            throw .destinationInserted("\(destination)", among: identifiers.map { "\($0)" }, isSection: true)
        }
        guard handle(ofSection: destination) != nil else { throw .indexNotFound("insertIndex") }
        try checkNew(identifiers)
    }
}
