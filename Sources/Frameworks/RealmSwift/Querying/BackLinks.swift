/// Finds the objects that refer to another one.
enum BackLinks {
    /// In the order in which the referring objects were inserted; one that refers twice is there twice.
    static func links(
        to link: _RealmLink, from className: String, _ property: String, _ core: RealmCore
    ) -> [_RealmLink] {
        guard let table = core.snapshot.tables[className], let column = table.description.column(of: property) else {
            return []
        }
        var found: [_RealmLink] = []
        table.forEach { key, row in
            for other in row.cells[column].links where other == link {
                found.append(_RealmLink(className: className, key: key))
            }
        }
        return found
    }
}
