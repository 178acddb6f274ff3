import AttributeConversion
import Foundation

// Foundation on Linux has attributed strings of both kinds and no conversion between them. Without a scope, UIKit's
// and Foundation's attributes are converted. Attributes outside of the scope are left out.

private func convertingAll() -> AttributeConversion {
    AttributeConversion(AttributeScopes.UIKitAttributes.self, isLenient: true)
}

extension NSAttributedString {
    /// Converts UIKit's and Foundation's attributes.
    public convenience init(_ attrStr: AttributedString) {
        let converted = try? convertingAll().string(attrStr)
        self.init(attributedString: converted ?? NSAttributedString(string: String(attrStr.characters)))
    }

    /// Converts the attributes of a scope. Throws if a key cannot convert its value.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    /// Converts the attributes of a scope. Throws if a key cannot convert its value.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attributedString: try AttributeConversion(scope, isLenient: false).string(attrStr))
    }
}

extension AttributedString {
    /// Converts UIKit's and Foundation's attributes. Values of other types than their keys have are left out.
    public init(_ nsStr: NSAttributedString) {
        self = (try? convertingAll().string(nsStr)) ?? AttributedString(nsStr.string)
    }

    /// Converts the attributes of a scope. Throws if a value has another type than its key.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }

    /// Converts the attributes of a scope. Throws if a value has another type than its key.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self = try AttributeConversion(scope, isLenient: false).string(nsStr)
    }
}

extension AttributeContainer {
    /// Converts UIKit's and Foundation's attributes. Values of other types than their keys have are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = (try? convertingAll().container(dictionary)) ?? AttributeContainer()
    }

    /// Converts the attributes of a scope. Throws if a value has another type than its key.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(dictionary, including: S.self)
    }

    /// Converts the attributes of a scope. Throws if a value has another type than its key.
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
        self = try AttributeConversion(scope, isLenient: false).container(dictionary)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Converts UIKit's and Foundation's attributes.
    public init(_ container: AttributeContainer) {
        self = (try? convertingAll().attributes(container)) ?? [:]
    }

    /// Converts the attributes of a scope. Throws if a key cannot convert its value.
    public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(container, including: S.self)
    }

    /// Converts the attributes of a scope. Throws if a key cannot convert its value.
    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
        self = try AttributeConversion(scope, isLenient: false).attributes(container)
    }
}
