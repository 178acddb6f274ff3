import CoreData
import Testing

@Suite struct ObjectTests {
    @Test func aNewObjectHasDefaultsAndATemporaryID() throws {
        let library = try Library()
        let author = Author(context: library.context)
        #expect(author.name == "" && author.rank == 0 && author.born == nil)
        #expect(author.isInserted && author.hasChanges && !author.isFault)
        #expect(author.objectID.isTemporaryID)
        try library.context.save()
        #expect(!author.objectID.isTemporaryID && !author.hasChanges && !author.isInserted)
        let uri = author.objectID.uriRepresentation()
        #expect(library.coordinator.managedObjectID(forURIRepresentation: uri) == author.objectID)
    }

    @Test func anObjectThatIsCreatedWithoutAnEntityHasNoPropertiesAndNoContextTakesIt() throws {
        final class Heard: @unchecked Sendable {
            var reasons: [String] = []
        }
        let heard = Heard()
        let before = Trestle.exceptionPolicy
        defer { Trestle.exceptionPolicy = before }
        Trestle.exceptionPolicy = .report { heard.reasons.append($0.reason ?? "") }
        let library = try Library()
        let lone = Author()
        #expect(NSManagedObject().entity.name == nil)
        #expect(lone.managedObjectContext == nil && !lone.isInserted && lone.entity.properties.isEmpty)
        library.context.insert(lone)
        #expect(heard.reasons == ["An NSManagedObject of class 'Author' must have a valid NSEntityDescription."])
        #expect(lone.managedObjectContext == nil && !library.context.hasChanges)
    }

    @Test func objectsAreCreatedFromAMetatype() throws {
        let library = try Library()
        func insert<Object: NSManagedObject>(_ type: Object.Type) -> Object { type.newObject(context: library.context) }
        #expect(insert(Author.self).isInserted)
        let book = insert(Novel.self)
        #expect(book.entity.name == "Novel" && book.managedObjectContext === library.context)
    }

    @Test func valuesOfAllTypesSurviveAStore() throws {
        let url = Library.temporaryFile()
        let (id, link) = (UUID(), URL(string: "https://example.org/a?b=c"))
        do {
            let library = try Library(at: url)
            let author = library.author("Ursula")
            author.born = Date(timeIntervalSinceReferenceDate: -123.5)
            let book = library.book("The Dispossessed", by: author)
            book.pages = 341
            book.price = NSDecimalNumber(string: "12.30")
            book.rating = 4.75
            book.isRead = true
            book.isbn = id
            book.link = link
            book.cover = Data([0, 1, 2, 255])
            book.keywords = ["anarchism", "physics"]
            try library.context.save()
        }
        let library = try Library(at: url)
        let book = try #require(try library.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        #expect(book.isFault)
        #expect(book.title == "The Dispossessed")
        #expect(!book.isFault)
        #expect(book.pages == 341 && book.rating == 4.75 && book.isRead)
        #expect(book.price == NSDecimalNumber(string: "12.3"))
        #expect(book.isbn == id && book.link == link && book.cover == Data([0, 1, 2, 255]))
        #expect(book.keywords == ["anarchism", "physics"])
        #expect(book.author?.name == "Ursula")
        #expect(book.author?.born == Date(timeIntervalSinceReferenceDate: -123.5))
        #expect(book.value(forKey: "pages") as? Int == 341)
        #expect(book.value(forKeyPath: "author.name") as? String == "Ursula")
    }

    @Test func inverseRelationshipsFollow() throws {
        let library = try Library()
        let (first, second) = (library.author("A"), library.author("B"))
        let book = library.book("x", by: first)
        #expect(first.books?.count == 1)
        book.author = second
        #expect(first.books?.count == 0 && second.books?.contains(book) == true)
        first.addToBooks(book)
        #expect(book.author === first && second.books?.count == 0)
        first.removeFromBooks(book)
        #expect(book.author == nil)
        let tag = Tag(context: library.context)
        book.tags = [tag]
        #expect(tag.books == [book])
        tag.books = []
        #expect(book.tags.isEmpty)
    }

    @Test func orderedRelationshipsKeepTheirOrder() throws {
        let url = Library.temporaryFile()
        do {
            let library = try Library(at: url)
            let book = library.book("b")
            for heading in ["one", "two", "three"] {
                let chapter = Chapter(context: library.context)
                chapter.heading = heading
                book.managedAdd(chapter, forKey: "chapters")
            }
            try library.context.save()
            let chapters = book.mutableOrderedSetValue(forKey: "chapters")
            chapters.moveObjects(at: [2], to: 0)
            #expect(book.chapterList.map(\.heading) == ["three", "one", "two"])
            try library.context.save()
        }
        let library = try Library(at: url)
        let book = try #require(try library.context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        #expect(book.chapterList.map(\.heading) == ["three", "one", "two"])
    }

    @Test func changedAndCommittedValuesDiffer() throws {
        let library = try Library()
        let book = library.book("old")
        try library.context.save()
        book.title = "new"
        #expect(book.isUpdated && library.context.updatedObjects == [book])
        #expect(book.changedValues().keys.sorted() == ["title"])
        #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "old")
        library.context.refresh(book, mergeChanges: false)
        #expect(book.isFault && !book.hasChanges)
        #expect(book.title == "old")
    }

