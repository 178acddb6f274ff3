import Foundation
internal import TableEngine

/// Returns the cell of an item, which must be a dequeued one; returning nil raises.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    UICollectionView, IndexPath, Any
) -> UICollectionViewCell?

/// Returns a supplementary view, which must be a dequeued one; returning nil raises.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    UICollectionView, String, IndexPath
) -> UICollectionReusableView?

/// Provides the items of a collection view from snapshots whose identifiers may be of any type.
///
/// The initializer makes it the data source of its collection view, which does not retain it. The user cannot move items:
/// Swift has no handlers for that here, in UIKit neither.
@MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    private let cellProvider: UICollectionViewDiffableDataSourceReferenceCellProvider
    private let source: SnapshotSource<AnyIdentifier, AnyIdentifier>
    private nonisolated let outlines = SectionOutlines<AnyIdentifier, AnyIdentifier>()

    /// Creates a data source and makes it that of the collection view, which does not retain it.
    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
    ) {
        let link = collectionView.link
        source = SnapshotSource { link.view }
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Returns headers, footers and other supplementary views. Nil, the default, is right for layouts without any.
    open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider?

    // MARK: Snapshots; called as those of UICollectionViewDiffableDataSource

    /// Returns a copy of the snapshot that was applied last.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(source.newest)
    }

    /// Applies a snapshot, animated or at once, without a completion.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) {
        applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Applies a snapshot: with the animation of its differences, or at once. The completion is called when it is
    /// shown.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot.snapshot, animatingDifferences ? .animated : .atOnce, for: self, completion: completion)
    }

    /// Applies a snapshot by reloading the view, without a completion.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Applies a snapshot by reloading the view, without comparing. The completion is called when it is shown.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        source.submit(snapshot.snapshot, .reloading, for: self, completion: completion)
    }

    // MARK: Outlines of sections

    /// Applies the visible items of an outline to a section, without a completion.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool
    ) {
        applySnapshot(
            snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Applies the visible items of an outline to a section. A section that the data source does not have is appended.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        let contents = outlines.applying(
            snapshot.snapshot, to: AnyIdentifier(sectionIdentifier), of: source.newest)
        source.submit(contents, animatingDifferences ? .animated : .atOnce, for: self, completion: completion)
    }

    /// Returns a copy of the outline of a section. Raises for a section that the data source does not have.
    nonisolated open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        let section = AnyIdentifier(section)
        return NSDiffableDataSourceSectionSnapshotReference(
            outlines.outline(of: section, items: source.newest.itemIdentifiers(inSection: section)))
    }

    // MARK: Identifiers and index paths; O(log n)

    /// Returns the section at an index of what is shown; nil beyond the end. O(log n).
    open func sectionIdentifier(for index: Int) -> Any? { source.shown.sectionIdentifier(at: index)?.value }

    /// Returns `NSNotFound` for a section that is not shown.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        source.shown.indexOfSection(AnyIdentifier(identifier)) ?? NSNotFound
    }

    /// Returns the item at a path of what is shown; nil if there is none. O(log n).
    open func itemIdentifier(for indexPath: IndexPath) -> Any? {
        source.shown.itemIdentifier(at: RowIndex(indexPath))?.value
    }

    /// Returns the path of an item; nil if it is not shown. O(log n).
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        source.shown.row(ofItem: AnyIdentifier(identifier))?.indexPath
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

extension UICollectionViewDiffableDataSourceReference: OutlineDataSource {
    func toggle(itemAt indexPath: IndexPath, in collectionView: UICollectionView) {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            snapshot().index(ofSectionIdentifier: section) != NSNotFound
        else { return }
        let outline = snapshot(forSection: section)
        if outline.isExpanded(item) { outline.collapseItems([item]) } else { outline.expandItems([item]) }
        applySnapshot(outline, toSection: section, animatingDifferences: true)
    }

    func outlineState(at indexPath: IndexPath) -> OutlineState {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            let outline = outlines.known(of: AnyIdentifier(section)), outline.contains(AnyIdentifier(item))
        else { return OutlineState() }
        return OutlineState(
            level: outline.level(of: AnyIdentifier(item)), isExpanded: outline.isExpanded(AnyIdentifier(item)))
    }
}
