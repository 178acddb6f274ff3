import Foundation

/// - Linux: works
///
/// A phone number as it is written.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, FieldValue {
    private let number: String

    public init(stringValue string: String) { number = string }

    open var stringValue: String { number }

    /// The digits, with a plus if the number begins with one.
    var digits: String { String(number.enumerated().filter { $1.isNumber || $0 == 0 && $1 == "+" }.map(\.element)) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.number == number }

    open override var hash: Int { number.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    var fields: [String: String] { ["stringValue": number] }

    static func make(_ fields: [String: String]) -> NSObject {
        CNPhoneNumber(stringValue: fields["stringValue"] ?? "")
    }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { number = coder.decodeFields(["stringValue"])["stringValue"] ?? "" }

    open func encode(with coder: NSCoder) { coder.encodeFields(fields) }
}
