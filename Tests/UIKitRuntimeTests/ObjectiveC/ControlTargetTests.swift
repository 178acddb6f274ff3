import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized) struct ControlTargetTests {
    private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    private let target = Target()

    @Test func aTapSendsTheActionWithControlAndEvent() throws {
        let controller = UIViewController()
        controller.view.addSubview(control)
        let app = try TestApplication(showing: controller)
        control.addTarget(target, action: Target.pressed, for: .touchDown)
        control.addTarget(target, action: Target.tapped, for: .touchUpInside)
        control.addTarget(target, action: Target.plain, for: .touchUpInside)
        try app.tap(control)
        #expect(target.heard == ["pressed by control with event", "tapped by control", "plain"])
    }

    @Test func anActionSentByCodeHasNoEvent() {
        control.addTarget(target, action: Target.pressed, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.heard == ["pressed by control without event"])
    }

    @Test func theSameTargetAndActionAddedAgainIsSentOnceAndKeepsItsPlace() {
        control.addTarget(target, action: Target.plain, for: .touchDown)
        control.addTarget(target, action: Target.tapped, for: .touchDown)
        control.addTarget(target, action: Target.plain, for: [.touchDown, .touchUpInside])
        control.sendActions(for: .touchDown)
        #expect(target.heard == ["plain", "tapped by control"])
        control.sendActions(for: .touchUpInside)
        #expect(target.heard.count == 3)
    }

    @Test func actionsAndMessagesAreSentInTheOrderTheyWereAdded() {
        control.addTarget(target, action: Target.plain, for: .touchDown)
        control.addAction(UIAction { [target] _ in target.heard.append("closure") }, for: .touchDown)
        control.addTarget(target, action: Target.tapped, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.heard == ["plain", "closure", "tapped by control"])
    }

    @Test func removingTakesOffOneEventOneActionOrEverything() {
        control.addTarget(target, action: Target.plain, for: [.touchDown, .touchUpInside])
        control.addTarget(target, action: Target.tapped, for: .touchDown)
        control.removeTarget(target, action: Target.plain, for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped:"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain"])
        control.removeTarget(target, action: nil, for: .touchUpInside)
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty)
        #expect(control.allControlEvents == [])
    }

    @Test func removingOneTargetLeavesOthersWithTheSameAction() {
        let other = Target()
        control.addTarget(target, action: Target.plain, for: .touchDown)
        control.addTarget(other, action: Target.plain, for: .touchDown)
        #expect(control.allTargets == [target, other])
        control.removeTarget(target, action: Target.plain, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.heard.isEmpty && other.heard == ["plain"])
    }

    @Test func aTargetIsNotKeptAliveAndThenGetsNothing() {
        weak var gone: Target?
        do {
            let made = Target()
            gone = made
            control.addTarget(made, action: Target.plain, for: .touchDown)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchDown)
        #expect(control.allTargets.isEmpty)
    }

    @Test func everyMessagePassesSendAction() {
        let control = CountingControl()
        control.addTarget(target, action: Target.tapped, for: .touchDown)
        control.addTarget(nil, action: Target.plain, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(control.sent == ["tapped: to a target", "plain to nobody"])
        #expect(target.heard.isEmpty)
    }

    @Test func handlersAreEnumeratedUntilToldToStop() {
        control.addAction(UIAction(title: "a") { _ in }, for: .touchDown)
        control.addTarget(target, action: Target.plain, for: .touchUpInside)
        control.addTarget(target, action: Target.tapped, for: .touchUpInside)
        var seen: [String] = []
        control.enumerateEventHandlers { action, message, events, stops in
            seen.append(action?.title ?? message?.1.description ?? "-")
            stops = events == .touchUpInside
        }
        #expect(seen == ["a", "plain"])
    }

    @Test func anActionForNobodyGoesUpFromTheFirstResponder() throws {
        let controller = ChainController()
        controller.view.addSubview(control)
        let app = try TestApplication(showing: controller)
        control.addTarget(nil, action: ChainController.save, for: .touchUpInside)
        try app.tap(control)
        #expect(controller.heard == ["save by UIControl"])
        controller.refuses = true
        try app.tap(control)
        #expect(controller.heard.count == 1)
    }

    @Test func anActionForNobodyIsOfferedToTheFirstResponderFirst() throws {
        let controller = ChainController()
        let view = ChainView()
        controller.view.addSubview(view)
        _ = try TestApplication(showing: controller)
        #expect(UIApplication.shared.sendAction(ChainController.save, to: nil, from: nil, for: nil) == false)
        #expect(view.becomeFirstResponder())
        #expect(UIApplication.shared.sendAction(ChainController.save, to: nil, from: nil, for: nil))
        #expect(view.heard == ["save"])
        #expect(controller.heard.isEmpty)
        #expect(view.target(forAction: ChainController.save, withSender: nil) as? ChainView === view)
        #expect(view.target(forAction: "nobody:", withSender: nil) == nil)
    }

    @Test func typedMethodsAreCalledUntilTheirTokenIsTakenOff() {
        let token = control.addTarget(target, action: Target.plainly, for: .touchDown)
        control.addTarget(target, action: Target.pressedBy(_:event:), for: .touchDown)
        control.addTarget(target, action: Target.switched(_:), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(target.heard == ["plain", "pressed by control without event"])
        control.removeTarget(token)
        control.sendActions(for: .touchDown)
        #expect(target.heard.count == 3)
    }
}

@MainActor private final class Target: NSObject {
    static let plain = Selector("plain", calling: Target.plainly)
    static let tapped = Selector("tapped:", calling: Target.tappedBy(_:))
    static let pressed = Selector("pressed:event:", calling: Target.pressedBy(_:event:))

    var heard: [String] = []

    func plainly() { heard.append("plain") }
    func tappedBy(_ sender: UIControl) { heard.append("tapped by control") }
    func pressedBy(_ sender: UIControl, event: UIEvent?) {
        heard.append("pressed by control \(event == nil ? "without" : "with") event")
    }
    func switched(_ sender: UISwitch) { heard.append("switched") }
}

private final class CountingControl: UIControl {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append("\(action) to \(target == nil ? "nobody" : "a target")")
    }
}

private final class ChainController: UIViewController {
    static let save = Selector("save:", calling: ChainController.saveAll(_:))
    var heard: [String] = []
    var refuses = false

    func saveAll(_ sender: Any?) { heard.append("save by \(sender.map { "\(type(of: $0))" } ?? "nobody")") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !refuses && super.canPerformAction(action, withSender: sender)
    }
}

private final class ChainView: UIView {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func save(_ sender: Any?) { heard.append("save") }
}

extension ChainView {
    fileprivate static func _members_ChainView_0(_ m: ClassMembers<ChainView>) {
        m.method("save:", "save(_:)", ChainView.save(_:))
    }
}
@section(".init_array") @used private let _members_ControlTargetTests: @convention(c) () -> Void = {
    SourceMembers.add { $0.add(ChainView.self, ChainView._members_ChainView_0) }
}
