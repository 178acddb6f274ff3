extension ExtentTree {
    /// Traps with a sentence when the tree is not well formed. For tests, after every mutation.
    package func checkInvariants() {
        tree.checkInvariants()
        tree.forEach(from: { _ in true }) { run, before in
            precondition(run.count > 0, "an empty run at row \(before.rows)")
            precondition(run.extent.points >= 0, "a negative height at row \(before.rows)")
            return true
        }
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
