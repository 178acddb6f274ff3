import Foundation

/// - Linux: works
///
/// Names a type of health data.
// Sound: the property never changes.
open class HKObjectType: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let identifier: String

    init(named identifier: String) {
        self.identifier = identifier
    }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = identifier as String
    }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        QuantityFacts.facts(of: identifier) == nil ? nil : HKQuantityType(identifier)
    }

    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }

    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }

    open class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        HKDocumentType(identifier)
    }

    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(named: identifier) }

    open class func workoutType() -> HKWorkoutType { HKWorkoutType(named: HKWorkoutTypeIdentifier) }

    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(named: "HKActivitySummaryTypeIdentifier")
    }

    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(named: "HKDataTypeIdentifierAudiogram")
    }

    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(named: "HKDataTypeIdentifierElectrocardiogram")
    }

    open func requiresPerObjectAuthorization() -> Bool { false }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }

    open override var hash: Int { identifier.hashValue }

    open override var description: String { identifier }
}

/// - Linux: works
///
/// Names a characteristic of the user.
// Sound: the class adds no state.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }
}

/// - Linux: works
///
/// Names the summaries of days.
// Sound: the class adds no state.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
