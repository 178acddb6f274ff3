extension TableGeometry {
    /// Traps with a sentence when a tree is not well formed. For tests, after every mutation.
    package func checkInvariants() {
        sections.checkInvariants()
        sections.forEach(from: { _ in true }) { section, before in
            section.rows.checkInvariants()
            precondition(section.topPadding >= 0, "a negative padding in section \(before.sections)")
            return true
        }
    }

    /// How many runs all sections have together: what memory follows.
    package var runCount: Int {
        var count = 0
        sections.forEach(from: { _ in true }) { section, _ in
            count += section.rows.runCount
            return true
        }
        return count
    }

    /// Table header and footer, then the tree of sections.
    package var dump: String { "table \(tableHeader) + \(tableFooter)\n\(sections.dump)" }
}
