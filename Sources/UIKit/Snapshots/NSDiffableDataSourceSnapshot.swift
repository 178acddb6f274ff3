internal import TableEngine

/// The contents of a table or collection view: identifiers of sections in order, each with identifiers of items in
/// order. No two items, and no two sections, may have equal identifiers.
///
/// A value: copying takes constant time, changing a copy O(log n) for each item named, and copies share unchanged
/// parts. Applying a snapshot that was made from the one a data source shows, with `snapshot()` or by keeping it, takes
/// time that depends only on the changes. Invalid edits raise an exception and change nothing.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var contents: Snapshot<SectionIdentifierType, ItemIdentifierType>

    /// Creates a snapshot without sections.
    public init() { contents = Snapshot() }

    init(_ contents: Snapshot<SectionIdentifierType, ItemIdentifierType>) { self.contents = contents }

    // MARK: Asking

    /// The number of items in all sections.
    public var numberOfItems: Int { contents.numberOfItems }
    /// The number of sections, with those that have no items.
    public var numberOfSections: Int { contents.numberOfSections }

    /// - Complexity: O(sections)
    public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIdentifiers }

    /// All items, section by section.
    /// - Complexity: O(items)
    public var itemIdentifiers: [ItemIdentifierType] { contents.itemIdentifiers }

    /// The sections named in ``reloadSections(_:)`` that are still in the snapshot.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { contents.reloadedSectionIdentifiers }
    /// The items named in ``reloadItems(_:)`` that are still in the snapshot.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { contents.reloadedItemIdentifiers }
    /// The items named in ``reconfigureItems(_:)`` that are still in the snapshot.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { contents.reconfiguredItemIdentifiers }

    /// Returns the number of items in the section. Raises if the snapshot has no such section, and returns 0 where the
    /// exception policy continues.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        do {
            return try contents.numberOfItems(inSection: identifier)
        } catch {
            error.raise()
            return 0
        }
    }

    /// Returns the items of the section. Raises if the snapshot has no such section, and returns an empty array where
    /// the exception policy continues.
    /// - Complexity: O(items of the section)
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        do {
            return try contents.itemIdentifiers(inSection: identifier)
        } catch {
            error.raise()
            return []
        }
    }

    /// Returns nil for an item that is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        contents.sectionIdentifier(containingItem: identifier)
    }

    /// Returns the index of the item among the items of all sections; nil if it is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { contents.indexOfItem(identifier) }

    /// Returns nil for a section that is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { contents.indexOfSection(identifier) }

    // MARK: Items

    /// Appends items to the section, by default the last one. Items that are in the snapshot already are moved there,
    /// and a warning is logged.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        editItems(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.appendItems(identifiers, toSection: sectionIdentifier)
        }
    }

    /// Inserts items before another one, in its section. Items that are in the snapshot already are moved there, and a
    /// warning is logged. Raises if the other item is one of them or is not in the snapshot.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        editItems(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.insertItems(identifiers, beforeItem: beforeIdentifier)
        }
    }

    /// Inserts items after another one, in its section. Items that are in the snapshot already are moved there, and a
    /// warning is logged. Raises if the other item is one of them or is not in the snapshot.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        editItems(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.insertItems(identifiers, afterItem: afterIdentifier)
        }
    }

    /// Deletes the items. Identifiers that are not in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        editItems(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.deleteItems(identifiers)
            return []
        }
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { contents.deleteAllItems() }

    /// Moves an item before another one, into the section of that one. Raises if both are the same, or if one is not in
    /// the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        edit { contents throws(SnapshotError) in try contents.moveItem(identifier, beforeItem: toIdentifier) }
    }

    /// Moves an item after another one, into the section of that one. Raises if both are the same, or if one is not in
    /// the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        edit { contents throws(SnapshotError) in try contents.moveItem(identifier, afterItem: toIdentifier) }
    }

    /// Marks items as reloaded: they get new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        edit { contents throws(SnapshotError) in try contents.reloadItems(identifiers) }
    }

    /// Marks items as reconfigured: the cell provider sets up their existing cells again when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        edit { contents throws(SnapshotError) in try contents.reconfigureItems(identifiers) }
    }

    // MARK: Sections

    /// Appends sections without items. Raises if a section is in the snapshot already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        editSections(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.appendSections(identifiers)
        }
    }

    /// Inserts sections without items before another one. Raises if one of them is in the snapshot already, or if the
    /// other one is not.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        editSections(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.insertSections(identifiers, beforeSection: toIdentifier)
        }
    }

    /// Inserts sections without items after another one. Raises if one of them is in the snapshot already, or if the
    /// other one is not.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        editSections(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.insertSections(identifiers, afterSection: toIdentifier)
        }
    }

    /// Deletes the sections with their items. Identifiers that are not in the snapshot are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        edit { contents throws(SnapshotError) in try contents.deleteSections(identifiers) }
    }

    /// Moves a section with its items before another one. Raises if both are the same, or if one is not in the
    /// snapshot.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        edit { contents throws(SnapshotError) in try contents.moveSection(identifier, beforeSection: toIdentifier) }
    }

    /// Moves a section with its items after another one. Raises if both are the same, or if one is not in the snapshot.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        edit { contents throws(SnapshotError) in try contents.moveSection(identifier, afterSection: toIdentifier) }
    }

    /// Marks sections as reloaded: their headers, footers and cells are requested again when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        edit { contents throws(SnapshotError) in try contents.reloadSections(identifiers) }
    }
}
