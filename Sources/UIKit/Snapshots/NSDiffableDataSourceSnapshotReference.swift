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

    open var numberOfItems: Int { snapshot.numberOfItems }
    open var numberOfSections: Int { snapshot.numberOfSections }
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.value) }
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.value) }
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.value) }
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.value) }
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.value) }

    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
    }

    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).map(\.value)
    }

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

    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(identifiers.map(AnyIdentifier.init), toSection: AnyIdentifier(sectionIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(identifiers.map(AnyIdentifier.init), beforeItem: AnyIdentifier(itemIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(identifiers.map(AnyIdentifier.init), afterItem: AnyIdentifier(itemIdentifier))
    }

    open func deleteItems(withIdentifiers identifiers: [Any]) {
        snapshot.deleteItems(identifiers.map(AnyIdentifier.init))
    }

    /// Deletes all items and all sections.
    open func deleteAllItems() { snapshot.deleteAllItems() }

    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(AnyIdentifier(fromIdentifier), beforeItem: AnyIdentifier(toIdentifier))
    }

    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(AnyIdentifier(fromIdentifier), afterItem: AnyIdentifier(toIdentifier))
    }

    open func reloadItems(withIdentifiers identifiers: [Any]) {
        snapshot.reloadItems(identifiers.map(AnyIdentifier.init))
    }

    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(identifiers.map(AnyIdentifier.init))
    }

    // MARK: Sections

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(sectionIdentifiers.map(AnyIdentifier.init))
    }

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            sectionIdentifiers.map(AnyIdentifier.init), beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            sectionIdentifiers.map(AnyIdentifier.init), afterSection: AnyIdentifier(toSectionIdentifier))
    }

    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(sectionIdentifiers.map(AnyIdentifier.init))
    }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(AnyIdentifier(fromSectionIdentifier), beforeSection: AnyIdentifier(toSectionIdentifier))
    }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(AnyIdentifier(fromSectionIdentifier), afterSection: AnyIdentifier(toSectionIdentifier))
    }

    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(sectionIdentifiers.map(AnyIdentifier.init))
    }
}
