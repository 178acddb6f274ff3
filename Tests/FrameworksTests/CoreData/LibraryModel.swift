import CoreData

/// A model of authors, books and tags, with all kinds of relationships.
enum LibraryModel {
    static func make() -> NSManagedObjectModel {
        let model = NSManagedObjectModel()
        let author = entity("Author", Author.self)
        let book = entity("Book", Book.self)
        let tag = entity("Tag", Tag.self)
        let chapter = entity("Chapter", Chapter.self)
        let novel = entity("Novel", Novel.self)

        author.properties = [
            attribute("name", .string, optional: false, default: ""), attribute("born", .date),
            attribute("rank", .integer32, default: 0),
        ]
        book.properties = [
            attribute("title", .string), attribute("pages", .integer16, default: 0), attribute("price", .decimal),
            attribute("rating", .double, default: 0.0), attribute("isRead", .boolean, default: false),
            attribute("isbn", .uuid), attribute("link", .uri), attribute("cover", .binaryData),
            attribute("keywords", .transformable),
        ]
        tag.properties = [attribute("name", .string)]
        chapter.properties = [attribute("heading", .string)]
        novel.properties = [attribute("genre", .string)]
        book.subentities = [novel]

        connect(author, "books", toMany: true, .cascadeDeleteRule, book, "author", toMany: false, .nullifyDeleteRule)
        connect(book, "tags", toMany: true, .nullifyDeleteRule, tag, "books", toMany: true, .nullifyDeleteRule)
        connect(
            book, "chapters", toMany: true, .cascadeDeleteRule, chapter, "book", toMany: false, .nullifyDeleteRule,
            ordered: true)
        tag.uniquenessConstraints = [["name"]]
        model.entities = [author, book, tag, chapter, novel]
        return model
    }

    static func entity(_ name: String, _ type: NSManagedObject.Type) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = String(reflecting: type)
        return entity
    }

    static func attribute(
        _ name: String, _ type: NSAttributeDescription.AttributeType, optional: Bool = true, default value: Any? = nil
    ) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.type = type
        attribute.isOptional = optional
        attribute.defaultValue = value
        return attribute
    }

    static func connect(
        _ first: NSEntityDescription, _ name: String, toMany: Bool, _ rule: NSDeleteRule,
        _ second: NSEntityDescription, _ inverseName: String, toMany inverseToMany: Bool, _ inverseRule: NSDeleteRule,
        ordered: Bool = false
    ) {
        func relationship(
            _ name: String, _ destination: NSEntityDescription, _ toMany: Bool, _ rule: NSDeleteRule
        ) -> NSRelationshipDescription {
            let relationship = NSRelationshipDescription()
            relationship.name = name
            relationship.destinationEntity = destination
            relationship.maxCount = toMany ? 0 : 1
            relationship.deleteRule = rule
            return relationship
        }
        let one = relationship(name, second, toMany, rule)
        let other = relationship(inverseName, first, inverseToMany, inverseRule)
        one.isOrdered = ordered
        one.inverseRelationship = other
        other.inverseRelationship = one
        first.properties += [one]
        second.properties += [other]
    }
}

class Author: NSManagedObject {
    var name: String {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var born: Date? {
        get { managedValue(forKey: "born") }
        set { setManagedValue(newValue, forKey: "born") }
    }
    var rank: Int32 {
        get { managedValue(forKey: "rank") }
        set { setManagedValue(newValue, forKey: "rank") }
    }
    var books: NSSet? {
        get { managedValue(forKey: "books") }
        set { setManagedValue(newValue, forKey: "books") }
    }
    var bookSet: Set<Book> { books as? Set<Book> ?? [] }
    func addToBooks(_ value: Book) { managedAdd(value, forKey: "books") }
    func removeFromBooks(_ value: Book) { managedRemove(value, forKey: "books") }
}

class Book: NSManagedObject {
    var title: String? {
        get { managedValue(forKey: "title") }
        set { setManagedValue(newValue, forKey: "title") }
    }
    var pages: Int16 {
        get { managedValue(forKey: "pages") }
        set { setManagedValue(newValue, forKey: "pages") }
    }
    var price: NSDecimalNumber? {
        get { managedValue(forKey: "price") }
        set { setManagedValue(newValue, forKey: "price") }
    }
    var rating: Double {
        get { managedValue(forKey: "rating") }
        set { setManagedValue(newValue, forKey: "rating") }
    }
    var isRead: Bool {
        get { managedValue(forKey: "isRead") }
        set { setManagedValue(newValue, forKey: "isRead") }
    }
    var isbn: UUID? {
        get { managedValue(forKey: "isbn") }
        set { setManagedValue(newValue, forKey: "isbn") }
    }
    var link: URL? {
        get { managedValue(forKey: "link") }
        set { setManagedValue(newValue, forKey: "link") }
    }
    var cover: Data? {
        get { managedValue(forKey: "cover") }
        set { setManagedValue(newValue, forKey: "cover") }
    }
    var keywords: [String]? {
        get { managedValue(forKey: "keywords") }
        set { setManagedValue(newValue, forKey: "keywords") }
    }
    var author: Author? {
        get { managedValue(forKey: "author") }
        set { setManagedValue(newValue, forKey: "author") }
    }
    var tags: Set<Tag> {
        get { managedValue(forKey: "tags") }
        set { setManagedValue(newValue, forKey: "tags") }
    }
    var chapters: NSOrderedSet? {
        get { managedValue(forKey: "chapters") }
        set { setManagedValue(newValue, forKey: "chapters") }
    }
    var chapterList: [Chapter] { chapters?.array as? [Chapter] ?? [] }
}

final class Novel: Book {
    var genre: String? {
        get { managedValue(forKey: "genre") }
        set { setManagedValue(newValue, forKey: "genre") }
    }
}

final class Tag: NSManagedObject {
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var books: Set<Book> {
        get { managedValue(forKey: "books") }
        set { setManagedValue(newValue, forKey: "books") }
    }
}

final class Chapter: NSManagedObject {
    var heading: String? {
        get { managedValue(forKey: "heading") }
        set { setManagedValue(newValue, forKey: "heading") }
    }
    var book: Book? {
        get { managedValue(forKey: "book") }
        set { setManagedValue(newValue, forKey: "book") }
    }
}

/// A coordinator with a store of the library, and contexts on it. Contexts have private queues, so that tests need no
/// main queue.
final class Library {
    let coordinator: NSPersistentStoreCoordinator
    let context: NSManagedObjectContext
    let url: URL?

    init(_ model: NSManagedObjectModel = LibraryModel.make(), at url: URL? = nil) throws {
        self.url = url
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: url == nil ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: nil, at: url)
        context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
    }

    /// A library whose context is a child of another one's.
    init(childOf parent: Library) {
        url = nil
        coordinator = parent.coordinator
        context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.parent = parent.context
    }

    func newContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    static func temporaryFile() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("CoreDataTests-\(UUID().uuidString).sqlite")
    }

    @discardableResult
    func author(_ name: String) -> Author {
        let author = Author(context: context)
        author.name = name
        return author
    }

    @discardableResult
    func book(_ title: String, by author: Author? = nil) -> Book {
        let book = Book(
            entity: context.persistentStoreCoordinator!.managedObjectModel.entitiesByName["Book"]!, insertInto: context)
        book.title = title
        book.author = author
        return book
    }

    func books(_ format: String? = nil, _ arguments: [Any] = []) throws -> [String] {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return try context.fetch(request).map { $0.title ?? "nil" }
    }
}
