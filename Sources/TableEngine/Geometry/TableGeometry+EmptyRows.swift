/// Rows that were measured to be 0 high. They are counted, so that any number of them is skipped at once.
extension TableGeometry {
    /// The number of empty rows among the rows with these ordinals.
    /// - Complexity: O(log sections + log runs), as the two below
    package func emptyRows(in ordinals: Range<Int>) -> Int {
        guard sections.summary.emptyRows > 0, !ordinals.isEmpty else { return 0 }
        return emptyRows(before: ordinals.upperBound) - emptyRows(before: ordinals.lowerBound)
    }

    /// The ordinal of the first row that is not empty, from an ordinal on; the number of all rows if there is none.
    package func nonemptyRow(from ordinal: Int) -> Int {
        guard ordinal < numberOfRows else { return numberOfRows }
        let skipped = ordinal - emptyRows(before: ordinal)
        return self.ordinal(where: \.nonemptyRows, \.nonemptyRows, exceed: skipped) { !$0.isEmpty }
    }

    /// The ordinal of the last row that is not empty before an ordinal; nil if there is none.
    package func nonemptyRow(before ordinal: Int) -> Int? {
        let skipped = ordinal - emptyRows(before: ordinal)
        guard skipped > 0 else { return nil }
        return self.ordinal(where: \.nonemptyRows, \.nonemptyRows, exceed: skipped - 1) { !$0.isEmpty }
    }

    /// Turns the heights of empty rows into estimates of 0, so that they are measured again when they are on screen.
    /// - Complexity: O(runs of empty rows * (log sections + log runs))
    package mutating func forgetEmptyRows(in ordinals: Range<Int>) {
        while emptyRows(in: ordinals) > 0 {
            let first = ordinal(
                where: \.emptyRows, \.emptyRows, exceed: emptyRows(before: ordinals.lowerBound), \.isEmpty)
            let row = row(withOrdinal: first)
            let rows = section(row.section).geometry.rows
            let end = min(rows.endOfRun(ofRow: row.row), row.row + ordinals.upperBound - first)
            editSection(row.section) {
                $0.rows.splice(rows: row.row..<end, with: ExtentRun(end - row.row, .estimated(0)))
            }
        }
    }

    private func emptyRows(before ordinal: Int) -> Int {
        guard ordinal > 0 else { return 0 }
        guard ordinal < numberOfRows, let (run, before) = sections.seek({ $0.rows > ordinal }) else {
            return sections.summary.emptyRows
        }
        let rows = run.geometry.rows
        let (section, row) = (ordinal - before.rows).quotientAndRemainder(dividingBy: rows.rows)
        return before.emptyRows + section * rows.summary.emptyRows + rows.emptyRows(before: row)
    }

    /// The ordinal of the first row of a kind before which more than `count` rows of the kind are or end.
    private func ordinal(
        where sum: (SectionSummary) -> Int, _ sumOfRows: (ExtentSummary) -> Int, exceed count: Int,
        _ isOfKind: (RowExtent) -> Bool
    ) -> Int {
        // A seek for more than there is gives the last run.
        guard sum(sections.summary) > count, let (run, before) = sections.seek({ sum($0) > count }) else {
            return numberOfRows
        }
        let rows = run.geometry.rows
        let inSection = sumOfRows(rows.summary)
        guard inSection > 0 else { return numberOfRows }
        let (section, rest) = (count - sum(before)).quotientAndRemainder(dividingBy: inSection)
        return before.rows + section * rows.rows + rows.row(after: rest, sumOfRows, isOfKind)
    }
}

extension SectionSummary {
    fileprivate var nonemptyRows: Int { rows - emptyRows }
}

extension ExtentSummary {
    fileprivate var nonemptyRows: Int { rows - emptyRows }
}

extension ExtentTree {
    fileprivate func emptyRows(before row: Int) -> Int {
        guard row > 0 else { return 0 }
        let (run, before) = self.run(ofRow: row)
        return before.emptyRows + (run.extent.isEmpty ? row - before.rows : 0)
    }

    /// The row after the last one of the same run.
    fileprivate func endOfRun(ofRow row: Int) -> Int {
        let (run, before) = self.run(ofRow: row)
        return before.rows + run.count
    }

    /// The row of a kind before which `count` others of the kind are.
    fileprivate func row(after count: Int, _ sum: (ExtentSummary) -> Int, _ isOfKind: (RowExtent) -> Bool) -> Int {
        guard let (run, before) = seek({ sum($0) > count }), isOfKind(run.extent) else { return rows }
        return before.rows + count - sum(before)
    }
}
