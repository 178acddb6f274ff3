import Foundation
import UIKit

/// Is told of changes of fetched results. All methods are optional.
///
/// A delegate that implements a method with a snapshot or difference gets no call of the others.
/// - Linux: works
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// The snapshot has the names of the sections and the IDs of the objects. Also called after the first fetch.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)

    /// Called if the results have no sections.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)

    /// - Parameters:
    ///   - indexPath: the place before all changes; nil for inserted objects.
    ///   - newIndexPath: the place after all changes; nil for deleted objects.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { controller.core.isSnapshotImplemented = false }

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { controller.core.isDifferenceImplemented = false }

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}

    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { FetchedSection.title(of: sectionName) }
}

extension FetchedResults {
    /// Returns whether the delegate implements the method with a snapshot, which it then was called with.
    func offerSnapshot(_ changes: ResultChanges?) -> Bool {
        guard let delegate, let controller, isSnapshotImplemented != false else { return false }
        // The IDs stay the same when the objects are saved.
        let new = objects.filter(\.id.isTemporaryID)
        if !new.isEmpty, context.parent == nil { try? context.obtainPermanentIDs(for: new) }
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: sections.map(\.name))
        for section in sections {
            snapshot.appendItems(withIdentifiers: section.members.map(\.id), intoSectionWithIdentifier: section.name)
        }
        if let changes {
            snapshot.reloadItems(
                withIdentifiers: (changes.updates.map(\.object) + changes.moves.map(\.object)).map(\.id))
        }
        isSnapshotImplemented = true
        delegate.controller(controller, didChangeContentWith: snapshot)
        return isSnapshotImplemented == true
    }

    /// Returns whether the delegate implements the method with a difference, which it then was called with.
    func offerDifference(_ changes: ResultChanges) -> Bool {
        guard let delegate, let controller, isDifferenceImplemented != false, sectionNameKeyPath == nil,
            let difference = changes.difference
        else { return false }
        isDifferenceImplemented = true
        delegate.controller(controller, didChangeContentWith: difference)
        return isDifferenceImplemented == true
    }
}
