import Foundation

/// - Linux: refuses
///
/// A query for samples; it ends with an error.
open class HKSampleQuery: HKQuery {
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        super.init(type: sampleType, predicate: predicate)
    }

    public convenience init(
        queryDescriptors: [HKQueryDescriptor], limit: Int,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.init(
            queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [], resultsHandler: resultsHandler)
    }

    public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        handler = resultsHandler
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        super.init(type: nil, predicate: nil)
    }

    override func refuse(_ error: HKError) {
        handler(self, nil, error)
    }
}

/// - Linux: refuses
///
/// A query for changes; it ends with an error.
open class HKAnchoredObjectQuery: HKQuery {
    private let handler: (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    open var updateHandler:
        ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        self.handler = handler
        super.init(type: type, predicate: predicate)
    }

    public init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        self.handler = handler
        super.init(type: nil, predicate: nil)
    }

    override func refuse(_ error: HKError) {
        handler(self, nil, nil, nil, error)
    }
}

public typealias HKObserverQueryCompletionHandler = () -> Void

/// - Linux: refuses
///
/// A query for news about changes; it ends with an error.
open class HKObserverQuery: HKQuery {
    private let handler: (HKObserverQuery, HKError) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        handler = { updateHandler($0, {}, $1) }
        super.init(type: sampleType, predicate: predicate)
    }

    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        handler = { updateHandler($0, nil, {}, $1) }
        super.init(type: nil, predicate: nil)
    }

    override func refuse(_ error: HKError) {
        handler(self, error)
    }
}

/// - Linux: refuses
///
/// A query for correlations; it ends with an error.
open class HKCorrelationQuery: HKQuery {
    private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    public let correlationType: HKCorrelationType
    public let samplePredicates: [HKSampleType: NSPredicate]?

    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        handler = completion
        self.correlationType = correlationType
        self.samplePredicates = samplePredicates
        super.init(type: correlationType, predicate: predicate)
    }

    override func refuse(_ error: HKError) {
        handler(self, nil, error)
    }
}

/// - Linux: refuses
///
/// A query for applications that saved samples; it ends with an error.
open class HKSourceQuery: HKQuery {
    private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        handler = completionHandler
        super.init(type: sampleType, predicate: objectPredicate)
    }

    override func refuse(_ error: HKError) {
        handler(self, nil, error)
    }
}
