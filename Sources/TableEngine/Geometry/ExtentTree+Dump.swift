extension ExtentTree {
    /// The nodes, indented by level; `3x44.0` is three measured rows, `3x~44.0` three estimated ones.
    package var dump: String { tree.dump }
}
