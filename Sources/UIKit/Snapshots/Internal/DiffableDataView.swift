internal import TableEngine

/// A view with a diffable data source.
@MainActor
protocol DiffableDataView: AnyObject {
    associatedtype Host: ListHost

    var updates: ListUpdates<Host> { get }

    func isAnswered(by dataSource: NSObject) -> Bool

    func reloadData()

    /// How the data source wants elements to come and go.
    func animation(of dataSource: NSObject) -> AnimationToken
}

extension DiffableDataView {
    /// Updates the view from what it shows to the next snapshot.
    ///
    /// - Parameters:
    ///   - dataSource: The owner of the snapshot.
    ///   - exchange: Called in the middle; from then on the data source answers from the next snapshot.
    func show(
        _ diff: SnapshotDiff, countsAfter: SectionCounts, animated: Bool, from dataSource: NSObject,
        exchangingData exchange: () -> Void, completion: @escaping (Bool) -> Void
    ) {
        updates.apply(
            diff.changeSet(animation: animation(of: dataSource)), countsAfter: countsAfter, animated: animated,
            exchangingData: exchange, completion: completion)
    }
}
