import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Tab bar controllers with more controllers than tabs.
@MainActor @Suite(.serialized)
struct MoreTabTests {
    private let transcript = Transcript()

    private func pages(_ count: Int) -> [UIViewController] {
        (1...count).map { number in
            let page = RecordingController("\(number)", transcript)
            page.tabBarItem = UITabBarItem(title: "Tab \(number)", image: UIImage(systemName: "star"), tag: number)
            page.title = "Page \(number)"
            return page
        }
    }

    private func shown(
        _ controllers: [UIViewController], size: CGSize = CGSize(width: 390, height: 844)
    ) throws -> (app: TestApplication, tabs: UITabBarController) {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        let app = try TestApplication(showing: tabs, size: size)
        _ = transcript.take()
        return (app, tabs)
    }

    private func appearances() -> [String] {
        transcript.take().filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
    }

    @Test func fiveControllersHaveTabsOfTheirOwn() throws {
        let (app, tabs) = try shown(pages(5))
        defer { app.end() }
        #expect(tabs.tabBar.items?.map(\.title) == (1...5).map { "Tab \($0)" })
        #expect(tabs.children.count == 5)
    }

    @Test func theFifthTabOfSixIsMore() throws {
        let controllers = pages(6)
        let (app, tabs) = try shown(controllers)
        defer { app.end() }
        #expect(tabs.tabBar.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        #expect(tabs.viewControllers?.count == 6 && tabs.selectedIndex == 0)
        #expect(controllers.allSatisfy { $0.tabBarController === tabs })
        #expect(tabs.moreNavigationController.tabBarController === tabs)
    }

