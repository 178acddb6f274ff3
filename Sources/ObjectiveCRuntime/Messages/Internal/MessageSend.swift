import Foundation
internal import ToolchainBets

/// Sends messages by name, like `objc_msgSend`.
package enum MessageSend {
    /// Calls the receiver's method with this selector on the calling thread.
    ///
    /// Extra arguments are dropped and missing arguments are nil. A receiver without such a method raises "unrecognized
    /// selector".
    ///
    /// - Parameter receiver: an object or a class.
    /// - Returns: the result of the method; nil for `Void`.
    @discardableResult
    package static func send(_ selector: Selector, to receiver: Any, _ arguments: Any?...) -> Any? {
        if let type = receiver as? AnyClass, let method = SourceMembers.classMethod(selector.name, of: type) {
            return method()
        }
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
            // The requirement is optional and not implemented.
            UnrecognizedSelector.raise(selector, receiver)
            return nil
        }
    }

    /// Returns the method and the object to call it on: the receiver, or the object that its messages are forwarded to.
    private static func resolve(_ selector: Selector, _ receiver: Any) -> (SourceMethod, target: Any)? {
        if receiver is AnyClass { return SourceMembers.staticMethod(selector.name).map { ($0, receiver) } }
        let object = receiver as AnyObject
        if let method = method(selector, of: object) { return (method, receiver) }
        guard let object = object as? any MessageForwarding else { return nil }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let forwarding = object
        let next: Any? = onCallingThread { forwarding.forwardingTarget(for: selector) }
        guard let next, next as AnyObject !== forwarding else { return nil }
        return resolve(selector, next)
    }

    /// Returns the method that the object itself has for the selector.
    static func method(_ selector: Selector, of object: AnyObject) -> SourceMethod? {
        SourceMembers.method(selector.name, of: type(of: object))
            ?? SourceMembers.protocolMethods(selector.name, of: object).first?.method
    }
}
