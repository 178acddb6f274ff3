import RxCocoaRuntime
import Testing

@MainActor @Suite(.serialized) struct RXObservationTests {
    @Test func aPropertyIsObservedUntilTheObserverIsDisposedOf() {
        let view = UIView()
        var values: [Any?] = []
        let observer = _RXKVOObserver(target: view, retainTarget: false, keyPath: "alpha", options: [.new]) {
            values.append($0)
        }
        view.alpha = 0.5
        observer.dispose()
        view.alpha = 0.25
        #expect(values as? [CGFloat] == [0.5])
    }

    @Test func propertiesAreFoundByTheNamesThatRxCocoaHas() throws {
        let view = UIView()
        let name = "alpha"
        let property = try #require(class_getProperty(object_getClass(view), name))
        #expect(property_getAttributes(property).map { String(cString: $0) } == "T@,W,N")
        #expect(class_getProperty(object_getClass(view), "none" + name) == nil)
    }

    @Test func messagesThatUIKitSendsAreObserved() {
        let controller = UIViewController()
        let observer = MessageObserver()
        #expect(error(observing: "viewWillAppear:", of: controller, with: observer) == nil)
        controller.beginAppearanceTransition(true, animated: true)
        #expect(observer.log == ["sent [1]", "invoked [1]"])
    }

    @Test func otherMessagesAreRefused() {
        let view = UIView()
        #expect(error(observing: "setNeedsLayout", of: view) == .replacingMethodWithForwardingImplementation)
        #expect(error(observing: "unknown:", of: view) == .selectorNotImplemented)
        #expect(error(observing: "respondsToSelector:", of: view) == .observingPerformanceSensitiveMessages)
    }

    @Test func theEndOfAnObjectIsObserved() {
        let observer = EndObserver()
        do {
            let view = UIView()
            #expect(error(observing: "dealloc", of: view, with: observer) == nil)
            #expect(observer.count == 0)
        }
        #expect(observer.count == 1)
    }

    private func error(
        observing selector: Selector, of object: NSObject, with observer: AnyObject? = nil
    ) -> RXObjCRuntimeError? {
        objc_setAssociatedObject(
            object, RX_reference_from_selector(RX_selector(selector)), observer, .OBJC_ASSOCIATION_RETAIN)
        var error: NSError?
        let implementation = RX_ensure_observing(object, selector, &error)
        #expect((implementation == nil) == (error != nil))
        #expect(implementation != RX_default_target_implementation())
        return error.flatMap { RXObjCRuntimeError(rawValue: $0.code) }
    }
}

private final class MessageObserver: RXMessageSentObserver {
    let targetImplementation = RX_default_target_implementation()
    var log: [String] = []

    func messageSent(withArguments arguments: [Any]) { log.append("sent \(arguments)") }
    func methodInvoked(withArguments arguments: [Any]) { log.append("invoked \(arguments)") }
}

private final class EndObserver: RXDeallocatingObserver {
    let targetImplementation = RX_default_target_implementation()
    var count = 0

    func deallocating() { count += 1 }
}
