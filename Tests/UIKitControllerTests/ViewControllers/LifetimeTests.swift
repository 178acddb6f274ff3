import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class LifetimeTests {
    // Lazy, so that the clock is taken over inside the test and not before it.
    lazy var time = HandMovedTime()
    lazy var window = time.shownWindow(CGRect(x: 0, y: 0, width: 200, height: 300))

    @Test func aDismissedControllerIsReleased() {
        let root = UIViewController()
        window.rootViewController = root
        time.frame()
        weak var presented: UIViewController?
        weak var view: UIView?
        do {
            let modal = UIViewController()
            presented = modal
            view = modal.view
            root.present(modal, animated: true)
        }
        time.advance(by: 0.6)
        #expect(presented != nil)
        root.dismiss(animated: true)
        time.advance(by: 0.6)
        #expect(presented == nil && view == nil)
        time.stop()
    }

    @Test func aReplacedRootIsReleasedWithWhatItPresents() {
        weak var root: UIViewController?
        weak var presented: UIViewController?
        do {
            let (first, modal) = (UIViewController(), UIViewController())
            root = first
            presented = modal
            window.rootViewController = first
            time.frame()
            first.present(modal, animated: false)
            time.frame()
        }
        window.rootViewController = UIViewController()
        time.frame()
        #expect(root == nil && presented == nil && window.subviews.count == 1)
        time.stop()
    }

    @Test func aRemovedChildIsReleased() {
        let root = UIViewController()
        window.rootViewController = root
        time.frame()
        weak var released: UIViewController?
        do {
            let child = UIViewController()
            released = child
            root.addChild(child)
            root.view.addSubview(child.view)
            time.frame()
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        time.frame()
        #expect(released == nil)
        time.stop()
    }

    @Test func anAnimatedViewIsReleasedWhenItsAnimationEnds() {
        weak var released: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            released = view
            window.addSubview(view)
            time.frame()
            UIView.animate(
                withDuration: 0.2, animations: { view.alpha = 0 }, completion: { _ in view.removeFromSuperview() })
        }
        time.advance(by: 0.4)
        #expect(released == nil)
        time.stop()
    }
}
