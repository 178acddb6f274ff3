/// Consecutive rows of one extent, the element of a section's ``ExtentTree``. A billion equal rows are one run.
package struct ExtentRun: Hashable, Sendable, RunElement, CustomStringConvertible {
    package var count: Int
    package var extent: RowExtent

    package init(_ count: Int, _ extent: RowExtent) {
        self.count = count
        self.extent = extent
    }

    package var summary: ExtentSummary {
        ExtentSummary(
            rows: count, points: Double(count) * extent.points, unmeasuredRows: extent.isMeasured ? 0 : count,
            emptyRows: extent.isEmpty ? count : 0)
    }

    package mutating func absorb(_ next: ExtentRun) -> Bool {
        guard extent == next.extent else { return false }
        count += next.count
        return true
    }

    package var description: String { "\(count)x\(extent)" }
}
