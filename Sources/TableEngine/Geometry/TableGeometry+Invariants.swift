extension TableGeometry {
    /// What is wrong with a tree, in a sentence; nil when all are well formed. For tests, after every mutation.
    package var brokenInvariant: String? {
        var fault = sections.brokenInvariant
        sections.forEach(from: { _ in true }) { section, before in
            fault = fault ?? section.rows.brokenInvariant.map { "section \(before.sections): \($0)" }
            if !(section.topPadding >= 0) { fault = fault ?? "a negative padding in section \(before.sections)" }
            return fault == nil
        }
        return fault
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
