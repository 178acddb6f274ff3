import Foundation

/// Translates one comparison.
struct SQLComparison {
    let translator: SQLTranslator
    let operation: SQLOperator
    let options: SQLStringOptions

    // MARK: Kinds of comparisons

    func direct(_ left: SQLOperand, _ right: SQLOperand) -> String? {
        switch (left, right) {
        case (.constant(let value), .collection(let collection)) where operation == .in:
            return contains(collection, value)
        case (.collection(let collection), .constant(let value)) where operation == .contains:
            return contains(collection, value)
        case (.collection, _), (_, .collection): return nil
        case (.constant, .constant): return nil
        case (.constant(let value), .attribute(let sql, let slot)):
            return flipped.map { $0.attribute(sql, slot, value) } ?? reversedTest(sql, slot, value)
        case (.constant(let value), .object(let sql, let table)): return flipped?.object(sql, table, value)
        case (.constant(let value), .number(let sql)): return flipped?.number(sql, value)
        case (.attribute(let sql, let slot), .constant(let value)): return attribute(sql, slot, value)
        case (.object(let sql, let table), .constant(let value)): return object(sql, table, value)
        case (.number(let sql), .constant(let value)): return number(sql, value)
        case (.object(let first, let table), .object(let second, let other)):
            guard table.rootName == other.rootName else { return nil }
            return equality(first, second)
        case (.attribute(let first, let slot), .attribute(let second, let other)):
            guard
                slot.attributeType.isNumeric && other.attributeType.isNumeric
                    || slot.attributeType == .dateAttributeType && other.attributeType == .dateAttributeType
            else { return nil }
            return ordering(first, second)
        case (.number(let first), .number(let second)): return ordering(first, second)
        case (.number(let first), .attribute(let second, let slot)),
            (.attribute(let first, let slot), .number(let second)):
            return slot.attributeType.isNumeric ? ordering(first, second) : nil
        default: return nil
        }
    }

    /// `ANY` and `ALL`, which pass over nil.
    func quantified(_ left: SQLOperand, _ right: SQLOperand, isAll: Bool) -> String? {
        guard case .collection(let collection) = left, case .constant(let value) = right, value != nil,
            let element = SQLScope(table: collection.table, alias: collection.alias)
                .operand(collection.rest[...], translator)
        else { return nil }
        if case .collection = element { return nil }
        guard let condition = direct(element, right) else { return nil }
        let present: String
        switch element {
        case .attribute(let sql, _), .object(let sql, _): present = " AND \(sql) IS NOT NULL"
        default: present = ""
        }
        let source = "SELECT 1 FROM \(collection.from) WHERE \(collection.link)\(present)"
        return isAll ? "NOT EXISTS (\(source) AND NOT (\(condition)))" : "EXISTS (\(source) AND (\(condition)))"
    }

    private func contains(_ collection: SQLCollection, _ value: Any?) -> String? {
        guard value != nil else { return nil }
        return SQLComparison(translator: translator, operation: .equalTo, options: options)
            .quantified(.collection(collection), .constant(value), isAll: false)
    }

    /// The comparison with its sides exchanged.
    private var flipped: SQLComparison? {
        let other: SQLOperator
        switch operation {
        case .equalTo, .notEqualTo: other = operation
        case .lessThan: other = .greaterThan
        case .lessThanOrEqualTo: other = .greaterThanOrEqualTo
        case .greaterThan: other = .lessThan
        case .greaterThanOrEqualTo: other = .lessThanOrEqualTo
        default: return nil
        }
        return SQLComparison(translator: translator, operation: other, options: options)
    }

    // MARK: Objects and numbers

    private func object(_ sql: String, _ table: EntityTable, _ value: Any?) -> String? {
        switch operation {
        case .equalTo, .notEqualTo:
            guard let value else { return equality(sql, "NULL") }
            guard let id = objectID(value) else { return nil }
            guard let key = key(id, table) else { return operation == .equalTo ? "0" : "1" }
            return equality(sql, "\(key)")
        case .in:
            guard let elements = elements(value) else { return nil }
            let ids = elements.compactMap(objectID)
            guard ids.count == elements.count else { return nil }
            let keys = ids.compactMap { key($0, table) }.map(String.init)
            return "coalesce(\(sql) IN (\(keys.joined(separator: ", "))), 0)"
        default: return nil
        }
    }

    private func objectID(_ value: Any) -> NSManagedObjectID? {
        ((value as? NSManagedObject)?.id ?? value as? NSManagedObjectID)?.current
    }

    /// Returns nil for an object that is not in the table.
    private func key(_ id: NSManagedObjectID, _ table: EntityTable) -> Int64? {
        guard !id.isTemporaryID, id.key.store == translator.store.reference.number,
            id.key.root == RootNumbers.number(of: table.entity)
        else { return nil }
        return id.key.number
    }

