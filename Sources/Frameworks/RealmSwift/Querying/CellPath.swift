/// Follows key paths in the store.
enum CellPath {
    static func value(_ cell: _RealmCell, _ keyPath: String, _ core: RealmCore) -> _RealmCell {
        if keyPath == "self" || keyPath.isEmpty { return cell }
        return keyPath.split(separator: ".").reduce(cell) { cell, name in
            guard let link = cell.link, let row = core.row(link) else { return .null }
            guard let column = core.snapshot.description(of: link.className)?.column(of: String(name)) else {
                RealmExceptions.raise("Property '\(name)' not found in object of type '\(link.className)'")
                return .null
            }
            return row.cells[column]
        }
    }
}
