import Foundation

/// Conflicts that keep a save from being written.
// Sound: thrown and caught on one thread.
struct SaveConflicts: Error, @unchecked Sendable {
    var locking: [NSMergeConflict] = []
    var constraints: [NSConstraintConflict] = []
}

/// What a save changes in the objects after it was written.
struct SaveResult {
    var newIDs: [(object: NSManagedObject, id: NSManagedObjectID)] = []
    var versions: [(object: NSManagedObject, version: Int)] = []
}

extension SQLiteStore {
    /// Writes changes, in a transaction of the caller. Throws ``SaveConflicts`` if there are any.
    func write(_ changes: SavedChanges, _ context: NSManagedObjectContext) throws -> SaveResult {
        let conflicts = try ConflictSearch(self, changes, context).conflicts()
        if !conflicts.locking.isEmpty || !conflicts.constraints.isEmpty { throw conflicts }
        let writer = ObjectWriter(self)
        return try writer.write(changes)
    }

    /// Returns new keys for objects that are not saved yet.
    func reserveIDs(for objects: [NSManagedObject]) throws -> [(object: NSManagedObject, id: NSManagedObjectID)] {
        try database.transaction { try newIDs(for: objects) }
    }

    func newIDs(for objects: [NSManagedObject]) throws -> [(object: NSManagedObject, id: NSManagedObjectID)] {
        var last: [String: Int64] = [:]
        let ids = try objects.map { object in
            let table = try schema.table(object.entityDescription)
            let key = try (last[table.rootName] ?? StoreMetadata.lastKey(table.rootName, database)) + 1
            last[table.rootName] = key
            return (object: object, id: objectID(table.entity, key))
        }
        for (root, key) in last { try StoreMetadata.setLastKey(key, root, database) }
        return ids
    }
}

/// Writes objects into a store.
final class ObjectWriter {
    private let store: SQLiteStore
    private var result = SaveResult()
    private var newKeys: [ObjectIdentifier: NSManagedObjectID] = [:]

    init(_ store: SQLiteStore) { self.store = store }

    func write(_ changes: SavedChanges) throws -> SaveResult {
        result.newIDs = try store.newIDs(for: changes.inserted.filter { $0.id.current.isTemporaryID })
        for (object, id) in result.newIDs { newKeys[ObjectIdentifier(object)] = id }
        for object in changes.deleted { try delete(object) }
        for object in changes.inserted { try insert(object) }
        for object in changes.updated { try update(object) }
        for object in changes.inserted + changes.updated { try writeMembers(of: object) }
        return result
    }

    private func key(of object: NSManagedObject) -> Int64 {
        (newKeys[ObjectIdentifier(object)] ?? object.id.current).key.number
    }

    // MARK: Rows

    private func values(_ object: NSManagedObject, _ table: EntityTable) throws -> [SQLValue] {
        var values: [SQLValue] = []
        for (index, slot) in table.slots.enumerated() {
            switch slot {
            case .attribute: values.append(try SQLCoding.encoded(object.slots[index], object.layout.slots[index]))
            case .toOne:
                let target = try self.target(object.slots[index], object)
                values.append(target.map { .integer($0.key) } ?? .null)
                values.append(target.map { .integer($0.entity) } ?? .null)
            default: break
            }
        }
        return values
    }

    /// Returns the key and entity of a related object; nil for one that is deleted.
    private func target(_ value: Any?, _ owner: NSManagedObject) throws -> (key: Int64, entity: Int64)? {
        if let object = value as? NSManagedObject { return try target(object) }
        guard let id = (value as? NSManagedObjectID)?.current else { return nil }
        if let object = owner.context?.registered(id) { return try target(object) }
        guard !id.isTemporaryID else { return nil }
        return (id.key.number, try store.schema.table(id.entity).number)
    }

    private func target(_ object: NSManagedObject) throws -> (key: Int64, entity: Int64)? {
        let id = newKeys[ObjectIdentifier(object)] ?? object.id.current
        guard !object.isDeleted, !id.isTemporaryID, object.context != nil else { return nil }
        return (id.key.number, try store.schema.table(id.entity).number)
    }

    private func insert(_ object: NSManagedObject) throws {
        let table = try store.schema.table(object.entityDescription)
        let row: [SQLValue] = [.integer(key(of: object)), .integer(table.number), .integer(1)]
        try store.database.run(table.insertion, row + values(object, table))
        result.versions.append((object, 1))
    }

    private func update(_ object: NSManagedObject) throws {
        let table = try store.schema.table(object.entityDescription)
        guard object.hasChangedColumns else { return }
        let version = object.version + 1
        try store.database.run(
            table.update, [.integer(Int64(version))] + values(object, table) + [.integer(key(of: object))])
        result.versions.append((object, version))
    }

    private func delete(_ object: NSManagedObject) throws {
        let table = try store.schema.table(object.entityDescription)
        try store.deleteRow(object.id.current.key.number, table)
    }

    // MARK: To-many relationships

    private func writeMembers(of object: NSManagedObject) throws {
        let table = try store.schema.table(object.entityDescription)
        for (index, slot) in table.slots.enumerated() {
            guard let toMany = object.slots[index] as? ToMany, toMany.hasChanges else { continue }
            switch slot {
            case .inverse(let name, _, let order):
                guard let order else { continue }
                for (position, member) in toMany.list.enumerated() {
                    try store.database.run(
                        "UPDATE \(name) SET \(order) = ? WHERE _pk = ?",
                        [.integer(Int64(position)), .integer(key(of: member))])
                }
            case .join(let join, let isForward): try writePairs(object, table, toMany, join, isForward)
            default: break
            }
        }
    }

    private func writePairs(
        _ object: NSManagedObject, _ table: EntityTable, _ toMany: ToMany, _ join: JoinTable, _ isForward: Bool
    ) throws {
        let columns = join.columns(isForward: isForward)
        let own = SQLValue.integer(key(of: object))
        for member in toMany.removed.ordered {
            let id = member.id.current
            guard !id.isTemporaryID else { continue }
            try store.database.run(
                "DELETE FROM \(join.name) WHERE \(columns.own) = ? AND \(columns.other) = ?",
                [own, .integer(id.key.number)])
        }
        for member in toMany.added.ordered {
            guard let target = try target(member) else { continue }
            try store.database.run(
                "INSERT OR IGNORE INTO \(join.name) (\(columns.own), \(columns.ownEntity), \(columns.other), "
                    + "\(columns.otherEntity)) VALUES (?, ?, ?, ?)",
                [own, .integer(table.number), .integer(target.key), .integer(target.entity)])
        }
        guard toMany.isOrdered else { return }
        for (position, member) in toMany.list.enumerated() {
            try store.database.run(
                "UPDATE \(join.name) SET \(columns.ownOrder) = ? WHERE \(columns.own) = ? AND \(columns.other) = ?",
                [.integer(Int64(position)), own, .integer(key(of: member))])
        }
    }
}

extension SQLiteStore {
    /// Deletes a row and the pairs in which it is.
    func deleteRow(_ key: Int64, _ table: EntityTable) throws {
        try database.run("DELETE FROM \(table.name) WHERE _pk = ?", [.integer(key)])
        for slot in table.slots {
            if case .join(let join, let isForward) = slot {
                try database.run(
                    "DELETE FROM \(join.name) WHERE \(join.columns(isForward: isForward).own) = ?", [.integer(key)])
            }
        }
    }
}

extension NSManagedObject {
    /// Whether values differ that are in the object's own row.
    var hasChangedColumns: Bool {
        changedIndexes.contains { !layout.slots[$0].isTransient && layout.slots[$0].kind != .toMany }
    }
}
