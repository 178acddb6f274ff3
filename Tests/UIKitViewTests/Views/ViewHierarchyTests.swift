import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct ViewHierarchyTests {
    let transcript = Transcript()

    private func window() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        return window
    }

    @Test func addingOutsideAWindowTellsSuperviewMovesOnly() {
        let parent = RecordingView("parent", transcript)
        parent.addSubview(RecordingView("child", transcript))
        #expect(
            transcript.take() == ["child willMoveToSuperview view", "child didMoveToSuperview", "parent didAddSubview"])
    }

    @Test func addingToAWindowTellsTheSubtreeInUIKitsOrder() {
        let window = window()
        let parent = RecordingView("parent", transcript)
        parent.addSubview(RecordingView("child", transcript))
        _ = transcript.take()
        window.addSubview(parent)
        #expect(
            transcript.take() == [
                "parent willMoveToSuperview view", "parent willMoveToWindow window", "child willMoveToWindow window",
                "child didMoveToWindow window", "parent didMoveToWindow window", "parent didMoveToSuperview",
            ])
    }

    @Test func removingFromAWindowTellsInUIKitsOrder() {
        let window = window()
        let parent = RecordingView("parent", transcript)
        let child = RecordingView("child", transcript)
        parent.addSubview(child)
        window.addSubview(parent)
        _ = transcript.take()
        child.removeFromSuperview()
        #expect(
            transcript.take() == [
                "child willMoveToSuperview nil", "child willMoveToWindow nil", "parent willRemoveSubview",
                "child didMoveToWindow nil", "child didMoveToSuperview",
            ])
        #expect(child.window == nil && child.superview == nil && parent.subviews.isEmpty)
    }

    @Test func movingToAnotherParentInTheSameWindowSaysNothingAboutWindows() {
        let window = window()
        let (first, second) = (RecordingView("first", transcript), RecordingView("second", transcript))
        let child = RecordingView("child", transcript)
        window.addSubview(first)
        window.addSubview(second)
        first.addSubview(child)
        _ = transcript.take()
        second.addSubview(child)
        #expect(
            transcript.take() == [
                "child willMoveToSuperview view", "first willRemoveSubview", "child didMoveToSuperview",
                "second didAddSubview",
            ])
        #expect(first.subviews.isEmpty && second.subviews == [child])
    }

    @Test func subviewsAndLayersKeepTheSameOrder() {
        let parent = UIView()
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.addSubview(c)
        parent.insertSubview(b, at: 1)
        parent.insertSubview(d, belowSubview: a)
        #expect(parent.subviews == [d, a, b, c])
        #expect(parent.layer.sublayers! == [d, a, b, c].map(\.layer))
        parent.bringSubviewToFront(d)
        #expect(parent.subviews == [a, b, c, d])
        parent.sendSubviewToBack(c)
        #expect(parent.subviews == [c, a, b, d])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [d, a, b, c])
        parent.insertSubview(a, aboveSubview: c)
        #expect(parent.subviews == [d, b, c, a])
        #expect(parent.layer.sublayers! == [d, b, c, a].map(\.layer))
    }

    @Test func exchangingNeighboursSwapsTheirLayersToo() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        for view in [a, b, c] { parent.addSubview(view) }
        parent.exchangeSubview(at: 1, withSubviewAt: 2)
        #expect(parent.subviews == [a, c, b])
        #expect(parent.layer.sublayers! == [a, c, b].map(\.layer))
    }

    @Test func aLayerWithoutAViewKeepsItsPlaceBetweenSubviews() {
        let parent = UIView()
        let (a, b) = (UIView(), UIView())
        let bare = CALayer()
        parent.addSubview(a)
        parent.layer.addSublayer(bare)
        parent.addSubview(b)
        parent.insertSubview(UIView(), at: 1)
        #expect(parent.layer.sublayers!.firstIndex(of: bare) == 1)
        #expect(parent.subviews.count == 3)
    }

    @Test func addingASubviewAgainBringsItToTheFrontWithoutCallbacks() {
        let parent = RecordingView("parent", transcript)
        let (a, b) = (RecordingView("a", transcript), RecordingView("b", transcript))
        parent.addSubview(a)
        parent.addSubview(b)
        _ = transcript.take()
        parent.addSubview(a)
        #expect(parent.subviews == [b, a])
        #expect(transcript.take().isEmpty)
    }

    @Test func aViewWithTagIsFoundDepthFirst() {
        let (root, first, deep, second) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(first)
        first.addSubview(deep)
        root.addSubview(second)
        deep.tag = 7
        second.tag = 7
        #expect(root.viewWithTag(7) === deep)
        #expect(root.viewWithTag(8) == nil)
        #expect(deep.isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: deep))
    }

    @Test func theResponderChainRunsFromViewToControllerToSuperviewToWindow() {
        let window = window()
        let controller = UIViewController()
        window.rootViewController = controller
        let view = UIView()
        controller.view.addSubview(view)
        #expect(view.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
    }

    @Test func aRemovedFirstResponderGivesUp() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let window = window()
        let field = Field()
        #expect(!field.becomeFirstResponder())
        window.addSubview(field)
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        field.removeFromSuperview()
        #expect(window.firstResponder == nil)
    }

    @Test func subviewsOfAReleasedViewHaveNoSuperview() {
        let child = UIView()
        var parent: UIView? = UIView()
        parent?.addSubview(child)
        parent = nil
        #expect(child.superview == nil && child.layer.superlayer == nil)
    }

    @Test func viewsOfAReleasedWindowAreInNone() {
        let (child, grandchild) = (UIView(), UIView())
        var window: UIWindow? = UIWindow()
        window?.addSubview(child)
        child.addSubview(grandchild)
        #expect(grandchild.window != nil)
        window = nil
        AutoreleasedWindows.drain()
        #expect(child.superview == nil && child.window == nil && grandchild.window == nil)
    }

    @Test func theLayerOfAReleasedViewHasNoDelegate() {
        var view: UIView? = UIView()
        let layer = view?.layer
        #expect(layer?.delegate === view)
        view = nil
        #expect(layer?.delegate == nil)
    }
}
