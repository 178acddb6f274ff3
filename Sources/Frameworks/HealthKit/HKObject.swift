import Foundation

/// - Linux: works
///
/// The base class of health data that the application makes. Nothing of it is saved.
// Sound: the properties never change.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let sourceRevision = HKSourceRevision(
        source: .default(), version: Bundle.main.infoDictionary?["CFBundleVersion"] as? String)
    public let device: HKDevice?
    public let metadata: [String: Any]?

    init(device: HKDevice?, metadata: [String: Any]?) {
        self.device = device
        self.metadata = metadata
    }

    open var source: HKSource { sourceRevision.source }
}

/// - Linux: refuses
///
/// Something that was deleted; no object exists.
open class HKDeletedObject: NSObject {
    override init() {}

    open var uuid: UUID { UUID() }
    open var metadata: [String: Any]? { nil }
}

/// - Linux: works
///
/// Health data with a time.
// Sound: the properties never change.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(
        sampleType: HKSampleType, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.sampleType = sampleType
        self.startDate = startDate
        self.endDate = endDate
        super.init(device: device, metadata: metadata)
    }

    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }
}

public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKPredicateKeyPathCategoryValue = "value"
public let HKPredicateKeyPathUUID = "UUID"
public let HKPredicateKeyPathSource = "source"
public let HKPredicateKeyPathMetadata = "metadata"
public let HKPredicateKeyPathDateComponents = "dateComponents"
