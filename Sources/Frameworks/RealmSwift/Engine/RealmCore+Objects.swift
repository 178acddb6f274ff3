extension RealmCore {
    /// Adds an object with what it refers to, and returns where it is.
    ///
    /// - Parameter policy: what happens if its primary key is in use.
    @discardableResult
    func add(_ object: ObjectBase, _ policy: Realm.UpdatePolicy, isEmbedded: Bool = false) -> _RealmLink? {
        if let managed = object.managed { return managed.link(in: self) }
        guard requireTransaction() else { return nil }
        let info = bind(type(of: object))
        if info.stored.isEmbedded, !isEmbedded {
            RealmExceptions.raise("Cannot add an embedded object to a Realm directly.")
            return nil
        }
        ensureTable(info)
        let fields = ObjectFields.of(object, info)
        guard let (key, isUpdate) = place(for: fields, info, policy) else { return nil }
        let link = _RealmLink(className: info.name, key: key)
        object.managed = ManagedState(core: self, info: info, key: key)
        for (property, field) in zip(info.properties, fields) where property.column >= 0 && !property.isPrimary {
            let site = _RealmSite(core: self, owner: link, column: property.column, policy: policy)
            let cell = field?.cell(in: site) ?? info.stored.properties[property.column].defaultCell
            if policy == .modified, isUpdate, self.cell(link, property.column) == cell { continue }
            set(cell, link, property.column)
        }
        for (property, field) in zip(info.properties, fields) {
            field?.attach(to: _RealmSite(core: self, owner: link, column: property.column), property)
        }
        return link
    }

    /// Returns the key of the row that an object gets: a new one, or the one with its primary key.
    private func place(
        for fields: [(any PropertyField)?], _ info: ClassInfo, _ policy: Realm.UpdatePolicy
    ) -> (Int64, isUpdate: Bool)? {
        var cells = info.stored.properties.map(\.defaultCell)
        if let primary = info.primaryIndex, let field = fields[primary] {
            let cell = field.cell(in: nil)
            if let known = snapshot.tables[info.name]?.key(ofPrimaryKey: cell) {
                if policy != .error { return (known, true) }
                RealmExceptions.raise(
                    "Attempting to create an object of type '\(info.name)' with an existing primary key value "
                        + "'\(PropertyText.text(of: cell))'.")
                return nil
            }
            cells[info.properties[primary].column] = cell
        }
        return insert(cells, info.name).map { ($0, false) }
    }

    /// Inserts a row and returns its key.
    func insert(_ cells: [_RealmCell], _ className: String) -> Int64? {
        guard let id = transaction?.id,
            let key = edit({ $0.tables[className]?.insert(Row(cells, id)) })
        else { return nil }
        transaction?.changes.note(_RealmLink(className: className, key: key))
        return key
    }

    // MARK: Deleting

    /// Deletes objects with the embedded objects in them, and what refers to them.
    func delete(_ links: Set<_RealmLink>) {
        guard requireTransaction() else { return }
        let all = withEmbeddedObjects(links)
        guard !all.isEmpty else { return }
        for link in all {
            edit { $0.tables[link.className]?.remove(link.key) }
            transaction?.changes.note(link)
        }
        removeReferences(to: all)
    }

    func deleteAll(of className: String) {
        guard let table = snapshot.tables[className] else { return }
        delete(Set(table.keys.map { _RealmLink(className: className, key: $0) }))
    }

    private func withEmbeddedObjects(_ links: Set<_RealmLink>) -> Set<_RealmLink> {
        var (all, waiting) = (Set<_RealmLink>(), Array(links))
        while let link = waiting.popLast() {
            guard let row = row(link), all.insert(link).inserted else { continue }
            for cell in row.cells {
                waiting += cell.links.filter { snapshot.tables[$0.className]?.description.isEmbedded ?? false }
            }
        }
        return all
    }

    private func removeReferences(to removed: Set<_RealmLink>) {
        let classNames = Set(removed.map(\.className))
        for (name, table) in snapshot.tables {
            let columns = Set(classNames.flatMap { table.description.columnsWithLinks(to: $0) })
            guard !columns.isEmpty else { continue }
            table.forEach { key, row in
                for column in columns where row.cells[column].links.contains(where: removed.contains) {
                    change(_RealmLink(className: name, key: key), column) {
                        $0 = $0.removingLinks(where: removed.contains)
                    }
                }
            }
        }
    }
}
