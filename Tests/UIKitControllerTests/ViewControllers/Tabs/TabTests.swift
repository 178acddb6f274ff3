import Testing
import UIKitTestDriver

@testable import UIKit

/// Tab bar controllers with tabs in place of controllers.
@MainActor @Suite(.serialized) struct TabTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var refused: String?

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            calls.append("should \(tab.identifier)")
            return tab.identifier != refused
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            calls.append("controller")
        }
    }

    private func tab(_ name: String, _ placement: UITab.Placement = .automatic) -> UITab {
        let tab = UITab(title: name, image: nil, identifier: name) { tab in
            let controller = UIViewController()
            controller.title = "Controller of \(tab.title)"
            return controller
        }
        tab.preferredPlacement = placement
        return tab
    }

    private func titles(_ tabs: UITabBarController) -> [String] { (tabs.tabBar.items ?? []).compactMap(\.title) }

    @Test func tabsCreateTheirControllersAndKnowThem() throws {
        let (one, two) = (tab("One"), tab("Two"))
        let tabs = UITabBarController(tabs: [one, two])
        _ = try TestApplication(showing: tabs, scale: 1)
        #expect(titles(tabs) == ["One", "Two"])
        #expect(tabs.selectedTab === one && tabs.selectedViewController === one.viewController)
        #expect(one.viewController?.tab === one && one.tabBarController === tabs)
        two.title = "Second"
        two.badgeValue = "3"
        #expect(tabs.tabBar.items?.last?.title == "Second" && tabs.tabBar.items?.last?.badgeValue == "3")
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.tabs.isEmpty && one.tabBarController == nil && tabs.selectedTab == nil)
    }

    @Test func fixedTabsAreFirstAndPinnedOnesLastAndHiddenOnesLeftOut() throws {
        let (search, a, b) = (UISearchTab { _ in UIViewController() }, tab("A"), tab("B"))
        let tabs = UITabBarController(tabs: [search, a, b, tab("First", .fixed)])
        _ = try TestApplication(showing: tabs, scale: 1)
        #expect(titles(tabs) == ["First", "A", "B", "Search"])
        a.isHidden = true
        #expect(titles(tabs) == ["First", "B", "Search"])
        tabs.compactTabIdentifiers = [search.identifier, "B"]
        #expect(titles(tabs) == ["B", "Search"])
    }

    @Test func aTapAsksForTheTabAndTellsOfIt() throws {
        let delegate = Delegate()
        let tabs = UITabBarController(tabs: [tab("One"), tab("Two")])
        tabs.delegate = delegate
        let app = try TestApplication(showing: tabs, scale: 1)
        try app.tap(app.view(text: "Two"))
        #expect(delegate.calls == ["should Two", "did Two after One"])
        delegate.refused = "One"
        try app.tap(app.view(text: "One"))
        #expect(tabs.selectedTab?.identifier == "Two")
        tabs.selectedTab = tabs.tab(forIdentifier: "One")
        #expect(tabs.selectedTab?.identifier == "One" && delegate.calls.count == 3)
    }

    @Test func aGroupKeepsTheStackOfItsNavigationController() throws {
        let (inner, other) = (tab("Inner"), tab("Other"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "Group", children: [inner, other]) { _ in
            UIViewController()
        }
        group.managingNavigationController = UINavigationController()
        group.selectedChild = inner
        let tabs = UITabBarController(tabs: [tab("One"), group])
        _ = try TestApplication(showing: tabs, scale: 1)
        #expect(titles(tabs) == ["One", "Group"])
        tabs.selectedTab = other
        let navigation = try #require(tabs.selectedViewController as? UINavigationController)
        #expect(navigation.viewControllers == [group, other].compactMap(\.viewController))
        #expect(tabs.selectedTab === other && other.managingTabGroup === group && other.parent === group)
        #expect(tabs.tab(forIdentifier: "Inner") === inner)
    }

    @Test func aGroupWithoutControllersShowsItsSelectedChild() throws {
        let (inner, other) = (tab("Inner"), tab("Other"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "Group", children: [inner, other])
        group.defaultChildIdentifier = "Other"
        let tabs = UITabBarController(tabs: [group])
        _ = try TestApplication(showing: tabs, scale: 1)
        #expect(tabs.selectedViewController === other.viewController)
        group.selectedChild = inner
        #expect(
            tabs.selectedViewController === inner.viewController
                && tabs.viewControllers == [inner.viewController].compactMap { $0 })
    }

    @Test func aHiddenBarLeavesItsPlaceToTheController() throws {
        let tabs = UITabBarController(tabs: [tab("One")])
        let app = try TestApplication(showing: tabs, scale: 1)
        let view = try #require(tabs.selectedViewController?.view)
        let inset = view.safeAreaInsets.bottom
        tabs.setTabBarHidden(true, animated: true)
        app.advance(by: 0.5)
        #expect(tabs.isTabBarHidden && tabs.tabBar.frame.minY >= tabs.view.bounds.height)
        #expect(view.safeAreaInsets.bottom < inset)
        tabs.isTabBarHidden = false
        app.frame()
        #expect(view.safeAreaInsets.bottom == inset)
    }
}
