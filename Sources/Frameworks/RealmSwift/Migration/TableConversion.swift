/// Gives the objects of a class the properties that the program has: those that are the same keep their values, new ones
/// have 0, an empty text, or nil.
enum TableConversion {
    static func convert(_ info: ClassInfo, in core: RealmCore) {
        guard let old = core.snapshot.tables[info.name], let id = core.transaction?.id else { return }
        let sources = info.stored.properties.map { source(of: $0, in: old.description) }
        var new = Table(info.stored, nextKey: old.nextKey)
        old.forEach { key, row in
            let cells = zip(info.stored.properties, sources).map { property, column in
                column.map { value(row.cells[$0], property) } ?? property.defaultCell
            }
            new.append(Row(cells, id), key)
        }
        core.edit { $0.tables[info.name] = new }
        core.transaction?.changes.classes.insert(info.name)
    }

    /// The column with the values of a property before.
    private static func source(of property: StoredProperty, in old: StoredClass) -> Int? {
        guard let column = old.column(of: property.name) else { return nil }
        let before = old.properties[column]
        let isSame =
            before.type == property.type && before.shape == property.shape
            && before.objectClass == property.objectClass
        return isSame ? column : nil
    }

    /// A value of a property that may be nil no longer, if it is nil, is the default.
    private static func value(_ cell: _RealmCell, _ property: StoredProperty) -> _RealmCell {
        cell == .null && !property.isOptional ? property.defaultCell : cell
    }
}
