import Selectors
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct SelectorTests {
    @Test func everyFormHasTheNameOfObjectiveC() {
        #expect(
            SelectorForms().all == [
                "plain", "one:", "one:", "labelledWithValue:", "insertWithItem:at:", "moveFrom:to:", "with::",
                "renamed:", "refresh",
                "refreshWithForce:", "classMethod", "make:", "failingAndReturnError:", "loadWithCompletion:", "title",
                "setTitle:",
                "isMarked", "setIsMarked:", "steps", "plain",
            ])
        #expect(SelectorForms.fromStatics == ["classMethod", "make:", "plain"])
        #expect(SelectorForms().namedSelectors == ["plain", "nested:"])
    }

    @Test func methodsOfUIKitHaveTheirNames() {
        #expect(
            SelectorForms().ofOthers == [
                "tableView:didSelectRowAtIndexPath:", "tableView:cellForRowAtIndexPath:",
                "numberOfSectionsInTableView:",
                "scrollViewDidScroll:", "layoutSubviews", "reloadData", "becomeFirstResponder", "viewDidAppear:",
                "backgroundColor",
                "setHidden:", "nested:", "act",
            ])
    }

    @Test func selectorsAreComparedByName() {
        let forms = SelectorForms()
        #expect(forms.written.map(forms.comparisons) == ["plain", "one", "renamed"])
        #expect(forms.comparisons(Selector("nobody")) == "other")
    }

    @Test func controlsSendTheirActions() {
        let controller = ControlsViewController()
        controller.loadViewIfNeeded()
        controller.field.text = "x"
        controller.toggle.sendActions(for: .valueChanged)
        controller.field.sendActions(for: .editingChanged)
        controller.pad.sendActions(for: .touchDown)
        controller.pad.sendActions(for: .touchUpInside)
        #expect(controller.events == ["toggled", "edited x", "touched", "ended by UIControl"])
    }

    @Test func subclassesOverrideActions() {
        let controller = QuietViewController()
        controller.loadViewIfNeeded()
        controller.field.text = "x"
        controller.field.sendActions(for: .editingDidEnd)
        #expect(controller.events == ["edited x"])
        #expect(controller.field.text?.isEmpty ?? true)
    }

    @Test func removedTargetsHearNothing() {
        let controller = ControlsViewController()
        controller.loadViewIfNeeded()
        controller.stopListening()
        controller.toggle.sendActions(for: .valueChanged)
        controller.field.sendActions(for: .editingChanged)
        #expect(controller.events.isEmpty)
    }

    @Test func anActionWithoutATargetGoesUpTheResponderChain() throws {
        let controller = ControlsViewController()
        let app = try TestApplication(showing: controller)
        controller.pad.sendActions(for: .touchCancel)
        #expect(controller.events == ["chain"])
        withExtendedLifetime(app) {}
    }

    @Test func barButtonsAndGesturesCallTheirTargets() throws {
        let controller = ControlsViewController()
        controller.title = "Controls"
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        try app.tap(text: "Plain")
        try app.tap(text: "Overload")
        controller.tapArea.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
        app.advance(by: 0.1)
        app.tap(at: CGPoint(x: 50, y: 350))
        app.advance(by: 0.5)
        #expect(controller.events == ["plain Plain", "show item Overload", "tapped true"])
    }

    @Test func genericAndLocalClassesHaveActions() {
        let control = UIControl()
        let relay = Relay(7, control: control)
        let count = actionsOfALocalClass(control)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(relay.received == [7, 7])
        #expect(count() == 2)
    }

    @Test func notificationsCallTheirObservers() {
        let station = Station()
        NotificationCenter.default.post(name: .stationChanged, object: nil)
        NotificationCenter.default.post(name: .stationClosed, object: "today")
        station.ignoreClosing()
        NotificationCenter.default.post(name: .stationClosed, object: nil)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: nil)
        #expect(station.log == ["changed", "closed today", "text"])
    }

    @Test func anObserverThatIsGoneHearsNothing() {
        weak var gone: Station?
        do {
            let station = Station()
            gone = station
        }
        #expect(gone == nil)
        NotificationCenter.default.post(name: .stationChanged, object: nil)
    }

    @Test func objectsPerformSelectorsNow() {
        let station = Station()
        #expect(station.performNow() == "answer to question")
        #expect(station.log == ["changed", "later now"])
    }

    @Test func delayedPerformsComeInTime() throws {
        let app = try TestApplication(showing: UIViewController())
        let station = Station()
        station.performLater()
        app.advance(by: 0.05)
        #expect(station.log.isEmpty)
        app.advance(by: 0.1)
        #expect(station.log == ["later argument"])
    }

    @Test func actionsGoToTheObjectThatIsNamed() throws {
        let app = try TestApplication(showing: UIViewController())
        let view = ChainView()
        #expect(view.sendThem(from: UIView()) == [true, true, true, false])
        #expect(view.sent == ["highlight", "dim"])
        #expect(view.canPerformAction(Selector("highlight:"), withSender: nil))
        withExtendedLifetime(app) {}
    }

    @Test func displayLinksCallEveryFrame() throws {
        let app = try TestApplication(showing: UIViewController())
        let pulse = Pulse()
        pulse.start()
        app.advance(by: 0.5)
        let frames = pulse.frames
        #expect(frames >= 29 && frames <= 31)
        pulse.stop()
        app.advance(by: 0.5)
        #expect(pulse.frames == frames)
    }
}
