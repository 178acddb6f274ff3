/// The difference between two snapshots. Indexes of deleted elements refer to the old snapshot, those of inserted
/// elements to the new one. All lists are sorted; moves by their new index.
///
/// Rows of a deleted or inserted section are not listed. A row that moves from or to such a section is listed as
/// inserted or deleted on the other side alone.
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

    /// The marked sections that are in both snapshots; they may be among the moved ones too.
    package var reloadedSections: [SectionPair] = []
    package var reloadedRows: [RowPair] = []
    package var reconfiguredRows: [RowPair] = []

    package init() {}

    package var isEmpty: Bool { self == SnapshotDiff() }

    /// The number of sections and rows that are inserted, deleted, moved or reloaded.
    package var count: Int {
        deletedSections.count + insertedSections.count + movedSections.count + deletedRows.count + insertedRows.count
            + movedRows.count + reloadedSections.count + reloadedRows.count + reconfiguredRows.count
    }

    /// Compares by the steps between the two if one was made from the other by few steps, otherwise compares
    /// everything.
    /// - Complexity: O(edits log n), or linear except for rows that changed places in their section
    package init<S, I>(from old: Snapshot<S, I>, to new: Snapshot<S, I>) {
        if let derived = DerivedDiff(from: old, to: new) {
            self = derived.diff
        } else {
            self = FreshDiff(from: old, to: new).diff
        }
    }
}
