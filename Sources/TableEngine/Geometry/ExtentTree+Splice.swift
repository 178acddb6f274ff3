extension ExtentTree {
    /// - Complexity: O(log runs), as for every edit at one place
    package mutating func setExtent(_ extent: RowExtent, ofRow row: Int) {
        precondition(row >= 0 && row < rows, "row \(row) of \(rows)")
        splice(rows: row..<row + 1, with: ExtentRun(1, extent))
    }

    /// Replaces some rows by one run: sets, inserts (an empty range) or removes (a run of no rows).
    package mutating func splice(rows range: Range<Int>, with run: ExtentRun) {
        edit { $0.splice(range, with: run) }
    }

    /// Replaces some rows by new runs.
    /// - Complexity: O(new runs + log runs)
    package mutating func splice(rows range: Range<Int>, with runs: some Sequence<ExtentRun>) {
        edit { $0.splice(range, with: runs) }
    }

    /// Removes rows and inserts them again before the row that is `place` after the removal.
    package mutating func move(rows range: Range<Int>, to place: Int) {
        edit { $0.move(range, to: place) }
    }

    /// Makes many edits in one walk along the tree.
    /// - Complexity: O(touched leaves + edits + new runs)
    package mutating func apply(_ edits: RunEdits<ExtentRun>) {
        if case .one(let run) = storage, edits.count == 1 {
            // Small sections are common: none of them needs a tree.
            splice(run, edits)
        } else {
            edit { $0.apply(edits) }
        }
    }

    private mutating func splice(_ run: ExtentRun, _ edits: RunEdits<ExtentRun>) {
        edits.withView { edits in
            var runs = ContiguousArray<ExtentRun>()
            func add(_ run: ExtentRun) {
                guard run.count > 0 else { return }
                if runs.isEmpty || !runs[runs.count - 1].absorb(run) { runs.append(run) }
            }
            add(ExtentRun(edits.ranges[0].lowerBound, run.extent))
            for new in edits.runs(of: 0) { add(new) }
            add(ExtentRun(run.count - edits.ranges[0].upperBound, run.extent))
            if runs.count < 2 {
                storage = .one(runs.first ?? Self.none)
            } else {
                set(SummaryTree(runs, capacity: Int(nodeCapacity)))
            }
        }
    }

    private mutating func edit(_ body: (inout SummaryTree<ExtentRun>) -> Void) {
        var tree: SummaryTree<ExtentRun>
        switch storage {
        case .one(let run):
            tree = SummaryTree(CollectionOfOne(run).lazy.filter { $0.count > 0 }, capacity: Int(nodeCapacity))
        case .many(let own): tree = own
        }
        // Leaves the tree with one reference while it changes, since it would be copied otherwise.
        storage = .one(Self.none)
        body(&tree)
        set(tree)
    }
}
