/// The heights of a section's rows: a tree of ``ExtentRun``s, found by row or by offset from the section's first row.
///
/// Nothing is stored per row: memory and time follow the number of runs, never the number of rows. Heights are whole
/// device pixels when they come in, so that sums stay comparable.
package struct ExtentTree {
    var tree: SummaryTree<ExtentRun>

    /// - Complexity: O(runs)
    package init(_ runs: some Sequence<ExtentRun>, nodeCapacity: Int = 32) {
        tree = SummaryTree(runs.lazy.filter { $0.count > 0 }, capacity: nodeCapacity)
    }

    package init(rows: Int, extent: RowExtent, nodeCapacity: Int = 32) {
        self.init(CollectionOfOne(ExtentRun(rows, extent)), nodeCapacity: nodeCapacity)
    }

    package var summary: ExtentSummary { tree.summary }
    package var rows: Int { tree.summary.rows }
    package var points: Double { tree.summary.points }

    /// - Complexity: O(log runs), without allocation
    package func extent(ofRow row: Int) -> RowExtent {
        precondition(row >= 0 && row < rows, "row \(row) of \(rows)")
        return tree.seek { $0.rows > row }!.element.extent
    }

    /// Where a row stands, from the top of the first.
    /// - Complexity: O(log runs), without allocation
    package func span(ofRow row: Int) -> Span {
        precondition(row >= 0 && row < rows, "row \(row) of \(rows)")
        let (run, before) = tree.seek { $0.rows > row }!
        return Span(start: before.points + Double(row - before.rows) * run.extent.points, length: run.extent.points)
    }

    /// The row that covers an offset: the first whose end lies below it. Offsets above the first row give 0, offsets below
    /// the last give the last. Rows of no height cover nothing. Nil without rows.
    /// - Complexity: O(log runs), without allocation
    package func row(at offset: Double) -> Int? {
        guard let (run, before) = tree.seek({ $0.points > offset }) else { return nil }
        guard run.extent.points > 0 else { return before.rows + run.count - 1 }
        let inRun = ((offset - before.points) / run.extent.points).rounded(.down)
        // Compared as numbers first: an offset far outside doesn't fit in an Int.
        if inRun <= 0 { return before.rows }
        if inRun >= Double(run.count - 1) { return before.rows + run.count - 1 }
        return before.rows + Int(inRun)
    }

    /// - Complexity: O(log runs)
    package mutating func setExtent(_ extent: RowExtent, ofRow row: Int) {
        precondition(row >= 0 && row < rows, "row \(row) of \(rows)")
        splice(rows: row..<row + 1, with: ExtentRun(1, extent))
    }
}
