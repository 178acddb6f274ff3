import Foundation

/// - Linux: works
///
/// A value of a contact that the user has selected.
open class CNContactProperty: NSObject, NSCopying, NSSecureCoding {
    private let owner: CNContact
    private let fields: [String: String]
    private let own: Any?

    /// `identifier` and `label` are those of a labeled value.
    package init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        owner = contact
        own = value
        fields = ["key": key, "identifier": identifier, "label": label].compactMapValues(\.self)
    }

    open var contact: CNContact { owner }
    open var key: String { fields["key"] ?? "" }
    open var value: Any? { own }
    open var identifier: String? { fields["identifier"] }
    open var label: String? { fields["label"] }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let contact = coder.decode(CNContact.self, "contact") else { return nil }
        owner = contact
        fields = coder.decodeFields(["key", "identifier", "label"])
        own = PropertyValues.value(fields["key"] ?? "", fields["identifier"], in: contact)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(owner, forKey: "contact")
        coder.encodeFields(fields)
    }
}