    @Test func moreListsTheOthersAndPushesTheChosenOne() throws {
        let controllers = pages(7)
        let (app, tabs) = try shown(controllers)
        defer { app.end() }
        try app.tap(text: "More")
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController === tabs.moreNavigationController)
        #expect(["Tab 5", "Tab 6", "Tab 7"].allSatisfy { app.shows(text: $0) })
        _ = appearances()
        try app.tap(text: "Tab 6")
        app.advance(by: 0.5)
        #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === controllers[5])
        #expect(tabs.moreNavigationController.topViewController === controllers[5])
        #expect(controllers[5].navigationController === tabs.moreNavigationController)
        #expect(controllers[5].view.window != nil && app.shows(text: "Page 6"))
        #expect(appearances() == ["6 viewWillAppear (animated)", "6 viewDidAppear (animated)"])
        #expect(tabs.tabBar.selectedItem?.title == "More")
        try app.tap(identifier: "BackButton")
        app.advance(by: 0.5)
        #expect(appearances() == ["6 viewWillDisappear (animated)", "6 viewDidDisappear (animated)"])
        #expect(controllers[5].parent === tabs && tabs.selectedIndex == NSNotFound)
    }

    @Test func aTapOnMoreLeadsBackToTheList() throws {
        let (app, tabs) = try shown(pages(6))
        defer { app.end() }
        tabs.selectedIndex = 5
        app.frame()
        try app.tap(text: "More")
        app.advance(by: 0.5)
        #expect(tabs.selectedViewController === tabs.moreNavigationController && app.shows(text: "Tab 5"))
    }

    @Test func codeSelectsControllersOfTheList() throws {
        let controllers = pages(7)
        let (app, tabs) = try shown(controllers)
        defer { app.end() }
        tabs.selectedIndex = 6
        app.frame()
        #expect(tabs.selectedViewController === controllers[6] && controllers[6].view.window != nil)
        #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
        tabs.selectedViewController = controllers[4]
        app.frame()
        #expect(tabs.selectedIndex == 4 && controllers[4].view.window != nil && controllers[6].view.window == nil)
        #expect(controllers[6].parent === tabs)
        tabs.selectedIndex = 0
        app.frame()
        #expect(controllers[0].view.window != nil && controllers[4].view.window == nil)
        tabs.selectedViewController = tabs.moreNavigationController
        app.frame()
        #expect(tabs.selectedIndex == NSNotFound && app.shows(text: "Tab 7"))
    }

    @Test func moreCannotBeSelectedWithoutNeed() throws {
        let (app, tabs) = try shown(pages(3))
        defer { app.end() }
        tabs.selectedViewController = tabs.moreNavigationController
        #expect(tabs.selectedIndex == 0)
    }

    @Test func theDelegateIsAskedAboutMore() throws {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var asked: [UIViewController] = []
            var told: [UIViewController] = []
            func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
                asked.append(controller)
                return true
            }
            func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
                told.append(controller)
            }
        }
        let (app, tabs) = try shown(pages(6))
        defer { app.end() }
        let delegate = Delegate()
        tabs.delegate = delegate
        try app.tap(text: "More")
        try app.tap(text: "Tab 6")
        app.advance(by: 0.5)
        #expect(delegate.asked == [tabs.moreNavigationController] && delegate.told == delegate.asked)
    }

    @Test func aNavigationControllerInTheListKeepsItsBarAndReturnsToTheList() throws {
        var controllers = pages(5)
        let root = UIViewController()
        root.title = "Inner"
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Tab 6", image: nil, tag: 6)
        controllers.append(navigation)
        let (app, tabs) = try shown(controllers)
        defer { app.end() }
        try app.tap(text: "More")
        try app.tap(text: "Tab 6")
        app.advance(by: 0.5)
        #expect(root.navigationController === navigation && root.view.window != nil)
        #expect(app.shows(text: "Inner") && root.view.safeAreaInsets.top == 44 && root.view.safeAreaInsets.bottom == 49)
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        app.advance(by: 0.5)
        #expect(tabs.tabBar.frame.minY == 844)
        try app.tap(identifier: "BackButton")
        app.advance(by: 0.5)
        #expect(navigation.topViewController === root && tabs.tabBar.frame.minY == 795)
        try app.tap(identifier: "BackButton")
        app.advance(by: 0.5)
        #expect(tabs.selectedViewController === tabs.moreNavigationController && navigation.parent === tabs)
        #expect(app.shows(text: "Tab 5") && tabs.moreNavigationController.navigationBar.alpha == 1)
        // The same from the edge.
        try app.tap(text: "Tab 6")
        app.advance(by: 0.5)
        app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.5)
        app.advance(by: 0.5)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
    }

    @Test func aWideWindowHasMoreTabs() throws {
        let controllers = pages(6)
        let (app, tabs) = try shown(controllers)
        defer { app.end() }
        tabs.selectedIndex = 5
        app.frame()
        app.resize(to: CGSize(width: 1000, height: 800))
        app.frame()
        #expect(tabs.tabBar.items?.count == 6 && tabs.selectedViewController === controllers[5])
        #expect(controllers[5].parent === tabs && controllers[5].view.window != nil)
        app.resize(to: CGSize(width: 390, height: 844))
        app.frame()
        #expect(tabs.tabBar.items?.last?.title == "More" && tabs.selectedIndex == 5)
        #expect(controllers[5].navigationController === tabs.moreNavigationController)
        #expect(controllers[5].view.window != nil)
    }

    @Test func newControllersReplaceTheList() throws {
        let controllers = pages(6)
        let (app, tabs) = try shown(controllers)
        defer { app.end() }
        tabs.selectedIndex = 5
        app.frame()
        tabs.viewControllers = Array(controllers.prefix(5))
        app.frame()
        #expect(controllers[5].parent == nil && controllers[5].view.window == nil)
        #expect(tabs.tabBar.items?.count == 5 && tabs.selectedIndex == 0 && controllers[0].view.window != nil)
        tabs.viewControllers = controllers.reversed()
        app.frame()
        #expect(tabs.selectedViewController === controllers[0] && tabs.selectedIndex == 5)
        #expect(controllers[0].view.window != nil)
    }

    @Test func theListFollowsChangesOfItsItems() throws {
        let controllers = pages(6)
        let (app, tabs) = try shown(controllers)
        defer { app.end() }
        tabs.selectedViewController = tabs.moreNavigationController
        app.frame()
        controllers[5].tabBarItem.title = "Other"
        controllers[5].tabBarItem.badgeValue = "9"
        #expect(app.shows(text: "Other") && app.shows(text: "9") && !app.shows(text: "Tab 6"))
        controllers[4].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
        #expect(app.shows(text: "New") && !app.shows(text: "Tab 5"))
    }

    @Test func aTabThatIsSelectedInTheFirstViewWillAppearAppears() throws {
        final class First: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                tabBarController?.selectedIndex = 1
            }
        }
        let controllers = pages(2)
        let tabs = UITabBarController()
        let first = First()
        tabs.viewControllers = [first, controllers[1]]
        let app = try TestApplication(showing: tabs)
        defer { app.end() }
        app.advance(by: 0.1)
        #expect(appearances() == ["2 viewWillAppear", "2 viewDidAppear"])
        #expect(controllers[1].view.window != nil && first.view.window == nil)
        #expect(first.appearance.phase == .disappeared)
    }
}
