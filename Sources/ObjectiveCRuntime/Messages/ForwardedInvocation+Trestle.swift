import Foundation

/// An object that gets the messages that it does not implement as values, as an Objective-C object that overrides
/// `forwardInvocation(_:)`. Specific to Trestle.
///
/// Such messages are optional methods of UIKit's protocols, and of protocols of the application that were `@objc` on
/// Apple's systems, if the object's class conforms to the protocol. The object is a ``MessageForwarding`` too, which is
/// asked before whether it responds to the message; it is not asked for a forwarding target.
public protocol InvocationForwarding: NSObjectProtocol {
    /// Called instead of the method.
    @preconcurrency @MainActor func forwardInvocation(_ anInvocation: ForwardedInvocation)
}

/// A message with its arguments, for an ``InvocationForwarding`` object: Objective-C's `NSInvocation`, as far as
/// proxies need it. Specific to Trestle.
public final class ForwardedInvocation {
    public let selector: Selector
    /// The arguments as Objective-C passes them in objects: numbers, enumerations and option sets are an `NSNumber`,
    /// pointers an `NSValue`, nil is `NSNull`.
    public let arguments: [Any]
    /// Whether the method has no result.
    public let returnsVoid: Bool

    /// Nil after the message.
    private var call: ((Any) -> Void)?

    /// - Parameter call: calls the method of an object, if the object implements it.
    init(_ selector: Selector, _ arguments: [Any?], returnsVoid: Bool, call: @escaping (Any) -> Void) {
        self.selector = selector
        self.arguments = arguments.map(MessageObject.of)
        self.returnsVoid = returnsVoid
        self.call = call
    }

    /// Calls the method of another object, whose result becomes that of the message. Does nothing if the object does
    /// not implement it, and after ``InvocationForwarding/forwardInvocation(_:)`` has returned.
    public func invoke(with target: Any) { call?(target) }

    /// Called when the message has its result.
    func end() { call = nil }
}
