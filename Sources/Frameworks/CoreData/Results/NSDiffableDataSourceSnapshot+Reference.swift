import UIKit

/// Converts the snapshot that a delegate of fetched results gets: `snapshot as NSDiffableDataSourceSnapshot<String,
/// NSManagedObjectID>`.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.appendSections(withIdentifiers: sectionIdentifiers)
        for section in sectionIdentifiers {
            reference.appendItems(
                withIdentifiers: itemIdentifiers(inSection: section), intoSectionWithIdentifier: section)
        }
        return reference
    }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            fatalError("The identifiers of the snapshot are not of the types of \(Self.self).")
        }
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) -> Bool {
        guard let sections = source.sectionIdentifiers as? [SectionIdentifierType] else { return false }
        var snapshot = NSDiffableDataSourceSnapshot()
        snapshot.appendSections(sections)
        for section in sections {
            guard let items = source.itemIdentifiersInSection(withIdentifier: section) as? [ItemIdentifierType] else {
                return false
            }
            snapshot.appendItems(items, toSection: section)
        }
        snapshot.reloadItems(source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
        snapshot.reconfigureItems(source.reconfiguredItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
        result = snapshot
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> NSDiffableDataSourceSnapshot {
        var result: NSDiffableDataSourceSnapshot?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? NSDiffableDataSourceSnapshot()
    }
}
