// The names of the part of RxCocoa 6 in Objective-C, which Linux cannot compile. The implementation is Trestle's own.
@_exported import UIKit

/// The base class of RxCocoa's proxies: a delegate that passes every message on to another delegate, and tells its
/// subclass about those without a result.
/// - Linux: works
open class _RXDelegateProxy: NSObject, InvocationForwarding {
    /// The other delegate.
    public private(set) weak var _forwardToDelegate: AnyObject?
    private var strongForwardDelegate: AnyObject?

    /// - Parameter retainDelegate: whether the proxy keeps the other delegate alive.
    open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        let delegate = forwardToDelegate.map { $0 as AnyObject }
        _forwardToDelegate = delegate
        strongForwardDelegate = retainDelegate ? delegate : nil
    }

    /// Returns whether the class of the proxy implements the method.
    open func hasWiredImplementation(for selector: Selector) -> Bool { baseResponds(to: selector) }

    /// Returns whether the method is an optional one without a result of a protocol to which the proxy conforms.
    open func voidDelegateMethodsContain(_ selector: Selector) -> Bool {
        KnownMethods.isOptionalNotice(selector, of: self)
    }

    /// Called before a method without a result is passed on. Does nothing; for subclasses.
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

    /// Called after a method without a result was passed on. Does nothing; for subclasses.
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

    public func forwardInvocation(_ anInvocation: ForwardedInvocation) {
        let selector = anInvocation.selector
        if anInvocation.returnsVoid { _sentMessage(selector, withArguments: anInvocation.arguments) }
        if let target = _forwardToDelegate { anInvocation.invoke(with: target) }
        if anInvocation.returnsVoid { _methodInvoked(selector, withArguments: anInvocation.arguments) }
    }
}
