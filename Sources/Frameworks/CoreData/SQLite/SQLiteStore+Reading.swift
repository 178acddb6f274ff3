import Foundation

extension SQLiteStore {
    func row(for id: NSManagedObjectID) throws -> StoredRow? {
        let table = try schema.table(id.entity)
        let plan = plan(table, includesSubentities: true, includesValues: true)
        var row: StoredRow?
        let columns = plan.columns.joined(separator: ", ")
        try database.query("SELECT \(columns) FROM \(table.name) WHERE _pk = ?", [.integer(id.key.number)]) {
            row = plan.read($0, self)?.row
        }
        return row
    }

    func version(of id: NSManagedObjectID, _ table: EntityTable) throws -> Int? {
        try database.number("SELECT _ver FROM \(table.name) WHERE _pk = ?", [.integer(id.key.number)]).map { Int($0) }
    }

    func related(to id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        let table = try schema.table(id.entity)
        guard let index = table.entity.layout.index(of: relationship.name) else { return [] }
        let sql: String
        switch table.slots[index] {
        case .inverse(let name, let column, let order):
            sql = "SELECT _pk, _ent FROM \(name) WHERE \(column) = ? ORDER BY \(order.map { "\($0), " } ?? "")_pk"
        case .join(let join, let isForward):
            let columns = join.columns(isForward: isForward)
            sql =
                "SELECT \(columns.other), \(columns.otherEntity) FROM \(join.name) WHERE \(columns.own) = ? "
                + "ORDER BY \(columns.ownOrder), \(columns.other)"
        default: return []
        }
        var ids: [NSManagedObjectID] = []
        try database.query(sql, [.integer(id.key.number)]) { row in
            if let table = schema.numbers[row.integer(1)] { ids.append(objectID(table.entity, row.integer(0))) }
        }
        return ids
    }

    // MARK: Fetching

    /// Translates what can be translated exactly; the rest is left to the context.
    private func selection(_ query: FetchQuery) throws -> Selection {
        let table = try schema.table(query.entity)
        let translator = SQLTranslator(self)
        var conditions = [table.condition("t", includesSubentities: query.includesSubentities)].compactMap { $0 }
        var isFiltered = true
        if let predicate = query.predicate {
            let (condition, isComplete) = translator.condition(predicate, table, "t")
            isFiltered = isComplete
            if let condition { conditions.append(condition) }
        }
        return Selection(
            table: table, translator: translator,
            condition: conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND "),
            isFiltered: isFiltered)
    }

    private struct Selection {
        let table: EntityTable
        let translator: SQLTranslator
        let condition: String
        let isFiltered: Bool
    }

    func fetch(_ query: FetchQuery) throws -> FetchedRows {
        let selection = try selection(query)
        let order = selection.translator.order(query.sortDescriptors, selection.table, "t")
        let plan = plan(
            selection.table, includesSubentities: query.includesSubentities,
            includesValues: query.includesPropertyValues)
        let columns = plan.columns.map { "t.\($0)" }.joined(separator: ", ")
        var sql = "SELECT \(columns) FROM \(selection.table.name) t\(selection.condition)"
        sql += " ORDER BY " + ((order ?? []) + ["t._pk"]).joined(separator: ", ")
        let isLimited = selection.isFiltered && order != nil
        if isLimited, query.limit > 0 || query.offset > 0 {
            sql += " LIMIT \(query.limit > 0 ? query.limit : -1) OFFSET \(query.offset)"
        }
        var rows: [(id: NSManagedObjectID, row: StoredRow?)] = []
        try database.withTests(selection.translator.tests) {
            try database.query(sql, selection.translator.values) { statement in
                if let found = plan.read(statement, self) { rows.append(found) }
            }
        }
        return FetchedRows(rows: rows, isFiltered: selection.isFiltered, isSorted: order != nil, isLimited: isLimited)
    }

    /// Returns nil if the predicate has to be evaluated with objects.
    func count(_ query: FetchQuery) throws -> Int? {
        let selection = try selection(query)
        guard selection.isFiltered else { return nil }
        return try database.withTests(selection.translator.tests) {
            try database.number(
                "SELECT count(*) FROM \(selection.table.name) t\(selection.condition)", selection.translator.values
            ).map { Int($0) }
        }
    }
}

extension SQLiteDatabase {
    func withTests<Result>(_ tests: [(SQLValue) -> Bool], _ body: () throws -> Result) rethrows -> Result {
        let outer = self.tests
        self.tests = tests
        defer { self.tests = outer }
        return try body()
    }
}
