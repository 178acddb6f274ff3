import UIKit

/// A message to an object, of which the object's associated observer is told.
struct ObservedMessage {
    private let selector: Selector
    private let target: AnyObject

    // Sound: an address that is never read.
    nonisolated(unsafe) static let notObserved = IMP(bitPattern: 1)!
    // Sound: an address that is never read.
    nonisolated(unsafe) private static let observed = IMP(bitPattern: 2)!

    private static let unobservable: Set<Selector> = [
        "class", "forwardingTargetForSelector:", "methodSignatureForSelector:", "respondsToSelector:",
    ]

    init(_ selector: Selector, to target: AnyObject) {
        self.selector = selector
        self.target = target
    }

    @MainActor func observe() throws(RXObjCRuntimeError) -> IMP {
        if selector == Selector("dealloc") {
            observeEnd()
        } else if ReportedMessages.contain(selector, sentTo: type(of: target)) {
            observeReports()
        } else {
            throw refusal
        }
        return Self.observed
    }

    private var refusal: RXObjCRuntimeError {
        if Self.unobservable.contains(selector) { return .observingPerformanceSensitiveMessages }
        guard (target as? any NSObjectProtocol)?.responds(to: selector) == true else { return .selectorNotImplemented }
        return .replacingMethodWithForwardingImplementation
    }

    private var key: UnsafeMutableRawPointer { RX_reference_from_selector(RX_selector(selector)) }

    @MainActor private func observeReports() {
        let key = key
        func tell(_ call: @escaping (any RXMessageSentObserver) -> ([Any]) -> Void) -> ([Any]) -> Void {
            { [weak target] arguments in
                guard let target, let observer = objc_getAssociatedObject(target, key) as? any RXMessageSentObserver
                else { return }
                call(observer)(arguments)
            }
        }
        ReportedMessages.observe(
            selector, sentTo: target, before: tell { $0.messageSent(withArguments:) },
            after: tell { $0.methodInvoked(withArguments:) })
    }

    private func observeEnd() {
        guard let observer = objc_getAssociatedObject(target, key) as? any RXDeallocatingObserver else { return }
        objc_setAssociatedObject(target, &endKey, EndOfObject(observer), .OBJC_ASSOCIATION_RETAIN)
    }
}

// Sound: only its address is used.
nonisolated(unsafe) private var endKey: UInt8 = 0

/// Tells an observer when the object ends with which this one is associated.
private final class EndOfObject {
    private let observer: any RXDeallocatingObserver

    init(_ observer: any RXDeallocatingObserver) { self.observer = observer }

    deinit { observer.deallocating() }
}
