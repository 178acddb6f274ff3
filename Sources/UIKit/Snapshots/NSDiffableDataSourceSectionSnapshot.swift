import Foundation

/// The contents of one section as an outline: items may have items below them, which show while their parent is
/// expanded. Items are collapsed at first.
///
/// A value. Edits with identifiers that are not in the snapshot, or are in it already, raise an exception and change
/// nothing (unverified for some of them).
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var outline = Outline<ItemIdentifierType>()

    /// Creates a snapshot without items.
    public init() {}

    /// Creates a copy.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    // MARK: Asking

    /// All items, visible or not, from top to bottom.
    /// - Complexity: O(items), as that of all lists here.
    public var items: [ItemIdentifierType] { outline.items() }
    /// The items of the highest level, in order. The complexity is O(1).
    public var rootItems: [ItemIdentifierType] { outline.roots }
    /// The items all of whose ancestors are expanded, from top to bottom.
    public var visibleItems: [ItemIdentifierType] { outline.items(visibleOnly: true) }
    /// The items that are expanded, from top to bottom, whether they are visible or not.
    public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

    /// Returns whether the item is in the snapshot, visible or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { outline.nodes[item] != nil }

    /// Returns the index among ``items``; nil for an item that is not in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// Returns 0 for root items, and `NSNotFound` for an item that is not in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        contains(item) ? outline.ancestors(of: item).count : NSNotFound
    }

    /// Returns nil for root items.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { outline.nodes[child]?.parent }

    /// Returns false for an item that is not in the snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { outline.nodes[item]?.isExpanded ?? false }

    /// Whether all items above the item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && outline.ancestors(of: item).allSatisfy(isExpanded)
    }

    /// Returns what is below an item.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = NSDiffableDataSourceSectionSnapshot()
        if mustContain(parent) { part.outline = outline.part(below: parent, includingItem: includingParent) }
        return part
    }

    /// The items in lines, indented by their levels, with a sign for those that are expanded or collapsed. The form is
    /// Trestle's.
    public func visualDescription() -> String {
        items.map { item in
            let hasItems = !outline.children(of: item).isEmpty
            let sign = hasItems ? (isExpanded(item) ? "- " : "+ ") : "* "
            return String(repeating: "  ", count: level(of: item)) + sign + "\(item)"
        }.joined(separator: "\n")
    }

    // MARK: Editing

    /// Appends items to those below an item, by default to the root items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard parent.map({ mustContain($0) }) ?? true, mustNotContain(items) else { return }
        outline.insert(items, at: outline.children(of: parent).count, below: parent)
    }

    /// Inserts items above another one and on its level. Raises if one of them is in the snapshot already, or if the
    /// other one is not.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard mustNotContain(items), let place = place(of: item) else { return }
        outline.insert(items, at: place.index, below: place.parent)
    }

    /// Inserts items below another one and what it contains, on its level. Raises if one of them is in the snapshot
    /// already, or if the other one is not.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard mustNotContain(items), let place = place(of: item) else { return }
        outline.insert(items, at: place.index + 1, below: place.parent)
    }

    /// Inserts a whole outline above an item; its root items get the item's level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard mustNotContain(snapshot.items), let place = place(of: item) else { return }
        outline.insert(snapshot.outline, at: place.index, below: place.parent)
    }

    /// Inserts a whole outline below an item and what it contains; its root items get the item's level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard mustNotContain(snapshot.items), let place = place(of: item) else { return }
        outline.insert(snapshot.outline, at: place.index + 1, below: place.parent)
    }

    /// Replaces everything below an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard mustContain(parent) else { return }
        var changed = self
        changed.outline.deleteBelow(parent)
        guard changed.mustNotContain(snapshot.items) else { return }
        changed.outline.insert(snapshot.outline, at: 0, below: parent)
        self = changed
    }

    /// Deletes items with everything below them. Identifiers that are not in the snapshot are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items { outline.delete(item) }
    }

    /// Deletes all items, visible or not.
    public mutating func deleteAll() {
        outline = Outline()
    }

    /// Shows what is below the items. Logs identifiers that are not in the snapshot.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items where isKnown(item) { outline.setExpanded(item, true) }
    }

    /// Hides what is below the items. Logs identifiers that are not in the snapshot.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items where isKnown(item) { outline.setExpanded(item, false) }
    }
}

// Mistakes of the client. The texts are unverified.
extension NSDiffableDataSourceSectionSnapshot {
    private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int)? {
        guard mustContain(item), let node = outline.nodes[item] else { return nil }
        return outline.children(of: node.parent).firstIndex(of: item).map { (node.parent, $0) }
    }

    private func mustContain(_ item: ItemIdentifierType) -> Bool {
        if contains(item) { return true }
        Trestle.raise(
            .internalInconsistencyException, "Invalid parameter not satisfying: the item \(item) is in the snapshot",
            hint: "append the item before others are put below or beside it")
        return false
    }

    private func mustNotContain(_ items: [ItemIdentifierType]) -> Bool {
        if Set(items).count == items.count, !items.contains(where: contains) { return true }
        Trestle.raise(
            .internalInconsistencyException, "Supplied identifiers are not unique.",
            hint: "an item can be in a section snapshot once; delete it before it is inserted elsewhere")
        return false
    }

    private func isKnown(_ item: ItemIdentifierType) -> Bool {
        if contains(item) { return true }
        ConsoleLog.message("A section snapshot has no item \(item) to expand or collapse")
        return false
    }
}
