extension FileAdaptation {
    /// Adds the tables of what the file declares. After all rewrites: they decide what conditions become.
    func appendTables() {
        let tables = MemberTable.all(in: self, of: ExposedMembers(target: target))
        guard !tables.isEmpty else { return }
        require(import: "UIKit")
        appendix.append(GeneratedTables.text(of: tables))
        count("TableRow", tables.map(\.rows.count).reduce(0, +))
    }
}
