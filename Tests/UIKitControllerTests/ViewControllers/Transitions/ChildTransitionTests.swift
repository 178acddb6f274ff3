import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class ChildTransitionTests {
    private let transcript = Transcript()
    private lazy var time = HandMovedTime()
    private lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 390, height: 844))
    private let container = UIViewController()
    private lazy var old = RecordingController("old", transcript)
    private lazy var new = RecordingController("new", transcript)

    private func showOld() {
        window.rootViewController = container
        container.addChild(old)
        container.view.addSubview(old.view)
        old.didMove(toParent: container)
        container.addChild(new)
        time.advance(by: 0.1)
        _ = transcript.take()
    }

    private func calls() -> [String] {
        transcript.take().filter { !$0.contains("Layout") && !$0.contains("Parent") && !$0.contains("DidLoad") }
    }

    @Test func theNewViewTakesThePlaceOfTheOldOneAtTheEnd() {
        showOld()
        var finished: Bool?
        container.transition(
            from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil
        ) { finished = $0 }
        #expect(new.view.superview === container.view)
        #expect(
            calls() == [
                "old viewWillDisappear (animated)", "new viewWillAppear (animated)", "new viewIsAppearing (animated)",
            ])
        time.advance(by: 0.2)
        #expect(finished == nil)
        time.advance(by: 0.2)
        #expect(finished == true)
        #expect(old.view.superview == nil)
        #expect(calls() == ["old viewDidDisappear (animated)", "new viewDidAppear (animated)"])
        time.stop()
    }

    @Test func theAnimationsMoveTheViews() {
        showOld()
        new.view.frame.origin.x = 390
        container.transition(from: old, to: new, duration: 0.4, animations: { self.new.view.frame.origin.x = 0 })
        time.advance(by: 0.2)
        let x = new.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 50 && x < 340)
        #expect(old.view.superview === container.view)
        time.stop()
    }

    @Test func withoutTimeItIsDoneAtOnce() {
        showOld()
        container.transition(from: old, to: new, duration: 0, animations: nil)
        time.frame()
        #expect(old.view.superview == nil)
        #expect(
            calls() == [
                "old viewWillDisappear", "new viewWillAppear", "new viewIsAppearing", "old viewDidDisappear",
                "new viewDidAppear",
            ])
        time.stop()
    }
}
