import CoreData
import Testing
import UIKit

/// Applies the changes that a delegate is told of to a plain table, and compares.
@Suite struct ResultsTests {
    @Test(arguments: 1...40)
    func theReportedChangesLeadToTheNewResults(_ seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        let library = try Library()
        let hasSections = seed % 2 == 0
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: "isRead == NO")
        request.sortDescriptors = [
            NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        var books = (0..<20).map { number in
            let book = library.book("\(Int.random(in: 0...30, using: &random))")
            book.pages = Int16.random(in: 0...4, using: &random)
            return book
        }
        try library.context.save()
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: library.context,
            sectionNameKeyPath: hasSections ? "pages" : nil, cacheName: "cache")
        try controller.performFetch()
        let table = Table(controller)
        controller.delegate = table
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                switch Int.random(in: 0...9, using: &random) {
                case 0, 1:
                    let book = library.book("\(Int.random(in: 0...30, using: &random))")
                    book.pages = Int16.random(in: 0...5, using: &random)
                    books.append(book)
                case 2 where !books.isEmpty:
                    library.context.delete(books.remove(at: Int.random(in: 0..<books.count, using: &random)))
                case 3: books.randomElement(using: &random)?.isRead.toggle()
                case 4, 5: books.randomElement(using: &random)?.pages = Int16.random(in: 0...5, using: &random)
                case 6, 7: books.randomElement(using: &random)?.title = "\(Int.random(in: 0...30, using: &random))"
                default: books.randomElement(using: &random)?.rating += 1
                }
            }
            library.context.processPendingChanges()
            #expect(table.problems.isEmpty, "seed \(seed), step \(step): \(table.problems)")
            let actual = Table.contents(controller)
            #expect(table.rows == actual, "seed \(seed), step \(step)")
            let expected = try library.context.fetch(request).map { "\($0.pages) \($0.title ?? "")" }
            #expect(
                (controller.fetchedObjects ?? []).map { "\($0.pages) \($0.title ?? "")" } == expected,
                "seed \(seed), step \(step)")
            guard table.rows == actual else { return }
            if step % 15 == 14 {
                try library.context.save()
                #expect(table.rows == Table.contents(controller))
            }
        }
    }

    @Test func movesAndUpdatesAreToldApart() throws {
        let library = try Library()
        let (a, b, c) = (library.book("a"), library.book("b"), library.book("c"))
        try library.context.save()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        let delegate = ChangeLog()
        controller.delegate = delegate
        b.title = "bb"
        library.context.processPendingChanges()
        a.title = "z"
        library.context.processPendingChanges()
        library.context.delete(c)
        library.context.processPendingChanges()
        #expect(delegate.events == ["will", "update 1 1", "did", "will", "move 0 2", "did", "will", "delete 1", "did"])
        #expect(controller.object(at: IndexPath(indexes: [0, 1])) === a)
        #expect(controller.indexPath(forObject: a) == IndexPath(indexes: [0, 1]))
        #expect(delegate.first === a && delegate.controller === controller)
    }

    @Test func aDelegateWithSnapshotsGetsSnapshotsOnly() throws {
        let library = try Library()
        let book = library.book("a")
        book.pages = 3
        try library.context.save()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: "pages", cacheName: nil)
        let delegate = SnapshotLog()
        controller.delegate = delegate
        try controller.performFetch()
        let other = library.book("b")
        other.pages = 2
        try library.context.save()
        #expect(delegate.snapshots.map(\.numberOfItems) == [1, 2])
        #expect(delegate.snapshots.last?.sectionIdentifiers as? [String] == ["2", "3"])
        #expect(delegate.events.isEmpty)
        let typed = try #require(delegate.snapshots.last) as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        #expect(typed.itemIdentifiers == [other.objectID, book.objectID])
    }

    @Test func sectionsHaveIndexTitles() throws {
        let library = try Library()
        for title in ["apple", "avocado", "banana"] {
            let book = library.book(title)
            book.link = URL(string: "x")
        }
        try library.context.save()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: "title", cacheName: nil)
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["apple", "avocado", "banana"])
        #expect(controller.sections?[0].numberOfObjects == 1 && controller.sectionIndexTitles == ["A", "B"])
        #expect(controller.section(forSectionIndexTitle: "B", at: 1) == 2)
    }

    @Test func savesOfOtherContextsArrive() throws {
        let library = try Library()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        let delegate = ChangeLog()
        controller.delegate = delegate
        library.context.automaticallyMergesChangesFromParent = true
        let other = library.newContext()
        let book = Book(entity: library.coordinator.managedObjectModel.entitiesByName["Book"]!, insertInto: other)
        book.title = "a"
        try other.save()
        library.context.performAndWait {}
        book.title = "b"
        try other.save()
        library.context.performAndWait {}
        #expect(controller.fetchedObjects?.map(\.title) == ["b"])
        other.delete(book)
        try other.save()
        library.context.performAndWait {}
        #expect(delegate.events == ["will", "insert 0", "did", "will", "update 0 0", "did", "will", "delete 0", "did"])
    }
}

