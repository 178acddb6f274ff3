extension ExtentTree {
    /// What is wrong with the tree, in a sentence; nil when it is well formed. For tests, after every mutation.
    package var brokenInvariant: String? {
        var fault = tree.brokenInvariant
        tree.forEach(from: { _ in true }) { run, before in
            if run.count <= 0 { fault = fault ?? "an empty run at row \(before.rows)" }
            if !(run.extent.points >= 0) { fault = fault ?? "a negative height at row \(before.rows)" }
            return fault == nil
        }
        return fault
    }

    /// How many runs there are: what the tree's cost follows.
    /// - Complexity: O(runs)
    package var runCount: Int {
        var count = 0
        tree.forEach(from: { _ in true }) { _, _ in
            count += 1
            return true
        }
        return count
    }
}
