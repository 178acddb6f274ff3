import CoreData

/// - Linux: no effect
///
/// Objects of Core Data for a view. As no view is shown, nothing is fetched: the results are empty.
@propertyWrapper public struct FetchRequest<Result> where Result: NSFetchRequestResult {
    /// - Linux: no effect
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor] = []
        public var nsPredicate: NSPredicate?
    }

    private let held: HeldValue<Configuration>

    private init(_ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?) {
        held = HeldValue(Configuration(nsSortDescriptors: sortDescriptors, nsPredicate: predicate))
    }

    public var wrappedValue: FetchedResults<Result> { FetchedResults(held: held) }

    public var projectedValue: Binding<Configuration> {
        let held = held
        return Binding(get: { held.value }, set: { held.value = $0 })
    }
}

nonisolated extension FetchRequest: DynamicProperty {}

nonisolated extension FetchRequest {
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(sortDescriptors, predicate)
    }

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest.sortDescriptors ?? [], fetchRequest.predicate)
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }
}

nonisolated extension FetchRequest where Result: NSManagedObject {
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(sortDescriptors, predicate)
    }

    /// The order is not kept: nothing is fetched.
    @_disfavoredOverload public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init([], predicate)
    }
}

/// - Linux: no effect
///
/// The results of a ``FetchRequest``: none.
nonisolated public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
    let held: HeldValue<FetchRequest<Result>.Configuration>

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { held.value.nsSortDescriptors }
        nonmutating set { held.value.nsSortDescriptors = newValue }
    }

    public var nsPredicate: NSPredicate? {
        get { held.value.nsPredicate }
        nonmutating set { held.value.nsPredicate = newValue }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }

    public subscript(position: Int) -> Result {
        preconditionFailure("Index \(position) is not among the results of a fetch: SwiftUI fetches nothing on Linux")
    }
}
