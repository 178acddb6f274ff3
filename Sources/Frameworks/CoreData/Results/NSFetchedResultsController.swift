import Foundation

/// The results of a fetch in sections, kept up to date with the changes of a context.
///
/// Delegates get the controller as one with results of any kind; it is the same object.
/// - Linux: works
open class NSFetchedResultsController<ResultType>: NSObject, TypedFetchedResults {
    public let core: FetchedResults

    /// - Parameter name: - Linux: no effect; nothing is cached
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        core = FetchedResults(fetchRequest, context, sectionNameKeyPath)
        cacheName = name
        super.init()
        core.controller = unsafeDowncastToAny(self)
        core.observe()
    }

    /// Fetches the objects. Until it is called the controller has none.
    open func performFetch() throws { try core.performFetch() }

    open var managedObjectContext: NSManagedObjectContext { core.context }
    open var sectionNameKeyPath: String? { core.sectionNameKeyPath }
    open private(set) var cacheName: String?

    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { core.delegate }
        set { core.delegate = newValue }
    }

    /// - Linux: no effect
    open class func deleteCache(withName name: String?) {}

    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        core.indexTitle(of: sectionName)
    }

    open var sectionIndexTitles: [String] { core.sectionIndexTitles }

    /// Nil before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.sections : nil }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        core.sections.firstIndex { $0.indexTitle == title } ?? min(sectionIndex, max(0, core.sections.count - 1))
    }
}

/// Fetched results with a type. Specific to Trestle.
///
/// A delegate's controller has another static type than the object. In an extension of a protocol the static type
/// decides what is returned.
///
/// - Linux: works
public protocol TypedFetchedResults: NSObject {
    associatedtype ResultType
    var core: FetchedResults { get }
}

extension TypedFetchedResults {
    public var fetchRequest: NSFetchRequest<ResultType> {
        unsafeBitCast(core.request as AnyObject, to: NSFetchRequest<ResultType>.self)
    }

    /// Nil before the first fetch.
    public var fetchedObjects: [ResultType]? { core.isFetched ? core.results(ResultType.self) : nil }

    /// Returns the object at a section and row. An index path out of range ends the process.
    public func object(at indexPath: IndexPath) -> ResultType { core.object(at: indexPath) as! ResultType }

    public func indexPath(forObject object: ResultType) -> IndexPath? { core.indexPath(for: object) }
}

/// Returns the controller as one with results of any kind. All have the same layout.
func unsafeDowncastToAny<ResultType>(
    _ controller: NSFetchedResultsController<ResultType>
) -> NSFetchedResultsController<any NSFetchRequestResult> {
    unsafeBitCast(controller as AnyObject, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
}

/// A section of fetched results.
/// - Linux: works
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// What happened to an object or section.
/// - Linux: works
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}
