import PeerMeters
import UIKit

/// Snapshots of UUIDs applied to the table without animation, to the drawn frame: one made afresh, and one made out of the one
/// that is shown. As many rows change as in the benchmark of DifferenceKit, scattered; of a million a thousand.
@MainActor
struct Diffable {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

    private let source: UITableViewDiffableDataSource<Int, UUID>
    private let first: Snapshot
    private let derived: Snapshot

    init(_ screen: RowsViewController) {
        source = UITableViewDiffableDataSource(tableView: screen.tableView) { [unowned screen] table, indexPath, _ in
            screen.tableView(table, cellForRowAt: indexPath)
        }
        let count = screen.rows.countAtFirst
        first = Self.snapshot((0..<count).map { _ in UUID() })
        derived = Self.edited(first, changed: count > 100_000 ? 400 : count < 10_000 ? count / 5 : count / 10)
    }

    var stages: [Stage] {
        let fresh = Self.snapshot(derived.itemIdentifiers)
        return (0..<3).flatMap { _ in stages("diffable_fresh", fresh) + stages("diffable_derived", derived) }
    }

    private func stages(_ name: String, _ next: Snapshot) -> [Stage] {
        [
            Stage(frames: 1, change: { _ in source.applySnapshotUsingReloadData(first) }),
            .rest(4),
            Stage(
                frames: 1, change: { _ in source.apply(next, animatingDifferences: false) },
                finish: { samples in ([:] as Fields).emit(name, samples[0]) }),
        ]
    }

    private static func snapshot(_ identifiers: [UUID]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(identifiers)
        return snapshot
    }

    /// So many rows deleted, so many inserted, and a fifth or half as many moved, each beside a row of its own.
    private static func edited(_ snapshot: Snapshot, changed: Int) -> Snapshot {
        let moved = changed == 400 ? 200 : changed / 5
        let chosen = snapshot.itemIdentifiers.shuffled().prefix(2 * changed + 2 * moved)
        var copy = snapshot
        copy.deleteItems(Array(chosen.prefix(changed)))
        for anchor in chosen.dropFirst(changed).prefix(changed) { copy.insertItems([UUID()], beforeItem: anchor) }
        for (mover, anchor) in zip(chosen.suffix(2 * moved), chosen.suffix(moved)) {
            copy.moveItem(mover, beforeItem: anchor)
        }
        return copy
    }
}
