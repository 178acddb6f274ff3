import CoreData
import Testing

@Suite struct StoreTests {
    private func model(_ change: (NSManagedObjectModel) -> Void = { _ in }) -> NSManagedObjectModel {
        let model = LibraryModel.make()
        for entity in model.entities { entity.managedObjectClassName = "NSManagedObject" }
        change(model)
        return model
    }

    private func fill(_ url: URL) throws {
        let library = try Library(at: url)
        let author = library.author("Ann")
        let book = library.book("one", by: author)
        let tag = Tag(context: library.context)
        tag.name = "t"
        book.tags = [tag]
        for heading in ["b", "a", "c"] {
            let chapter = Chapter(context: library.context)
            chapter.heading = heading
            book.managedAdd(chapter, forKey: "chapters")
        }
        let novel = Novel(context: library.context)
        novel.title = "novel"
        novel.genre = "crime"
        novel.author = author
        try library.context.save()
        library.coordinator.setMetadata(["own": "value"], for: library.coordinator.persistentStores[0])
    }

    private func open(_ url: URL, _ model: NSManagedObjectModel, migrate: Bool = true) throws -> NSManagedObjectContext
    {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url,
            options: [
                NSMigratePersistentStoresAutomaticallyOption: migrate, NSInferMappingModelAutomaticallyOption: migrate,
            ])
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    @Test func aStoreIsMigratedToANewModel() throws {
        let url = Library.temporaryFile()
        try fill(url)
        let identifier =
            try NSPersistentStoreCoordinator.metadataForPersistentStore(
                ofType: NSSQLiteStoreType, at: url)[NSStoreUUIDKey] as? String
        let new = model { model in
            let book = model.entitiesByName["Book"]!
            book.name = "Volume"
            book.renamingIdentifier = "Book"
            let title = book.attributesByName["title"]!
            title.name = "heading"
            title.renamingIdentifier = "title"
            let added = LibraryModel.attribute("language", .string, optional: false, default: "en")
            book.properties = book.properties.filter { $0.name != "cover" } + [added]
            let extra = LibraryModel.entity("Extra", NSManagedObject.self)
            extra.properties = [LibraryModel.attribute("x", .string)]
            model.entities += [extra]
        }
        let context = try open(url, new)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Volume")
        request.sortDescriptors = [NSSortDescriptor(key: "heading", ascending: false)]
        let volumes = try context.fetch(request)
        #expect(volumes.map { $0.value(forKey: "heading") as? String } == ["one", "novel"])
        #expect(volumes.map { $0.value(forKey: "language") as? String } == ["en", "en"])
        #expect(volumes[1].entity.name == "Novel" && volumes[1].value(forKey: "genre") as? String == "crime")
        let author = try #require(volumes[0].value(forKey: "author") as? NSManagedObject)
        #expect(author.value(forKey: "name") as? String == "Ann")
        #expect((author.value(forKey: "books") as? NSSet)?.count == 2)
        let chapters = volumes[0].value(forKey: "chapters") as? NSOrderedSet
        #expect(chapters?.map { ($0 as? NSManagedObject)?.value(forKey: "heading") as? String } == ["b", "a", "c"])
        #expect((volumes[0].value(forKey: "tags") as? NSSet)?.count == 1)
        let metadata = try #require(context.persistentStoreCoordinator?.persistentStores.first?.metadata)
        #expect(metadata[NSStoreUUIDKey] as? String == identifier && metadata["own"] as? String == "value")
        // New objects get keys that no old object has.
        let volume = NSEntityDescription.insertNewObject(forEntityName: "Volume", into: context)
        try context.save()
        #expect(!volumes.map(\.objectID).contains(volume.objectID))
    }

