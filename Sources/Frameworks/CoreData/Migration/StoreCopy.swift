import Foundation

/// Copies all objects of a store into another one that has none.
struct StoreCopy {
    private let source: SQLiteStore
    private let destination: SQLiteStore
    private let mapping: ModelMapping
    /// What is added to the keys of a table, by the names of both tables: several tables may become one.
    private let offsets: [String: Int64]

    init(from source: SQLiteStore, to destination: SQLiteStore, _ mapping: ModelMapping) throws {
        self.source = source
        self.destination = destination
        self.mapping = mapping
        var offsets: [String: Int64] = [:]
        var sums: [String: Int64] = [:]
        for table in source.schema.tables.values.sorted(by: { $0.number < $1.number }) {
            guard let entity = mapping.destinations[table.entity.name ?? ""],
                let target = try? destination.schema.table(entity)
            else { continue }
            let key = "\(table.rootName)/\(target.rootName)"
            guard offsets[key] == nil else { continue }
            offsets[key] = sums[target.rootName, default: 0]
            sums[target.rootName, default: 0] += try StoreMetadata.lastKey(table.rootName, source.database)
        }
        self.offsets = offsets
        lastKeys = sums
    }

    private let lastKeys: [String: Int64]

    func copy() throws {
        try destination.database.transaction {
            let tables = source.schema.tables.values.sorted { $0.number < $1.number }
            for table in tables { try copyRows(table) }
            for table in tables { try copyMembers(table) }
            for (root, last) in lastKeys { try StoreMetadata.setLastKey(last, root, destination.database) }
        }
    }

    private func target(of table: EntityTable) -> EntityTable? {
        guard let entity = mapping.destinations[table.entity.name ?? ""], !entity.isAbstract else { return nil }
        return try? destination.schema.table(entity)
    }

    private func newKey(_ id: NSManagedObjectID) throws -> (key: Int64, table: EntityTable)? {
        let table = try source.schema.table(id.entity)
        guard let target = target(of: table) else { return nil }
        return (id.key.number + offsets["\(table.rootName)/\(target.rootName)", default: 0], target)
    }

    private func rows(_ table: EntityTable, _ body: (NSManagedObjectID, StoredRow) throws -> Void) throws {
        let plan = source.plan(table, includesSubentities: false, includesValues: true)
        let columns = plan.columns.joined(separator: ", ")
        try source.database.query(
            "SELECT \(columns) FROM \(table.name) WHERE _ent = ? ORDER BY _pk", [.integer(table.number)]
        ) { statement in
            if let (id, row) = plan.read(statement, source), let row { try body(id, row) }
        }
    }

    private func copyRows(_ table: EntityTable) throws {
        guard let target = target(of: table) else { return }
        let layout = target.entity.layout
        let origins = layout.slots.map { slot in
            ModelMapping.source(of: slot.property, in: table.entity).flatMap { table.entity.layout.index(of: $0.name) }
        }
        try rows(table) { id, row in
            guard let (key, _) = try newKey(id) else { return }
            var columns = ["_pk", "_ent", "_ver"]
            var values: [SQLValue] = [.integer(key), .integer(target.number), .integer(Int64(row.version))]
            for (index, slot) in target.slots.enumerated() {
                let old = origins[index].flatMap { row.values[$0] }
                switch slot {
                case .attribute(let column):
                    columns.append(column)
                    values.append(try attributeValue(old, layout.slots[index], isNew: origins[index] == nil))
                case .toOne(let column, let entity, _):
                    let related = try (old as? NSManagedObjectID).flatMap(newKey)
                    columns += [column, entity]
                    values += [
                        related.map { .integer($0.key) } ?? .null, related.map { .integer($0.table.number) } ?? .null,
                    ]
                default: break
                }
            }
            let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
            try destination.database.run(
                "INSERT INTO \(target.name) (\(columns.joined(separator: ", "))) VALUES (\(places))", values)
        }
    }

    private func attributeValue(_ old: Any?, _ slot: EntityLayout.Slot, isNew: Bool) throws -> SQLValue {
        var value = old
        if value == nil, isNew || !slot.property.isOptional {
            value = slot.attribute?.defaultValue.flatMap { ManagedValues.converted($0, slot.attributeType) }
        }
        return try SQLCoding.encoded(value, slot)
    }

    /// Copies the pairs of relationships and the order of members.
    private func copyMembers(_ table: EntityTable) throws {
        guard let target = target(of: table) else { return }
        for (index, slot) in target.slots.enumerated() {
            let property = target.entity.layout.slots[index].property
            guard let old = ModelMapping.source(of: property, in: table.entity) as? NSRelationshipDescription,
                let oldIndex = table.entity.layout.index(of: old.name)
            else { continue }
            switch slot {
            case .inverse(_, let column, let order):
                // Needed for an order, and if the other side had no to-one relationship before.
                guard order != nil || !isInverse(table.slots[oldIndex]) else { continue }
                try copyMembers(table, old, oldIndex) { owner, member, position in
                    let entity = column.dropLast() + ":e\""
                    var assignments = "\(column) = ?, \(entity) = ?"
                    var values: [SQLValue] = [.integer(owner), .integer(target.number)]
                    if let order {
                        assignments += ", \(order) = ?"
                        values.append(.integer(Int64(position)))
                    }
                    try destination.database.run(
                        "UPDATE \(member.table.name) SET \(assignments) WHERE _pk = ?", values + [.integer(member.key)])
                }
            case .join(let join, let isForward):
                let columns = join.columns(isForward: isForward)
                let isOrdered = target.entity.layout.slots[index].isOrdered
                try copyMembers(table, old, oldIndex) { owner, member, position in
                    try destination.database.run(
                        "INSERT OR IGNORE INTO \(join.name) (\(columns.own), \(columns.ownEntity), \(columns.other), "
                            + "\(columns.otherEntity)) VALUES (?, ?, ?, ?)",
                        [.integer(owner), .integer(target.number), .integer(member.key), .integer(member.table.number)])
                    guard isOrdered else { return }
                    try destination.database.run(
                        "UPDATE \(join.name) SET \(columns.ownOrder) = ? "
                            + "WHERE \(columns.own) = ? AND \(columns.other) = ?",
                        [.integer(Int64(position)), .integer(owner), .integer(member.key)])
                }
            default: break
            }
        }
    }

    private func isInverse(_ slot: SQLSlot) -> Bool {
        if case .inverse = slot { return true }
        return false
    }

    private func copyMembers(
        _ table: EntityTable, _ relationship: NSRelationshipDescription, _ index: Int,
        _ body: (Int64, (key: Int64, table: EntityTable), Int) throws -> Void
    ) throws {
        try rows(table) { id, row in
            guard let (owner, _) = try newKey(id) else { return }
            let members =
                relationship.isToMany
                ? try source.related(to: id, relationship) : [row.values[index] as? NSManagedObjectID].compactMap { $0 }
            for (position, member) in members.enumerated() {
                if let member = try newKey(member) { try body(owner, member, position) }
            }
        }
    }
}
