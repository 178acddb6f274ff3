import Foundation

/// Types of checking results, combined as their raw values.
public typealias NSTextCheckingTypes = UInt64

/// Every type, those of the system and those of applications.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max
/// The types that the system defines.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
/// The types that applications may define.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xFFFF_FFFF << 32

extension NSTextCheckingResult.CheckingType {
    // Foundation declares all, deprecated because nothing of its own returns them. Its number of `.link` is not Apple's
    // (1 << 5), which is that of `.address` here.
    static let detectedDate = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    static let detectedAddress = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    static let detectedJourney = NSTextCheckingResult.CheckingType(rawValue: 1 << 12)
    static let detectedLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    static let detectedPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
    /// The address of a link. An address without a scheme gets `http`, and an e-mail address `mailto`.
    public var url: URL? { (self as? DataCheckingResult)?.address }

    /// The phone number as it is written.
    public var phoneNumber: String? { (self as? DataCheckingResult)?.number }

    /// The date of a result that was made with one. Detectors on Linux find none.
    public var date: Date? { (self as? DataCheckingResult)?.moment?.date }

    /// The time zone of a date; nil if it was not given.
    public var timeZone: TimeZone? { (self as? DataCheckingResult)?.moment?.zone }

    /// The seconds of a period that begins with the date; 0 for a moment.
    public var duration: TimeInterval { (self as? DataCheckingResult)?.moment?.duration ?? 0 }

    /// The parts of an address or of facts about a journey that a result was made with. Detectors on Linux find neither.
    public var components: [NSTextCheckingKey: String]? { (self as? DataCheckingResult)?.parts }

    /// The parts of an address that a result was made with.
    public var addressComponents: [NSTextCheckingKey: String]? { resultType == .detectedAddress ? components : nil }

    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DataCheckingResult(range, .detectedDate, moment: (date, nil, 0))
    }

    public class func dateCheckingResult(
        range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
    ) -> NSTextCheckingResult {
        DataCheckingResult(range, .detectedDate, moment: (date, timeZone, duration))
    }

    public class func addressCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DataCheckingResult(range, .detectedAddress, parts: components)
    }

    public class func transitInformationCheckingResult(
        range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DataCheckingResult(range, .detectedJourney, parts: components)
    }

    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DataCheckingResult(range, .detectedLink, address: url)
    }

    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DataCheckingResult(range, .detectedPhoneNumber, number: phoneNumber)
    }
}

/// A link, a phone number or another kind of data in a text.
final class DataCheckingResult: NSTextCheckingResult {
    let address: URL?
    let number: String?
    let moment: (date: Date, zone: TimeZone?, duration: TimeInterval)?
    let parts: [NSTextCheckingKey: String]?
    private let place: NSRange
    private let type: CheckingType

    init(
        _ place: NSRange, _ type: CheckingType, address: URL? = nil, number: String? = nil,
        moment: (date: Date, zone: TimeZone?, duration: TimeInterval)? = nil,
        parts: [NSTextCheckingKey: String]? = nil
    ) {
        self.place = place
        self.type = type
        self.address = address
        self.number = number
        self.moment = moment
        self.parts = parts
        super.init()
    }

    /// Such results are not archived.
    required init?(coder: NSCoder) { nil }

    override func encode(with coder: NSCoder) {}

    override class var supportsSecureCoding: Bool { false }

    override var resultType: CheckingType { type }

    override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }

    override func range(withName: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
