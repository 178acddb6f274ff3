extension FileAdaptation {
    /// Adds the tables of the file's declarations. Call it after all rewrites, which decide what `#if` conditions
    /// become.
    func appendTables() {
        let choice = ExposedMembers(target: target)
        let tables = MemberTable.all(in: self, of: choice)
        let names = NamedClass.all(in: self, of: choice)
        guard !tables.isEmpty || !names.isEmpty else { return }
        require(import: "UIKit")
        appendix.append(GeneratedTables.text(of: tables, names))
        count("TableRow", tables.map(\.rows.count).reduce(0, +))
    }
}
