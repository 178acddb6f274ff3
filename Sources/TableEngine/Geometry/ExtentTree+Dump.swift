extension ExtentTree {
    /// The nodes, indented by level; `3x44.0` is three measured rows, `3x~44.0` three estimated ones.
    package var dump: String {
        switch storage {
        case .one(let run): run.count > 0 ? "\(run) = \(run.summary)" : " = \(ExtentSummary.zero)"
        case .many(let tree): tree.dump
        }
    }
}
