import CoreData
import Testing

@Suite struct FetchTests {
    private func filled() throws -> Library {
        let library = try Library()
        let (ann, bob) = (library.author("Ann"), library.author("bob"))
        ann.rank = 1
        bob.rank = 2
        let tag = Tag(context: library.context)
        tag.name = "new"
        for (title, pages, author) in [("alpha", 10, ann), ("Beta", 20, ann), ("gamma", 30, bob), ("Émile", 40, nil)]
            as [(String, Int16, Author?)]
        {
            let book = library.book(title, by: author)
            book.pages = pages
            if pages > 20 { book.tags = [tag] }
        }
        try library.context.save()
        return library
    }

    @Test(arguments: [
        ("pages > 10 AND pages <= 30", ["Beta", "gamma"]), ("title == 'alpha'", ["alpha"]),
        ("title BEGINSWITH[c] 'b'", ["Beta"]), ("title CONTAINS[cd] 'emi'", ["Émile"]),
        ("title LIKE '*a'", ["Beta", "alpha", "gamma"]), ("title IN {'alpha', 'gamma'}", ["alpha", "gamma"]),
        ("author == nil", ["Émile"]), ("author.name == 'bob'", ["gamma"]), ("author.rank < 2", ["Beta", "alpha"]),
        ("NOT (author.rank < 2)", ["Émile", "gamma"]), ("ANY tags.name == 'new'", ["Émile", "gamma"]),
        ("tags.@count == 0", ["Beta", "alpha"]), ("pages BETWEEN {10, 20}", ["Beta", "alpha"]),
        ("title != 'alpha'", ["Beta", "Émile", "gamma"]), ("TRUEPREDICATE", ["Beta", "Émile", "alpha", "gamma"]),
        ("SUBQUERY(tags, $t, $t.name == 'new').@count > 0", ["Émile", "gamma"]), ("pages + 10 == 20", ["alpha"]),
        ("isRead == NO", ["Beta", "Émile", "alpha", "gamma"]), ("title MATCHES '[a-z]+'", ["alpha", "gamma"]),
    ])
    func predicatesSelect(_ format: String, _ expected: [String]) throws {
        let library = try filled()
        #expect(try library.books(format) == expected)
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: format, argumentArray: [])
        #expect(try library.context.count(for: request) == expected.count)
    }

    @Test func objectsAndIDsCanBeCompared() throws {
        let library = try filled()
        let request = NSFetchRequest<Author>(entityName: "Author")
        request.predicate = NSPredicate(format: "name == %@", "Ann")
        let ann = try #require(try library.context.fetch(request).first)
        #expect(try library.books("author == %@", [ann]) == ["Beta", "alpha"])
        #expect(try library.books("author == %@", [ann.objectID]) == ["Beta", "alpha"])
        #expect(try library.books("author IN %@", [[ann]]) == ["Beta", "alpha"])
        let book = try #require(ann.books?.anyObject() as? Book)
        #expect(try library.books("SELF == %@", [book]) == [book.title])
        #expect(try library.books("SELF IN %@", [[book.objectID]]) == [book.title])
        let authors = NSFetchRequest<Author>(entityName: "Author")
        authors.predicate = NSPredicate(format: "books CONTAINS %@", book)
        #expect(try library.context.fetch(authors) == [ann])
    }

    @Test func unsavedChangesAreIncludedAndCanBeLeftOut() throws {
        let library = try filled()
        let books = try library.context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        let alpha = try #require(books.first { $0.title == "alpha" })
        alpha.title = "zeta"
        library.book("new")
        library.context.delete(try #require(books.first { $0.title == "gamma" }))
        #expect(try library.books() == ["Beta", "Émile", "new", "zeta"])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.fetchLimit = 1
        request.fetchOffset = 1
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        #expect(try library.context.fetch(request).map(\.title) == ["Émile"])
        request.fetchLimit = 0
        request.fetchOffset = 0
        request.includesPendingChanges = false
        #expect(try library.context.fetch(request).count == 4)
        #expect(try library.context.count(for: request) == 4)
    }

    @Test func sortDescriptorsWithKeyPathsAndSelectorsSort() throws {
        let library = try filled()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
        request.fetchLimit = 2
        #expect(try library.context.fetch(request).map(\.pages) == [40, 30])
        request.fetchLimit = 0
        request.sortDescriptors = [
            NSSortDescriptor(key: "title", ascending: true, selector: Selector("caseInsensitiveCompare:"))
        ]
        #expect(try library.context.fetch(request).map(\.title) == ["alpha", "Beta", "Émile", "gamma"])
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Book.author?.name, ascending: true),
            NSSortDescriptor(keyPath: \Book.title, ascending: false),
        ]
        #expect(try library.context.fetch(request).map(\.title) == ["Émile", "alpha", "Beta", "gamma"])
    }

    @Test func dictionariesAreGroupedAndSummed() throws {
        let library = try filled()
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["title", "pages"]
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        let rows = try library.context.fetch(request)
        #expect(rows.count == 4 && rows[0]["title"] as? String == "alpha" && rows[0]["pages"] as? Int == 10)
        let sums = try Aggregates.instance.pagesByAuthor(library.context)
        #expect(sums == ["Ann": 30, "bob": 30, "": 40])
    }

    @Test func theRequestThatXcodeGeneratesForAClassIsPreferred() throws {
        let library = try Library()
        let request = Written.fetchRequest()
        let typed: NSFetchRequest<Written> = request
        #expect(typed === request)
        let untyped: NSFetchRequest<NSFetchRequestResult> = Written.fetchRequest()
        #expect(untyped !== request)
        withExtendedLifetime(library) {}
    }

    @Test func batchRequestsChangeTheStore() throws {
        let library = try filled()
        let context = library.context
        let insertion = NSBatchInsertRequest(
            entityName: "Book", objects: [["title": "x", "pages": 1], ["title": "y"]])
        insertion.resultType = .count
        #expect((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 2)
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "pages < 15")
        update.propertiesToUpdate = ["isRead": true]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 3)
        #expect(try library.books("isRead == YES") == ["alpha", "x", "y"])
        let request: NSFetchRequest<NSFetchRequestResult> = Author.fetchRequest()
        request.predicate = NSPredicate(format: "name == 'Ann'")
        let deletion = NSBatchDeleteRequest(fetchRequest: request)
        deletion.resultType = .resultTypeObjectIDs
        let ids = (try context.execute(deletion) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
        #expect(ids?.count == 1)
        #expect(try library.books() == ["Émile", "gamma", "x", "y"])
    }

    @Test func subentitiesAreIncludedOrNot() throws {
        let library = try filled()
        let novel = Novel(context: library.context)
        novel.title = "novel"
        novel.genre = "crime"
        try library.context.save()
        library.context.reset()
        #expect(try library.books("title == 'novel'") == ["novel"])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.includesSubentities = false
        #expect(try library.context.count(for: request) == 4)
        let novels = try library.context.fetch(NSFetchRequest<Novel>(entityName: "Novel"))
        #expect(novels.map(\.genre) == ["crime"])
    }

    @Test func anAsynchronousFetchCallsBack() async throws {
        let library = try filled()
        let count = await withCheckedContinuation { continuation in
            let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Book>(entityName: "Book")) {
                continuation.resume(returning: $0.finalResult?.count)
            }
            _ = try? library.context.execute(request)
        }
        #expect(count == 4)
    }

    @Test func manyObjectsAreSavedAndFetched() throws {
        let library = try Library()
        let author = library.author("A")
        for number in 0..<20_000 {
            let book = Book(context: library.context)
            book.pages = Int16(number % 1000)
            book.author = author
        }
        try library.context.save()
        library.context.reset()
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: "pages >= 500")
        request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        let books = try library.context.fetch(request)
        #expect(books.count == 10_000)
        #expect(books.allSatisfy { $0.pages >= 500 })
    }
}

private protocol AggregateUse: Sendable {
    func pagesByAuthor(_ context: NSManagedObjectContext) throws -> [String: Int]
}

private struct Aggregates: AggregateUse {
    static let instance: any AggregateUse = Aggregates()

    @available(*, deprecated)
    func pagesByAuthor(_ context: NSManagedObjectContext) throws -> [String: Int] {
        let sum = NSExpressionDescription()
        sum.name = "sum"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
        sum.expressionResultType = .integer64AttributeType
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["author.name", sum]
        request.propertiesToGroupBy = ["author.name"]
        var result: [String: Int] = [:]
        for row in try context.fetch(request) {
            result[row["author.name"] as? String ?? ""] = (row["sum"] as? NSNumber)?.intValue
        }
        return result
    }
}

private final class Written: NSManagedObject {}

extension Written {
    @nonobjc class func fetchRequest() -> NSFetchRequest<Written> { NSFetchRequest<Written>(entityName: "Author") }
}
