import Foundation

/// Converts the attributes of a scope between `AttributedString` and `NSAttributedString`.
///
/// The module is in the Swift 5 language mode: which values a scope's keys have is known only while the program runs,
/// so the compiler cannot see that they are `Sendable`, as attribute containers require.
package struct AttributeConversion {
    package typealias Attributes = [NSAttributedString.Key: Any]

    /// Whether values that cannot be converted are left out. Otherwise the conversion throws.
    private let isLenient: Bool
    private let keys: [String: any AttributedStringKey.Type]

    package init(_ scope: any AttributeScope.Type, isLenient: Bool) {
        keys = ScopeKeys(scope).keys
        self.isLenient = isLenient
    }

    // MARK: Attributes

    package func attributes(_ container: AttributeContainer) throws -> Attributes {
        var attributes: Attributes = [:]
        for (name, key) in keys {
            try leniently { attributes[NSAttributedString.Key(name)] = try object(key, in: container) }
        }
        return attributes
    }

    package func container(_ attributes: Attributes) throws -> AttributeContainer {
        var container = AttributeContainer()
        for (name, object) in attributes {
            guard let key = keys[name.rawValue] else { continue }
            try leniently { try set(key, to: object, in: &container) }
        }
        return container
    }

    private func leniently(_ convert: () throws -> Void) throws {
        do { try convert() } catch  where isLenient {}
    }

    // MARK: Strings

    package func string(_ text: AttributedString) throws -> NSAttributedString {
        let result = NSMutableAttributedString(string: String(text.characters[...]))
        var location = 0
        for run in text.runs {
            let length = text.utf16[run.range].count
            result.setAttributes(try attributes(run.attributes), range: NSRange(location: location, length: length))
            location += length
        }
        return result
    }

    package func string(_ text: NSAttributedString) throws -> AttributedString {
        var result = AttributedString()
        var error: (any Error)?
        let units = Array(text.string.utf16)
        text.enumerateAttributes(in: NSRange(location: 0, length: units.count)) { attributes, range, stop in
            let part = String(decoding: units[range.lowerBound..<range.upperBound], as: UTF16.self)
            do {
                result += AttributedString(part, attributes: try container(attributes))
            } catch let thrown {
                error = thrown
                stop.pointee = true
            }
        }
        if let error { throw error }
        return result
    }

    // MARK: Values

    private func object<Key: AttributedStringKey>(_: Key.Type, in container: AttributeContainer) throws -> Any? {
        guard let value = container[Key.self] else { return nil }
        guard let key = Key.self as? any ObjectiveCConvertibleAttributedStringKey.Type else { return value }
        return try Self.object(key, for: value)
    }

    private static func object<Key: ObjectiveCConvertibleAttributedStringKey>(
        _: Key.Type, for value: Any
    ) throws -> Any? {
        try (value as? Key.Value).map { try Key.objectiveCValue(for: $0) }
    }

    private func set<Key: AttributedStringKey>(
        _: Key.Type, to object: Any, in container: inout AttributeContainer
    ) throws {
        var value = object as? Key.Value ?? Self.number(object) as? Key.Value
        if value == nil, let key = Key.self as? any ObjectiveCConvertibleAttributedStringKey.Type {
            value = try Self.value(key, for: object) as? Key.Value
        }
        guard let value else { throw CocoaError(.coderInvalidValue) }
        container[Key.self] = value
    }

    private static func value<Key: ObjectiveCConvertibleAttributedStringKey>(
        _: Key.Type, for object: Any
    ) throws -> Any? {
        let converted =
            object as? Key.ObjectiveCValue ?? (object as? Int).map { NSNumber(value: $0) } as? Key.ObjectiveCValue
        return try converted.map { try Key.value(for: $0) }
    }

    /// Returns a number of any type as the type of lengths, to which Foundation on Linux does not convert.
    private static func number(_ object: Any) -> CGFloat? {
        switch object {
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        default: nil
        }
    }
}
