import Testing
import UIKitTestDriver

@testable import UIKit

/// The delegate of a navigation bar, and the appearances for low windows.
@MainActor @Suite(.serialized)
struct NavigationBarDelegateTests {
    private final class Delegate: NSObject, UINavigationBarDelegate {
        var calls: [String] = []
        var allows = true

        func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }

        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            calls.append("shouldPush \(item.title ?? "")")
            return allows
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            calls.append("didPush \(item.title ?? "")")
        }

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            calls.append("shouldPop \(item.title ?? "")")
            return allows
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            calls.append("didPop \(item.title ?? "")")
        }
    }

    @Test func barsThatConstraintsPlaceHaveTheirOwnHeights() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let bar = UINavigationBar()
        let tabs = UITabBar()
        bar.items = [UINavigationItem(title: "one")]
        for view in [bar, tabs] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        }
        bar.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        tabs.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(tabs.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
        bar.topItem?.prompt = "above"
        root.layoutIfNeeded()
        #expect(bar.frame.height == bar.sizeThatFits(bar.bounds.size).height && bar.frame.height > 44)
    }

    @Test func aStandaloneBarAsksAndTells() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let delegate = Delegate()
        bar.delegate = delegate
        #expect(bar.barPosition == .bottom)
        bar.pushItem(UINavigationItem(title: "one"), animated: false)
        bar.pushItem(UINavigationItem(title: "two"), animated: false)
        bar.popItem(animated: false)
        #expect(
            delegate.calls == [
                "shouldPush one", "didPush one", "shouldPush two", "didPush two", "shouldPop two", "didPop two",
            ])
        delegate.allows = false
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.topItem?.title == "one")
    }

    private final class Careful: UINavigationController, UINavigationBarDelegate {
        var allows = false
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    }

    @Test func aNavigationControllerThatConformsDecidesAboutItsBackButton() throws {
        let root = UIViewController()
        root.title = "Root"
        let navigation = Careful(rootViewController: root)
        navigation.pushViewController(UIViewController(), animated: false)
        let app = try TestApplication(showing: navigation, scale: 1)
        #expect(navigation.navigationBar.barPosition == .topAttached)
        try app.tap(identifier: "BackButton")
        app.advance(by: 0.6)
        #expect(navigation.viewControllers.count == 2)
        navigation.allows = true
        try app.tap(identifier: "BackButton")
        app.advance(by: 0.6)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aCompactAppearanceIsShownInLowWindows() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let compact = UINavigationBarAppearance()
        compact.configureWithOpaqueBackground()
        compact.backgroundColor = .red
        navigation.navigationBar.compactAppearance = compact
        let app = try TestApplication(showing: navigation, size: CGSize(width: 844, height: 390), scale: 1)
        let bar = navigation.navigationBar
        let ground = { NavigationBarLook(of: bar.topItem, in: bar).ground.backgroundColor }
        #expect(ground() == .red)
        app.resize(to: CGSize(width: 390, height: 844))
        app.frame()
        #expect(ground() != .red)
    }
}
