import Foundation

extension SQLSchema {
    /// The statements that create the tables.
    var creation: [String] {
        var columns: [String: [String]] = [:]
        var known: [String: Set<String>] = [:]
        var indexes: [String] = []
        for table in tables.values.sorted(by: { $0.number < $1.number }) {
            columns[table.name] = columns[table.name] ?? []
            for (slot, layoutSlot) in zip(table.slots, table.entity.layout.slots) {
                for (column, type) in SQLSchema.columns(slot, layoutSlot.attributeType)
                where known[table.name, default: []].insert(column).inserted {
                    columns[table.name]?.append("\(column) \(type)")
                }
            }
            indexes += SQLSchema.indexes(table)
        }
        let creations = columns.keys.sorted().map { name in
            let list =
                ["_pk INTEGER PRIMARY KEY", "_ent INTEGER NOT NULL", "_ver INTEGER NOT NULL"] + (columns[name] ?? [])
            return "CREATE TABLE \(name) (\(list.joined(separator: ", ")))"
        }
        let joinCreations = joins.flatMap { join in
            [
                "CREATE TABLE \(join.name) (a INTEGER NOT NULL, ae INTEGER NOT NULL, ao INTEGER, b INTEGER NOT NULL, "
                    + "be INTEGER NOT NULL, bo INTEGER, PRIMARY KEY (a, b)) WITHOUT ROWID",
                "CREATE INDEX \(join.name.dropLast()):b\" ON \(join.name) (b, a)",
            ]
        }
        return creations + joinCreations + Array(Set(indexes)).sorted()
    }

    private static func columns(_ slot: SQLSlot, _ type: NSAttributeType) -> [(String, String)] {
        switch slot {
        case .attribute(let column):
            let affinity =
                switch type {
                case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
                    "INTEGER"
                case .doubleAttributeType, .floatAttributeType, .dateAttributeType: "REAL"
                case .binaryDataAttributeType, .transformableAttributeType, .undefinedAttributeType: "BLOB"
                default: "TEXT"
                }
            return [(column, affinity)]
        case .toOne(let column, let entity, let order):
            return [(column, "INTEGER"), (entity, "INTEGER")] + (order.map { [($0, "INTEGER")] } ?? [])
        default: return []
        }
    }

    private static func indexes(_ table: EntityTable) -> [String] {
        func index(_ columns: [String]) -> String {
            let names = columns.map { $0.trimmingCharacters(in: ["\""]) }.joined(separator: ",")
            return "CREATE INDEX \"I.\(table.rootName).\(names)\" ON \(table.name) "
                + "(\(columns.joined(separator: ", ")))"
        }
        var result: [String] = []
        for slot in table.slots {
            if case .toOne(let column, _, _) = slot { result.append(index([column])) }
        }
        func column(_ name: String) -> String? {
            guard let position = table.entity.layout.index(of: name) else { return nil }
            switch table.slots[position] {
            case .attribute(let column), .toOne(let column, _, _): return column
            default: return nil
            }
        }
        for constraint in table.entity.constraintNames {
            let columns = constraint.compactMap(column)
            if !columns.isEmpty { result.append(index(columns)) }
        }
        for description in table.entity.indexes {
            let columns = description.elements.compactMap { $0.propertyName.flatMap(column) }
            if !columns.isEmpty { result.append(index(columns)) }
        }
        for property in table.entity.properties where property.isIndexed {
            if let column = column(property.name) { result.append(index([column])) }
        }
        return result
    }
}
