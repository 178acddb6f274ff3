// Sound: constants; the closures run where their caller is, as messages do.
/// A method that can be called with arguments of unknown types, on the calling thread, as an Objective-C message.
struct SourceMethod: @unchecked Sendable {
    /// Calls the method. The receiver is an instance of the class or protocol that the method was taken from. The
    /// result is nil for `Void`.
    let send: (_ receiver: Any, _ arguments: MessageArguments) throws -> Any?

    /// The method bound to a receiver, as a function of its own type: `(UITableView, IndexPath) -> CGFloat`. Nil where
    /// it is not needed.
    let bound: ((_ receiver: Any) -> Any)?

    /// Whether the method has no result. Known of methods of protocols only.
    let returnsVoid: Bool

    private init(
        bound: ((Any) -> Any)? = nil, returnsVoid: Bool = false,
        _ send: @escaping (Any, MessageArguments) throws -> Any?
    ) {
        self.send = send
        self.bound = bound
        self.returnsVoid = returnsVoid
    }

    // Isolation to the main actor does not change how a function is called. It is cast away, and the sender has to be
    // on the thread that the method expects.

    static func of<Target, R>(_ method: @escaping @MainActor (Target) -> @MainActor () -> R) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((Target) -> () -> R).self)
        return SourceMethod(bound: { method($0 as! Target) }) { receiver, _ in
            erased(method(receiver as! Target)())
        }
    }

    static func of<Target, A, R>(_ method: @escaping @MainActor (Target) -> @MainActor (A) -> R) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((Target) -> (A) -> R).self)
        return SourceMethod(bound: { method($0 as! Target) }) { receiver, arguments in
            try erased(method(receiver as! Target)(arguments[0]))
        }
    }

    static func of<Target, A, B, R>(_ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> R) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((Target) -> (A, B) -> R).self)
        return SourceMethod(bound: { method($0 as! Target) }) { receiver, arguments in
            try erased(method(receiver as! Target)(arguments[0], arguments[1]))
        }
    }

    static func of<Target, A, B, C, R>(_ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> R)
        -> SourceMethod
    {
        let method = unsafeBitCast(method, to: ((Target) -> (A, B, C) -> R).self)
        return SourceMethod(bound: { method($0 as! Target) }) { receiver, arguments in
            try erased(method(receiver as! Target)(arguments[0], arguments[1], arguments[2]))
        }
    }

    static func of<Target, A, B, C, D, R>(_ method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) -> R)
        -> SourceMethod
    {
        let method = unsafeBitCast(method, to: ((Target) -> (A, B, C, D) -> R).self)
        return SourceMethod(bound: { method($0 as! Target) }) { receiver, arguments in
            try erased(method(receiver as! Target)(arguments[0], arguments[1], arguments[2], arguments[3]))
        }
    }

    static func of<Target, A, B, C, D, E, R>(
        _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D, E) -> R
    ) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((Target) -> (A, B, C, D, E) -> R).self)
        return SourceMethod(bound: { method($0 as! Target) }) { receiver, arguments in
            try erased(
                method(receiver as! Target)(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4]))
        }
    }

    static func of<Target, A, B, C, D, E, F, R>(
        _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D, E, F) -> R
    ) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((Target) -> (A, B, C, D, E, F) -> R).self)
        return SourceMethod(bound: { method($0 as! Target) }) { receiver, arguments in
            try erased(
                method(receiver as! Target)(
                    arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]))
        }
    }
}

// Static methods have no receiver.
extension SourceMethod {
    static func ofStatic<R>(_ method: @escaping @MainActor () -> R) -> SourceMethod {
        let method = unsafeBitCast(method, to: (() -> R).self)
        return SourceMethod { _, _ in erased(method()) }
    }

    static func ofStatic<A, R>(_ method: @escaping @MainActor (A) -> R) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((A) -> R).self)
        return SourceMethod { _, arguments in try erased(method(arguments[0])) }
    }

    static func ofStatic<A, B, R>(_ method: @escaping @MainActor (A, B) -> R) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((A, B) -> R).self)
        return SourceMethod { _, arguments in try erased(method(arguments[0], arguments[1])) }
    }

    static func ofStatic<A, B, C, R>(_ method: @escaping @MainActor (A, B, C) -> R) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((A, B, C) -> R).self)
        return SourceMethod { _, arguments in try erased(method(arguments[0], arguments[1], arguments[2])) }
    }

    static func ofStatic<A, B, C, D, R>(_ method: @escaping @MainActor (A, B, C, D) -> R) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((A, B, C, D) -> R).self)
        return SourceMethod { _, arguments in try erased(method(arguments[0], arguments[1], arguments[2], arguments[3]))
        }
    }
}

// Requirements of protocols. An optional requirement throws when it is not implemented.
extension SourceMethod {
    static func throwing<Target, R>(_ method: @escaping @MainActor (Target) -> @MainActor () throws -> R)
        -> SourceMethod
    {
        let method = unsafeBitCast(method, to: ((Target) -> () throws -> R).self)
        return SourceMethod(returnsVoid: R.self == Void.self) { receiver, _ in try erased(method(receiver as! Target)())
        }
    }

    static func throwing<Target, A, R>(
        _ method: @escaping @MainActor (Target) -> @MainActor (A) throws -> R
    ) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((Target) -> (A) throws -> R).self)
        return SourceMethod(returnsVoid: R.self == Void.self) { receiver, arguments in
            try erased(method(receiver as! Target)(arguments[0]))
        }
    }

    static func throwing<Target, A, B, R>(
        _ method: @escaping @MainActor (Target) -> @MainActor (A, B) throws -> R
    ) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((Target) -> (A, B) throws -> R).self)
        return SourceMethod(returnsVoid: R.self == Void.self) { receiver, arguments in
            try erased(method(receiver as! Target)(arguments[0], arguments[1]))
        }
    }

    static func throwing<Target, A, B, C, R>(
        _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) throws -> R
    ) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((Target) -> (A, B, C) throws -> R).self)
        return SourceMethod(returnsVoid: R.self == Void.self) { receiver, arguments in
            try erased(method(receiver as! Target)(arguments[0], arguments[1], arguments[2]))
        }
    }

    static func throwing<Target, A, B, C, D, R>(
        _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C, D) throws -> R
    ) -> SourceMethod {
        let method = unsafeBitCast(method, to: ((Target) -> (A, B, C, D) throws -> R).self)
        return SourceMethod(returnsVoid: R.self == Void.self) { receiver, arguments in
            try erased(method(receiver as! Target)(arguments[0], arguments[1], arguments[2], arguments[3]))
        }
    }
}

extension SourceMethod {
    static func getter<Target, Value>(_ property: KeyPath<Target, Value>) -> SourceMethod {
        SourceMethod { receiver, _ in erased((receiver as! Target)[keyPath: property]) }
    }

    static func setter<Target, Value>(_ property: ReferenceWritableKeyPath<Target, Value>) -> SourceMethod {
        SourceMethod { receiver, arguments in
            (receiver as! Target)[keyPath: property] = try arguments[0]
            return nil
        }
    }
}

/// Returns the value without its optional; nil for nil and for `Void`.
func erased<Value>(_ value: Value) -> Any? {
    if let value = value as? any OptionalValue { return value.erased }
    return value is Void ? nil : value
}

private protocol OptionalValue {
    var erased: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var erased: Any? {
        switch self {
        case .none: nil
        case .some(let value): ObjectiveCRuntime.erased(value)
        }
    }
}
