import UIKit

/// The address of a method's code. There is none on Linux: values only tell whether an object is observed.
/// - Linux: works
public typealias IMP = OpaquePointer

/// The domain of the errors of ``RX_ensure_observing(_:_:_:)``.
/// - Linux: works
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"

/// The key of an error's `userInfo` for whether key-value observing is in the way, which it never is on Linux.
/// - Linux: no effect
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// Why the messages to an object cannot be observed.
/// - Linux: works
@frozen public enum RXObjCRuntimeError: Int, Sendable {
    case unknown = 1
    case objectMessagesAlreadyBeingIntercepted
    case selectorNotImplemented
    case cantInterceptCoreFoundationTollFreeBridgedObjects
    case threadingCollisionWithOtherInterceptionMechanism
    case savingOriginalForwardingMethodFailed
    case replacingMethodWithForwardingImplementation
    case observingPerformanceSensitiveMessages
    case observingMessagesWithUnsupportedReturnType
}

/// An object that is associated with another one to observe a message to it.
/// - Linux: works
public protocol RXMessageSentObserver: AnyObject {
    /// What ``RX_ensure_observing(_:_:_:)`` returned.
    var targetImplementation: IMP { get }

    /// Called before the method.
    func messageSent(withArguments arguments: [Any])

    /// Called after the method.
    func methodInvoked(withArguments arguments: [Any])
}

/// An object that is associated with another one to observe its end.
/// - Linux: works
public protocol RXDeallocatingObserver: AnyObject {
    /// What ``RX_ensure_observing(_:_:_:)`` returned.
    var targetImplementation: IMP { get }

    func deallocating()
}

/// Returns the selector whose reference is the key of a message's observer.
/// - Linux: works
public func RX_selector(_ selector: Selector) -> Selector {
    Selector("_RX_namespace_" + NSStringFromSelector(selector))
}

/// Returns an address that is the same for equal selectors.
/// - Linux: works
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(mutating: sel_getName(selector))
}

/// Returns the value for an object that is not observed yet.
/// - Linux: works
public func RX_default_target_implementation() -> IMP { ObservedMessage.notObserved }

/// Has the observer that is associated with the object called for each message with the selector.
///
/// Observed are messages that UIKit sends itself, but not calls of these methods in the application: a view
/// controller's `viewDidLoad`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews` and appearance methods,
/// `layoutSubviews` of views and `prepareForReuse` of reusable ones; and `dealloc`, as late as an associated object is
/// released. Others are refused with an error, because methods cannot be exchanged.
/// - Linux: works
/// - Parameter error: gets an error of ``RXObjCRuntimeErrorDomain`` if the result is nil.
@MainActor @preconcurrency
public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: NSErrorPointer) -> IMP? {
    do {
        return try ObservedMessage(selector, to: target as AnyObject).observe()
    } catch let reason {
        error?.pointee = NSError(domain: RXObjCRuntimeErrorDomain, code: reason.rawValue)
        return nil
    }
}

extension RXObjCRuntimeError: Error {}
