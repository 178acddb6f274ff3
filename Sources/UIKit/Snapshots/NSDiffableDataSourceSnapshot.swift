internal import TableEngine

/// What a table is to show: sections in order, each with items in order, by identifiers. Two items, or two sections, must
/// not have equal identifiers.
///
/// A value: copying costs nothing, changing a copy O(log n) for each item named, and copies share the rest. A snapshot that was
/// made from the one a data source shows, with `snapshot()` or by keeping it, is applied at a cost that depends on the changes
/// alone. Mistakes raise and change nothing.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var contents: Snapshot<SectionIdentifierType, ItemIdentifierType>

    /// Without sections.
    public init() { contents = Snapshot() }

    init(_ contents: Snapshot<SectionIdentifierType, ItemIdentifierType>) { self.contents = contents }

    // MARK: Asking

    public var numberOfItems: Int { contents.numberOfItems }
    public var numberOfSections: Int { contents.numberOfSections }

    /// - Complexity: O(sections)
    public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIdentifiers }

    /// Section after section.
    /// - Complexity: O(items)
    public var itemIdentifiers: [ItemIdentifierType] { contents.itemIdentifiers }

    /// What ``reloadSections(_:)`` named, as far as it is still there.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { contents.reloadedSectionIdentifiers }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { contents.reloadedItemIdentifiers }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { contents.reconfiguredItemIdentifiers }

    /// Raises for a section that is not there; 0 after a report.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        do {
            return try contents.numberOfItems(inSection: identifier)
        } catch {
            error.raise()
            return 0
        }
    }

    /// Raises for a section that is not there; none after a report.
    /// - Complexity: O(items of the section)
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        do {
            return try contents.itemIdentifiers(inSection: identifier)
        } catch {
            error.raise()
            return []
        }
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        contents.sectionIdentifier(containingItem: identifier)
    }

    /// Counted through all sections; nil for an item that is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { contents.indexOfItem(identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { contents.indexOfSection(identifier) }

    // MARK: Items

    /// At the end of the section, by default the last one. Items that are in the snapshot already are moved there, with a warning.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        editItems(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.appendItems(identifiers, toSection: sectionIdentifier)
        }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        editItems(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.insertItems(identifiers, beforeItem: beforeIdentifier)
        }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        editItems(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.insertItems(identifiers, afterItem: afterIdentifier)
        }
    }

    /// Those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        editItems(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.deleteItems(identifiers)
            return []
        }
    }

    /// Deletes the sections too.
    public mutating func deleteAllItems() { contents.deleteAllItems() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        edit { contents throws(SnapshotError) in try contents.moveItem(identifier, beforeItem: toIdentifier) }
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        edit { contents throws(SnapshotError) in try contents.moveItem(identifier, afterItem: toIdentifier) }
    }

    /// The rows get new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        edit { contents throws(SnapshotError) in try contents.reloadItems(identifiers) }
    }

    /// The rows' present cells are set up anew by the cell provider when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        edit { contents throws(SnapshotError) in try contents.reconfigureItems(identifiers) }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        editSections(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.appendSections(identifiers)
        }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        editSections(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.insertSections(identifiers, beforeSection: toIdentifier)
        }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        editSections(identifiers) { contents, identifiers throws(SnapshotError) in
            try contents.insertSections(identifiers, afterSection: toIdentifier)
        }
    }

    /// With their items. Those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        edit { contents throws(SnapshotError) in try contents.deleteSections(identifiers) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        edit { contents throws(SnapshotError) in try contents.moveSection(identifier, beforeSection: toIdentifier) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        edit { contents throws(SnapshotError) in try contents.moveSection(identifier, afterSection: toIdentifier) }
    }

    /// Headers, footers and cells are asked for again when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        edit { contents throws(SnapshotError) in try contents.reloadSections(identifiers) }
    }
}
