import CoreData
import Testing

@Suite struct ContextTests {
    @Test func aChildSavesIntoItsParent() throws {
        let library = try Library()
        let author = library.author("A")
        let old = library.book("old", by: author)
        try library.context.save()
        let child = NSManagedObjectContext(.privateQueue)
        child.parent = library.context
        let childAuthor = try #require(try child.existingObject(with: author.objectID) as? Author)
        let book = Book(entity: old.entity, insertInto: child)
        book.title = "new"
        book.author = childAuthor
        childAuthor.name = "B"
        let childOld = try #require(child.object(with: old.objectID) as? Book)
        child.delete(childOld)
        #expect(author.name == "A" && author.books?.count == 1)
        try child.save()
        #expect(!child.hasChanges && library.context.hasChanges)
        #expect(author.name == "B" && old.isDeleted)
        #expect(try library.books() == ["new"])
        try library.context.save()
        #expect(author.books?.count == 1)
        let fetched = try child.fetch(NSFetchRequest<Book>(entityName: "Book"))
        #expect(fetched == [book] && !book.objectID.isTemporaryID)
        #expect(book.author === childAuthor)
    }

    @Test func savedChangesAreMerged() throws {
        let library = try Library()
        let book = library.book("one")
        let gone = library.book("gone")
        try library.context.save()
        let other = library.newContext()
        let otherBook = try #require(other.object(with: book.objectID) as? Book)
        let otherGone = try #require(other.object(with: gone.objectID) as? Book)
        #expect(otherBook.title == "one" && otherGone.title == "gone")
        let log = NotificationLog(.NSManagedObjectContextDidSave, library.context)
        book.title = "two"
        library.context.delete(gone)
        library.book("three")
        try library.context.save()
        #expect(otherBook.title == "one")
        let changes = NotificationLog(.NSManagedObjectContextObjectsDidChange, other)
        other.mergeChanges(fromContextDidSave: try #require(log.notifications.first))
        #expect(otherBook.title == "two")
        #expect(otherGone.managedObjectContext == nil)
        let info = try #require(changes.notifications.first?.userInfo)
        #expect((info[NSRefreshedObjectsKey] as? Set<NSManagedObject>) == [otherBook])
        #expect((info[NSDeletedObjectsKey] as? Set<NSManagedObject>) == [otherGone])
        #expect((info[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count == 1)
        #expect(!other.hasChanges)
    }

    @Test func mergingHappensByItselfIfWanted() throws {
        let library = try Library()
        let book = library.book("one")
        try library.context.save()
        let other = library.newContext()
        other.automaticallyMergesChangesFromParent = true
        let otherBook = try #require(other.object(with: book.objectID) as? Book)
        #expect(otherBook.title == "one")
        book.title = "two"
        try library.context.save()
        other.performAndWait { #expect(otherBook.title == "two") }
    }

    @Test(arguments: [
        (NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType, "mine", 2, true),
        (.mergeByPropertyStoreTrumpMergePolicyType, "theirs", 2, true), (.overwriteMergePolicyType, "mine", 0, true),
        (.rollbackMergePolicyType, "theirs", 2, false),
    ])
    func conflictsAreResolvedByThePolicy(
        _ type: NSMergePolicyType, _ title: String, _ pages: Int16, _ isRead: Bool
    ) throws {
        let library = try Library()
        let book = library.book("old")
        try library.context.save()
        let other = library.newContext()
        let otherBook = try #require(other.object(with: book.objectID) as? Book)
        otherBook.title = "theirs"
        otherBook.pages = 2
        book.title = "mine"
        book.isRead = true
        try other.save()
        let error = #expect(throws: NSError.self) { try library.context.save() }
        #expect(error?.code == NSManagedObjectMergeError)
        let conflict = (error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict])?.first
        #expect(conflict?.sourceObject === book && conflict?.persistedSnapshot?["title"] as? String == "theirs")
        library.context.mergePolicy = NSMergePolicy(merge: type)
        try library.context.save()
        #expect(book.title == title && book.pages == pages && book.isRead == isRead)
        library.context.refresh(book, mergeChanges: false)
        #expect(book.title == title && book.pages == pages && book.isRead == isRead)
    }

    @Test func valuesOfConstraintsAreUnique() throws {
        let library = try Library()
        func tag(_ name: String) -> Tag {
            let tag = Tag(context: library.context)
            tag.name = name
            return tag
        }
        let first = tag("a")
        let book = library.book("b")
        book.tags = [first]
        try library.context.save()
        let id = first.objectID
        let second = tag("a")
        let other = library.book("c")
        other.tags = [second]
        let error = #expect(throws: NSError.self) { try library.context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        library.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try library.context.save()
        let tags = try library.context.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
        #expect(tags.map(\.objectID) == [id] && tags.first?.name == "a")
        #expect(tags.first?.books == [book, other])
        // With a context that does not know the stored object the new one takes its place.
        let fresh = library.newContext()
        fresh.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let third = Tag(context: fresh)
        third.name = "a"
        try fresh.save()
        #expect(third.objectID == id && third.books.count == 2)
        #expect(try fresh.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
    }

    @Test func rollbackDiscardsAllChanges() throws {
        let library = try Library()
        let author = library.author("A")
        let book = library.book("one", by: author)
        try library.context.save()
        book.title = "two"
        let new = library.book("new", by: author)
        library.context.delete(book)
        library.context.processPendingChanges()
        library.context.rollback()
        #expect(!library.context.hasChanges && new.managedObjectContext == nil)
        #expect(book.title == "one" && !book.isDeleted && author.bookSet == [book])
    }

    @MainActor @Test func changesAreUndoneAndRedone() throws {
        let library = try Library()
        let manager = UndoManager()
        manager.groupsByEvent = false
        let author = library.author("A")
        let book = library.book("one", by: author)
        try library.context.save()
        library.context.undoManager = manager
        manager.beginUndoGrouping()
        book.title = "two"
        book.author = nil
        let new = library.book("new", by: author)
        library.context.delete(book)
        library.context.processPendingChanges()
        manager.endUndoGrouping()
        library.context.undo()
        #expect(book.title == "one" && book.author === author && author.bookSet == [book] && !book.isDeleted)
        #expect(new.isDeleted && !library.context.hasChanges)
        library.context.redo()
        #expect(book.isDeleted && author.bookSet == [new] && !new.isDeleted && new.title == "new")
        try library.context.save()
        #expect(try library.books() == ["new"])
    }

    @Test func notificationsTellWhatChanged() throws {
        let library = try Library()
        let changes = NotificationLog(.NSManagedObjectContextObjectsDidChange, library.context)
        let saves = NotificationLog(.NSManagedObjectContextDidSave, library.context)
        let book = library.book("one")
        library.context.processPendingChanges()
        book.title = "two"
        library.context.processPendingChanges()
        library.context.delete(book)
        library.context.processPendingChanges()
        #expect(changes.keys == [["inserted"], ["updated"], ["deleted"]])
        let other = library.book("x")
        try library.context.save()
        other.title = "y"
        try library.context.save()
        #expect(saves.keys == [["inserted"], ["updated"]])
    }

    @Test func asynchronousCodeRunsOnTheQueue() async throws {
        let library = try Library()
        let context = library.context
        let count = try await context.perform {
            let author = Author(context: context)
            author.name = "A"
            try context.save()
            return try context.count(for: NSFetchRequest<Author>(entityName: "Author"))
        }
        #expect(count == 1)
        await #expect(throws: NSError.self) {
            try await context.perform {
                _ = try context.existingObject(with: Author(context: context).objectID.copyOfOther(library))
            }
        }
    }

