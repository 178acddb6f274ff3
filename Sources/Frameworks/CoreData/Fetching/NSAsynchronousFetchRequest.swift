import Foundation

/// A fetch that does not wait for its result.
/// - Linux: works
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetch {
    open private(set) var fetchRequest: NSFetchRequest<ResultType>
    open var estimatedResultCount = 0
    private let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completion = blk
        super.init()
    }

    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform {
            if !result.isCanceled {
                do {
                    result.finalResult = try context.results(for: self.fetchRequest).map { $0 as! ResultType }
                } catch {
                    result.operationError = error
                }
            }
            self.completion?(result)
        }
        return result
    }
}

/// An asynchronous fetch, whatever its results.
protocol AsynchronousFetch: AnyObject {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

/// The result of a request that is being executed.
/// - Linux: works
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    open private(set) var managedObjectContext: NSManagedObjectContext
    open internal(set) var operationError: (any Error)?
    /// - Linux: always nil
    open var progress: Progress? { nil }
    private(set) var isCanceled = false

    init(_ context: NSManagedObjectContext) {
        managedObjectContext = context
        super.init()
    }

    /// Ends a fetch that has not begun; it has no result then.
    open func cancel() { isCanceled = true }
}

/// The result of an asynchronous fetch.
/// - Linux: works
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    open private(set) var fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// Nil before the fetch has ended.
    open internal(set) var finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        fetchRequest = request
        super.init(context)
    }
}
