import Foundation

/// Finds what keeps changes from being written: rows that others changed, and values that are not unique.
struct ConflictSearch {
    private let store: SQLiteStore
    private let changes: SavedChanges
    private let context: NSManagedObjectContext

    init(_ store: SQLiteStore, _ changes: SavedChanges, _ context: NSManagedObjectContext) {
        self.store = store
        self.changes = changes
        self.context = context
    }

    func conflicts() throws -> SaveConflicts {
        var conflicts = SaveConflicts()
        for object in changes.updated where object.hasChangedColumns { try check(object, &conflicts) }
        for object in changes.deleted { try check(object, &conflicts) }
        guard conflicts.locking.isEmpty else { return conflicts }
        conflicts.constraints = try constraintConflicts()
        return conflicts
    }

    private func check(_ object: NSManagedObject, _ conflicts: inout SaveConflicts) throws {
        let id = object.id.current
        let stored = try store.version(of: id, store.schema.table(object.entityDescription))
        guard stored != object.version else { return }
        // An object that both deleted is gone.
        if stored == nil, object.isDeleted { return }
        let row = stored == nil ? nil : try store.row(for: id)
        conflicts.locking.append(NSMergeConflict(object, row))
    }

    // MARK: Uniqueness

    private func constraintConflicts() throws -> [NSConstraintConflict] {
        var conflicts: [NSConstraintConflict] = []
        var groups: [UniqueValues: [NSManagedObject]] = [:]
        var order: [UniqueValues] = []
        var constraints: [ObjectIdentifier: [[String]]] = [:]
        for object in changes.inserted + changes.updated {
            let entity = object.entityDescription
            let names = constraints[ObjectIdentifier(entity)] ?? entity.constraintNames
            constraints[ObjectIdentifier(entity)] = names
            for constraint in names {
                guard let values = values(of: object, constraint) else { continue }
                if groups[values] == nil { order.append(values) }
                groups[values, default: []].append(object)
            }
        }
        let changing = Set((changes.updated + changes.deleted).map { $0.id.current.key })
        for values in order {
            let objects = groups[values] ?? []
            let id = try stored(values, objects[0]).first { !changing.contains($0.key) }
            guard objects.count > 1 || id != nil else { continue }
            conflicts.append(
                NSConstraintConflict(
                    constraint: values.names, values: values.values.map(\.base), databaseID: id, objects, context))
        }
        return conflicts
    }

    private struct UniqueValues: Hashable {
        let declaring: String
        let names: [String]
        let values: [AnyHashable]
    }

    /// Returns nil if a value is nil, which is equal to no other, or if no value of the constraint changed.
    private func values(of object: NSManagedObject, _ names: [String]) -> UniqueValues? {
        let indexes = names.compactMap { object.layout.index(of: $0) }
        let values = indexes.compactMap { object.slots[$0] as? AnyHashable }
        guard indexes.count == names.count, values.count == names.count else { return nil }
        let declaring = sequence(first: object.entityDescription, next: { $0.parentEntity }).first { entity in
            let own = entity.uniquenessConstraints.map { list in
                list.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
            }
            return own.contains(names)
        }
        return UniqueValues(
            declaring: declaring?.name ?? object.entityDescription.name ?? "", names: names, values: values)
    }

    private func stored(_ values: UniqueValues, _ object: NSManagedObject) throws -> [NSManagedObjectID] {
        let own = try store.schema.table(object.entityDescription)
        let table = store.schema.tables.values.first { $0.entity.name == values.declaring } ?? own
        var conditions = [table.condition("t", includesSubentities: true)].compactMap { $0 }
        var parameters: [SQLValue] = []
        for (name, value) in zip(values.names, values.values) {
            guard let index = own.entity.layout.index(of: name), case .attribute(let column) = own.slots[index] else {
                return []
            }
            conditions.append("t.\(column) = ?")
            parameters.append(try SQLCoding.encoded(value.base, own.entity.layout.slots[index]))
        }
        var ids: [NSManagedObjectID] = []
        let condition = conditions.joined(separator: " AND ")
        try store.database.query("SELECT _pk, _ent FROM \(table.name) t WHERE \(condition)", parameters) { row in
            if let table = store.schema.numbers[row.integer(1)] {
                ids.append(store.objectID(table.entity, row.integer(0)))
            }
        }
        return ids
    }
}
