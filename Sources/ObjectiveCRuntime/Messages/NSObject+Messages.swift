import Foundation
internal import ToolchainBets

// An extension of the protocol and not of the class, so that a class may declare these methods, as it overrides them on
// Apple's systems.
extension NSObjectProtocol {
    /// Returns whether the object has a method with this selector.
    ///
    /// True for methods that are known by name (``SourceMembers``), including those of UIKit's classes, and for methods
    /// of UIKit's delegate protocols that the object implements. A ``MessageForwarding`` object answers itself.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let object = self as? any MessageForwarding else { return baseResponds(to: aSelector) }
        // Sound: stays on the calling thread.
        nonisolated(unsafe) let forwarding = object
        return onCallingThread { forwarding.responds(to: aSelector) }
    }

    /// Takes the place of `super.responds(to:)`: returns what NSObject would answer. Specific to Trestle.
    public func baseResponds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return KnownMethods.contain(aSelector, in: self)
    }

    /// Takes the place of `super.forwardingTarget(for:)`: returns nil. Specific to Trestle.
    public func baseForwardingTarget(for aSelector: Selector!) -> Any? {
        nil
    }

    /// Calls the method with this selector on the calling thread. An object without such a method raises
    /// `NSInvalidArgumentException`.
    ///
    /// - Returns: the result, retained until the next turn of the main queue; nil for `Void`. Value types are boxed in
    ///   an object.
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

/// Retains the result until the next turn of the main queue, because nothing else may hold it.
func autoreleased(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result else { return nil }
    // Sound: only a reference count is changed elsewhere.
    nonisolated(unsafe) let object = Unmanaged.passRetained(result as AnyObject)
    DispatchQueue.main.async { object.release() }
    return object
}
