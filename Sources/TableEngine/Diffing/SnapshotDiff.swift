/// What leads from one snapshot to another. Numbers of deleted things count in the old one, of inserted things in the new
/// one. All lists are in order; moves in the order of the new places.
///
/// Rows of a deleted or inserted section are not listed. A row that changes from or to such a section is inserted or deleted
/// on the other side alone.
package struct SnapshotDiff: Equatable, Sendable {
    package struct SectionPair: Hashable, Sendable {
        package var before: Int
        package var after: Int
    }

    package struct RowPair: Hashable, Sendable {
        package var before: RowIndex
        package var after: RowIndex
    }

    package var deletedSections: [Int] = []
    package var insertedSections: [Int] = []
    package var movedSections: [SectionPair] = []
    package var deletedRows: [RowIndex] = []
    package var insertedRows: [RowIndex] = []
    package var movedRows: [RowPair] = []

    /// Asked for, of those that are in both snapshots; they may be among the moved ones too.
    package var reloadedSections: [SectionPair] = []
    package var reloadedRows: [RowPair] = []
    package var reconfiguredRows: [RowPair] = []

    package init() {}

    package var isEmpty: Bool { self == SnapshotDiff() }

    /// How many sections and rows come, go, move or get new cells.
    package var count: Int {
        deletedSections.count + insertedSections.count + movedSections.count + deletedRows.count + insertedRows.count
            + movedRows.count + reloadedSections.count + reloadedRows.count + reconfiguredRows.count
    }

    /// The steps between the two where one was made from the other and there were few; else a comparison of all.
    /// - Complexity: O(edits log n), or linear but for the rows that changed places in their section
    package init<S, I>(from old: Snapshot<S, I>, to new: Snapshot<S, I>) {
        if let derived = DerivedDiff(from: old, to: new) {
            self = derived.diff
        } else {
            self = FreshDiff(from: old, to: new).diff
        }
    }
}
