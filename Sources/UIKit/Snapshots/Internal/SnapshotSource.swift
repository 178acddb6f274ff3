internal import TableEngine

/// Holds the snapshot that a diffable data source shows, and changes the view from one snapshot to the next. The same
/// for tables and collection views.
///
/// Owned by its data source, which answers the view from ``shown``.
@MainActor
final class SnapshotSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Application = SnapshotApplication<SectionID, ItemID>

    /// The snapshot that the view shows.
    private(set) var shown = Snapshot<SectionID, ItemID>()
    private nonisolated let queue = SnapshotQueue<SectionID, ItemID>()
    /// Returns the view; nil after it was deallocated.
    private let view: @MainActor () -> (any DiffableDataView)?

    init(view: @escaping @MainActor () -> (any DiffableDataView)?) { self.view = view }

    /// The snapshot that was applied last, shown or not.
    nonisolated var newest: NSDiffableDataSourceSnapshot<SectionID, ItemID> {
        NSDiffableDataSourceSnapshot(queue.newest)
    }

    /// Applies a snapshot.
    ///
    /// - Parameter owner: The data source; retained until the snapshot is shown.
    nonisolated func submit(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>, _ mode: Application.Mode,
        for owner: some NSObject & Sendable, completion: (() -> Void)?
    ) {
        queue.submit(snapshot.contents, mode, completion: completion) { [weak self] in
            self?.view().map { "\($0)" } ?? "(null)"
        } show: { [self] in
            show($0, for: owner)
        }
    }

    /// Applies a snapshot as a call on the main queue does. Returns after the animations.
    func submit(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>, _ mode: Application.Mode,
        for owner: some NSObject & Sendable
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, mode, for: owner) { continuation.resume() }
        }
    }

    /// Exchanges what the view shows already. Returns false if another snapshot was applied since.
    func replace(
        _ before: NSDiffableDataSourceSnapshot<SectionID, ItemID>,
        by after: NSDiffableDataSourceSnapshot<SectionID, ItemID>
    ) -> Bool {
        let isExpected = { (newest: Snapshot<SectionID, ItemID>) in
            let newest = NSDiffableDataSourceSnapshot(newest)
            return newest.sectionIdentifiers == before.sectionIdentifiers
                && newest.itemIdentifiers == before.itemIdentifiers
        }
        guard queue.replaceNewest(where: isExpected, by: after.contents) else { return false }
        shown = after.contents.withoutMarks
        return true
    }

    private func show(_ application: Application, for owner: NSObject) {
        guard let view = view() else {
            shown = application.contents
            queue.complete(application)
            return
        }
        view.endMovement()
        // A view with another data source, for example one that forwards to this one, asks that one for all counts.
        guard let diff = application.diff, view.isAnswered(by: owner) else {
            shown = application.contents
            view.reloadData()
            queue.complete(application)
            return
        }
        view.show(
            diff, countsAfter: application.contents.counts, animated: application.mode == .animated, from: owner
        ) {
            shown = application.contents
        } completion: { [queue] _ in
            queue.complete(application)
        }
        view.didShowSnapshot(animated: application.mode == .animated)
    }
}