/// A table that follows the changes, as a table view does: deletions with old places, insertions with new ones.
private final class Table: NSObject, NSFetchedResultsControllerDelegate {
    private(set) var rows: [[NSManagedObjectID]]
    private(set) var problems: [String] = []
    private var deletedSections = IndexSet()
    private var insertedSections = IndexSet()
    private var deletions: [IndexPath] = []
    private var insertions: [(IndexPath, NSManagedObjectID)] = []

    init(_ controller: NSFetchedResultsController<Book>) { rows = Table.contents(controller) }

    static func contents(_ controller: NSFetchedResultsController<Book>) -> [[NSManagedObjectID]] {
        (controller.sections ?? []).map { ($0.objects as? [Book] ?? []).map { ObjectIdentifier($0).id($0) } }
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        deletedSections = []
        insertedSections = []
        deletions = []
        insertions = []
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        if type == .delete { deletedSections.insert(sectionIndex) } else { insertedSections.insert(sectionIndex) }
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let object = anObject as! Book
        switch type {
        case .insert: insertions.append((newIndexPath!, ObjectIdentifier(object).id(object)))
        case .delete: deletions.append(indexPath!)
        case .move:
            deletions.append(indexPath!)
            insertions.append((newIndexPath!, ObjectIdentifier(object).id(object)))
        case .update: break
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        for path in deletions.sorted().reversed() {
            guard rows.indices.contains(path[0]), rows[path[0]].indices.contains(path[1]) else {
                problems.append("no row \(path)")
                return
            }
            rows[path[0]].remove(at: path[1])
        }
        for section in deletedSections.reversed() {
            if !rows[section].isEmpty { problems.append("section \(section) is not empty") }
            rows.remove(at: section)
        }
        for section in insertedSections { rows.insert([], at: section) }
        for (path, id) in insertions.sorted(by: { $0.0 < $1.0 }) {
            guard rows.indices.contains(path[0]), rows[path[0]].count >= path[1] else {
                problems.append("no place \(path)")
                return
            }
            rows[path[0]].insert(id, at: path[1])
        }
    }
}

extension ObjectIdentifier {
    /// IDs change when objects are saved, so the first one of each object is kept.
    fileprivate func id(_ object: NSManagedObject) -> NSManagedObjectID {
        if let known = objc_getAssociatedObject(object, &idKey) as? NSManagedObjectID { return known }
        objc_setAssociatedObject(object, &idKey, object.objectID, .OBJC_ASSOCIATION_RETAIN)
        return object.objectID
    }
}

nonisolated(unsafe) private var idKey: UInt8 = 0

private class ChangeLog: NSObject, NSFetchedResultsControllerDelegate {
    var events: [String] = []
    var first: Book?
    var controller: NSObject?

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        events.append("will")
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        let name = [.insert: "insert", .delete: "delete", .move: "move", .update: "update"][type] ?? ""
        let places = [indexPath, newIndexPath].compactMap { $0 }.map { "\($0[1])" }
        events.append(([name] + places).joined(separator: " "))
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        events.append("did")
        self.controller = controller
        first = (controller.fetchedObjects as? [Book])?.last
        if let first { #expect(controller.indexPath(forObject: first) != nil) }
    }
}

private final class SnapshotLog: NSObject, NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshotReference] = []
    var events: [String] = []

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        events.append("did")
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { snapshots.append(snapshot) }
}
