extension TableGeometry {
    /// A sentence that says which invariant of a tree is broken, or nil. For tests, after every mutation.
    package var brokenInvariant: String? {
        var fault = sections.brokenInvariant
        sections.forEach(from: { _ in true }) { run, before in
            if run.count <= 0 { fault = fault ?? "an empty run at section \(before.sections)" }
            fault = fault ?? run.geometry.rows.brokenInvariant.map { "section \(before.sections): \($0)" }
            if !(run.geometry.topPadding >= 0) { fault = fault ?? "a negative padding in section \(before.sections)" }
            return fault == nil
        }
        return fault
    }

    /// The number of row runs of all section runs together, which memory depends on.
    package var runCount: Int {
        var count = 0
        sections.forEach(from: { _ in true }) { run, _ in
            count += run.geometry.rows.runCount
            return true
        }
        return count
    }

    /// The heights of the table header and footer, then the tree of sections.
    package var dump: String { "table \(tableHeader) + \(tableFooter)\n\(sections.dump)" }
}
