extension RowSelection {
    /// What is wrong, in a sentence; nil when the two orders hold the same rows. For tests, after every mutation.
    package var brokenInvariant: String? {
        if ranges.contains(where: \.rows.isEmpty) { return "an empty range is selected" }
        if RowRange.union(ranges) != ranges { return "ranges are out of order, overlap or touch: \(ranges)" }
        if rangesInOrder.reduce(0, { $0 + $1.count }) != count { return "the two orders differ in number" }
        if RowRange.union(rangesInOrder) != ranges { return "the two orders differ: \(rangesInOrder), \(ranges)" }
        return nil
    }
}
