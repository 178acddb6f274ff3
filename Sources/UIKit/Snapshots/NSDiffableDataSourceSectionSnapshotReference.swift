import Foundation

/// A section snapshot whose items may be of any type. Copies are independent.
///
/// Items are compared by value if they can be, and as objects otherwise. Mistakes raise as in
/// ``NSDiffableDataSourceSectionSnapshot``.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
    var snapshot: NSDiffableDataSourceSectionSnapshot<AnyIdentifier>

    public override init() {
        snapshot = NSDiffableDataSourceSectionSnapshot()
    }

    init(_ snapshot: NSDiffableDataSourceSectionSnapshot<AnyIdentifier>) {
        self.snapshot = snapshot
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(snapshot) }

    // MARK: Asking

    /// All items, visible or not, from top to bottom.
    open var items: [Any] { snapshot.items.map(\.value) }
    /// The items of the highest level, in order.
    open var rootItems: [Any] { snapshot.rootItems.map(\.value) }
    /// The items all of whose ancestors are expanded, from top to bottom.
    open var visibleItems: [Any] { snapshot.visibleItems.map(\.value) }
    /// The items that are expanded, from top to bottom, whether they are visible or not.
    open var expandedItems: [Any] { snapshot.expandedItems.map(\.value) }

    /// Returns whether the item is in the snapshot, visible or not.
    open func containsItem(_ item: Any) -> Bool { snapshot.contains(AnyIdentifier(item)) }
    /// Returns false for an item that is not in the snapshot.
    open func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(AnyIdentifier(item)) }
    /// Whether all items above the item are expanded.
    open func isVisible(_ item: Any) -> Bool { snapshot.isVisible(AnyIdentifier(item)) }

    /// Returns 0 for root items, and `NSNotFound` for an item that is not in the snapshot.
    open func level(ofItem item: Any) -> Int { snapshot.level(of: AnyIdentifier(item)) }
    /// Returns the index among ``items``; `NSNotFound` for an item that is not in the snapshot.
    open func index(ofItem item: Any) -> Int { snapshot.index(of: AnyIdentifier(item)) ?? NSNotFound }
    /// Returns nil for root items.
    open func parent(ofChildItem childItem: Any) -> Any? { snapshot.parent(of: AnyIdentifier(childItem))?.value }

    /// Returns what is below an item.
    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        ofParentItem(parentItem, includingParentItem: false)
    }

    /// Returns what is below an item, with the item as the only root if it is to be included.
    open func ofParentItem(
        _ parentItem: Any, includingParentItem: Bool
    ) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(
            snapshot.snapshot(of: AnyIdentifier(parentItem), includingParent: includingParentItem))
    }

    /// The items in lines, indented by their levels, with a sign for those that are expanded or collapsed.
    open func visualDescription() -> String { snapshot.visualDescription() }

    // MARK: Editing

    /// Appends root items.
    open func appendItems(_ items: [Any]) { appendItems(items, intoParentItem: nil) }

    /// Appends items to those below an item; nil appends root items.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        snapshot.append(items.map(AnyIdentifier.init), to: parentItem.map(AnyIdentifier.init))
    }

    /// Inserts items above another one and on its level.
    open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
        snapshot.insert(items.map(AnyIdentifier.init), before: AnyIdentifier(beforeIdentifier))
    }

    /// Inserts items below another one and what it contains, on its level.
    open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
        snapshot.insert(items.map(AnyIdentifier.init), after: AnyIdentifier(afterIdentifier))
    }

    /// Inserts a whole outline above an item; its root items get the item's level.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        self.snapshot.insert(snapshot.snapshot, before: AnyIdentifier(item))
    }

    /// - Returns: The last root item that was inserted, or the item itself if none was (unverified).
    @discardableResult
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
        self.snapshot.insert(snapshot.snapshot, after: AnyIdentifier(item))
        return snapshot.rootItems.last ?? item
    }

    /// Replaces everything below an item.
    open func replaceChildren(
        ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
    ) {
        self.snapshot.replace(childrenOf: AnyIdentifier(parentItem), using: snapshot.snapshot)
    }

    /// Deletes items with everything below them.
    open func deleteItems(_ items: [Any]) { snapshot.delete(items.map(AnyIdentifier.init)) }

    /// Deletes all items, visible or not.
    open func deleteAllItems() { snapshot.deleteAll() }

    /// Shows what is below the items. Logs identifiers that are not in the snapshot.
    open func expandItems(_ items: [Any]) { snapshot.expand(items.map(AnyIdentifier.init)) }

    /// Hides what is below the items. Logs identifiers that are not in the snapshot.
    open func collapseItems(_ items: [Any]) { snapshot.collapse(items.map(AnyIdentifier.init)) }
}
