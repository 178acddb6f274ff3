internal import TableEngine

/// Provides the items of a collection view from snapshots. Applying a snapshot changes the view from what it shows to
/// the contents of the snapshot.
///
/// The initializer makes it the data source of its collection view, which does not retain it.
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

    private(set) lazy var handlers = DataSourceHandlers<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source and makes it that of the collection view, which does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        let link = collectionView.link
        source = SnapshotSource { link.view }
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Returns headers, footers and other supplementary views. Nil, the default, is right for layouts without any.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: Snapshots

    /// Applies a snapshot. May be called from any queue, but always from the same. On the main queue the snapshot is
    /// shown within the call; on another queue it is compared within the call and shown later on the main queue.
    /// `completion` is called on the main queue after the animations.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines.keepSections(of: snapshot)
        source.submit(snapshot, animatingDifferences ? .animated : .atOnce, for: self, completion: completion)
    }

    /// Applies a snapshot as a call on the main queue does. Returns after the animations.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        outlines.keepSections(of: snapshot)
        await source.submit(snapshot, animatingDifferences ? .animated : .atOnce, for: self)
    }

    /// Applies a snapshot by reloading the view, without comparing.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        outlines.keepSections(of: snapshot)
        source.submit(snapshot, .reloading, for: self, completion: completion)
    }

    /// Applies a snapshot by reloading the view, and returns when it is shown.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        outlines.keepSections(of: snapshot)
        await source.submit(snapshot, .reloading, for: self)
    }

    /// Returns the snapshot that was applied last, to be changed and applied again.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        source.newest
    }

    // MARK: Identifiers and index paths; O(log n)

    /// Returns the section at an index of what is shown; nil beyond the end.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { source.shown.sectionIdentifier(at: index) }

    /// Returns the index of a section; nil if it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        source.shown.indexOfSection(sectionIdentifier)
    }

    /// Returns the item at a path of what is shown; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        source.shown.itemIdentifier(at: RowIndex(indexPath))
    }

    /// Returns the path of an item; nil if it is not shown.
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

    /// Returns what the handler `canReorderItem` answers; false without it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let handler = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
            return false
        }
        return handler(item)
    }

    /// Moves the item, and calls the handlers before and after.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let move = ItemMove(item, to: destinationIndexPath, in: snapshot(), outlines: outlines)
        else { return collectionView.reloadData() }
        reorderingHandlers.willReorder?(move.transaction)
        // A handler that applied a snapshot has replaced what was moved.
        guard source.replace(move.transaction.initialSnapshot, by: move.transaction.finalSnapshot) else {
            return collectionView.reloadData()
        }
        for section in move.transaction.sectionTransactions {
            outlines.keep(section.finalSnapshot, of: section.sectionIdentifier)
        }
        let wanted = itemIdentifier(for: destinationIndexPath) == item
        if !wanted || collectionView.numberOfItemsDiffer(from: source.shown.counts) { collectionView.reloadData() }
        reorderingHandlers.didReorder?(move.transaction)
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

    /// Returns nil, and counts as not implemented.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        CollectionMethod.indexTitles.noteDefault(of: self)
        return nil
    }

    /// Returns the section with the number of the title, and counts as not implemented.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        CollectionMethod.indexPathForIndexTitle.noteDefault(of: self)
        return IndexPath(index: index)
    }
}

extension UICollectionView: DiffableDataView {
    func endMovement() { parts.movement.ifMade?.interrupt() }

    /// Shows the levels and the expansion of items in their cells.
    func didShowSnapshot(animated: Bool) {
        guard let outlines = dataSource as? any OutlineDataSource else { return }
        let change = {
            for key in self.display.shown.keys(.cell) {
                (self.display.shown.live[key] as? UICollectionViewCell)?
                    .show(outlines.outlineState(at: key.indexPath))
            }
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return change() }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
    }

    /// Whether the collection view shows other numbers of items than a data source has.
    func numberOfItemsDiffer(from counts: SectionCounts) -> Bool { contents.counts != counts }

    func isAnswered(by dataSource: NSObject) -> Bool { self.dataSource === dataSource }

    func animation(of dataSource: NSObject) -> AnimationToken { AnimationToken() }
}
