import Foundation

// Of the protocol, not of the class: so a class may declare these methods itself, as it overrides them on Apple's systems.
extension NSObjectProtocol {
    /// Whether the object takes messages of this name.
    ///
    /// True for methods that are known by name (``SourceMembers``), UIKit's own among them, and for methods of UIKit's delegate protocols that the object
    /// implements. A ``MessageForwarding`` answers for itself.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let object = self as? any MessageForwarding else { return baseResponds(to: aSelector) }
        nonisolated(unsafe) let forwarding = object
        return onCallingThread { forwarding.responds(to: aSelector) }
    }

    /// Trestle's own: what `super.responds(to:)` is where NSObject has no such method.
    public func baseResponds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return KnownMethods.contain(aSelector, in: self)
    }

    /// Trestle's own: what `super.forwardingTarget(for:)` is where NSObject has no such method, nobody.
    public func baseForwardingTarget(for aSelector: Selector!) -> Any? {
        nil
    }

    /// Calls the method of this name, on the calling thread.
    ///
    /// - Returns: the object that the method returns, for the rest of this turn of the main queue; nil for `Void`. Values come as objects.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        autoreleased(MessageSend.send(aSelector, to: self))
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        autoreleased(MessageSend.send(aSelector, to: self, object))
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        autoreleased(MessageSend.send(aSelector, to: self, object1, object2))
    }
}

/// Kept until the main queue comes round, since nobody else may hold it.
private func autoreleased(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result else { return nil }
    nonisolated(unsafe) let object = Unmanaged.passRetained(result as AnyObject)
    DispatchQueue.main.async { object.release() }
    return object
}
