/// An object that decides itself which messages it responds to, as an Objective-C object that overrides these two
/// methods. Specific to Trestle.
///
/// NSObject on Linux has neither method, so a class declares with this protocol that it implements them. UIKit asks
/// such a delegate once for each method and assignment whether it responds, and forwards the methods that it does not
/// implement.
public protocol MessageForwarding: NSObjectProtocol {
    /// Returns whether the object responds to the selector. ``NSObjectProtocol/baseResponds(to:)`` returns what
    /// NSObject would answer, and is the default.
    @preconcurrency @MainActor func responds(to aSelector: Selector!) -> Bool

    /// Returns the object that receives a message which this object does not implement, or nil, the default, for none.
    @preconcurrency @MainActor func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension MessageForwarding {
    public func responds(to aSelector: Selector!) -> Bool {
        baseResponds(to: aSelector)
    }

    public func forwardingTarget(for aSelector: Selector!) -> Any? {
        nil
    }
}
