import Foundation

/// The differences between results before and after changes of a context.
struct ResultChanges {
    typealias Change = (object: NSManagedObject, old: Int, new: Int, oldPath: IndexPath, newPath: IndexPath)

    var deletedSections: [(section: FetchedSection, index: Int)] = []
    var insertedSections: [(section: FetchedSection, index: Int)] = []
    var deletions: [Change] = []
    var insertions: [Change] = []
    var moves: [Change] = []
    var updates: [Change] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && deletions.isEmpty && insertions.isEmpty
            && moves.isEmpty && updates.isEmpty
    }

    func report(
        to delegate: any NSFetchedResultsControllerDelegate,
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
        for (section, index) in deletedSections {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (section, index) in insertedSections {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
        }
        for change in deletions {
            delegate.controller(
                controller, didChange: change.object, at: change.oldPath, for: .delete, newIndexPath: nil)
        }
        for change in insertions {
            delegate.controller(
                controller, didChange: change.object, at: nil, for: .insert, newIndexPath: change.newPath)
        }
        for change in moves {
            delegate.controller(
                controller, didChange: change.object, at: change.oldPath, for: .move, newIndexPath: change.newPath)
        }
        for change in updates {
            delegate.controller(
                controller, didChange: change.object, at: change.oldPath, for: .update, newIndexPath: change.newPath)
        }
    }

    /// Updates alone are a removal and an insertion at the same place.
    var difference: CollectionDifference<NSManagedObjectID>? {
        var changes: [CollectionDifference<NSManagedObjectID>.Change] = []
        for change in deletions {
            changes.append(.remove(offset: change.old, element: change.object.id, associatedWith: nil))
        }
        for change in insertions {
            changes.append(.insert(offset: change.new, element: change.object.id, associatedWith: nil))
        }
        for change in moves + updates {
            changes.append(.remove(offset: change.old, element: change.object.id, associatedWith: change.new))
            changes.append(.insert(offset: change.new, element: change.object.id, associatedWith: change.old))
        }
        return CollectionDifference(changes)
    }
}
