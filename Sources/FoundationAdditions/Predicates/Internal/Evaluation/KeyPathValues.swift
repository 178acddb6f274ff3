import Foundation

/// Reads the values that key paths of predicates, expressions and sort descriptors name.
enum KeyPathValues {
    /// Returns the value at the end of a key path.
    ///
    /// A dictionary has its keys, a collection the values of its elements, an object what key-value coding knows, and
    /// strings, numbers, dates and addresses those properties of Foundation's classes that key paths use. Other keys
    /// raise `NSUnknownKeyException`.
    static func value(_ object: Any?, _ keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".").map(String.init)
        return value(object, keys[...])
    }

    private static func value(_ object: Any?, _ keys: ArraySlice<String>) -> Any? {
        guard let key = keys.first else { return object }
        guard let object = PredicateValue.normalized(object) else { return nil }
        let rest = keys.dropFirst()
        if key.hasPrefix("@"), let operation = CollectionOperator(rawValue: String(key.dropFirst())) {
            return operation.takesRest
                ? operation.value(elements(object, key), { value($0, rest) })
                : value(operation.value(elements(object, key), { $0 }), rest)
        }
        return value(property(object, key), rest)
    }

    private static func elements(_ object: Any, _ key: String) -> [Any] {
        if let elements = PredicateValue.elements(object) { return elements }
        raiseUndefined(key, object)
        return []
    }

    private static func property(_ object: Any, _ key: String) -> Any? {
        if key.lowercased() == "self" { return object }
        if let text = PredicateValue.string(object) { return known(FoundationProperties.ofStrings, text, key) }
        if let number = PredicateValue.number(object) { return known(FoundationProperties.ofNumbers, number, key) }
        if let date = PredicateValue.date(object) { return known(FoundationProperties.ofDates, date, key) }
        if let url = object as? URL { return known(FoundationProperties.ofAddresses, url, key) }
        if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
        if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
        if let set = object as? NSSet { return Set(set.compactMap { property($0, key) as? AnyHashable }) }
        if let elements = PredicateValue.elements(object) {
            return elements.map { element in
                PredicateValue.normalized(element).flatMap { property($0, key) } ?? NSNull()
            }
        }
        if let object = object as? NSObject { return object.value(forKey: key) }
        raiseUndefined(key, object)
        return nil
    }

    private static func known<Value>(
        _ table: [String: @Sendable (Value) -> Any?], _ object: Value, _ key: String
    ) -> Any? {
        if let property = table[key] { return property(object) }
        raiseUndefined(key, object)
        return nil
    }

    private static func raiseUndefined(_ key: String, _ object: Any) {
        Trestle.raise(
            NSExceptionName("NSUnknownKeyException"),
            """
            [<\(ClassName(type(of: object)))> valueForUndefinedKey:]: this class is not key value coding-compliant for \
            the key \(key).
            """)
    }
}

/// Properties of Foundation's classes by their Objective-C names.
private enum FoundationProperties {
    static let ofStrings: [String: @Sendable (String) -> Any?] = [
        "length": { $0.utf16.count }, "description": { $0 }, "lowercaseString": { $0.lowercased() },
        "uppercaseString": { $0.uppercased() }, "capitalizedString": { $0.capitalized },
        "localizedLowercaseString": { $0.localizedLowercase }, "localizedUppercaseString": { $0.localizedUppercase },
        "intValue": { NSString(string: $0).intValue }, "integerValue": { NSString(string: $0).integerValue },
        "floatValue": { NSString(string: $0).floatValue }, "doubleValue": { NSString(string: $0).doubleValue },
        "boolValue": { NSString(string: $0).boolValue }, "pathExtension": { NSString(string: $0).pathExtension },
        "lastPathComponent": { NSString(string: $0).lastPathComponent }, "hash": { NSString(string: $0).hash },
    ]

    static let ofNumbers: [String: @Sendable (NSNumber) -> Any?] = [
        "intValue": { $0.int32Value }, "integerValue": { $0.intValue }, "longLongValue": { $0.int64Value },
        "floatValue": { $0.floatValue }, "doubleValue": { $0.doubleValue }, "boolValue": { $0.boolValue },
        "stringValue": { $0.stringValue }, "description": { $0.description },
    ]

    static let ofDates: [String: @Sendable (Date) -> Any?] = [
        "timeIntervalSince1970": { $0.timeIntervalSince1970 }, "timeIntervalSinceNow": { $0.timeIntervalSinceNow },
        "timeIntervalSinceReferenceDate": { $0.timeIntervalSinceReferenceDate }, "description": { $0.description },
    ]

    static let ofAddresses: [String: @Sendable (URL) -> Any?] = [
        "absoluteString": { $0.absoluteString }, "path": { $0.path }, "host": { $0.host }, "scheme": { $0.scheme },
        "query": { $0.query }, "fragment": { $0.fragment }, "port": { $0.port },
        "lastPathComponent": { $0.lastPathComponent }, "pathExtension": { $0.pathExtension },
        "description": { $0.description },
    ]
}
