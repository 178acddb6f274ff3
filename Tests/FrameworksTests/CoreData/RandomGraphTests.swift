import CoreData
import Testing

/// Compares a context with a plain model of the objects and their relationships.
@Suite struct RandomGraphTests {
    private struct Plain: Equatable {
        var authors: [String: Set<String>] = [:]
        var titles: [String: String] = [:]
        var writers: [String: String] = [:]
        var tags: [String: Set<String>] = [:]
        var chapters: [String: [String]] = [:]
    }

    @Test(arguments: 1...30)
    func theGraphIsThatOfAPlainModel(_ seed: UInt64) throws {
        try run(seed, undo: false)
    }

    @MainActor @Test(arguments: 31...50)
    func undoingRestoresTheGraph(_ seed: UInt64) throws {
        try run(seed, undo: true)
    }

    @Test(arguments: 51...70)
    func aChildSavesTheGraphIntoItsParent(_ seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        let library = try Library()
        var graph = Graph(Library(childOf: library))
        for step in 0..<120 {
            graph.change(&random)
            graph.library.context.processPendingChanges()
            #expect(graph.actual == graph.plain, "seed \(seed), step \(step)")
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                try graph.library.context.save()
                #expect(graph.actual == graph.plain, "seed \(seed), step \(step), child saved")
                #expect(try Graph.read(library.context) == graph.plain, "seed \(seed), step \(step), parent")
            case 1:
                try graph.library.context.save()
                try library.context.save()
                #expect(try Graph.read(library.newContext()) == graph.plain, "seed \(seed), step \(step), store")
                #expect(try Graph.read(graph.library.context) == graph.plain, "seed \(seed), step \(step), child")
            default: break
            }
            guard graph.actual == graph.plain else { return }
        }
    }

    private func run(_ seed: UInt64, undo: Bool) throws {
        var random = RandomNumbers(seed: seed)
        let url = Library.temporaryFile()
        let library = try Library(at: url)
        let manager = UndoManager()
        if undo {
            MainActor.assumeIsolated { manager.groupsByEvent = false }
            library.context.undoManager = manager
        }
        var graph = Graph(library)
        var saved = Plain()
        for step in 0..<120 {
            let before = graph.plain
            if undo { MainActor.assumeIsolated { manager.beginUndoGrouping() } }
            graph.change(&random)
            library.context.processPendingChanges()
            if undo { MainActor.assumeIsolated { manager.endUndoGrouping() } }
            #expect(graph.actual == graph.plain, "seed \(seed), step \(step)")
            guard graph.actual == graph.plain else { return }
            if undo, graph.plain != before, Bool.random(using: &random) {
                let after = graph.plain
                library.context.undo()
                graph.plain = before
                #expect(graph.actual == before, "seed \(seed), step \(step), undone")
                if Bool.random(using: &random) {
                    library.context.redo()
                    graph.plain = after
                    #expect(graph.actual == after, "seed \(seed), step \(step), redone")
                } else {
                    graph.forgetDeleted()
                }
                guard graph.actual == graph.plain else { return }
            } else if !undo {
                switch Int.random(in: 0..<12, using: &random) {
                case 0:
                    try library.context.save()
                    saved = graph.plain
                    let fresh = try Graph.read(library.newContext())
                    #expect(fresh == saved, "seed \(seed), step \(step), saved")
                case 1:
                    library.context.rollback()
                    graph = try Graph(library, saved)
                case 2:
                    for object in library.context.registeredObjects where !object.hasChanges {
                        library.context.refresh(object, mergeChanges: false)
                    }
                default: break
                }
            }
        }
        if !undo {
            try library.context.save()
            let second = try Library(at: url)
            #expect(try Graph.read(second.context) == graph.plain, "seed \(seed), reopened")
        }
    }

    /// The objects by names, and what they should be.
    private struct Graph {
        let library: Library
        var authors: [String: Author] = [:]
        var books: [String: Book] = [:]
        var tags: [String: Tag] = [:]
        var chapters: [String: Chapter] = [:]
        var plain = Plain()
        private var count = 0

        init(_ library: Library) { self.library = library }

        init(_ library: Library, _ plain: Plain) throws {
            self.library = library
            self.plain = plain
            func all<T: NSManagedObject>(_ name: String) throws -> [T] {
                try library.context.fetch(NSFetchRequest<T>(entityName: name))
            }
            for author in try all("Author") as [Author] { authors[author.name] = author }
            for book in try all("Book") as [Book] { books[Graph.name(book)] = book }
            for tag in try all("Tag") as [Tag] { tags[tag.name ?? ""] = tag }
            for chapter in try all("Chapter") as [Chapter] { chapters[chapter.heading ?? ""] = chapter }
            count =
                (["0"] + Array(authors.keys) + Array(books.keys) + Array(tags.keys) + Array(chapters.keys))
                .compactMap { Int($0.drop { !$0.isNumber }) }.max()! + 1_000_000
        }

        /// A book's name does not change, unlike its title.
        private static func name(_ book: Book) -> String { book.link?.absoluteString ?? "" }

        var actual: Plain {
            Graph.plain(Array(authors.values), Array(books.values), Array(tags.values))
        }

        static func plain(_ authors: [Author], _ books: [Book], _ tags: [Tag]) -> Plain {
            var plain = Plain()
            for author in authors where !author.isDeleted && author.managedObjectContext != nil {
                plain.authors[author.name] = Set((author.books?.allObjects as? [Book] ?? []).map(name))
            }
            for book in books where !book.isDeleted && book.managedObjectContext != nil {
                plain.titles[name(book)] = book.title
                plain.writers[name(book)] = book.author?.name
                plain.tags[name(book)] = Set(book.tags.compactMap(\.name))
                plain.chapters[name(book)] = book.chapterList.map { $0.heading ?? "" }
                for chapter in book.chapterList where chapter.book !== book {
                    plain.chapters[name(book)]?.append("wrong")
                }
            }
            for tag in tags where !tag.isDeleted && tag.managedObjectContext != nil {
                for book in tag.books where !book.tags.contains(tag) { plain.titles[name(book)] = "wrong" }
            }
            return plain
        }

        static func read(_ context: NSManagedObjectContext) throws -> Plain {
            plain(
                try context.fetch(NSFetchRequest<Author>(entityName: "Author")),
                try context.fetch(NSFetchRequest<Book>(entityName: "Book")),
                try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")))
        }

        mutating func forgetDeleted() {
            authors = authors.filter { plain.authors[$0.key] != nil }
            books = books.filter { plain.titles[$0.key] != nil }
            tags = tags.filter { !$0.value.isDeleted }
        }

        private mutating func newName(_ kind: String) -> String {
            count += 1
            return "\(kind)\(count)"
        }

        mutating func change(_ random: inout RandomNumbers) {
            let authorNames = plain.authors.keys.sorted()
            let bookNames = plain.titles.keys.sorted()
            let tagNames = tags.keys.sorted()
            switch Int.random(in: 0..<14, using: &random) {
            case 0:
                let name = newName("author")
                authors[name] = library.author(name)
                plain.authors[name] = []
            case 1, 2:
                let name = newName("book")
                let book = library.book("title")
                book.link = URL(string: name)
                books[name] = book
                plain.titles[name] = "title"
                plain.tags[name] = []
                plain.chapters[name] = []
            case 3 where tags.count < 6:
                let name = newName("tag")
                let tag = Tag(context: library.context)
                tag.name = name
                tags[name] = tag
            case 4:
                guard let name = bookNames.randomElement(using: &random) else { return }
                let title = newName("title")
                books[name]?.title = title
                plain.titles[name] = title
            case 5, 6:
                guard let name = bookNames.randomElement(using: &random) else { return }
                let writer = Bool.random(using: &random) ? authorNames.randomElement(using: &random) : nil
                books[name]?.author = writer.flatMap { authors[$0] }
                setWriter(writer, name)
            case 7:
                guard let name = bookNames.randomElement(using: &random),
                    let writer = authorNames.randomElement(using: &random)
                else { return }
                authors[writer]?.addToBooks(books[name]!)
                setWriter(writer, name)
            case 8:
                guard let writer = authorNames.randomElement(using: &random) else { return }
                let names = Set(bookNames.filter { _ in Bool.random(using: &random) })
                authors[writer]?.books = NSSet(array: names.sorted().map { books[$0]! })
                for name in plain.authors[writer] ?? [] where !names.contains(name) { setWriter(nil, name) }
                for name in names { setWriter(writer, name) }
            case 9:
                guard let name = bookNames.randomElement(using: &random) else { return }
                let names = Set(tagNames.filter { _ in Bool.random(using: &random) })
                books[name]?.tags = Set(names.map { tags[$0]! })
                plain.tags[name] = names
            case 10:
                guard let tag = tagNames.randomElement(using: &random) else { return }
                let names = Set(bookNames.filter { _ in Bool.random(using: &random) })
                tags[tag]?.books = Set(names.map { books[$0]! })
                for name in bookNames {
                    if names.contains(name) { plain.tags[name]?.insert(tag) } else { plain.tags[name]?.remove(tag) }
                }
            case 11, 12: changeChapters(bookNames, &random)
            default: delete(authorNames, bookNames, &random)
            }
        }

        private mutating func changeChapters(_ names: [String], _ random: inout RandomNumbers) {
            guard let name = names.randomElement(using: &random), let book = books[name] else { return }
            var list = plain.chapters[name] ?? []
            if list.count > 1, Bool.random(using: &random) {
                list.shuffle(using: &random)
                book.chapters = NSOrderedSet(array: list.map { chapters[$0]! })
            } else {
                let heading = newName("chapter")
                let chapter = Chapter(context: library.context)
                chapter.heading = heading
                chapters[heading] = chapter
                let place = Int.random(in: 0...list.count, using: &random)
                book.managedInsert(chapter, at: place, forKey: "chapters")
                list.insert(heading, at: place)
            }
            plain.chapters[name] = list
        }

        private mutating func delete(_ authorNames: [String], _ bookNames: [String], _ random: inout RandomNumbers) {
            if Bool.random(using: &random), let name = authorNames.randomElement(using: &random) {
                library.context.delete(authors[name]!)
                for book in plain.authors[name] ?? [] { forget(book) }
                plain.authors[name] = nil
            } else if let name = bookNames.randomElement(using: &random) {
                library.context.delete(books[name]!)
                setWriter(nil, name)
                forget(name)
            }
        }

        private mutating func forget(_ book: String) {
            plain.titles[book] = nil
            plain.writers[book] = nil
            plain.tags[book] = nil
            plain.chapters[book] = nil
        }

        private mutating func setWriter(_ writer: String?, _ book: String) {
            if let old = plain.writers[book] { plain.authors[old]?.remove(book) }
            plain.writers[book] = writer
            if let writer { plain.authors[writer]?.insert(book) }
        }
    }
}