    @Test func aManagerMigratesIntoAnotherFile() throws {
        let (url, target) = (Library.temporaryFile(), Library.temporaryFile())
        try fill(url)
        let old = model()
        let new = model { model in
            model.entitiesByName["Author"]!.properties += [LibraryModel.attribute("nickname", .string)]
        }
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
        let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
        try manager.migrateStore(
            from: url, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: target,
            destinationType: NSSQLiteStoreType, destinationOptions: nil)
        #expect(
            try open(target, new, migrate: false).count(for: NSFetchRequest<NSManagedObject>(entityName: "Author")) == 1
        )
        #expect(try open(url, old, migrate: false).count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == 2)
    }

    @Test func anImpossibleMigrationNamesEntityAndProperty() throws {
        let url = Library.temporaryFile()
        try fill(url)
        let mandatory = model { model in
            let book = model.entitiesByName["Book"]!
            book.properties += [LibraryModel.attribute("language", .string, optional: false)]
        }
        let error = #expect(throws: NSError.self) { try open(url, mandatory) }
        #expect(error?.code == NSInferredMappingModelError)
        #expect(error?.userInfo["entity"] as? String == "Book" && error?.userInfo["property"] as? String == "language")
        let retyped = model { $0.entitiesByName["Book"]?.attributesByName["pages"]?.type = .string }
        #expect(throws: NSError.self) { try open(url, retyped) }
        let refused = #expect(throws: NSError.self) { try open(url, mandatory, migrate: false) }
        #expect(refused?.code == NSPersistentStoreIncompatibleVersionHashError)
        #expect(try open(url, model()).count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == 2)
    }

    @Test func aToOneRelationshipMayBecomeToMany() throws {
        let url = Library.temporaryFile()
        try fill(url)
        let new = model { $0.entitiesByName["Book"]?.relationshipsByName["author"]?.maxCount = 0 }
        let context = try open(url, new)
        let books = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book"))
        #expect(books.map { ($0.value(forKey: "author") as? NSSet)?.count } == [1, 1])
        let author = (books.first?.value(forKey: "author") as? NSSet)?.anyObject() as? NSManagedObject
        #expect((author?.value(forKey: "books") as? NSSet)?.count == 2)
    }

    @Test func anotherProcessCannotOpenAnOpenStore() throws {
        let url = Library.temporaryFile()
        let library = try Library(at: url)
        try library.context.save()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
        process.arguments = ["--nonblock", url.path + "-lock", "true"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus != 0)
        // Another coordinator of this process can.
        let second = try Library(at: url)
        second.author("x")
        try second.context.save()
        #expect(try library.context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    }

    @Test func aFailedSaveLeavesTheStoreAsItWas() throws {
        let url = Library.temporaryFile()
        let library = try Library(at: url)
        library.author("A")
        let book = library.book("b")
        book.keywords = ["x"]
        book.setPrimitiveValue(NotArchivable(), forKey: "keywords")
        #expect(throws: NSError.self) { try library.context.save() }
        #expect(library.context.insertedObjects.count == 2 && book.objectID.isTemporaryID)
        let second = try Library(at: url)
        #expect(try second.context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 0)
        book.keywords = nil
        try library.context.save()
        #expect(try second.context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    }

    @Test func storesAreCopiedReplacedAndDestroyed() throws {
        let (url, copy) = (Library.temporaryFile(), Library.temporaryFile())
        try fill(url)
        let context = try open(url, model())
        let coordinator = try #require(context.persistentStoreCoordinator)
        let store = try coordinator.migratePersistentStore(
            coordinator.persistentStores[0], to: copy, options: nil, withType: NSSQLiteStoreType)
        #expect(coordinator.persistentStores == [store] && store.url == copy)
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == 2)
        try coordinator.destroyPersistentStore(at: copy, ofType: NSSQLiteStoreType)
        #expect(coordinator.persistentStores.isEmpty && !FileManager.default.fileExists(atPath: copy.path))
        try coordinator.replacePersistentStore(
            at: copy, withPersistentStoreFrom: url, ofType: NSSQLiteStoreType)
        #expect(try open(copy, model()).count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == 2)
    }

    @Test func aForeignFileIsRefused() throws {
        let url = Library.temporaryFile()
        try Data(repeating: 65, count: 5000).write(to: url)
        #expect(throws: NSError.self) { try Library(at: url) }
    }

    @Test func aContainerLoadsItsStores() async throws {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: model())
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        var isLoaded = false
        container.loadPersistentStores { _, error in isLoaded = error == nil }
        #expect(isLoaded)
        let name = try await container.performBackgroundTask { context in
            let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
            author.setValue("A", forKey: "name")
            try context.save()
            return author.value(forKey: "name") as? String
        }
        #expect(name == "A")
        let context = container.newBackgroundContext()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Author")) == 1)
    }
}

private final class NotArchivable {}
