extension FileAdaptation {
    /// Adds the tables of the file's declarations. Call it after all rewrites, which decide what `#if` conditions
    /// become.
    func appendTables() {
        let tables = MemberTable.all(in: self, of: ExposedMembers(target: target))
        guard !tables.isEmpty else { return }
        require(import: "UIKit")
        appendix.append(GeneratedTables.text(of: tables))
        count("TableRow", tables.map(\.rows.count).reduce(0, +))
    }
}
