import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct MessageTests {
    @Test func aSelectorMadeWithAMethodCallsItOnEveryInstance() {
        let receiver = Receiver()
        receiver.perform(Selector("ring", calling: Receiver.ring))
        receiver.perform("ring")
        #expect(receiver.heard == ["ring", "ring"])
    }

    @Test func aSelectorOfABaseClassCallsTheOverride() {
        let receiver = LouderReceiver()
        receiver.perform(Selector("ring", calling: Receiver.ring))
        #expect(receiver.heard == ["RING"])
    }

    @Test func argumentsArriveInTheirTypes() {
        let receiver = Receiver()
        receiver.perform(Selector("add:to:", calling: Receiver.add(_:to:)), with: 2, with: NSNumber(value: 3))
        receiver.perform(Selector("name:", calling: Receiver.name(_:)), with: NSString("Ada"))
        #expect(receiver.heard == ["5", "Ada"])
    }

    @Test func missingArgumentsAreNilAndExtraOnesAreDropped() {
        let receiver = Receiver()
        receiver.perform(Selector("sent:", calling: Receiver.sent(_:)))
        receiver.perform(Selector("sentByView:", calling: Receiver.sentByView(_:)))
        receiver.perform(Selector("ring", calling: Receiver.ring), with: 1, with: 2)
        #expect(receiver.heard == ["sent by nil", "sent by a view", "ring"])
    }

    @Test func nilIsCarriedForAnObjectOfAnyClass() {
        let receiver = Receiver()
        receiver.perform(Selector("sentByAnything:", calling: Receiver.sentByAnything(_:)), with: nil)
        #expect(receiver.heard == ["sent"])
    }

    @Test func upToFourParametersAreCarried() {
        let receiver = Receiver()
        _ = Selector("four::::", calling: Receiver.four(_:_:_:_:))
        _ = Selector("three:::", calling: Receiver.three(_:_:_:))
        #expect(receiver.perform("four::::", with: nil, with: "b")?.takeUnretainedValue() as? String == "nil b nil nil")
        #expect(receiver.perform("three:::", with: "a", with: "b")?.takeUnretainedValue() as? String == "a b nil")
    }

    @Test func whatAMethodReturnsComesAsAnObject() {
        let receiver = Receiver()
        let view = receiver.perform(Selector("makeView", calling: Receiver.makeView))?.takeUnretainedValue()
        #expect((view as? UIView)?.tag == 7)
        #expect(receiver.perform(Selector("noView", calling: Receiver.noView)) == nil)
        #expect(receiver.perform("ring") == nil)
    }

    @Test func propertiesAreReadAndSetBySelector() {
        let receiver = Receiver()
        receiver.perform(Selector("setTitle:", setter: \Receiver.title), with: "x")
        #expect(receiver.title == "x")
        let title = receiver.perform(Selector("title", getter: \Receiver.title))?.takeUnretainedValue()
        #expect(title as? String == "x")
    }

    @Test func aMethodOfAProtocolIsCalledOnWhateverConforms() {
        let receiver = Receiver()
        receiver.perform(Selector("knock:", ofProtocol: { (door: any Door) in { door.knock($0) } }), with: "twice")
        #expect(receiver.heard == ["knock twice"])
        #expect(receiver.responds(to: "knock:"))
        #expect(!NSObject().responds(to: "knock:"))
    }

    @Test func anUnknownMethodRaisesUIKitsException() {
        let receiver = Receiver()
        let exceptions = raised { receiver.perform("dance:", with: nil) }
        #expect(exceptions.map(\.name) == [.invalidArgumentException])
        let reason = exceptions.first?.reason ?? ""
        #expect(reason.hasPrefix("-[UIKitRuntimeTests.Receiver dance:]: unrecognized selector sent to instance 0x"))
    }

    @Test func anArgumentThatTheMethodCannotTakeRaises() {
        let receiver = Receiver()
        let exceptions = raised {
            receiver.perform(Selector("name:", calling: Receiver.name(_:)), with: UIColor.red)
        }
        #expect(
            exceptions.first?.reason == "-[UIKitRuntimeTests.Receiver name:]: argument 1 is UIColor, not Swift.String")
        #expect(receiver.heard.isEmpty)
    }

    @Test func forwardedMessagesReachTheTarget() {
        let target = Receiver()
        let proxy = Proxy(target: target)
        proxy.perform(Selector("ring", calling: Receiver.ring))
        #expect(target.heard == ["ring"])
        #expect(raised { proxy.perform("dance:") }.count == 1)
    }

    @Test func anObjectThatAnswersForItselfIsAsked() {
        let proxy = Proxy(target: Receiver())
        #expect(proxy.responds(to: "anything"))
        #expect(!proxy.responds(to: "nothing"))
        #expect((proxy as NSObject).responds(to: "anything"))
        #expect(!proxy.baseResponds(to: "anything"))
    }

    @Test func methodsOfUIKitsClassesAreKnownByName() {
        let table = UITableView()
        #expect(table.responds(to: "reloadData"))
        #expect(table.responds(to: "setNeedsLayout"))
        #expect(table.responds(to: "becomeFirstResponder"))
        #expect(!table.responds(to: "viewDidLoad"))
        let parent = UIView()
        parent.addSubview(table)
        table.perform("removeFromSuperview")
        #expect(table.superview == nil)
    }
}

@MainActor private protocol Door: AnyObject {
    func knock(_ how: String)
}

@MainActor private class Receiver: NSObject, Door {
    var heard: [String] = []
    var title = ""

    func ring() { heard.append("ring") }
    func add(_ number: Int, to other: Int) { heard.append("\(number + other)") }
    func name(_ name: String) { heard.append(name) }
    func sent(_ sender: Any?) { heard.append("sent by \(sender.map { "\($0)" } ?? "nil")") }
    func sentByAnything(_ sender: AnyObject) { heard.append("sent") }
    func sentByView(_ sender: UIView) { heard.append("sent by a view") }
    func knock(_ how: String) { heard.append("knock \(how)") }
    func four(_ a: String?, _ b: String?, _ c: String?, _ d: String?) -> String {
        [a, b, c, d].map { $0 ?? "nil" }.joined(separator: " ")
    }
    func three(_ a: String?, _ b: String?, _ c: String?) -> String {
        [a, b, c].map { $0 ?? "nil" }.joined(separator: " ")
    }
    func makeView() -> UIView? {
        let view = UIView()
        view.tag = 7
        return view
    }
    func noView() -> UIView? { nil }
}

@MainActor private class LouderReceiver: Receiver {
    override func ring() { heard.append("RING") }
}

@MainActor private class Proxy: NSObject, MessageForwarding {
    let target: Receiver

    init(target: Receiver) {
        self.target = target
    }

    func responds(to aSelector: Selector!) -> Bool { aSelector != "nothing" }
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}
