import Foundation

/// - Linux: works
///
/// A value of a contact with a label such as ``CNLabelHome``.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, NSSecureCoding {
    private let own: (identifier: String, label: String?, value: ValueType)

    /// Unique to the value, and the same after it has got another label or another content.
    open var identifier: String { own.identifier }

    open var label: String? { own.label }

    open var value: ValueType { own.value }

    /// Copies the value.
    public init(label: String?, value: ValueType) {
        own = (UUID().uuidString, label, value.copy(with: nil) as? ValueType ?? value)
    }

    init(identifier: String, label: String?, value: ValueType) {
        own = (identifier, label, value.copy(with: nil) as? ValueType ?? value)
    }

    open func settingLabel(_ label: String?) -> Self {
        changed(label, value)
    }

    open func settingValue(_ value: ValueType) -> Self {
        changed(label, value)
    }

    open func settingLabel(_ label: String?, value: ValueType) -> Self {
        changed(label, value)
    }

    // Sound: there are no classes derived from this one.
    private func changed(_ label: String?, _ value: ValueType) -> Self {
        CNLabeledValue(identifier: identifier, label: label, value: value) as! Self
    }

    /// Returns the English name of a label; a label of the program's own as it is.
    open class func localizedString(forLabel label: String) -> String { PropertyNames.label(label) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue else { return false }
        return other.identifier == identifier && other.label == label
            && (other.value as? NSObject)?.isEqual(value) == true
    }

    open override var hash: Int { identifier.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let text = coder.decode(NSString.self, "value"),
            let value = LabeledArchive<ValueType>(text).values.first
        else { return nil }
        own = value.own
    }

    open func encode(with coder: NSCoder) {
        coder.encode(LabeledArchive([self]).text, forKey: "value")
    }
}
