import Foundation

/// A snapshot whose identifiers may be of any type. Copies are independent.
///
/// Identifiers are compared by value if they can be, and as objects otherwise. Mistakes raise as in
/// ``NSDiffableDataSourceSnapshot``.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    var snapshot: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>

    public override init() {
        snapshot = NSDiffableDataSourceSnapshot()
    }

    init(_ snapshot: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>) {
        self.snapshot = snapshot
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(snapshot) }

    // MARK: Asking

    /// The number of items in all sections.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// The number of sections, with those that have no items.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The sections in order. The complexity is O(sections).
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.value) }
    /// All items, section by section. The complexity is O(items).
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.value) }
    /// The sections that were marked as reloaded and are still in the snapshot.
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.value) }
    /// The items that were marked as reloaded and are still in the snapshot.
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.value) }
    /// The items that were marked as reconfigured and are still in the snapshot.
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.value) }

    /// Returns the number of items in the section. Raises if the snapshot has no such section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
    }

    /// Returns the items of the section. Raises if the snapshot has no such section.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).map(\.value)
    }

    /// Returns nil for an item that is not in the snapshot.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.value
    }

    /// Returns `NSNotFound` for an identifier that is not in the snapshot.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
    }

    /// Returns `NSNotFound` for an identifier that is not in the snapshot.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Appends items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        snapshot.appendItems(identifiers.map(AnyIdentifier.init))
    }

    /// Appends items to a section. Items that are in the snapshot already are moved there, and a warning is logged.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(identifiers.map(AnyIdentifier.init), toSection: AnyIdentifier(sectionIdentifier))
    }

    /// Inserts items before another one, in its section. Items that are in the snapshot already are moved there.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(identifiers.map(AnyIdentifier.init), beforeItem: AnyIdentifier(itemIdentifier))
    }

    /// Inserts items after another one, in its section. Items that are in the snapshot already are moved there.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(identifiers.map(AnyIdentifier.init), afterItem: AnyIdentifier(itemIdentifier))
    }

    /// Deletes the items. Identifiers that are not in the snapshot are ignored.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        snapshot.deleteItems(identifiers.map(AnyIdentifier.init))
    }

    /// Deletes all items and all sections.
    open func deleteAllItems() { snapshot.deleteAllItems() }

    /// Moves an item before another one, into the section of that one.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(AnyIdentifier(fromIdentifier), beforeItem: AnyIdentifier(toIdentifier))
    }

    /// Moves an item after another one, into the section of that one.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(AnyIdentifier(fromIdentifier), afterItem: AnyIdentifier(toIdentifier))
    }

    /// Marks items as reloaded: they get new cells when the snapshot is applied.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        snapshot.reloadItems(identifiers.map(AnyIdentifier.init))
    }

    /// Marks items as reconfigured: the cell provider sets up their existing cells again when the snapshot is applied.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(identifiers.map(AnyIdentifier.init))
    }

    // MARK: Sections

    /// Appends sections without items.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(sectionIdentifiers.map(AnyIdentifier.init))
    }

    /// Inserts sections without items before another one.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            sectionIdentifiers.map(AnyIdentifier.init), beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    /// Inserts sections without items after another one.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            sectionIdentifiers.map(AnyIdentifier.init), afterSection: AnyIdentifier(toSectionIdentifier))
    }

    /// Deletes the sections with their items. Identifiers that are not in the snapshot are ignored.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(sectionIdentifiers.map(AnyIdentifier.init))
    }

    /// Moves a section with its items before another one.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(AnyIdentifier(fromSectionIdentifier), beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    /// Moves a section with its items after another one.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(AnyIdentifier(fromSectionIdentifier), afterSection: AnyIdentifier(toSectionIdentifier))
    }

    /// Marks sections as reloaded: their headers, footers and cells are requested again when the snapshot is applied.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(sectionIdentifiers.map(AnyIdentifier.init))
    }
}
