internal import TableEngine

/// Collects the sections of a load: one by one if the delegate is called for their heights, in runs if they are alike.
///
/// Sections are always processed in order. For sections that are alike only the numbers of rows are asked for.
@MainActor
struct SectionsLoad {
    let sizing: RowSizing
    private(set) var runs: [SectionRun] = []

    init(sizing: RowSizing) { self.sizing = sizing }

    /// Adds sections.
    ///
    /// - Parameters:
    ///   - rows: Returns the number of rows of one section; called in order.
    ///   - counts: Returns the numbers of rows of several sections.
    /// - Complexity: O(runs of sections with the same number of rows) if sections are alike, plus the cost of `counts`
    mutating func add(_ count: Int, rows: (Int) -> Int, ofMany counts: (Range<Int>) -> SectionCounts) {
        for section in 0..<count {
            // Loading the first sections reveals which methods the delegate implements.
            if section > 0, section.nonzeroBitCount == 1, sizing.sectionsAreAlike(upTo: count) {
                return addAlike(from: section, counts(section..<count))
            }
            runs.append(sizing.section(section, rows: rows(section)))
        }
    }

    /// Adds a section without rows, header and footer.
    mutating func addEmptySection() {
        runs.append(SectionRun(1, SectionGeometry(rows: ExtentTree(rows: 0, extent: .measured(0)))))
    }

    private mutating func addAlike(from first: Int, _ counts: SectionCounts) {
        var known: [Int: SectionGeometry] = [:]
        counts.forEachRun(in: 0..<counts.numberOfSections) { run in
            let geometry = known[run.rows] ?? sizing.section(first, rows: run.rows)
            known[run.rows] = geometry
            let alike = SectionRun(run.sections, geometry)
            if runs.isEmpty || !runs[runs.count - 1].absorb(alike) { runs.append(alike) }
        }
    }
}
