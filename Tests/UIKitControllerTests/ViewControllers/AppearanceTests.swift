import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class AppearanceTests {
    let transcript = Transcript()
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()

    private func window(_ root: UIViewController) -> UIWindow {
        // Before the first callback: it ends an application of another suite, with its delayed calls.
        _ = time
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = root
        return window
    }

    @Test func theViewIsLoadedWhenFirstAskedFor() {
        let controller = RecordingController("a", transcript)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        #expect(transcript.take() == ["a viewDidLoad"])
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        time.stop()
    }

    @Test func aRootControllerAppearsInUIKitsOrder() {
        let window = window(RecordingController("a", transcript))
        #expect(transcript.take() == [])
        window.makeKeyAndVisible()
        #expect(transcript.take() == ["a viewDidLoad", "a viewWillAppear", "a viewIsAppearing"])
        time.frame([window])
        #expect(transcript.take() == ["a viewWillLayoutSubviews", "a viewDidLayoutSubviews", "a viewDidAppear"])
        time.frame([window])
        #expect(transcript.take() == [])
        time.stop()
    }

    @Test func aReplacedRootDisappears() {
        let window = window(RecordingController("a", transcript))
        window.isHidden = false
        time.frame([window])
        _ = transcript.take()
        window.rootViewController = RecordingController("b", transcript)
        #expect(
            transcript.take() == [
                "a viewWillDisappear", "a viewDidDisappear", "b viewDidLoad", "b viewWillAppear", "b viewIsAppearing",
            ])
        time.stop()
    }

    @Test func childrenAppearAfterTheirParent() {
        let (parent, child) = (RecordingController("parent", transcript), RecordingController("child", transcript))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            transcript.take() == [
                "child willMoveToParent parent", "parent viewDidLoad", "child viewDidLoad",
                "child didMoveToParent parent",
            ])
        let window = window(parent)
        window.isHidden = false
        time.frame([window])
        let calls = transcript.take().filter { !$0.contains("Layout") && !$0.contains("IsAppearing") }
        #expect(
            calls == ["parent viewWillAppear", "child viewWillAppear", "parent viewDidAppear", "child viewDidAppear"])
        time.stop()
    }

    @Test func aChildAddedToAShownParentAppears() {
        let (parent, child) = (RecordingController("parent", transcript), RecordingController("child", transcript))
        let window = window(parent)
        window.isHidden = false
        time.frame([window])
        _ = transcript.take()
        parent.addChild(child)
        #expect(child.isMovingToParent)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        time.frame([window])
        let calls = transcript.take().filter { $0.hasPrefix("child") && !$0.contains("Layout") }
        #expect(
            calls == [
                "child willMoveToParent parent", "child viewDidLoad", "child viewWillAppear", "child viewIsAppearing",
                "child didMoveToParent parent", "child viewDidAppear",
            ])
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            transcript.take().filter { $0.hasPrefix("child") } == [
                "child willMoveToParent nil", "child viewWillDisappear", "child viewDidDisappear",
                "child didMoveToParent nil",
            ])
        #expect(parent.children.isEmpty && child.parent == nil)
        time.stop()
    }

    @Test func aContainerThatDoesNotForwardCallsItsChildrenItself() {
        final class Container: RecordingController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (parent, child) = (Container("parent", transcript), RecordingController("child", transcript))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let window = window(parent)
        window.isHidden = false
        time.frame([window])
        #expect(!transcript.take().contains("child viewWillAppear"))
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(
            transcript.take() == [
                "child viewWillAppear (animated)", "child viewIsAppearing (animated)", "child viewDidAppear (animated)",
            ])
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(transcript.take() == [])
        time.stop()
    }

    @Test func aContainersTransitionAnimatesItsOwnPace() {
        let (parent, child) = (RecordingController("parent", transcript), RecordingController("child", transcript))
        let window = window(parent)
        window.isHidden = false
        time.frame([window])
        parent.addChild(child)
        _ = transcript.take()
        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        time.frame([window])
        #expect(!transcript.lines.contains { $0.hasPrefix("child viewDidAppear") })
        child.endAppearanceTransition()
        #expect(
            transcript.take().filter { $0.hasPrefix("child") && !$0.contains("Layout") } == [
                "child viewDidLoad", "child viewWillAppear (animated)", "child viewIsAppearing (animated)",
                "child viewDidAppear (animated)",
            ])
        time.stop()
    }
}
