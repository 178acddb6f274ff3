/// The number of rows of each section at one moment. A million equal sections are one run.
package struct SectionCounts: Sendable {
    private var tree: SummaryTree<CountRun>

    /// - Complexity: O(runs)
    package init(runs: some Sequence<CountRun>) {
        tree = SummaryTree(runs.lazy.filter { $0.sections > 0 })
    }

    /// Reads the sequence once and joins equal neighbors to runs.
    package init(_ counts: some Sequence<Int>) {
        var runs: [CountRun] = []
        for rows in counts {
            if let last = runs.last, last.rows == rows {
                runs[runs.count - 1].sections += 1
            } else {
                runs.append(CountRun(sections: 1, rows: rows))
            }
        }
        self.init(runs: runs)
    }

    package var numberOfSections: Int { tree.summary.sections }
    package var numberOfRows: Int { tree.summary.rows }

    /// - Complexity: O(log runs)
    package subscript(section: Int) -> Int {
        precondition(section >= 0 && section < numberOfSections, "section \(section) of \(numberOfSections)")
        return tree.seek { $0.sections > section }!.element.rows
    }

    package func contains(_ row: RowIndex) -> Bool {
        row.section >= 0 && row.section < numberOfSections && row.row >= 0 && row.row < self[row.section]
    }

    /// The number of rows in the sections before this one; of all sections if the index is past the end.
    /// - Complexity: O(log runs), as the two below
    package func rows(before section: Int) -> Int {
        guard section > 0 else { return 0 }
        guard section < numberOfSections else { return numberOfRows }
        let (run, before) = tree.seek { $0.sections > section }!
        return before.rows + (section - before.sections) * run.rows
    }

    package func ordinal(of row: RowIndex) -> Int { rows(before: row.section) + row.row }

    package func row(withOrdinal ordinal: Int) -> RowIndex {
        precondition(ordinal >= 0 && ordinal < numberOfRows, "row \(ordinal) of \(numberOfRows)")
        let (run, before) = tree.seek { $0.rows > ordinal }!
        let inRun = ordinal - before.rows
        return RowIndex(section: before.sections + inRun / run.rows, row: inRun % run.rows)
    }

    /// Calls `body` for the runs inside a range of sections, in order, clipped to it.
    /// - Complexity: O(log runs + runs in the range)
    package func forEachRun(in sections: Range<Int>, _ body: (CountRun) -> Void) {
        guard !sections.isEmpty else { return }
        tree.forEach(from: { $0.sections > sections.lowerBound }) { run, before in
            let start = max(before.sections, sections.lowerBound)
            let end = min(before.sections + run.sections, sections.upperBound)
            if start < end { body(CountRun(sections: end - start, rows: run.rows)) }
            return end < sections.upperBound
        }
    }

    /// The number of rows that all sections of the range have, if one run holds them; otherwise nil.
    /// - Complexity: O(log runs)
    package func commonRows(in sections: Range<Int>) -> Int? {
        guard !sections.isEmpty, let (run, before) = tree.seek({ $0.sections > sections.lowerBound }) else {
            return nil
        }
        return before.sections + run.sections >= sections.upperBound ? run.rows : nil
    }

    /// The runs inside a range of sections, with equal neighbors joined.
    package func runs(in sections: Range<Int>) -> [CountRun] {
        var runs: [CountRun] = []
        forEachRun(in: sections) { run in
            if runs.isEmpty || !runs[runs.count - 1].absorb(run) { runs.append(run) }
        }
        return runs
    }

    package var runs: [CountRun] { runs(in: 0..<numberOfSections) }
}

extension SectionCounts: Equatable, CustomStringConvertible {
    package static func == (a: SectionCounts, b: SectionCounts) -> Bool {
        a.tree.summary == b.tree.summary && a.runs == b.runs
    }

    package var description: String { "[\(runs.map(\.description).joined(separator: " "))]" }
}
