/// The sum of consecutive sections.
package struct SectionSummary: RunSummary, CustomStringConvertible {
    package var sections: Int
    package var rows: Int
    /// Includes top paddings, headers and footers.
    package var points: Double
    package var unmeasuredRows: Int
    package var emptyRows = 0

    package var count: Int { sections }

    package static let zero = SectionSummary(sections: 0, rows: 0, points: 0, unmeasuredRows: 0)

    package static func + (a: SectionSummary, b: SectionSummary) -> SectionSummary {
        SectionSummary(
            sections: a.sections + b.sections, rows: a.rows + b.rows, points: a.points + b.points,
            unmeasuredRows: a.unmeasuredRows + b.unmeasuredRows, emptyRows: a.emptyRows + b.emptyRows)
    }

    package var description: String {
        "\(sections) sections, \(rows) rows, \(points) points, \(unmeasuredRows) unmeasured"
    }
}
