internal import TableEngine

extension UICollectionViewDiffableDataSource {
    /// Decides about items that the user moves, and is told of it.
    public struct ReorderingHandlers {
        /// Returns whether an item may be moved. Nil, the default, lets none be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the snapshot follows an item that the user has moved; nil by default.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the snapshot has followed an item that the user has moved; nil by default. Change your data
        /// here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that let no item be moved.
        public init() {}
    }

    /// What is called when the user moves items. Nothing by default, so no item can be moved.
    public var reorderingHandlers: ReorderingHandlers {
        get { handlers.reordering }
        set { handlers.reordering = newValue }
    }

    /// Decides about items that the user expands or collapses, and is told before it happens.
    @preconcurrency
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Returns whether a tap expands the item; nil, the default, expands every one.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded; nil by default.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether a tap collapses the item; nil, the default, collapses every one.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed; nil by default.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns what is below an item that is about to be expanded. Gets the item and what is below it now.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Creates handlers that expand and collapse every item.
        public init() {}
    }

    /// What is called when the user expands and collapses items of an outline.
    public var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
        get { handlers.outlines }
        set { handlers.outlines = newValue }
    }
}

/// The handlers of a data source.
@MainActor
final class DataSourceHandlers<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
    typealias DataSource = UICollectionViewDiffableDataSource<SectionID, ItemID>

    var reordering = DataSource.ReorderingHandlers()
    var outlines = DataSource.SectionSnapshotHandlers<ItemID>()
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func toggle(itemAt indexPath: IndexPath, in collectionView: UICollectionView) {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
            return
        }
        let before = snapshot(for: section)
        let expands = !before.isExpanded(item)
        let asked = expands ? sectionSnapshotHandlers.shouldExpandItem : sectionSnapshotHandlers.shouldCollapseItem
        guard asked?(item) ?? true else { return }
        (expands ? sectionSnapshotHandlers.willExpandItem : sectionSnapshotHandlers.willCollapseItem)?(item)
        guard hasSection(section), snapshot(for: section).contains(item) else { return }
        if expands, let provider = sectionSnapshotHandlers.snapshotForExpandingParent {
            let below = provider(item, snapshot(for: section).snapshot(of: item))
            guard hasSection(section), snapshot(for: section).contains(item) else { return }
            var filled = snapshot(for: section)
            filled.replace(childrenOf: item, using: below)
            filled.expand([item])
            return apply(filled, to: section, animatingDifferences: true)
        }
        // The handlers may have applied another outline.
        var after = snapshot(for: section)
        if expands { after.expand([item]) } else { after.collapse([item]) }
        apply(after, to: section, animatingDifferences: true)
    }

    private func hasSection(_ section: SectionIdentifierType) -> Bool { snapshot().indexOfSection(section) != nil }

    func outlineState(at indexPath: IndexPath) -> OutlineState {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            let outline = outlines.known(of: section), outline.contains(item)
        else { return OutlineState() }
        return OutlineState(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }
}

/// The place of an item in the outline of its section.
struct OutlineState: Equatable {
    var level = 0
    var isExpanded = false
}
