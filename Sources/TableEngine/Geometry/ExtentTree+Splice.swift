extension ExtentTree {
    /// - Complexity: O(log runs), as all edits of one place
    package mutating func setExtent(_ extent: RowExtent, ofRow row: Int) {
        precondition(row >= 0 && row < rows, "row \(row) of \(rows)")
        splice(rows: row..<row + 1, with: ExtentRun(1, extent))
    }

    /// Puts one run in the place of some rows: sets, inserts (no rows replaced) or removes (a run of no rows).
    package mutating func splice(rows range: Range<Int>, with run: ExtentRun) {
        edit { $0.splice(range, with: run) }
    }

    /// Puts new runs in the place of some rows.
    /// - Complexity: O(new runs + log runs)
    package mutating func splice(rows range: Range<Int>, with runs: some Sequence<ExtentRun>) {
        edit { $0.splice(range, with: runs) }
    }

    /// Many edits in one walk along the tree.
    /// - Complexity: O(touched leaves + edits + new runs)
    package mutating func apply(_ edits: RunEdits<ExtentRun>) {
        edit { $0.apply(edits) }
    }

    private mutating func edit(_ body: (inout SummaryTree<ExtentRun>) -> Void) {
        var tree: SummaryTree<ExtentRun>
        switch storage {
        case .one(let run):
            tree = SummaryTree(CollectionOfOne(run).lazy.filter { $0.count > 0 }, capacity: Int(nodeCapacity))
        case .many(let own): tree = own
        }
        // The tree has one owner while it changes, or it would be copied.
        storage = .one(Self.none)
        body(&tree)
        set(tree)
    }
}
