import Foundation

/// - Linux: works
open class CSCustomAttributeKey: NSObject, NSCopying {
    public let keyName: String
    public let isSearchable: Bool
    public let isSearchableByDefault: Bool
    public let isUnique: Bool
    public let isMultiValued: Bool

    public convenience init?(keyName: String) {
        self.init(keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }

    /// Nil for a name that is empty or does not consist of ASCII letters, digits and underscores.
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        guard !keyName.isEmpty, keyName.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            return nil
        }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