    @Test func manyQueuesMaySaveAtOnce() throws {
        let library = try Library(at: Library.temporaryFile())
        let coordinator = library.coordinator
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            let context = NSManagedObjectContext(.privateQueue)
            context.persistentStoreCoordinator = coordinator
            for round in 0..<10 {
                context.performAndWait {
                    let author = Author(context: context)
                    author.name = "\(number) \(round)"
                    try! context.save()
                }
            }
        }
        #expect(try library.context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 80)
    }

    @Test func objectsWithoutChangesAreReleased() throws {
        let library = try Library()
        weak let book = library.book("a")
        try library.context.save()
        #expect(book == nil)
        #expect(library.context.registeredObjects.isEmpty)
    }

    @Test func resetForgetsEverything() throws {
        let library = try Library()
        let book = library.book("a")
        library.context.reset()
        #expect(!library.context.hasChanges && book.managedObjectContext == nil)
        #expect(try library.books().isEmpty)
    }
}

extension NSManagedObjectID {
    /// An ID that no object has.
    fileprivate func copyOfOther(_ library: Library) -> NSManagedObjectID {
        let identifier = library.coordinator.persistentStores[0].identifier ?? ""
        return library.coordinator.managedObjectID(
            forURIRepresentation: URL(string: "x-coredata://\(identifier)/Author/p999")!)!
    }
}

/// Collects the notifications of a context.
final class NotificationLog: @unchecked Sendable {
    private(set) var notifications: [Notification] = []
    private var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name, _ context: NSManagedObjectContext) {
        token = NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { [unowned self] in
            notifications.append($0)
        }
    }

    deinit { NotificationCenter.default.removeObserver(token!) }

    var keys: [[String]] { notifications.map { ($0.userInfo ?? [:]).keys.compactMap { $0.base as? String }.sorted() } }
}
