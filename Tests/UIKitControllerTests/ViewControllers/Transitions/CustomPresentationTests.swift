import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class CustomPresentationTests {
    let transcript = Transcript()
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 300, height: 400))
    lazy var delegate = Transitions(transcript)

    private func shownRoot() -> RecordingController {
        let root = RecordingController("a", transcript)
        window.rootViewController = root
        time.frame()
        _ = transcript.take()
        return root
    }

    private func custom(_ style: UIModalPresentationStyle = .custom) -> RecordingController {
        let modal = RecordingController("b", transcript)
        modal.modalPresentationStyle = style
        modal.transitioningDelegate = delegate
        return modal
    }

    private func calls() -> [String] { transcript.take().filter { !$0.contains("Layout") } }

    @Test func aPresentationControllerPlacesTheViewAndIsCalledInOrder() throws {
        let root = shownRoot()
        let modal = custom()
        delegate.hasController = true
        root.present(modal, animated: true) { [transcript] in transcript.add("presented") }
        #expect(
            calls() == [
                "controller for b presented by a from a", "b viewDidLoad", "animator for b", "will present",
                "b viewWillAppear (animated)", "b viewIsAppearing (animated)",
            ])
        let controller = try #require(modal.presentationController as? HalfHeight)
        #expect(controller === delegate.controller && controller.presentingViewController === root)
        #expect(modal.view.superview === controller.containerView && controller.containerView?.window === window)
        #expect(modal.view.frame == CGRect(x: 0, y: 200, width: 300, height: 200))
        #expect(controller.shade.layer.animation(forKey: "opacity") != nil)
        time.frame()
        #expect(modal.view.layer.presentation()!.frame.minY == 400)
        time.advance(by: 0.6)
        #expect(calls() == ["did present true", "b viewDidAppear (animated)", "presented"])
        #expect(root.view.window === window)

        root.dismiss(animated: true) { [transcript] in transcript.add("dismissed") }
        #expect(calls() == ["animator to dismiss b", "will dismiss", "b viewWillDisappear (animated)"])
        time.advance(by: 0.6)
        #expect(calls() == ["did dismiss true", "b viewDidDisappear (animated)", "dismissed"])
        #expect(modal.view.window == nil && controller.containerView == nil)
        time.stop()
    }

    @Test func anAnimatorGetsTheViewsAndTheFrames() throws {
        let root = shownRoot()
        let modal = custom()
        let animator = Fade(transcript)
        delegate.animator = animator
        root.present(modal, animated: true)
        let context = try #require(animator.context)
        #expect(context.containerView === modal.view.superview)
        #expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === modal)
        #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === modal.view)
        #expect(context.initialFrame(for: modal) == .zero && context.finalFrame(for: modal) == window.bounds)
        #expect(context.initialFrame(for: root) == window.bounds && context.finalFrame(for: root) == window.bounds)
        #expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .custom)
        #expect(modal.transitionCoordinator?.transitionDuration == 0.4)
        _ = calls()
        time.advance(by: 0.5)
        #expect(calls() == ["b viewDidAppear (animated)", "ended true"])
        #expect(modal.transitionCoordinator == nil)
        time.stop()
    }

    @Test func aFullScreenAnimatorReplacesThePresentersView() throws {
        let root = shownRoot()
        let modal = custom(.fullScreen)
        let animator = Fade(transcript)
        delegate.animator = animator
        root.present(modal, animated: true)
        #expect(animator.context?.view(forKey: .from) === root.view)
        #expect(calls().contains("a viewWillDisappear (animated)"))
        time.advance(by: 0.5)
        #expect(root.view.window == nil && modal.view.superview === modal.presentationController?.containerView)
        delegate.animator = animator
        root.dismiss(animated: true)
        #expect(animator.context?.view(forKey: .to) === root.view)
        time.advance(by: 0.5)
        #expect(root.view.superview === window && modal.view.window == nil)
        #expect(root.view.frame == window.bounds)
        time.stop()
    }

    @Test func aDismissalFollowsAndEndsAnInteraction() throws {
        let root = shownRoot()
        let modal = custom()
        root.present(modal, animated: false)
        time.frame()
        let interaction = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interaction) = (Fade(transcript), interaction)
        root.dismiss(animated: true)
        interaction.update(0.25)
        time.frame()
        #expect(abs((modal.view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
        #expect(modal.transitionCoordinator?.percentComplete == 0.25)
        time.advance(by: 1)
        #expect(modal.view.window === window)
        interaction.finish()
        time.advance(by: 0.29)
        #expect(modal.view.window === window)
        time.advance(by: 0.05)
        #expect(modal.view.window == nil && root.presentedViewController == nil)
        time.stop()
    }

    @Test func aCancelledDismissalLeavesTheControllerAsItWas() {
        let root = shownRoot()
        let modal = custom()
        delegate.hasController = true
        root.present(modal, animated: false)
        time.frame()
        let interaction = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interaction) = (Fade(transcript), interaction)
        _ = calls()
        root.dismiss(animated: true)
        var isCancelled: [Bool] = []
        modal.transitionCoordinator?.notifyWhenInteractionChanges { isCancelled.append($0.isCancelled) }
        interaction.update(0.5)
        interaction.cancel()
        #expect(isCancelled == [true])
        time.advance(by: 0.3)
        #expect(
            calls() == [
                "animator to dismiss b", "will dismiss", "b viewWillDisappear (animated)",
                "b viewWillAppear (animated)", "b viewIsAppearing (animated)", "did dismiss false",
                "b viewDidAppear (animated)", "ended false",
            ])
        #expect(modal.view.window === window && modal.view.alpha == 1 && root.presentedViewController === modal)
        (delegate.animator, delegate.interaction) = (nil, nil)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && modal.view.window == nil)
        time.stop()
    }

    @Test func aCancelledPresentationRemovesTheController() {
        let root = shownRoot()
        let modal = custom(.fullScreen)
        let interaction = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interaction) = (Fade(transcript), interaction)
        root.present(modal, animated: true)
        interaction.update(0.5)
        interaction.cancel()
        _ = calls()
        time.advance(by: 0.3)
        #expect(calls() == ["b viewDidDisappear (animated)", "a viewDidAppear (animated)", "ended false"])
        #expect(root.view.superview === window && modal.view.window == nil)
        #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
        time.stop()
    }

    @Test func anInterruptibleAnimatorIsPausedAndReversed() {
        let root = shownRoot()
        let modal = custom()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        (delegate.animator, delegate.interaction) = (InterruptibleFade(transcript), interaction)
        root.present(modal, animated: true)
        #expect(modal.transitionCoordinator?.isInterruptible == true)
        time.advance(by: 0.2)
        interaction.pause()
        #expect(modal.transitionCoordinator?.isInteractive == true)
        time.advance(by: 1)
        interaction.update(0.75)
        time.frame()
        #expect(abs((modal.view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
        interaction.cancel()
        time.advance(by: 0.5)
        #expect(modal.view.window == nil && root.presentedViewController == nil)
        time.stop()
    }

    @Test func theDelegateReplacesTheControllerOfAnAdaptedStyle() {
        final class Wrapping: NSObject, UIAdaptivePresentationControllerDelegate {
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                UINavigationController(rootViewController: controller.presentedViewController)
            }
        }
        let root = shownRoot()
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        let wrapping = Wrapping()
        popover.presentationController?.delegate = wrapping
        root.present(popover, animated: false)
        time.frame()
        #expect(popover.navigationController != nil && root.presentedViewController === popover.navigationController)
        time.stop()
    }
}