    private func number(_ sql: String, _ value: Any?) -> String? {
        guard let number = value.flatMap(ManagedValues.number) else { return nil }
        return ordering(sql, translator.bind(.real(number.doubleValue)))
    }

    // MARK: Attributes

    private func attribute(_ sql: String, _ slot: EntityLayout.Slot, _ value: Any?) -> String? {
        let type = slot.attributeType
        guard type != .transformableAttributeType, type != .undefinedAttributeType else { return nil }
        guard let value else {
            guard operation == .equalTo || operation == .notEqualTo else { return nil }
            return equality(sql, "NULL")
        }
        switch operation {
        case .in, .between: return list(sql, slot, value)
        case .equalTo, .notEqualTo:
            if let encoded = comparable(value, type) { return equality(sql, translator.bind(encoded)) }
        case .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo:
            if isOrdered(type), let encoded = comparable(value, type) {
                return ordering(sql, translator.bind(encoded))
            }
        default: break
        }
        return test(sql, slot, value)
    }

    private func isOrdered(_ type: NSAttributeType) -> Bool { type.isNumeric || type == .dateAttributeType }

    /// Returns the value as SQLite compares it as predicates do; nil if it does not.
    private func comparable(_ value: Any, _ type: NSAttributeType) -> SQLValue? {
        switch type {
        case .stringAttributeType:
            guard options.isEmpty, let text = value as? String, text.utf8.allSatisfy({ $0 < 128 }) else { return nil }
            return .text(text)
        case .dateAttributeType: return value is Date ? SQLCoding.encoded(value, type) : nil
        case .UUIDAttributeType: return value is UUID ? SQLCoding.encoded(value, type) : nil
        case .URIAttributeType: return value is URL ? SQLCoding.encoded(value, type) : nil
        case .binaryDataAttributeType: return value is Data ? SQLCoding.encoded(value, type) : nil
        default:
            guard type.isNumeric, !(value is String), let number = ManagedValues.number(value),
                !(number is NSDecimalNumber)
            else { return nil }
            let isWhole = Double(number.int64Value) == number.doubleValue
            return isWhole ? .integer(number.int64Value) : .real(number.doubleValue)
        }
    }

    private func list(_ sql: String, _ slot: EntityLayout.Slot, _ value: Any) -> String? {
        guard let elements = elements(value), !elements.contains(where: { $0 is NSNull }) else { return nil }
        let encoded = elements.compactMap { comparable($0, slot.attributeType) }
        let isComplete = encoded.count == elements.count
        if operation == .between {
            guard isComplete, elements.count == 2, isOrdered(slot.attributeType) else { return test(sql, slot, value) }
            return "coalesce(\(sql) BETWEEN \(translator.bind(encoded[0])) AND \(translator.bind(encoded[1])), 0)"
        }
        if isComplete, elements.count <= 500 {
            return "coalesce(\(sql) IN (\(encoded.map(translator.bind).joined(separator: ", "))), 0)"
        }
        let texts = Set(elements.compactMap { $0 as? String })
        if options.isEmpty, slot.attributeType == .stringAttributeType,
            texts.count == Set(elements.compactMap { $0 as? AnyHashable }).count
        {
            return translator.test(sql) { if case .text(let text) = $0 { texts.contains(text) } else { false } }
        }
        return test(sql, slot, value)
    }

    private func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: set.map(\.base)
        case let array as NSArray: array.map { $0 }
        default: nil
        }
    }

    // MARK: SQL

    private func equality(_ first: String, _ second: String) -> String? {
        switch operation {
        case .equalTo: "\(first) IS \(second)"
        case .notEqualTo: "\(first) IS NOT \(second)"
        default: nil
        }
    }

    private func ordering(_ first: String, _ second: String) -> String? {
        switch operation {
        case .lessThan: "coalesce(\(first) < \(second), 0)"
        case .lessThanOrEqualTo: "coalesce(\(first) <= \(second), 0)"
        case .greaterThan: "coalesce(\(first) > \(second), 0)"
        case .greaterThanOrEqualTo: "coalesce(\(first) >= \(second), 0)"
        default: equality(first, second)
        }
    }

    /// Calls back with each value, so that the result is that of the predicate.
    private func test(_ sql: String, _ slot: EntityLayout.Slot, _ value: Any) -> String? {
        guard let predicate = ValuePredicates.instance.predicate(self, value, isReversed: false) else { return nil }
        let type = slot.attributeType
        return translator.test(sql) { predicate.evaluate(with: SQLCoding.decoded($0, type)) }
    }

    private func reversedTest(_ sql: String, _ slot: EntityLayout.Slot, _ value: Any?) -> String? {
        guard let value, slot.attributeType == .stringAttributeType,
            let predicate = ValuePredicates.instance.predicate(self, value, isReversed: true)
        else { return nil }
        let type = slot.attributeType
        return translator.test(sql) { predicate.evaluate(with: SQLCoding.decoded($0, type)) }
    }
}
