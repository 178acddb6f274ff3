import Foundation

/// The tables of a model.
///
/// Entities that inherit each other share a table, named after the one at the root. Columns are named after the entity
/// that declares the property. A to-one relationship has a column for the key, one for the entity and, if its inverse
/// is ordered, one for the position. Other relationships that have no to-one inverse have a table of their own.
final class SQLSchema {
    private(set) var tables: [ObjectIdentifier: EntityTable] = [:]
    private(set) var numbers: [Int64: EntityTable] = [:]
    private(set) var joins: [JoinTable] = []

    /// - Parameter entityNumbers: the numbers that stand for entities in the store.
    init(_ entities: [NSEntityDescription], _ entityNumbers: [String: Int64]) {
        var joinsByRelationship: [String: JoinTable] = [:]
        for entity in entities {
            let table = EntityTable(entity, entityNumbers[entity.name ?? ""] ?? 0)
            tables[ObjectIdentifier(entity)] = table
            numbers[table.number] = table
        }
        for table in tables.values {
            table.slots = table.entity.layout.slots.map { slot in
                SQLSchema.slot(slot, &joinsByRelationship)
            }
            table.descendants = table.entity.withDescendants.compactMap { entityNumbers[$0.name ?? ""] }.sorted()
        }
        joins = joinsByRelationship.values.sorted { $0.name < $1.name }
    }

    func table(_ entity: NSEntityDescription) throws -> EntityTable {
        if let table = tables[ObjectIdentifier(entity)] { return table }
        if let table = tables.values.first(where: { $0.entity.name == entity.name }) { return table }
        throw CoreDataError.error(
            NSPersistentStoreIncompatibleSchemaError, "The store has no table for the entity \(entity.name ?? "").")
    }

    private static func slot(_ slot: EntityLayout.Slot, _ joins: inout [String: JoinTable]) -> SQLSlot {
        guard !slot.isTransient, let declaring = slot.property.owner?.name else { return .none }
        switch slot.kind {
        case .attribute: return .attribute("\"\(declaring).\(slot.name)\"")
        case .toOne:
            let column = "\(declaring).\(slot.name)"
            let isOrdered =
                slot.relationship?.inverseRelationship.map { $0.isToMany && $0.isOrdered && !$0.isTransient } == true
            return .toOne("\"\(column)\"", "\"\(column):e\"", isOrdered ? "\"\(column):o\"" : nil)
        case .toMany:
            guard let relationship = slot.relationship else { return .none }
            if let inverse = relationship.inverseRelationship, !inverse.isToMany, !inverse.isTransient,
                let owner = inverse.owner
            {
                let column = "\(owner.name ?? "").\(inverse.name)"
                return .inverse(
                    table: tableName(owner), "\"\(column)\"", slot.isOrdered ? "\"\(column):o\"" : nil)
            }
            let (join, isForward) = JoinTable.of(relationship)
            let known = joins[join.name] ?? join
            joins[join.name] = known
            return .join(known, isForward: isForward)
        case .fetched: return .none
        }
    }

    static func tableName(_ entity: NSEntityDescription) -> String { "\"E.\(entity.root.name ?? "")\"" }
}

/// How a property is stored.
enum SQLSlot {
    case none
    case attribute(String)
    case toOne(String, _ entity: String, _ order: String?)
    /// The key is in the rows of the destination.
    case inverse(table: String, String, _ order: String?)
    case join(JoinTable, isForward: Bool)
}

/// How an entity is stored.
final class EntityTable {
    unowned let entity: NSEntityDescription
    let number: Int64
    let name: String
    let rootName: String
    /// In the order of the entity's layout.
    var slots: [SQLSlot] = []
    /// The numbers of the entity and of those that inherit it.
    var descendants: [Int64] = []

    init(_ entity: NSEntityDescription, _ number: Int64) {
        self.entity = entity
        self.number = number
        name = SQLSchema.tableName(entity)
        rootName = entity.root.name ?? ""
    }

    /// The columns in which the values of an object are, in the order of the slots.
    private(set) lazy var valueColumns: [String] = {
        var columns: [String] = []
        for slot in slots {
            switch slot {
            case .attribute(let column): columns.append(column)
            case .toOne(let column, let entity, _): columns += [column, entity]
            default: break
            }
        }
        return columns
    }()

    /// Inserts a row: key, entity and version are followed by the values.
    private(set) lazy var insertion: String = {
        let columns = ["_pk", "_ent", "_ver"] + valueColumns
        let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        return "INSERT INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(places))"
    }()

    /// Updates a row: the version and the values are followed by the key.
    private(set) lazy var update: String = {
        let assignments = (["_ver"] + valueColumns).map { "\($0) = ?" }.joined(separator: ", ")
        return "UPDATE \(name) SET \(assignments) WHERE _pk = ?"
    }()

    /// The condition for rows of the entity.
    func condition(_ alias: String, includesSubentities: Bool) -> String? {
        if !includesSubentities || descendants.count == 1 {
            return entity.parentEntity == nil && entity.subentities.isEmpty ? nil : "\(alias)._ent = \(number)"
        }
        guard entity.parentEntity != nil else { return nil }
        return "\(alias)._ent IN (\(descendants.map(String.init).joined(separator: ", ")))"
    }
}

/// The pairs of a relationship without a to-one side.
final class JoinTable: Sendable {
    let name: String

    private init(_ name: String) { self.name = name }

    /// The columns of the side that owns the relationship and of the other one.
    func columns(isForward: Bool) -> (
        own: String, ownEntity: String, ownOrder: String, other: String, otherEntity: String
    ) {
        isForward ? ("a", "ae", "ao", "b", "be") : ("b", "be", "bo", "a", "ae")
    }

    /// Of a relationship and its inverse, the one with the lesser name is stored.
    static func of(_ relationship: NSRelationshipDescription) -> (JoinTable, isForward: Bool) {
        let own = fullName(relationship)
        guard let inverse = relationship.inverseRelationship else { return (JoinTable("\"J.\(own)\""), true) }
        let other = fullName(inverse)
        return other < own ? (JoinTable("\"J.\(other)\""), false) : (JoinTable("\"J.\(own)\""), true)
    }

    private static func fullName(_ relationship: NSRelationshipDescription) -> String {
        "\(relationship.owner?.name ?? "").\(relationship.name)"
    }
}
