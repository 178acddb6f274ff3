/// Trestle's own: an object that answers for messages itself, as an Objective-C object does that overrides these two methods.
///
/// Linux's NSObject has neither, so a class says with this protocol that its own are meant. UIKit asks such a delegate whether it responds, once
/// for each method and assignment, and hands on what it does not implement.
public protocol MessageForwarding: NSObjectProtocol {
    /// Whether the object takes messages of this name. ``NSObjectProtocol/baseResponds(to:)`` is what NSObject's own would say.
    @preconcurrency @MainActor func responds(to aSelector: Selector!) -> Bool

    /// Who gets a message that this object does not implement; nil (the default) for nobody.
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
