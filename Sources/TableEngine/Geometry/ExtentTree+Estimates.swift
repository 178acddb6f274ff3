extension ExtentTree {
    /// The same heights, all of them estimates.
    /// - Complexity: O(runs)
    package var asEstimates: ExtentTree {
        var runs: [ExtentRun] = []
        forEachRun { run, _ in
            let estimate = ExtentRun(run.count, .estimated(run.extent.points))
            if runs.isEmpty || !runs[runs.count - 1].absorb(estimate) { runs.append(estimate) }
            return true
        }
        return ExtentTree(runs, nodeCapacity: Int(nodeCapacity))
    }
}
