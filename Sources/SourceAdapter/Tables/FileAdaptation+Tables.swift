extension FileAdaptation {
    /// Adds the tables of what the file declares. After all rewrites: they decide what conditions become.
    func appendTables() {
        let text = GeneratedTables.text(of: MemberTable.all(in: self, of: ExposedMembers(target: target)))
        guard !text.isEmpty else { return }
        require(import: "UIKit")
        appendix.append(text)
    }
}
