import Foundation

/// Translates predicates and sort descriptors to SQL. Conditions are always 0 or 1, so that `NOT` is exact.
///
/// What has no exact translation, such as comparing texts, calls back with each value (`cd_test`), or is left to the
/// context, which evaluates the predicate with objects.
final class SQLTranslator {
    let store: SQLiteStore
    private(set) var values: [SQLValue] = []
    private(set) var tests: [(SQLValue) -> Bool] = []
    private var aliases = 0

    init(_ store: SQLiteStore) { self.store = store }

    /// Returns a condition that holds at least where the predicate holds, and whether it says the same.
    func condition(_ predicate: NSPredicate, _ table: EntityTable, _ alias: String) -> (String?, isComplete: Bool) {
        if let sql = exact(predicate, table, alias) { return (sql, true) }
        guard let compound = predicate as? NSCompoundPredicate, compound.compoundPredicateType == .and else {
            return (nil, false)
        }
        let parts = compound.subpredicates.compactMap { exact($0, table, alias) }
        return (parts.isEmpty ? nil : parts.joined(separator: " AND "), false)
    }

    private func exact(_ predicate: NSPredicate, _ table: EntityTable, _ alias: String) -> String? {
        let (valueCount, testCount) = (values.count, tests.count)
        if let sql = TranslatorUse.instance.translate(predicate, self, SQLScope(table: table, alias: alias)) {
            return sql
        }
        values.removeLast(values.count - valueCount)
        tests.removeLast(tests.count - testCount)
        return nil
    }

    func order(_ descriptors: [NSSortDescriptor], _ table: EntityTable, _ alias: String) -> [String]? {
        var terms: [String] = []
        for descriptor in descriptors {
            guard let path = SortKeys.keyPath(of: descriptor, table.entity) else { return nil }
            let scope = SQLScope(table: table, alias: alias)
            guard
                case .attribute(let sql, let slot) = scope.operand(
                    path.split(separator: ".").map(String.init)[...], self)
            else { return nil }
            let direction = descriptor.ascending ? "ASC" : "DESC"
            if slot.attributeType == .stringAttributeType {
                let selector = SortKeys.selector(of: descriptor)
                guard let collation = SQLCollation(selector: selector) else { return nil }
                terms.append("\(sql) COLLATE \(collation.rawValue) \(direction)")
            } else if slot.attributeType.isNumeric || slot.attributeType == .dateAttributeType {
                terms.append("\(sql) \(direction)")
            } else {
                return nil
            }
        }
        return terms
    }

    func bind(_ value: SQLValue) -> String {
        values.append(value)
        return "?\(values.count)"
    }

    /// Returns a call that asks `test` about the value of an expression.
    func test(_ sql: String, _ test: @escaping (SQLValue) -> Bool) -> String {
        tests.append(test)
        return "cd_test(\(tests.count - 1), \(sql))"
    }

    func newAlias() -> String {
        aliases += 1
        return "x\(aliases)"
    }
}

/// A row that key paths begin at.
struct SQLScope {
    let table: EntityTable
    let alias: String
    var variables: [String: (table: EntityTable, alias: String)] = [:]

    func operand(_ keys: ArraySlice<String>, _ translator: SQLTranslator) -> SQLOperand? {
        SQLScope.operand(keys, table, alias, translator)
    }

    private static func operand(
        _ keys: ArraySlice<String>, _ table: EntityTable, _ alias: String, _ translator: SQLTranslator
    ) -> SQLOperand? {
        guard let key = keys.first else { return .object("\(alias)._pk", table) }
        let rest = keys.dropFirst()
        if key.lowercased() == "self" || key == "objectID" {
            return operand(rest, table, alias, translator)
        }
        guard let index = table.entity.layout.index(of: key) else { return nil }
        let slot = table.entity.layout.slots[index]
        let destination = slot.relationship?.destinationEntity.flatMap { try? translator.store.schema.table($0) }
        switch table.slots[index] {
        case .attribute(let column):
            return rest.isEmpty ? .attribute("\(alias).\(column)", slot) : nil
        case .toOne(let column, _, _):
            guard let destination else { return nil }
            if rest.isEmpty || rest.elementsEqual(["objectID"]) { return .object("\(alias).\(column)", destination) }
            let inner = translator.newAlias()
            return operand(rest, destination, inner, translator)?.wrapped { sql in
                "(SELECT \(sql) FROM \(destination.name) \(inner) WHERE \(inner)._pk = \(alias).\(column))"
            }
        case .inverse(let name, let column, _):
            guard let destination else { return nil }
            let inner = translator.newAlias()
            let collection = SQLCollection(
                from: "\(name) \(inner)", link: "\(inner).\(column) = \(alias)._pk", table: destination, alias: inner,
                rest: Array(rest))
            return collection.operand
        case .join(let join, let isForward):
            guard let destination else { return nil }
            let (inner, pair) = (translator.newAlias(), translator.newAlias())
            let columns = join.columns(isForward: isForward)
            let collection = SQLCollection(
                from:
                    "\(join.name) \(pair) JOIN \(destination.name) \(inner) ON \(inner)._pk = \(pair).\(columns.other)",
                link: "\(pair).\(columns.own) = \(alias)._pk", table: destination, alias: inner, rest: Array(rest))
            return collection.operand
        case .none: return nil
        }
    }
}

/// The objects of a to-many relationship, and the keys that follow it.
struct SQLCollection {
    let from: String
    let link: String
    let table: EntityTable
    let alias: String
    let rest: [String]

    var operand: SQLOperand {
        rest == ["@count"] || rest == ["count"]
            ? .number("(SELECT count(*) FROM \(from) WHERE \(link))") : .collection(self)
    }
}

/// A side of a comparison.
enum SQLOperand {
    case constant(Any?)
    case attribute(String, EntityLayout.Slot)
    /// The key of an object.
    case object(String, EntityTable)
    case number(String)
    case collection(SQLCollection)

    /// Puts the expression into a subquery. Collections cannot be.
    func wrapped(_ subquery: (String) -> String) -> SQLOperand? {
        switch self {
        case .attribute(let sql, let slot): .attribute(subquery(sql), slot)
        case .object(let sql, let table): .object(subquery(sql), table)
        case .number(let sql): .number("coalesce(\(subquery(sql)), 0)")
        case .constant, .collection: nil
        }
    }
}
