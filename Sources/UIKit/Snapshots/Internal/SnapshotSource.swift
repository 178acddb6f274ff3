internal import TableEngine

/// What a diffable data source shows, and how it goes from one snapshot to the next; the same for tables and collection views.
///
/// Owned by its data source, which answers the view's questions out of ``shown``.
@MainActor
final class SnapshotSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias Application = SnapshotApplication<SectionID, ItemID>

    /// What the view shows.
    private(set) var shown = Snapshot<SectionID, ItemID>()
    private nonisolated let queue = SnapshotQueue<SectionID, ItemID>()
    /// Nil when the view has gone.
    private let view: @MainActor () -> (any DiffableDataView)?

    init(view: @escaping @MainActor () -> (any DiffableDataView)?) { self.view = view }

    /// What was applied last.
    nonisolated var newest: NSDiffableDataSourceSnapshot<SectionID, ItemID> {
        NSDiffableDataSourceSnapshot(queue.newest)
    }

    /// - Parameter owner: the data source; it stays until the snapshot is shown.
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

    /// Counts as a call on the main queue; returns when animations are through.
    func submit(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>, _ mode: Application.Mode,
        for owner: some NSObject & Sendable
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, mode, for: owner) { continuation.resume() }
        }
    }

    private func show(_ application: Application, for owner: NSObject) {
        guard let view = view() else {
            shown = application.contents
            application.completion?()
            return
        }
        // A view that another data source answers, a forwarding one perhaps, asks it for all counts.
        guard let diff = application.diff, view.isAnswered(by: owner) else {
            shown = application.contents
            view.reloadData()
            application.completion?()
            return
        }
        view.show(
            diff, countsAfter: application.contents.counts, animated: application.mode == .animated, from: owner
        ) {
            shown = application.contents
        } completion: { _ in
            application.completion?()
        }
    }
}
