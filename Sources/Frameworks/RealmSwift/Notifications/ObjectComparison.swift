/// Says whether objects differ between two versions of a database, themselves or in what they refer to.
struct ObjectComparison {
    /// How many references are followed.
    private static let depth = 4

    let old: Snapshot
    let new: Snapshot
    /// The properties that count, as paths; nil for all.
    let keyPaths: [[String]]?

    func isChanged(_ cell: _RealmCell) -> Bool {
        guard let link = cell.link else { return false }
        var seen: Set<_RealmLink> = []
        if let keyPaths { return keyPaths.contains { isChanged(link, $0[...]) } }
        return isChanged(link, ObjectComparison.depth, &seen)
    }

    private func isChanged(_ link: _RealmLink, _ depth: Int, _ seen: inout Set<_RealmLink>) -> Bool {
        guard let (before, after) = rows(link) else { return false }
        if before !== after { return true }
        guard depth > 1, seen.insert(link).inserted, let description = new.description(of: link.className) else {
            return false
        }
        for (column, property) in description.properties.enumerated()
        where property.type == .object || property.type == .any {
            for other in after.cells[column].links where isChanged(other, depth - 1, &seen) { return true }
        }
        return false
    }

    private func isChanged(_ link: _RealmLink, _ path: ArraySlice<String>) -> Bool {
        guard let name = path.first, let (before, after) = rows(link),
            let column = new.description(of: link.className)?.column(of: name)
        else { return false }
        let cell = after.cells[column]
        if before !== after, before.cells[column] != cell { return true }
        return path.count > 1 && cell.links.contains { isChanged($0, path.dropFirst()) }
    }

    /// The row of an object in both versions; nil if one of them has not got it.
    private func rows(_ link: _RealmLink) -> (Row, Row)? {
        guard let before = old.row(link), let after = new.row(link) else { return nil }
        return (before, after)
    }
}
