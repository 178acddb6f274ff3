import Foundation

/// Deletes rows, and applies delete rules to the rows that refer to them.
struct BatchDeletion {
    private let store: SQLiteStore

    init(_ store: SQLiteStore) { self.store = store }

    func delete(_ ids: [NSManagedObjectID]) throws {
        var due = ids
        var known = Set(ids.map(\.key))
        while let id = due.popLast() {
            let table = try store.schema.table(try entity(of: id))
            for cascaded in try detach(id, table) where known.insert(cascaded.key).inserted { due.append(cascaded) }
            try store.deleteRow(id.key.number, table)
        }
    }

    /// Returns the entity that the row has, which may inherit that of the ID.
    private func entity(of id: NSManagedObjectID) throws -> NSEntityDescription {
        let table = try store.schema.table(id.entity)
        let number = try store.database.number(
            "SELECT _ent FROM \(table.name) WHERE _pk = ?", [.integer(id.key.number)])
        return number.flatMap { store.schema.numbers[$0]?.entity } ?? id.entity
    }

    /// Nullifies references to the row, and returns the objects that are to be deleted with it.
    private func detach(_ id: NSManagedObjectID, _ table: EntityTable) throws -> [NSManagedObjectID] {
        var cascaded: [NSManagedObjectID] = []
        for (index, slot) in table.slots.enumerated() {
            guard let relationship = table.entity.layout.slots[index].relationship else { continue }
            let cascades = relationship.deleteRule == .cascadeDeleteRule
            switch slot {
            case .toOne(let column, _, _):
                if cascades { cascaded += try destination(id, table, column, relationship) }
                if let inverse = relationship.inverseRelationship, !inverse.isToMany { try nullify(inverse, id) }
            case .inverse:
                if cascades { cascaded += try store.related(to: id, relationship) }
                if let inverse = relationship.inverseRelationship { try nullify(inverse, id) }
            case .join:
                if cascades { cascaded += try store.related(to: id, relationship) }
            default: break
            }
        }
        return cascaded
    }

    private func destination(
        _ id: NSManagedObjectID, _ table: EntityTable, _ column: String, _ relationship: NSRelationshipDescription
    ) throws -> [NSManagedObjectID] {
        guard let entity = relationship.destinationEntity else { return [] }
        let key = try store.database.number(
            "SELECT \(column) FROM \(table.name) WHERE _pk = ?", [.integer(id.key.number)])
        return key.map { [store.objectID(entity, $0)] } ?? []
    }

    private func nullify(_ inverse: NSRelationshipDescription, _ id: NSManagedObjectID) throws {
        guard let owner = inverse.owner else { return }
        let table = try store.schema.table(owner)
        guard let index = owner.layout.index(of: inverse.name),
            case .toOne(let column, let entity, _) = table.slots[index]
        else { return }
        try store.database.run(
            "UPDATE \(table.name) SET \(column) = NULL, \(entity) = NULL, _ver = _ver + 1 WHERE \(column) = ?",
            [.integer(id.key.number)])
    }
}
