import Foundation

/// An attribute of an entity.
/// - Linux: works
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType {
        didSet {
            if attributeValueClassName == nil { attributeValueClassName = attributeType.valueClassName }
            modelDidChange()
        }
    }

    open var attributeValueClassName: String?

    /// The value of new objects. It is converted to the type of the attribute.
    open var defaultValue: Any?

    open var valueTransformerName: String?

    /// - Linux: no effect; data is stored in the store file
    open var allowsExternalBinaryDataStorage = false

    /// - Linux: no effect
    open var preservesValueInHistoryOnDeletion = false

    /// - Linux: no effect
    open var allowsCloudEncryption = false

    public override init() { super.init() }

    override func newCopy() -> NSPropertyDescription { NSAttributeDescription() }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        guard let copy = copy as? NSAttributeDescription else { return }
        copy.attributeType = attributeType
        copy.attributeValueClassName = attributeValueClassName
        copy.defaultValue = defaultValue
        copy.valueTransformerName = valueTransformerName
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
        copy.allowsCloudEncryption = allowsCloudEncryption
    }

    override var hashText: String { "attribute \(attributeType.rawValue) \(super.hashText)" }
}

extension NSAttributeDescription {
    /// The type of an attribute, with short names.
    /// - Linux: works
    public struct AttributeType: Hashable, RawRepresentable, Sendable {
        public var rawValue: NSAttributeType

        public init(rawValue: NSAttributeType) { self.rawValue = rawValue }

        public static let undefined = Self(rawValue: .undefinedAttributeType)
        public static let integer16 = Self(rawValue: .integer16AttributeType)
        public static let integer32 = Self(rawValue: .integer32AttributeType)
        public static let integer64 = Self(rawValue: .integer64AttributeType)
        public static let decimal = Self(rawValue: .decimalAttributeType)
        public static let double = Self(rawValue: .doubleAttributeType)
        public static let float = Self(rawValue: .floatAttributeType)
        public static let string = Self(rawValue: .stringAttributeType)
        public static let boolean = Self(rawValue: .booleanAttributeType)
        public static let date = Self(rawValue: .dateAttributeType)
        public static let binaryData = Self(rawValue: .binaryDataAttributeType)
        public static let uuid = Self(rawValue: .UUIDAttributeType)
        public static let uri = Self(rawValue: .URIAttributeType)
        public static let transformable = Self(rawValue: .transformableAttributeType)
        public static let objectID = Self(rawValue: .objectIDAttributeType)
    }

    public var type: AttributeType {
        get { AttributeType(rawValue: attributeType) }
        set { attributeType = newValue.rawValue }
    }
}

/// An attribute whose value is derived from others when an object is saved.
/// - Linux: works for `now()`, key paths, `uppercase:`, `lowercase:`, `canonical:` and aggregates of relationships
open class NSDerivedAttributeDescription: NSAttributeDescription {
    @available(*, deprecated, message: "It works; Foundation on Linux declares the class NSExpression deprecated.")
    open var derivationExpression: NSExpression? {
        get { derivation as? NSExpression }
        set { derivation = newValue }
    }

    /// The expression, without its class, which Foundation declares deprecated.
    var derivation: NSObject?

    override func newCopy() -> NSPropertyDescription { NSDerivedAttributeDescription() }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        (copy as? NSDerivedAttributeDescription)?.derivation = derivation
    }
}
