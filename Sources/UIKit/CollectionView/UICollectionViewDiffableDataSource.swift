internal import TableEngine

/// Provides the items of a collection view from snapshots. Applying a snapshot changes the view from what it shows to
/// the contents of the snapshot.
///
/// The initialiser makes it the data source of its collection view, which does not retain it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Returns the cell of an item, which must be a dequeued one; returning nil raises.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns a supplementary view, which must be a dequeued one; returning nil raises.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private let cellProvider: CellProvider
    private let source: SnapshotSource<SectionIdentifierType, ItemIdentifierType>
    nonisolated let outlines = SectionOutlines<SectionIdentifierType, ItemIdentifierType>()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        let link = collectionView.link
        source = SnapshotSource { link.view }
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    public var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: Snapshots

    /// Applies a snapshot. May be called from any queue, but always from the same. On the main queue the snapshot is
    /// shown within the call; on another queue it is compared within the call and shown later on the main queue.
    /// `completion` is called on the main queue after the animations.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot, animatingDifferences ? .animated : .atOnce, for: self, completion: completion)
    }

    /// Applies a snapshot as a call on the main queue does. Returns after the animations.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await source.submit(snapshot, animatingDifferences ? .animated : .atOnce, for: self)
    }

    /// Applies a snapshot by reloading the view, without comparing.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot, .reloading, for: self, completion: completion)
    }

    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await source.submit(snapshot, .reloading, for: self)
    }

    /// Returns the snapshot that was applied last, to be changed and applied again.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        source.newest
    }

    // MARK: Identifiers and index paths; O(log n)

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { source.shown.sectionIdentifier(at: index) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        source.shown.indexOfSection(sectionIdentifier)
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        source.shown.itemIdentifier(at: RowIndex(indexPath))
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        source.shown.row(ofItem: itemIdentifier)?.indexPath
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { source.shown.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.shown.numberOfItems(inSectionAt: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            return CollectionErrors.missingCell(at: indexPath, in: collectionView, from: self)
        }
        return cell
    }

    /// Without a provider, the method counts as not implemented.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            CollectionMethod.viewForSupplementaryElement.noteDefault(of: self)
            return UICollectionReusableView(frame: .zero)
        }
        return supplementaryViewProvider(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension UICollectionView: DiffableDataView {
    func isAnswered(by dataSource: NSObject) -> Bool { self.dataSource === dataSource }

    func animation(of dataSource: NSObject) -> AnimationToken { AnimationToken() }
}
