internal import ToolchainBets

/// Raises the exceptions of key-value coding and observing.
enum KeyValueErrors {
    static func raiseUndefined(_ key: String, _ object: NSObject, setting: Bool) {
        let method = setting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
        Trestle.raise(
            NSExceptionName("NSUnknownKeyException"),
            "[\(brief(object)) \(method)]: this class is not key value coding-compliant for the key \(key).",
            hint: """
                properties are known by name from the tables that the UIKitSource plugin generates for @objc properties and outlets; \
                of UIKit's own, those that applications use by name are.
                """)
    }

    static func raiseNil(_ key: String, _ object: NSObject) {
        Trestle.raise(
            .invalidArgumentException,
            "[\(brief(object)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }

    static func raiseMismatch(_ value: Any, _ key: String, _ type: Any.Type, _ object: NSObject) {
        Trestle.raise(
            .invalidArgumentException,
            "[\(brief(object)) setValue:forKey:]: the value for the key \(key) is \(ClassName(Swift.type(of: value))), not \(ClassName(type))."
        )
    }

    static func raiseNotRegistered(_ observer: NSObject, _ keyPath: String, _ object: NSObject) {
        Trestle.raise(
            .rangeException,
            """
            Cannot remove an observer \(brief(observer)) for the key path "\(keyPath)" from \(brief(object)) because it is not \
            registered as an observer.
            """)
    }

    static func raiseNotHandled(
        _ observer: NSObject, _ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?,
        _ context: UnsafeMutableRawPointer?
    ) {
        Trestle.raise(
            .internalInconsistencyException,
            """
            \(brief(observer)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.
            Key path: \(keyPath ?? "(null)")
            Observed object: \(object.map { "\($0)" } ?? "(null)")
            Change: \(change.map { "\($0)" } ?? "(null)")
            Context: \(context.map { "\($0)" } ?? "0x0")
            """, hint: "an observer conforms to KeyValueObserver on Linux, where NSObject has no such method.")
    }

    static func raiseNotObservable(_ keyPath: AnyKeyPath, _ object: NSObject) {
        Trestle.raise(
            .invalidArgumentException, "Could not extract a String from KeyPath \(keyPath)",
            hint: """
                \(ClassName(type(of: object))) has no property that is known by name there. Observe one key of UIKit's own classes, or a property that a \
                generated table lists, on the class that declares it.\(KeyPathText.isTrusted ? "" : chaining)
                """)
    }

    private static let chaining =
        " In an optimized build a key path with optional chaining is not found: write \\.a!.b for \\.a?.b."

    private static func brief(_ object: NSObject) -> String {
        "<\(ClassName(type(of: object))) \(ObjectAddress(object))>"
    }
}
