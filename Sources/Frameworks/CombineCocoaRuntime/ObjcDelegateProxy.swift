// The names of the part of CombineCocoa 0.4 in Objective-C, which Linux cannot compile. The implementation is Trestle's
// own.
@_exported import UIKit

/// The base class of CombineCocoa's proxies: a delegate that implements every optional method without a result of the
/// protocols to which it conforms, by telling its subclass.
/// - Linux: works
open class ObjcDelegateProxy: NSObject, MessageForwarding, InvocationForwarding {
    open func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return baseResponds(to: aSelector) || canRespond(to: aSelector)
    }

    /// Returns whether the method is an optional one without a result of a protocol to which the proxy conforms.
    open func canRespond(to selector: Selector) -> Bool { KnownMethods.isOptionalNotice(selector, of: self) }

    /// Called for each message. Does nothing; for subclasses.
    open func interceptedSelector(_ selector: Selector, arguments: [Any]) {}

    public func forwardInvocation(_ anInvocation: ForwardedInvocation) {
        interceptedSelector(anInvocation.selector, arguments: anInvocation.arguments)
    }
}
