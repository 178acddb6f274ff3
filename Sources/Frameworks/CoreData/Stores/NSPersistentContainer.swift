import Foundation

// Sound: the parts may be used on any thread; the descriptions are set before the stores are loaded.
/// A model with its stores and contexts.
/// - Linux: works
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    open private(set) var name: String
    open private(set) var managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator
    open private(set) var viewContext: NSManagedObjectContext
    /// The default is a file of SQLite in ``defaultDirectoryURL()``, named after the container.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Reads the model with this name from the resources. Without one the container has an empty model.
    public convenience init(name: String) {
        let model = ModelFileLocation.model(named: name).flatMap(NSManagedObjectModel.init(contentsOf:))
        if model == nil {
            ConsoleNote.print(
                "CoreData: Failed to load model named \(name). It is looked for as \(name).momd in the resources.")
        }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = []
        super.init()
        let url = type(of: self).defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    }

    /// The application support folder, which is created.
    open class func defaultDirectoryURL() -> URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSTemporaryDirectory())
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Opens the stores of the descriptions and calls the block for each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs the block with a new context, on its queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    public func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) -> T in try block(context) }
    }
}
