import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Appearance calls through UIKit's own containers: each controller hears each call once.
@MainActor @Suite(.serialized)
final class ContainerAppearanceTests {
    let transcript = Transcript()
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 390, height: 844))

    private func calls() -> [String] {
        transcript.take().filter { !$0.contains("Layout") && !$0.contains("Parent") && !$0.contains("DidLoad") }
    }

    @Test func theTopControllerOfANavigationRootAppearsOnce() {
        let navigation = UINavigationController(rootViewController: RecordingController("a", transcript))
        window.rootViewController = navigation
        time.advance(by: 0.1)
        #expect(calls() == ["a viewWillAppear", "a viewIsAppearing", "a viewDidAppear"])
        time.stop()
    }

    @Test func aPresentedNavigationControllersTopAppearsWithIt() {
        window.rootViewController = UIViewController()
        time.frame()
        let navigation = UINavigationController(rootViewController: RecordingController("a", transcript))
        window.rootViewController?.present(navigation, animated: true)
        time.advance(by: 0.1)
        #expect(calls() == ["a viewWillAppear (animated)", "a viewIsAppearing (animated)"])
        time.advance(by: 0.6)
        #expect(calls() == ["a viewDidAppear (animated)"])
        navigation.dismiss(animated: true)
        #expect(calls() == ["a viewWillDisappear (animated)"])
        time.advance(by: 0.6)
        #expect(calls() == ["a viewDidDisappear (animated)"])
        time.stop()
    }

    @Test func aControllerUnderAFullScreenOneDisappearsWithItsContainer() {
        let navigation = UINavigationController(rootViewController: RecordingController("a", transcript))
        window.rootViewController = navigation
        time.advance(by: 0.1)
        _ = transcript.take()
        let modal = RecordingController("b", transcript)
        modal.modalPresentationStyle = .fullScreen
        navigation.topViewController?.present(modal, animated: false)
        time.advance(by: 0.1)
        #expect(
            calls() == [
                "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear", "a viewDidDisappear",
            ])
        modal.dismiss(animated: false)
        time.advance(by: 0.1)
        #expect(
            calls() == [
                "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear", "b viewDidDisappear",
            ])
        time.stop()
    }
}
