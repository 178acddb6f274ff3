import Foundation

/// - Linux: works
///
/// Says what is calculated.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
    public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
    public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
    public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
    public static let duration = HKStatisticsOptions(rawValue: 1 << 6)
    public static var discreteMostRecent: HKStatisticsOptions { .mostRecent }

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// - Linux: refuses
///
/// What was calculated of quantities; no object exists.
open class HKStatistics: NSObject, NSCopying {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date

    init(quantityType: HKQuantityType, start: Date, end: Date) {
        self.quantityType = quantityType
        startDate = start
        endDate = end
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var sources: [HKSource]? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func duration() -> HKQuantity? { nil }
    open func duration(for source: HKSource) -> HKQuantity? { nil }
}

/// - Linux: refuses
///
/// What was calculated for each of several times; no object exists.
open class HKStatisticsCollection: NSObject {
    override init() {}

    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func statistics() -> [HKStatistics] { [] }
    open func sources() -> Set<HKSource> { [] }

    /// - Linux: no effect
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// - Linux: refuses
///
/// A query that calculates; it ends with an error.
open class HKStatisticsQuery: HKQuery {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func refuse(_ error: HKError) {
        handler(self, nil, error)
    }
}

/// - Linux: refuses
///
/// A query that calculates for each of several times; it ends with an error.
open class HKStatisticsCollectionQuery: HKQuery {
    public let anchorDate: Date
    public let options: HKStatisticsOptions
    public let intervalComponents: DateComponents
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        self.options = options
        self.anchorDate = anchorDate
        self.intervalComponents = intervalComponents
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }

    override func refuse(_ error: HKError) {
        initialResultsHandler?(self, nil, error)
    }
}
