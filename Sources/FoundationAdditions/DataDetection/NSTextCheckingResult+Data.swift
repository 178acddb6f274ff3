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
    // Foundation declares both, deprecated because nothing of its own returns them. Its number of `.link` is not Apple's
    // (1 << 5), which is that of `.address` here.
    static let detectedLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    static let detectedPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
    /// The address of a link. An address without a scheme gets `http`, and an e-mail address `mailto`.
    public var url: URL? { (self as? DataCheckingResult)?.address }

    /// The phone number as it is written.
    public var phoneNumber: String? { (self as? DataCheckingResult)?.number }

    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DataCheckingResult(range, .detectedLink, address: url)
    }

    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DataCheckingResult(range, .detectedPhoneNumber, number: phoneNumber)
    }
}

/// A link or a phone number in a text.
final class DataCheckingResult: NSTextCheckingResult {
    let address: URL?
    let number: String?
    private let place: NSRange
    private let type: CheckingType

    init(_ place: NSRange, _ type: CheckingType, address: URL? = nil, number: String? = nil) {
        self.place = place
        self.type = type
        self.address = address
        self.number = number
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
