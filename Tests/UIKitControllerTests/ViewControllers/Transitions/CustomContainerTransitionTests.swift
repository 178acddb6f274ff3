import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The animators of navigation and tab bar controllers.
@MainActor @Suite(.serialized)
final class CustomContainerTransitionTests {
    let transcript = Transcript()
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 300, height: 400))
    lazy var delegate = Containers(transcript)

    private func calls() -> [String] {
        transcript.take().filter { !$0.contains("Layout") && !$0.contains("Parent") }
    }

    private func shownStack() -> (UINavigationController, RecordingController) {
        let root = RecordingController("a", transcript)
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = delegate
        window.rootViewController = navigation
        time.frame()
        _ = transcript.take()
        return (navigation, root)
    }

    @Test func aPushRunsTheAnimatorOfTheDelegate() throws {
        let (navigation, root) = shownStack()
        let animator = Fade(transcript)
        delegate.animator = animator
        let next = RecordingController("b", transcript)
        navigation.pushViewController(next, animated: true)
        #expect(
            calls() == [
                "push a b", "b viewDidLoad", "a viewWillDisappear (animated)", "b viewWillAppear (animated)",
                "b viewIsAppearing (animated)",
            ])
        let context = try #require(animator.context)
        #expect(context.view(forKey: .from) === root.view && context.view(forKey: .to) === next.view)
        #expect(context.finalFrame(for: next) == root.view.frame && context.finalFrame(for: root) == .zero)
        #expect(context.presentationStyle == .none)
        #expect(navigation.transitionCoordinator?.transitionDuration == 0.4)
        time.advance(by: 0.5)
        #expect(calls() == ["a viewDidDisappear (animated)", "b viewDidAppear (animated)", "ended true"])
        #expect(root.view.superview == nil && next.view.superview != nil)
        #expect(navigation.transitionCoordinator == nil)
        time.stop()
    }

    @Test func anInteractivePopIsCancelled() {
        let (navigation, root) = shownStack()
        let next = RecordingController("b", transcript)
        navigation.pushViewController(next, animated: false)
        time.frame()
        let interaction = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interaction) = (Fade(transcript), interaction)
        navigation.popViewController(animated: true)
        interaction.update(0.5)
        time.frame()
        #expect(navigation.navigationBar.items?.count == 1)
        interaction.cancel()
        _ = calls()
        time.advance(by: 0.5)
        #expect(calls() == ["a viewDidDisappear (animated)", "b viewDidAppear (animated)", "ended false"])
        #expect(navigation.viewControllers == [root, next] && navigation.navigationBar.items?.count == 2)
        #expect(root.view.superview == nil && next.view.window === window && next.view.alpha == 1)
        time.stop()
    }

    @Test func aCancelledPushRemovesTheController() {
        let (navigation, root) = shownStack()
        let interaction = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interaction) = (Fade(transcript), interaction)
        let next = RecordingController("b", transcript)
        navigation.pushViewController(next, animated: true)
        interaction.update(0.5)
        interaction.cancel()
        time.advance(by: 0.5)
        #expect(navigation.viewControllers == [root] && next.parent == nil && next.view.window == nil)
        #expect(root.view.window === window)
        time.stop()
    }

    @Test func aChangeOfTheStackEndsARunningTransition() {
        let (navigation, root) = shownStack()
        delegate.animator = Fade(transcript)
        let next = RecordingController("b", transcript)
        navigation.pushViewController(next, animated: true)
        delegate.animator = nil
        navigation.popViewController(animated: false)
        #expect(navigation.viewControllers == [root] && next.view.window == nil && root.view.window === window)
        time.advance(by: 0.5)
        #expect(root.view.window === window)
        time.stop()
    }

    private func shownTabs() -> (UITabBarController, [RecordingController]) {
        let pages = ["a", "b"].map { RecordingController($0, transcript) }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        tabs.delegate = delegate
        window.rootViewController = tabs
        time.frame()
        _ = transcript.take()
        return (tabs, pages)
    }

    @Test func aTabIsSelectedByTheAnimatorOfTheDelegate() {
        let (tabs, pages) = shownTabs()
        delegate.animator = Fade(transcript)
        tabs.selectedIndex = 1
        #expect(
            calls() == [
                "select a b", "a viewWillDisappear (animated)", "b viewDidLoad", "b viewWillAppear (animated)",
                "b viewIsAppearing (animated)",
            ])
        #expect(pages[0].view.window === window && pages[1].view.window === window)
        #expect(tabs.transitionCoordinator != nil)
        time.advance(by: 0.5)
        #expect(calls() == ["a viewDidDisappear (animated)", "b viewDidAppear (animated)", "ended true"])
        #expect(pages[0].view.window == nil && tabs.transitionCoordinator == nil)
        time.stop()
    }

    @Test func aCancelledSelectionReturnsToItsTab() {
        let (tabs, pages) = shownTabs()
        let interaction = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interaction) = (Fade(transcript), interaction)
        tabs.selectedIndex = 1
        interaction.update(0.25)
        interaction.cancel()
        time.advance(by: 0.5)
        #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === pages[0].tabBarItem)
        #expect(pages[0].view.window === window && pages[1].view.window == nil)
        time.stop()
    }
}

/// Returns the animators that a test sets.
final class Containers: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    private let transcript: Transcript
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ transcript: Transcript) {
        self.transcript = transcript
    }

    private func note(_ change: String, _ from: UIViewController, _ to: UIViewController) {
        let names = [from, to].map { ($0 as? RecordingController)?.name ?? "nil" }
        transcript.add("\(change) \(names.joined(separator: " "))")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note(operation == .push ? "push" : "pop", fromVC, toVC)
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note("select", fromVC, toVC)
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
