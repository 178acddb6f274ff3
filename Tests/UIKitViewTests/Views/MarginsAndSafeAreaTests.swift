import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct MarginsAndSafeAreaTests {
    /// A window whose root controller adds a safe area of (20, 10, 30, 0).
    private func root() -> (UIWindow, UIViewController) {
        ApplicationRun.current?.end()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 0)
        window.rootViewController = controller
        window.isHidden = false
        return (window, controller)
    }

    @Test func theDefaultMarginIsEight() {
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(
            UIView().directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    }

    @Test func directionalMarginsFollowTheDirection() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
        #expect(view.layoutMargins.left == 20)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins.left == 5 && view.layoutMargins.right == 20)
        #expect(view.directionalLayoutMargins.leading == 20)
    }

    @Test func preservedMarginsReachAsFarAsTheSuperviews() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 50))
        parent.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
    }

    @Test func theSafeAreaIsTheSuperviewsMinusTheDistanceClamped() {
        let (window, controller) = root()
        let view = UIView(frame: CGRect(x: 4, y: 50, width: 396, height: 340))
        controller.view.addSubview(view)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 0))
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 6, bottom: 20, right: 0))
        view.frame.origin.y = -40
        #expect(view.safeAreaInsets.top == 20)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
        withExtendedLifetime(window) {}
    }

    @Test func marginsAreBasePlusSafeArea() {
        let (window, controller) = root()
        let view = UIView(frame: controller.view.bounds)
        controller.view.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 18, bottom: 38, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        withExtendedLifetime(window) {}
    }

    @Test func aChangedSafeAreaIsAnnouncedOnceWhereItChanges() {
        final class Listening: UIView {
            var (safeAreas, margins) = (0, 0)
            override func safeAreaInsetsDidChange() { safeAreas += 1 }
            override func layoutMarginsDidChange() { margins += 1 }
        }
        let (window, controller) = root()
        let touching = Listening(frame: controller.view.bounds)
        let inner = Listening(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        controller.view.addSubview(touching)
        controller.view.addSubview(inner)
        (touching.safeAreas, touching.margins) = (0, 0)
        controller.additionalSafeAreaInsets.top = 25
        #expect(touching.safeAreas == 1 && touching.margins == 1)
        #expect(inner.safeAreas == 0 && inner.margins == 0)
        withExtendedLifetime(window) {}
    }

    @Test func aRootViewHasTheSystemMarginAtItsSidesAndNoneAboveAndBelow() {
        ApplicationRun.current?.end()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let side = SystemMetrics.current.margins.system(windowWidth: 375)
        #expect(
            controller.systemMinimumLayoutMargins
                == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
        controller.view.layoutMargins = UIEdgeInsets(top: 3, left: 1, bottom: 3, right: 40)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: side, bottom: 3, right: 40))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 1, bottom: 3, right: 40))
    }

    private final class DeviceWindow: UIWindow {
        var insets: UIEdgeInsets

        init(size: CGSize, insets: UIEdgeInsets) {
            self.insets = insets
            super.init(frame: CGRect(origin: .zero, size: size))
            isHidden = false
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made in code") }

        override var safeAreaInsets: UIEdgeInsets { insets }
    }

    /// The sizes and safe areas of devices as snapshot tests give them to a window.
    @Test(arguments: [
        (CGSize(width: 320, height: 568), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
        (CGSize(width: 375, height: 812), UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
        (CGSize(width: 844, height: 390), UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
        (CGSize(width: 375, height: 812), UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)),
        (CGSize(width: 1024, height: 768), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    ])
    func aWindowThatOverridesItsSafeAreaDecidesAboutItsSubviews(size: CGSize, insets: UIEdgeInsets) {
        ApplicationRun.current?.end()
        let window = DeviceWindow(size: size, insets: insets)
        let (root, child) = (UIViewController(), UIViewController())
        root.view.frame = window.frame
        child.view.frame = root.view.frame
        root.view.addSubview(child.view)
        root.addChild(child)
        child.didMove(toParent: root)
        window.rootViewController = root
        root.view.layoutIfNeeded()
        #expect(root.view.frame.size == size)
        #expect(root.view.safeAreaInsets == insets)
        #expect(child.view.safeAreaInsets == insets)
        #expect(child.view.safeAreaLayoutGuide.layoutFrame == CGRect(origin: .zero, size: size).inset(by: insets))
    }
}