    @Test func cascadeAndNullifyAreApplied() throws {
        let library = try Library()
        let author = library.author("A")
        let (first, second) = (library.book("1", by: author), library.book("2", by: author))
        let tag = Tag(context: library.context)
        tag.name = "t"
        first.tags = [tag]
        second.tags = [tag]
        try library.context.save()
        library.context.delete(author)
        #expect(author.isDeleted && !first.isDeleted)
        library.context.processPendingChanges()
        #expect(first.isDeleted && second.isDeleted && tag.books.isEmpty)
        try library.context.save()
        #expect(first.managedObjectContext == nil)
        #expect(try library.books().isEmpty)
        #expect(try library.context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
    }

    @Test func aDenyRuleKeepsTheSaveFromHappening() throws {
        let model = LibraryModel.make()
        model.entitiesByName["Author"]?.relationshipsByName["books"]?.deleteRule = .denyDeleteRule
        let library = try Library(model)
        let author = library.author("A")
        library.book("1", by: author)
        try library.context.save()
        library.context.delete(author)
        let error = #expect(throws: NSError.self) { try library.context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "books")
        library.context.rollback()
        #expect(!author.isDeleted && author.books?.count == 1)
    }

    @Test func invalidObjectsAreNotSaved() throws {
        let model = LibraryModel.make()
        model.entitiesByName["Book"]?.attributesByName["title"]?.isOptional = false
        model.entitiesByName["Book"]?.attributesByName["pages"]?.setValidationPredicates(
            [NSPredicate(format: "SELF >= 0")], withValidationWarnings: ["1620"])
        let library = try Library(model)
        let book = library.book("x")
        book.title = nil
        let missing = #expect(throws: NSError.self) { try library.context.save() }
        #expect(missing?.code == NSValidationMissingMandatoryPropertyError)
        book.pages = -1
        let both = #expect(throws: NSError.self) { try library.context.save() }
        #expect(both?.code == NSValidationMultipleErrorsError)
        #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code).sorted() == [1570, 1620])
        book.title = "t"
        book.pages = 1
        try library.context.save()
    }

    @Test func observersAreToldOfChanges() throws {
        let library = try Library()
        let book = library.book("a")
        let observer = Observer()
        book.addObserver(observer, forKeyPath: "title", options: [.old, .new], context: nil)
        book.title = "b"
        book.setValue("c", forKey: "title")
        #expect(observer.changes == ["a>b", "b>c"])
        book.removeObserver(observer, forKeyPath: "title")
    }

    @Test func subclassesAreToldOfTheirLife() throws {
        let model = LibraryModel.make()
        model.entitiesByName["Tag"]?.managedObjectClassName = "CoreDataTests.RecordingTag"
        let library = try Library(model)
        let tag = RecordingTag(context: library.context)
        tag.setValue("n", forKey: "name")
        try library.context.save()
        library.context.refresh(tag, mergeChanges: false)
        #expect(tag.value(forKey: "name") as? String == "n")
        library.context.delete(tag)
        try library.context.save()
        #expect(
            tag.events == [
                "insert", "willSave", "didSave", "willFault", "didFault", "fetch", "delete", "willSave", "didSave",
            ])
    }
}

final class RecordingTag: NSManagedObject {
    var events: [String] = []
    override func awakeFromInsert() { events.append("insert") }
    override func awakeFromFetch() { events.append("fetch") }
    override func willSave() { events.append("willSave") }
    override func didSave() { events.append("didSave") }
    override func prepareForDeletion() { events.append("delete") }
    override func willTurnIntoFault() { events.append("willFault") }
    override func didTurnIntoFault() { events.append("didFault") }
}

private final class Observer: NSObject, KeyValueObserver {
    nonisolated(unsafe) var changes: [String] = []

    nonisolated func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        changes.append("\(change?[.oldKey] as? String ?? "")>\(change?[.newKey] as? String ?? "")")
    }
}

@Suite struct TransformerTests {
    @Test func aTransformerConvertsTheValuesOfAnAttribute() throws {
        ValueTransformer.setValueTransformer(PointTransformer(), forName: NSValueTransformerName("PointTransformer"))
        let model = LibraryModel.make()
        model.entitiesByName["Book"]?.attributesByName["keywords"]?.valueTransformerName = "PointTransformer"
        let library = try Library(model)
        let book = library.book("a")
        book.setValue(Point(x: 1, y: 2), forKey: "keywords")
        try library.context.save()
        library.context.refresh(book, mergeChanges: false)
        #expect(book.value(forKey: "keywords") as? Point == Point(x: 1, y: 2))
        #expect(ValueTransformer(forName: NSValueTransformerName("PointTransformer")) is PointTransformer)
    }
}

private struct Point: Equatable, Codable {
    var x: Int
    var y: Int
}

private final class PointTransformer: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? {
        (value as? Point).flatMap { try? JSONEncoder().encode($0) }
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap { try? JSONDecoder().decode(Point.self, from: $0) }
    }
}
