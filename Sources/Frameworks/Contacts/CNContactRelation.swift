import Foundation

/// - Linux: works
///
/// The name of a person to whom a contact is related.
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, FieldValue {
    private let person: String

    public init(name: String) { person = name }

    open var name: String { person }

    var fields: [String: String] { ["name": person] }

    static func make(_ fields: [String: String]) -> NSObject { CNContactRelation(name: fields["name"] ?? "") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.person == person }

    open override var hash: Int { person.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) { person = coder.decodeFields(["name"])["name"] ?? "" }

    open func encode(with coder: NSCoder) { coder.encodeFields(fields) }
}
