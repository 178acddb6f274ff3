import Foundation

/// Sends messages by name: what `objc_msgSend` does elsewhere.
package enum MessageSend {
    /// Calls the receiver's method of this name on the calling thread.
    ///
    /// Extra arguments are dropped, and missing ones are nil. A receiver without such a method raises UIKit's "unrecognized selector".
    ///
    /// - Parameter receiver: an object or a class.
    /// - Returns: what the method returned; nil for `Void`.
    @discardableResult
    package static func send(_ selector: Selector, to receiver: Any, _ arguments: Any?...) -> Any? {
        guard let (method, target) = resolve(selector, receiver) else {
            UnrecognizedSelector.raise(selector, receiver)
            return nil
        }
        do {
            return try method.send(target, MessageArguments(arguments))
        } catch let mismatch as MessageArguments.Mismatch {
            UnrecognizedSelector.raise(selector, receiver, mismatch)
            return nil
        } catch {
            // A requirement that is optional throws where it is missing.
            UnrecognizedSelector.raise(selector, receiver)
            return nil
        }
    }

    /// The method, and the object to call it on: the receiver, or whom its messages are forwarded to.
    private static func resolve(_ selector: Selector, _ receiver: Any) -> (SourceMethod, target: Any)? {
        if receiver is AnyClass { return SourceMembers.staticMethod(selector.name).map { ($0, receiver) } }
        let object = receiver as AnyObject
        if let method = method(selector, of: object) { return (method, receiver) }
        guard let object = object as? any MessageForwarding else { return nil }
        nonisolated(unsafe) let forwarding = object
        let next: Any? = onCallingThread { forwarding.forwardingTarget(for: selector) }
        guard let next, next as AnyObject !== forwarding else { return nil }
        return resolve(selector, next)
    }

    private static func method(_ selector: Selector, of object: AnyObject) -> SourceMethod? {
        SourceMembers.method(selector.name, of: type(of: object))
            ?? SourceMembers.protocolMethods(selector.name, of: object).first?.method
    }
}

/// Runs code of the main actor where the caller is: Objective-C's messages know no actors, and neither does source that sends them.
package func onCallingThread<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
}
