import Foundation

/// - Linux: refuses
///
/// The base class of queries. A query that is executed ends with an error.
open class HKQuery: NSObject {
    private let type: HKObjectType?
    private let condition: NSPredicate?
    private var isStopped = false

    init(type: HKObjectType?, predicate: NSPredicate?) {
        self.type = type
        condition = predicate
    }

    open var objectType: HKObjectType? { type }
    open var sampleType: HKSampleType? { type as? HKSampleType }
    open var predicate: NSPredicate? { condition }

    /// Calls the handler of a subclass.
    func refuse(_ error: HKError) {}

    func end(with error: HKError) {
        if !isStopped { refuse(error) }
    }

    func stop() {
        isStopped = true
    }
}

public let HKObjectQueryNoLimit = 0
public let HKAnchoredObjectQueryNoAnchor: Int32 = 0

/// - Linux: works
///
/// Says which samples are in a time.
public struct HKQueryOptions: OptionSet, Sendable {
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// - Linux: works
///
/// Says which samples a query is about.
open class HKQueryDescriptor: NSObject, NSCopying {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?

    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: works
///
/// Says up to where changes are known.
// Sound: the property never changes.
open class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let value: Int

    public init(fromValue value: Int) {
        self.value = value
    }

    public required init?(coder: NSCoder) {
        value = coder.decodeInteger(forKey: "value")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(value, forKey: "value")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.value == value }

    open override var hash: Int { value }
}
