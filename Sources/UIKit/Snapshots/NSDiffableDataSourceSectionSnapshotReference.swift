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
    open var rootItems: [Any] { snapshot.rootItems.map(\.value) }
    open var visibleItems: [Any] { snapshot.visibleItems.map(\.value) }
    open var expandedItems: [Any] { snapshot.expandedItems.map(\.value) }

    open func containsItem(_ item: Any) -> Bool { snapshot.contains(AnyIdentifier(item)) }
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

    open func ofParentItem(
        _ parentItem: Any, includingParentItem: Bool
    ) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(
            snapshot.snapshot(of: AnyIdentifier(parentItem), includingParent: includingParentItem))
    }

    open func visualDescription() -> String { snapshot.visualDescription() }

    // MARK: Editing

    /// Appends root items.
    open func appendItems(_ items: [Any]) { appendItems(items, intoParentItem: nil) }

    /// Appends items to those below an item; nil appends root items.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        snapshot.append(items.map(AnyIdentifier.init), to: parentItem.map(AnyIdentifier.init))
    }

    open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
        snapshot.insert(items.map(AnyIdentifier.init), before: AnyIdentifier(beforeIdentifier))
    }

    open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
        snapshot.insert(items.map(AnyIdentifier.init), after: AnyIdentifier(afterIdentifier))
    }

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

    open func deleteAllItems() { snapshot.deleteAll() }

    open func expandItems(_ items: [Any]) { snapshot.expand(items.map(AnyIdentifier.init)) }

    open func collapseItems(_ items: [Any]) { snapshot.collapse(items.map(AnyIdentifier.init)) }
}
