import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct UIWindowTests {
    @Test func aNewWindowIsHiddenAndItsRootViewIsNotLoaded() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(window.isHidden && !controller.isViewLoaded)
        window.makeKeyAndVisible()
        #expect(!window.isHidden && controller.view.superview === window)
        #expect(controller.view.frame == window.bounds)
    }

    @Test func aWindowWithoutAFrameFillsTheScreen() {
        let window = UIWindow()
        #expect(window.frame == UIScreen.main.bounds)
        #expect(!window.frame.isEmpty)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func theRootViewFollowsTheWindowsSize() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.frame.size = CGSize(width: 80, height: 90)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 80, height: 90))
    }

    @Test func showingAndHidingPostsNotifications() {
        let window = UIWindow(frame: .zero)
        nonisolated(unsafe) var names: [String] = []
        let tokens = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
                names.append($0.name.rawValue)
            }
        }
        window.isHidden = false
        window.isHidden = false
        window.isHidden = true
        #expect(names == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification"])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func makingAWindowPostsNothing() {
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeHiddenNotification, object: nil, queue: nil
        ) { _ in count += 1 }
        #expect(UIWindow(frame: .zero).isHidden && count == 0)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func windowsConvertThroughTheScreen() {
        let root = CALayer()
        let (first, second) = (
            UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        )
        root.addSublayer(first.layer)
        root.addSublayer(second.layer)
        #expect(second.convert(CGPoint(x: 1, y: 2), to: first) == CGPoint(x: 31, y: 42))
        #expect(second.convert(CGPoint(x: 1, y: 2), to: nil as UIWindow?) == CGPoint(x: 31, y: 42))
        #expect(
            second.convert(CGRect(x: 30, y: 40, width: 5, height: 5), from: first)
                == CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test func levelsAreUIKits() {
        #expect(UIWindow.Level.normal.rawValue == 0)
        #expect(UIWindow.Level.statusBar.rawValue == 1000 && UIWindow.Level.alert.rawValue == 2000)
    }

    @Test func aWindowTakesItsTraitsFromTheScreen() {
        let window = UIWindow(frame: .zero)
        #expect(window.traitCollection == UIScreen.main.traitCollection)
        window.overrideUserInterfaceStyle = .dark
        #expect(window.traitCollection.userInterfaceStyle == .dark)
    }
}
