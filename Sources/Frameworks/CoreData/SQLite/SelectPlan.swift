import Foundation

/// The columns that are selected for objects of an entity, and where the values of each entity that inherits it are
/// among them.
final class SelectPlan {
    let columns: [String]
    private let readers: [Int64: [Reader]]
    private let tables: [Int64: EntityTable]

    private struct Reader {
        let slot: Int
        let layoutSlot: EntityLayout.Slot
        let column: Int
        let isToOne: Bool
    }

    /// - Parameter includesValues: without values only keys are selected.
    init(_ table: EntityTable, _ schema: SQLSchema, includesSubentities: Bool, includesValues: Bool) {
        var columns = ["_pk", "_ent", "_ver"]
        var positions: [String: Int] = [:]
        var readers: [Int64: [Reader]] = [:]
        var tables: [Int64: EntityTable] = [:]
        func position(_ column: String) -> Int {
            if let known = positions[column] { return known }
            columns.append(column)
            positions[column] = columns.count - 1
            return columns.count - 1
        }
        for number in includesSubentities ? table.descendants : [table.number] {
            guard let member = schema.numbers[number] else { continue }
            tables[number] = member
            guard includesValues else { continue }
            var list: [Reader] = []
            for (index, slot) in member.slots.enumerated() {
                let layoutSlot = member.entity.layout.slots[index]
                switch slot {
                case .attribute(let column):
                    list.append(Reader(slot: index, layoutSlot: layoutSlot, column: position(column), isToOne: false))
                case .toOne(let column, let entity, _):
                    let place = position(column)
                    _ = position(entity)
                    list.append(Reader(slot: index, layoutSlot: layoutSlot, column: place, isToOne: true))
                default: break
                }
            }
            readers[number] = list
        }
        self.columns = columns
        self.readers = readers
        self.tables = tables
    }

    /// Returns the ID and the values of the current row; nil for an entity that the model does not have.
    func read(_ statement: SQLiteStatement, _ store: SQLiteStore) -> (id: NSManagedObjectID, row: StoredRow?)? {
        let number = statement.integer(1)
        guard let table = tables[number] else { return nil }
        let id = store.objectID(table.entity, statement.integer(0))
        guard let readers = readers[number] else { return (id, nil) }
        var values = ContiguousArray<Any?>(repeating: nil, count: table.slots.count)
        for reader in readers {
            if reader.isToOne {
                guard !statement.isNull(reader.column),
                    let destination = store.schema.numbers[statement.integer(reader.column + 1)]
                else { continue }
                values[reader.slot] = store.objectID(destination.entity, statement.integer(reader.column))
            } else {
                values[reader.slot] = SQLCoding.decoded(statement, reader.column, reader.layoutSlot)
            }
        }
        return (id, StoredRow(version: Int(statement.integer(2)), values: values))
    }
}
