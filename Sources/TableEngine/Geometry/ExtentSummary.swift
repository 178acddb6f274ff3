/// The sum of consecutive rows.
package struct ExtentSummary: RunSummary, CustomStringConvertible {
    package var rows: Int
    package var points: Double
    package var unmeasuredRows: Int
    /// Rows that were measured to be 0 high.
    package var emptyRows: Int

    package init(rows: Int, points: Double, unmeasuredRows: Int, emptyRows: Int = 0) {
        self.rows = rows
        self.points = points
        self.unmeasuredRows = unmeasuredRows
        self.emptyRows = emptyRows
    }

    package var count: Int { rows }

    package static let zero = ExtentSummary(rows: 0, points: 0, unmeasuredRows: 0)

    package static func + (a: ExtentSummary, b: ExtentSummary) -> ExtentSummary {
        ExtentSummary(
            rows: a.rows + b.rows, points: a.points + b.points, unmeasuredRows: a.unmeasuredRows + b.unmeasuredRows,
            emptyRows: a.emptyRows + b.emptyRows)
    }

    package var description: String { "\(rows) rows, \(points) points, \(unmeasuredRows) unmeasured" }
}
