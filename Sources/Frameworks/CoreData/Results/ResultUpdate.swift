import Foundation

/// Applies changes of a context to fetched results.
struct ResultUpdate {
    private let results: FetchedResults
    private let removed: ObjectSet
    /// Inserted, updated and refreshed objects of the fetched entity.
    private let changed: ObjectSet
    private let request: FetchRequestBase

    /// Returns nil if no object of the fetched entity changed.
    init?(_ results: FetchedResults, _ userInfo: [AnyHashable: Any]) {
        self.results = results
        request = results.request
        guard let entity = try? request.entity(in: results.context) else { return nil }
        let includesSubentities = request.includesSubentities
        func objects(_ key: String) -> ObjectSet {
            ObjectSet(userInfo[key] as? Set<NSManagedObject> ?? []).filter {
                includesSubentities
                    ? $0.entityDescription.isKindOf(entity: entity) : $0.entityDescription.name == entity.name
            }
        }
        removed = objects(NSDeletedObjectsKey)
        changed = objects(NSInsertedObjectsKey).union(objects(NSUpdatedObjectsKey)).union(
            objects(NSRefreshedObjectsKey)
        )
        .subtracting(removed)
        if removed.isEmpty, changed.isEmpty { return nil }
    }

    /// Returns nil if the results stay the same.
    func apply() -> ResultChanges? {
        let predicate = request.predicate
        let matching = changed.filter { !$0.isDeleted && predicate?.evaluate(with: $0) ?? true }
        let old = results.objects
        let oldSections = results.sections
        // The places before the changes.
        var oldPlaces: [ObjectIdentifier: (index: Int, path: IndexPath)] = [:]
        var kept: [NSManagedObject] = []
        kept.reserveCapacity(old.count)
        for (index, object) in old.enumerated() {
            let concerns = removed.contains(object) || changed.contains(object)
            if concerns { oldPlaces[ObjectIdentifier(object)] = (index, results.indexPath(index)) }
            if !concerns || matching.contains(object) { kept.append(object) }
        }
        let names = SectionNames(results, oldSections, changed)
        let (stable, movers) = separated(kept, matching, names)
        let new = matching.filter { oldPlaces[ObjectIdentifier($0)] == nil }
        let final = inserted(new.union(ObjectSet(movers)), into: stable)
        let isMoved = Set(movers.map(ObjectIdentifier.init))
        results.setObjects(final)

        var changes = ResultChanges()
        var newPlaces: [ObjectIdentifier: Int] = [:]
        for (index, object) in final.enumerated() where matching.contains(object) {
            newPlaces[ObjectIdentifier(object)] = index
        }
        let none = IndexPath()
        for object in removed.union(changed) {
            let id = ObjectIdentifier(object)
            let path = newPlaces[id].map(results.indexPath) ?? none
            switch (oldPlaces[id], newPlaces[id]) {
            case (let old?, nil): changes.deletions.append((object, old.index, -1, old.path, none))
            case (nil, let new?): changes.insertions.append((object, -1, new, none, path))
            case (let old?, let new?):
                let change = (object, old.index, new, old.path, path)
                if isMoved.contains(id) { changes.moves.append(change) } else { changes.updates.append(change) }
            case (nil, nil): break
            }
        }
        changes.deletions.sort { $0.old < $1.old }
        changes.insertions.sort { $0.new < $1.new }
        changes.moves.sort { $0.old < $1.old }
        changes.updates.sort { $0.old < $1.old }
        compareSections(oldSections, &changes)
        return changes.isEmpty ? nil : changes
    }

    private func compareSections(_ old: [FetchedSection], _ changes: inout ResultChanges) {
        guard results.sectionNameKeyPath != nil else { return }
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(results.sections.map(\.name)))
        for (index, section) in old.enumerated() where !newNames.contains(section.name) {
            changes.deletedSections.append((section, index))
        }
        for (index, section) in results.sections.enumerated() where !oldNames.contains(section.name) {
            changes.insertedSections.append((section, index))
        }
    }

    /// Separates the objects whose order is still right from those that have to move.
    private func separated(
        _ kept: [NSManagedObject], _ matching: ObjectSet, _ names: SectionNames
    ) -> (stable: [NSManagedObject], movers: [NSManagedObject]) {
        guard kept.contains(where: matching.contains) else { return (kept, []) }
        // The next object that did not change, for each place.
        var next = [NSManagedObject?](repeating: nil, count: kept.count)
        var following: NSManagedObject?
        for index in kept.indices.reversed() {
            next[index] = following
            if !matching.contains(kept[index]) { following = kept[index] }
        }
        var stable: [NSManagedObject] = []
        stable.reserveCapacity(kept.count)
        var movers: [NSManagedObject] = []
        for (index, object) in kept.enumerated() {
            if matching.contains(object) {
                let fitsBefore = stable.last.map { compare($0, object) != .orderedDescending } ?? true
                let fitsAfter = next[index].map { compare(object, $0) != .orderedDescending } ?? true
                guard fitsBefore, fitsAfter, names.isSame(object) else {
                    movers.append(object)
                    continue
                }
            }
            stable.append(object)
        }
        return (stable, movers)
    }

    /// Inserts objects into a sorted array, after equal ones.
    private func inserted(_ new: ObjectSet, into stable: [NSManagedObject]) -> [NSManagedObject] {
        guard !new.isEmpty else { return stable }
        let added = Sorting.sorted(new.ordered, request.sortDescriptors ?? [])
        var result: [NSManagedObject] = []
        result.reserveCapacity(stable.count + added.count)
        var start = 0
        for object in added {
            var (low, high) = (start, stable.count)
            while low < high {
                let middle = (low + high) / 2
                if compare(stable[middle], object) == .orderedDescending { high = middle } else { low = middle + 1 }
            }
            result += stable[start..<low]
            result.append(object)
            start = low
        }
        return result + stable[start...]
    }

    private func compare(_ first: NSManagedObject, _ second: NSManagedObject) -> ComparisonResult {
        for descriptor in request.sortDescriptors ?? [] {
            let result = descriptor.compare(first, to: second)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }
}

/// The names of the sections in which changed objects were.
private struct SectionNames {
    private let results: FetchedResults
    private var names: [ObjectIdentifier: String] = [:]

    init(_ results: FetchedResults, _ sections: [FetchedSection], _ changed: ObjectSet) {
        self.results = results
        guard results.sectionNameKeyPath != nil else { return }
        for section in sections {
            for object in section.members where changed.contains(object) {
                names[ObjectIdentifier(object)] = section.name
            }
        }
    }

    /// Whether the object belongs to the section in which it is.
    func isSame(_ object: NSManagedObject) -> Bool {
        guard results.sectionNameKeyPath != nil else { return true }
        return names[ObjectIdentifier(object)] == results.sectionName(of: object)
    }
}
