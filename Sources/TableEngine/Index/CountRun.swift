/// Consecutive sections with equal numbers of rows.
package struct CountRun: Hashable, Sendable, RunElement, CustomStringConvertible {
    package var sections: Int
    /// The number of rows in each section.
    package var rows: Int

    package init(sections: Int, rows: Int) {
        self.sections = sections
        self.rows = rows
    }

    package var count: Int {
        get { sections }
        set { sections = newValue }
    }

    package var summary: CountSummary { CountSummary(sections: sections, rows: sections * rows) }

    package mutating func absorb(_ next: CountRun) -> Bool {
        guard rows == next.rows else { return false }
        sections += next.sections
        return true
    }

    package var description: String { "\(sections)x\(rows)" }
}

package struct CountSummary: RunSummary, CustomStringConvertible {
    package var sections: Int
    package var rows: Int

    package var count: Int { sections }

    package static let zero = CountSummary(sections: 0, rows: 0)

    package static func + (a: CountSummary, b: CountSummary) -> CountSummary {
        CountSummary(sections: a.sections + b.sections, rows: a.rows + b.rows)
    }

    package var description: String { "\(sections) sections, \(rows) rows" }
}
