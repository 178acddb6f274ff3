import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UIControlTests {
    private func shownControl() throws -> (app: TestApplication, control: UIControl) {
        let controller = UIViewController()
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        controller.view.addSubview(control)
        return (try TestApplication(showing: controller), control)
    }

    private func record(_ control: UIControl) -> () -> [String] {
        final class Log { var entries: [String] = [] }
        let log = Log()
        let events: [(String, UIControl.Event)] = [
            ("down", .touchDown), ("up inside", .touchUpInside), ("up outside", .touchUpOutside),
            ("drag inside", .touchDragInside), ("drag outside", .touchDragOutside), ("enter", .touchDragEnter),
            ("exit", .touchDragExit), ("cancel", .touchCancel),
        ]
        for (name, event) in events {
            control.addAction(UIAction { _ in log.entries.append(name) }, for: event)
        }
        return { log.entries }
    }

    @Test func aTapSendsTouchDownAndTouchUpInside() throws {
        let (app, control) = try shownControl()
        let log = record(control)
        try app.tap(control)
        #expect(log() == ["down", "up inside"])
    }

    @Test func aTouchInsideHighlights() throws {
        let (app, control) = try shownControl()
        app.touchDown(at: control.center)
        #expect(control.isHighlighted && control.isTracking && control.state == .highlighted)
        app.touchUp()
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test func slidingFarOutSendsExitAndUpOutside() throws {
        let (app, control) = try shownControl()
        let log = record(control)
        app.touchDown(at: control.center)
        app.touchMove(to: CGPoint(x: 150, y: 400))
        app.touchUp()
        #expect(log() == ["down", "exit", "drag outside", "up outside"])
    }

    @Test func anActionWithTheSameIdentifierReplacesTheFirst() {
        let control = UIControl()
        var log: [String] = []
        let identifier = UIAction.Identifier("tap")
        control.addAction(UIAction(identifier: identifier) { _ in log.append("first") }, for: .touchUpInside)
        control.addAction(UIAction(identifier: identifier) { _ in log.append("second") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log == ["second"])
    }

    @Test func aRemovedActionIsNotSent() {
        let control = UIControl()
        var runs = 0
        let action = UIAction { _ in runs += 1 }
        control.addAction(action, for: [.touchUpInside, .valueChanged])
        control.removeAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(runs == 0)
        control.sendActions(for: .valueChanged)
        #expect(runs == 1)
        #expect(control.allControlEvents == .valueChanged)
    }

    @Test func theSenderOfAnActionIsTheControlWhileItRuns() {
        let control = UIControl()
        var sender: UIControl?
        let action = UIAction { sender = $0.sender as? UIControl }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender === control)
        #expect(action.sender == nil)
    }

    @Test func aDisabledControlSendsNothing() throws {
        let (app, control) = try shownControl()
        let log = record(control)
        control.isEnabled = false
        try app.tap(control)
        #expect(log().isEmpty)
        #expect(control.state == .disabled)
    }
}
