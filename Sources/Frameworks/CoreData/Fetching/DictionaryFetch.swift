import Foundation

/// A fetch that returns dictionaries. It reads stored values only, as on Apple's systems.
struct DictionaryFetch {
    private let request: FetchRequestBase
    private let query: FetchQuery
    private let context: NSManagedObjectContext
    private let columns: [Column]

    private struct Column {
        let name: String
        let keyPath: String?
        let expression: NSObject?

        var isAggregate: Bool { expression.map(ExpressionTools.isAggregate) ?? false }
    }

    init(_ request: FetchRequestBase, _ query: FetchQuery, _ context: NSManagedObjectContext) {
        self.request = request
        self.query = query
        self.context = context
        let all = query.entity.layout.slots.filter { $0.kind == .attribute && !$0.isTransient }.map(\.name) as [Any]
        columns = (request.propertiesToFetch ?? all).compactMap(DictionaryFetch.column)
    }

    private static func column(_ property: Any) -> Column? {
        switch property {
        case let name as String: Column(name: name, keyPath: name, expression: nil)
        case let description as NSExpressionDescription:
            Column(name: description.name, keyPath: nil, expression: description.computation)
        case let description as NSPropertyDescription:
            Column(name: description.name, keyPath: description.name, expression: nil)
        default: nil
        }
    }

    func results() throws -> [Any] {
        // A context of its own has no unsaved changes.
        let scratch = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        if let parent = context.parent {
            scratch.parent = parent
        } else {
            scratch.persistentStoreCoordinator = context.persistentStoreCoordinator
        }
        return try scratch.performAndWait {
            var query = query
            let groups = (request.propertiesToGroupBy ?? []).compactMap(DictionaryFetch.column)
            let isGrouped = !groups.isEmpty || columns.contains(where: \.isAggregate)
            query.predicate = query.predicate.map { PredicateTools.replacingObjects($0, in: scratch) }
            if isGrouped || request.returnsDistinctResults {
                query.limit = 0
                query.offset = 0
            }
            let objects = try scratch.fetchedObjects(query)
            var rows = isGrouped ? grouped(objects, groups) : objects.map { dictionary($0, [$0]) }
            if let having = request.havingPredicate { rows = rows.filter { having.evaluate(with: $0) } }
            if request.returnsDistinctResults {
                var seen: Set<NSDictionary> = []
                rows = rows.filter { seen.insert($0).inserted }
            }
            guard isGrouped || request.returnsDistinctResults else { return rows }
            if self.query.offset > 0 { rows.removeFirst(min(self.query.offset, rows.count)) }
            return self.query.limit > 0 ? Array(rows.prefix(self.query.limit)) : rows
        }
    }

    /// Groups come in the order of their first objects.
    private func grouped(_ objects: [NSManagedObject], _ groups: [Column]) -> [NSDictionary] {
        var order: [[AnyHashable]] = []
        var members: [[AnyHashable]: [NSManagedObject]] = [:]
        for object in objects {
            let key = groups.map { column -> AnyHashable in
                let value = self.value(of: column, object, [object])
                return (value as? NSManagedObject).map { AnyHashable($0.id) } ?? (value as? AnyHashable)
                    ?? AnyHashable(NSNull())
            }
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(object)
        }
        if groups.isEmpty { return [dictionary(nil, objects)] }
        return order.compactMap { members[$0] }.map { dictionary($0.first, $0) }
    }

    private func dictionary(_ first: NSManagedObject?, _ group: [NSManagedObject]) -> NSDictionary {
        let dictionary = NSMutableDictionary()
        for column in columns {
            guard let value = value(of: column, first, group) else { continue }
            dictionary[column.name as NSString] = foundationObject(value)
        }
        return dictionary
    }

    private func value(of column: Column, _ first: NSManagedObject?, _ group: [NSManagedObject]) -> Any? {
        if let expression = column.expression {
            if column.isAggregate { return ExpressionTools.value(expression, NSArray(array: group)) }
            return first.flatMap { ExpressionTools.value(expression, $0) }
        }
        return column.keyPath.flatMap { first?.value(forKeyPath: $0) }
    }

    private func foundationObject(_ value: Any) -> Any {
        switch value {
        case let object as NSManagedObject: object.id
        case let number as Double: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        default: value
        }
    }
}
