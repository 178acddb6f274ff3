internal import ToolchainBets

/// Calls optional methods. On Linux an optional method is a requirement with a default implementation, or one that
/// throws. Specific to Trestle.
///
/// For `delegate?.tableView?(table, heightForRowAt: path)` the source adapter writes
/// `OptionalCall.of(OptionalCall.asking(delegate)?.tableView(table, heightForRowAt: path))`, and for optional methods
/// of the application's protocols `OptionalCall.of(try? delegate?.playerDidStop(player))`.
public enum OptionalCall {
    /// Returns the object, after noting it as the one that the innermost ``of(_:)`` in progress asks.
    public static func asking<T>(_ object: T) -> T {
        let defaults = DefaultImplementations.current
        if !defaults.asked.isEmpty {
            defaults.asked[defaults.asked.count - 1] = erased(object).map { ObjectIdentifier($0 as AnyObject) }
        }
        return object
    }

    /// Returns the object, after noting it, or nil if it does not implement the method: the arguments of the call are
    /// not evaluated then. If nothing in this build tells whether it does, returns the object.
    public static func asking<T>(_ object: T?, for selector: String) -> T? {
        guard let object, mayImplement(object, Selector(selector)) else { return nil }
        return asking(object)
    }

    private static func mayImplement(_ object: Any, _ selector: Selector) -> Bool {
        guard !(object is AnyClass) else { return true }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let receiver = object as AnyObject
        if let found = receiver as? any MessageForwarding {
            // Sound: stays on the calling thread.
            nonisolated(unsafe) let forwarding = found
            return onCallingThread { forwarding.responds(to: selector) }
        }
        return KnownMethods.mayContain(selector, in: receiver)
    }

    /// Returns the result of the call; nil when the object that is asked does not implement the method.
    @discardableResult
    public static func of<R>(_ call: @autoclosure () throws -> R?) rethrows -> R? {
        let (answer, tookDefault) = try evaluate(call)
        return tookDefault ? nil : answer
    }

    /// Returns the result of a call written as `object.method!(...)`. An object that does not implement the method
    /// raises "unrecognized selector".
    @discardableResult
    public static func required<R>(_ call: @autoclosure () throws -> R) rethrows -> R {
        let defaults = DefaultImplementations.current
        let (answer, tookDefault) = try evaluate(call)
        if tookDefault, let missing = defaults.missing {
            Trestle.raise(
                .invalidArgumentException, "\(missing): unrecognized selector sent to instance",
                hint: "the call insists on an optional method, which the object does not implement.")
        }
        return answer
    }

    /// Returns a reference to a method that is named without a call; nil when the object does not respond to the
    /// selector.
    public static func reference<Object, Method>(
        _ object: Object, _ selector: String, _ method: @autoclosure () -> Method?
    ) -> Method? {
        responds(object, to: selector) ? method() : nil
    }

    private static func responds<Object>(_ object: Object, to selector: String) -> Bool {
        guard let object = erased(object) else { return false }
        return (object as? any NSObjectProtocol)?.responds(to: Selector(selector))
            ?? KnownMethods.contain(Selector(selector), in: object as AnyObject)
    }

    /// Returns a reference to a method of a protocol of the application, whose requirement throws, as a function that
    /// does not throw; nil when the object does not respond to the selector.
    public static func reference<Object, each A, R>(
        _ object: Object, _ selector: String, throwing method: @autoclosure () -> ((repeat each A) throws -> R)?
    ) -> ((repeat each A) -> R)? {
        guard responds(object, to: selector), let method = method() else { return nil }
        return { (arguments: repeat each A) in
            do { return try method(repeat each arguments) } catch {
                // Only the default throws, and the object has the method.
                preconditionFailure("\(selector): \(error)")
            }
        }
    }

    /// Called by the default implementation of an optional requirement of the application: calls a method that only a
    /// subclass of the conforming class declares, or that of the forwarding target, and throws ``NotImplemented`` where
    /// there is neither.
    ///
    /// - Parameters:
    ///   - selector: the selector of the method, or the name of the property.
    public static func notImplemented<each A, R>(
        _ object: Any, _ selector: String, _ arguments: repeat each A
    ) throws -> R {
        guard !(object is AnyClass) else { throw NotImplemented(selector: selector) }
        var values: [Any?] = []
        repeat values.append(erased(each arguments))
        let receiver = object as AnyObject
        if let forwarding = receiver as? any InvocationForwarding {
            return try invoke(forwarding, Selector(selector), values)
        }
        guard let (method, target) = standIn(for: receiver, Selector(selector)) else {
            throw NotImplemented(selector: selector)
        }
        let answer = try method.send(target, MessageArguments(values))
        if let nothing = () as? R { return nothing }
        return try MessageArguments(answer)[0]
    }

    /// The error of an optional method that is not implemented.
    public struct NotImplemented: Error {
        public let selector: String
    }

    /// Returns the result that another object gave. The object itself has dealt with a message that has no result.
    private static func invoke<R>(
        _ object: any InvocationForwarding, _ selector: Selector, _ arguments: [Any?]
    ) throws -> R {
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let forwarding = object
        guard object.responds(to: selector) else { throw NotImplemented(selector: selector.name) }
        var answer: Result<Any?, any Error>?
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let invocation = ForwardedInvocation(
            selector, arguments, returnsVoid: R.self == Void.self
        ) { target in
            guard let method = MessageSend.method(selector, of: target as AnyObject) else { return }
            answer = Result { try method.send(target, MessageArguments(arguments)) }
        }
        onCallingThread { forwarding.forwardInvocation(invocation) }
        invocation.end()
        let given = try answer?.get()
        if let nothing = () as? R { return nothing }
        guard answer != nil else { throw NotImplemented(selector: selector.name) }
        return try MessageArguments(given)[0]
    }

    private static func standIn(for object: AnyObject, _ selector: Selector) -> (SourceMethod, target: AnyObject)? {
        if let method = SourceMembers.method(selector.name, of: type(of: object)) { return (method, object) }
        guard let object = object as? any MessageForwarding else { return nil }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let forwarding = object
        let next: Any? = onCallingThread {
            forwarding.responds(to: selector) ? forwarding.forwardingTarget(for: selector) : nil
        }
        guard let next, next as AnyObject !== forwarding else { return nil }
        return SourceMembers.method(selector.name, of: type(of: next as AnyObject)).map { ($0, next as AnyObject) }
    }

    private static func evaluate<R>(_ call: () throws -> R) rethrows -> (R, tookDefault: Bool) {
        let defaults = DefaultImplementations.current
        defaults.asked.append(nil)
        defaults.last = nil
        defer { defaults.asked.removeLast() }
        let answer = try call()
        guard let asked = defaults.asked.last ?? nil, let last = defaults.last, last.object == asked else {
            return (answer, false)
        }
        defaults.last = nil
        defaults.missing = last.selector
        return (answer, true)
    }
}
