internal import TableEngine

/// Gives a collection view its items out of snapshots: apply one, and the view changes from what it shows to what the snapshot says.
///
/// The data source of its collection view from the beginning; the view does not keep it alive.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Returns the cell of an item, a dequeued one; nil raises.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns a header, footer or other view that the layout has, a dequeued one; nil raises.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private let link: CollectionLink
    private var collectionView: UICollectionView? { link.view }
    private let cellProvider: CellProvider
    /// What the view shows.
    private var shown = Snapshot<SectionIdentifierType, ItemIdentifierType>()
    private nonisolated let queue = SnapshotQueue<SectionIdentifierType, ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        link = collectionView.link
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    public var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: Snapshots

    /// From any queue, but always from the same: within the call on the main queue, else compared within the call and shown
    /// when the main queue gets to it. `completion` is called on the main queue when animations are through.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(snapshot, animatingDifferences ? .animated : .atOnce, completion: completion)
    }

    /// Returns when animations are through. Counts as a call on the main queue.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await submitOnMain(snapshot, animatingDifferences ? .animated : .atOnce)
    }

    /// Compares nothing: the view reloads.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        submit(snapshot, .reloading, completion: completion)
    }

    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await submitOnMain(snapshot, .reloading)
    }

    /// What was applied last, to be changed and applied again.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(queue.newest)
    }

    // MARK: Identifiers and places; O(log n)

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifier(at: index) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        shown.itemIdentifier(at: RowIndex(indexPath))
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.row(ofItem: itemIdentifier)?.indexPath
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.numberOfItems(inSectionAt: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            CollectionErrors.missingCell(at: indexPath, in: collectionView, from: self)
            return UICollectionViewCell(frame: .zero)
        }
        return cell
    }

    /// Without a provider it counts as not implemented.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            CollectionCalls.defaultTaken(self, .viewForSupplementaryElement)
            return UICollectionReusableView(frame: .zero)
        }
        return supplementaryViewProvider(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    // MARK: Applying

    private nonisolated func submit(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ manner: SnapshotApplication<SectionIdentifierType, ItemIdentifierType>.Manner, completion: (() -> Void)?
    ) {
        queue.submit(snapshot.contents, manner, completion: completion) { [weak self] in
            self?.collectionView?.description ?? "(null)"
        } show: { [self] in
            show($0)
        }
    }

    private func submitOnMain(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ manner: SnapshotApplication<SectionIdentifierType, ItemIdentifierType>.Manner
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, manner) { continuation.resume() }
        }
    }

    private func show(_ application: SnapshotApplication<SectionIdentifierType, ItemIdentifierType>) {
        guard let collectionView else {
            shown = application.contents
            application.completion?()
            return
        }
        // A view that another data source answers, a forwarding one perhaps, asks it for all counts.
        guard let diff = application.diff, collectionView.dataSource === self else {
            shown = application.contents
            collectionView.reloadData()
            application.completion?()
            return
        }
        collectionView.updates.apply(
            diff.changeSet(animation: AnimationToken()), countsAfter: application.contents.counts,
            animated: application.manner == .animated
        ) {
            shown = application.contents
        } completion: { _ in
            application.completion?()
        }
    }
}
