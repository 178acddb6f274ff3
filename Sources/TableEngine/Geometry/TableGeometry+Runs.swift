/// The runs of a table's rows, for those who look at the geometry itself.
extension TableGeometry {
    /// Rows of one extent, which every section of a range of equal sections has.
    package struct RowRun: Hashable, Sendable {
        package var sections: Range<Int>
        package var rows: Range<Int>
        package var extent: RowExtent
    }

    /// Returns the runs from the first row on, at most `limit` of them.
    /// - Complexity: O(limit + empty sections before the last of them)
    package func rowRuns(limit: Int) -> [RowRun] {
        var runs: [RowRun] = []
        sections.forEach(from: { _ in true }) { run, before in
            let range = before.sections..<before.sections + run.count
            run.geometry.rows.forEachRun { rows, beforeRows in
                guard runs.count < limit else { return false }
                runs.append(
                    RowRun(
                        sections: range, rows: beforeRows.rows..<beforeRows.rows + rows.count, extent: rows.extent))
                return true
            }
            return runs.count < limit
        }
        return runs
    }
}
