import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct TabBarControllerTests {
    private final class Log { var entries: [String] = [] }

    private final class Page: UIViewController {
        let log: Log

        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.entries.append("\(title!) load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.entries.append("\(title!) appear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.entries.append("\(title!) gone")
        }
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        var allows = true
        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
            log.append("should \(controller.title ?? "")")
            return allows
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            log.append("did \(controller.title ?? "")")
        }
    }

    private func shown(_ controllers: [UIViewController]) throws -> (app: TestApplication, tabs: UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        return (try TestApplication(showing: tabs), tabs)
    }

    @Test func theControllersThatAreSetMayBeRearranged() {
        let tabs = UITabBarController()
        #expect(tabs.customizableViewControllers == nil)
        let pages = [UIViewController(), UIViewController()]
        tabs.viewControllers = pages
        #expect(tabs.customizableViewControllers == pages)
        tabs.customizableViewControllers = nil
        #expect(tabs.viewControllers == pages)
    }

    @Test func theFirstControllerIsSelectedAndOthersAreNotLoaded() throws {
        let log = Log()
        let (_, tabs) = try shown([Page("One", log), Page("Two", log)])
        #expect(tabs.selectedIndex == 0)
        #expect(log.entries == ["One load", "One appear"])
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
        #expect(tabs.tabBar.selectedItem === tabs.viewControllers?.first?.tabBarItem)
    }

    @Test func aTapOnATabShowsItsController() throws {
        let log = Log()
        let (app, tabs) = try shown([Page("One", log), Page("Two", log)])
        let delegate = Delegate()
        tabs.delegate = delegate
        try app.tap(text: "Two")
        #expect(tabs.selectedIndex == 1)
        #expect(log.entries == ["One load", "One appear", "Two load", "Two appear", "One gone"])
        #expect(delegate.log == ["should Two", "did Two"])
        #expect(tabs.selectedViewController?.view.window != nil)
    }

    @Test func theDelegateMayForbidIt() throws {
        let log = Log()
        let (app, tabs) = try shown([Page("One", log), Page("Two", log)])
        let delegate = Delegate()
        delegate.allows = false
        tabs.delegate = delegate
        try app.tap(text: "Two")
        #expect(tabs.selectedIndex == 0)
        #expect(delegate.log == ["should Two"])
    }

    @Test func codeSelectsWithoutTelling() throws {
        let log = Log()
        let (_, tabs) = try shown([Page("One", log), Page("Two", log)])
        let delegate = Delegate()
        tabs.delegate = delegate
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController?.title == "Two")
        #expect(tabs.tabBar.selectedItem?.title == "Two")
        #expect(delegate.log.isEmpty)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
    }

    @Test func theContentEndsAboveTheBar() throws {
        let (_, tabs) = try shown([Page("One", Log())])
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 49)
        #expect(tabs.selectedViewController?.tabBarController === tabs)
    }

    @Test func aNavigationControllerHasTheTabOfItsRoot() throws {
        let page = Page("One", Log())
        page.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 3)
        let (app, tabs) = try shown([UINavigationController(rootViewController: page)])
        #expect(tabs.tabBar.items?.first === page.tabBarItem)
        page.tabBarItem.title = "Other"
        #expect(app.shows(text: "Other"))
        page.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 3)
        #expect(app.shows(text: "New") && !app.shows(text: "Other"))
    }

    @Test func aTapOnTheSelectedTabGoesBackToTheRoot() throws {
        let navigation = UINavigationController(rootViewController: Page("One", Log()))
        navigation.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        let (app, _) = try shown([navigation])
        navigation.pushViewController(Page("Two", Log()), animated: false)
        try app.tap(text: "Tab")
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aPushedControllerMayHideTheBar() throws {
        let navigation = UINavigationController(rootViewController: Page("One", Log()))
        let (app, tabs) = try shown([navigation])
        let next = Page("Two", Log())
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        app.advance(by: 1)
        #expect(tabs.tabBar.frame.minY == 844)
        #expect(next.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(tabs.tabBar.frame.minY == 795)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
    }

    @Test func controllersThatArePushedBeforeTheViewsAreLoadedMayHideTheBar() throws {
        let navigation = UINavigationController(rootViewController: Page("One", Log()))
        let next = Page("Two", Log())
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: false)
        let (app, tabs) = try shown([navigation])
        #expect(tabs.tabBar.frame.minY == 844 && next.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(tabs.tabBar.frame.minY == 795)
    }

    @Test func aRootControllerMayHideTheBar() throws {
        let root = Page("One", Log())
        let navigation = UINavigationController(rootViewController: root)
        root.hidesBottomBarWhenPushed = true
        let (_, tabs) = try shown([navigation])
        #expect(tabs.tabBar.frame.minY == 844 && root.view.safeAreaInsets.bottom == 0)
    }

    @Test func aControllerMayHideTheBarOnlyForTheOneThatItPushes() throws {
        let root = Page("One", Log())
        let navigation = UINavigationController(rootViewController: root)
        let (app, tabs) = try shown([navigation])
        let next = Page("Two", Log())
        root.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        root.hidesBottomBarWhenPushed = false
        app.advance(by: 1)
        #expect(tabs.tabBar.frame.minY == 844 && next.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(tabs.tabBar.frame.minY == 795)
    }

    @Test func newControllersKeepTheSelectionWhereTheyCan() throws {
        let log = Log()
        let (one, two, three) = (Page("One", log), Page("Two", log), Page("Three", log))
        let (_, tabs) = try shown([one, two])
        tabs.selectedIndex = 1
        tabs.setViewControllers([three, two], animated: false)
        #expect(tabs.selectedViewController === two)
        #expect(one.parent == nil && three.parent === tabs)
        tabs.viewControllers = [three]
        #expect(tabs.selectedViewController === three)
        #expect(two.viewIfLoaded?.superview == nil)
    }

    @Test func aBadgeIsShown() throws {
        let page = Page("One", Log())
        let (app, _) = try shown([page])
        page.tabBarItem.badgeValue = "7"
        #expect(app.shows(text: "7"))
        page.tabBarItem.badgeValue = nil
        #expect(!app.shows(text: "7"))
    }

    @Test func aBarOfYourOwnTellsItsDelegate() throws {
        final class Heard: NSObject, UITabBarDelegate {
            var tags: [Int] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
        }
        let controller = UIViewController()
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
        bar.items = [UITabBarItem(title: "A", image: nil, tag: 1), UITabBarItem(title: "B", image: nil, tag: 2)]
        let heard = Heard()
        bar.delegate = heard
        controller.view.addSubview(bar)
        let app = try TestApplication(showing: controller)
        try app.tap(text: "B")
        #expect(heard.tags == [2])
        #expect(bar.selectedItem?.title == "B")
    }

    @Test func theBarHasAGroundAsSoonAsContentReachesBelowIt() throws {
        let page = UIViewController()
        let scrollView = UIScrollView()
        page.view.backgroundColor = .red
        page.view.addSubview(scrollView)
        let (app, tabs) = try shown([page])
        scrollView.frame = page.view.bounds
        scrollView.contentSize = CGSize(width: 390, height: 100)
        #expect(app.screenshot().color(x: 20, y: 1620).green == 0, "the content ends above the bar")
        scrollView.contentSize = CGSize(width: 390, height: 2_000)
        #expect(app.screenshot().color(x: 20, y: 1620).green > 200)
        tabs.selectedIndex = 0
        scrollView.contentSize = CGSize(width: 390, height: 100)
        #expect(app.screenshot().color(x: 20, y: 1620).green == 0)
    }

    @Test func aBadgeStandsByTheImageInBarsOfEveryHeight() throws {
        let before = Trestle.look
        defer { Trestle.look = before }
        for look in [Trestle.Look.classic, .ios26] {
            Trestle.look = look
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: 0)
            page.tabBarItem.badgeValue = "7"
            let (app, _) = try shown([page])
            let button = try #require(try app.view(text: "Tab").superview)
            let badge = try app.view(text: "7")
            let image = try #require(button.subviews.first { $0 is UIImageView })
            let title = try app.view(text: "Tab")
            #expect(image.frame.midY - badge.frame.minY == 16)
            #expect(title.frame.maxY < button.bounds.height)
            #expect(abs(image.frame.minY + title.frame.maxY - button.bounds.height) < 6, "in the middle")
            app.end()
        }
    }
}
