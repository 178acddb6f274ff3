extension ExtentTree {
    /// A sentence that says which invariant is broken, or nil. For tests, after every mutation.
    package var brokenInvariant: String? {
        var fault: String?
        if case .many(let tree) = storage {
            fault =
                tree.brokenInvariant ?? (tree.depth == 1 && tree.root.count < 2 ? "a tree of less than two runs" : nil)
        }
        forEachRun { run, before in
            if run.count <= 0 { fault = fault ?? "an empty run at row \(before.rows)" }
            if !(run.extent.points >= 0) { fault = fault ?? "no height at row \(before.rows)" }
            return fault == nil
        }
        return fault
    }

    /// The number of runs, which the tree's cost depends on.
    /// - Complexity: O(runs)
    package var runCount: Int {
        var count = 0
        forEachRun { _, _ in
            count += 1
            return true
        }
        return count
    }
}
