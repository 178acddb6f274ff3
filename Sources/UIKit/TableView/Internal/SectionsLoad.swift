internal import TableEngine

/// Puts the sections of a load together, section by section where their heights are asked for, in runs where they are alike.
///
/// The order of questions is one section after the other, whichever way: of sections that are alike nothing is asked but their counts.
@MainActor
struct SectionsLoad {
    let sizing: RowSizing
    private(set) var runs: [SectionRun] = []

    init(sizing: RowSizing) { self.sizing = sizing }

    /// - Parameters:
    ///   - rows: how many rows one section has; called in order.
    ///   - counts: how many rows several sections have.
    /// - Complexity: O(runs of sections with the same number of rows) where sections are alike, beside what `counts` costs
    mutating func add(_ count: Int, rows: (Int) -> Int, ofMany counts: (Range<Int>) -> SectionCounts) {
        for section in 0..<count {
            // While the first ones are asked for, it comes out what the delegate implements.
            if section > 0, section.nonzeroBitCount == 1, sizing.sectionsAreAlike(upTo: count) {
                return addAlike(from: section, counts(section..<count))
            }
            runs.append(sizing.section(section, rows: rows(section)))
        }
    }

    /// A section without rows, header and footer.
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
