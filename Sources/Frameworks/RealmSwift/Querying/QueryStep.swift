import Foundation

/// What makes results of others.
enum QueryStep {
    case filter(NSPredicate)
    case sort([SortDescriptor])
    case distinct([String])

    func apply(_ cells: [_RealmCell], _ core: RealmCore) -> [_RealmCell] {
        switch self {
        case .filter(let predicate): QueryStep.filtered(cells, predicate, core)
        case .sort(let descriptors): QueryStep.sorted(cells, descriptors, core)
        case .distinct(let keyPaths): QueryStep.distinct(cells, keyPaths, core)
        }
    }

    private static func filtered(_ cells: [_RealmCell], _ predicate: NSPredicate, _ core: RealmCore) -> [_RealmCell] {
        let equality = EqualityFilter(predicate)
        return cells.filter { cell in
            equality?.holds(for: cell, in: core) ?? predicate.evaluate(with: FilterRow.value(cell, core))
        }
    }

    private static func sorted(
        _ cells: [_RealmCell], _ descriptors: [SortDescriptor], _ core: RealmCore
    ) -> [_RealmCell] {
        let keyed = cells.map { cell in (cell, descriptors.map { CellPath.value(cell, $0.keyPath, core) }) }
        // The order of equal elements stays.
        let order = keyed.indices.sorted { left, right in
            for (index, descriptor) in descriptors.enumerated() {
                let result = CellOrder.compare(keyed[left].1[index], keyed[right].1[index])
                if result != 0 { return (result < 0) == descriptor.ascending }
            }
            return left < right
        }
        return order.map { keyed[$0].0 }
    }

    private static func distinct(_ cells: [_RealmCell], _ keyPaths: [String], _ core: RealmCore) -> [_RealmCell] {
        var seen: Set<[_RealmCell]> = []
        return cells.filter { cell in seen.insert(keyPaths.map { CellPath.value(cell, $0, core) }).inserted }
    }
}
