internal import TableEngine

/// A table or collection view that can show the snapshots of a diffable data source.
@MainActor
protocol DiffableDataView: AnyObject {
    associatedtype Host: ListHost

    var updates: ListUpdates<Host> { get }

    func isAnswered(by dataSource: NSObject) -> Bool

    func reloadData()

    /// Called before a snapshot is shown; ends what the user does with items.
    func endMovement()
    /// Called after a snapshot was shown.
    func didShowSnapshot(animated: Bool)

    /// Returns the row animation that the data source wants for insertions and deletions.
    func animation(of dataSource: NSObject) -> AnimationToken
}

extension DiffableDataView {
    func endMovement() {}
    func didShowSnapshot(animated: Bool) {}

    /// Updates the view from the snapshot that it shows to the next one.
    ///
    /// - Parameters:
    ///   - dataSource: The owner of the snapshot.
    ///   - exchange: Called once during the update; from then on the data source answers from the next snapshot.
    func show(
        _ diff: SnapshotDiff, countsAfter: SectionCounts, animated: Bool, from dataSource: NSObject,
        exchangingData exchange: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        updates.apply(
            diff.changeSet(animation: animation(of: dataSource)), countsAfter: countsAfter, animated: animated,
            exchangingData: exchange, completion: completion)
    }
}
