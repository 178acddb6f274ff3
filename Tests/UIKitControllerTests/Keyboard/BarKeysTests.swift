import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Bars are one stop of the tab key each; arrows lead from button to button.
@MainActor @Suite(.serialized)
struct BarKeysTests {
    @Test func arrowsLeadThroughTheButtonsOfANavigationBar() throws {
        let (stage, navigation) = try pushed()
        var log: [String] = []
        stage.controller.navigationItem.rightBarButtonItems = ["One", "Two"].map { title in
            UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in log.append(title) })
        }
        stage.addButton("Content")
        stage.press(.keyboardTab)
        #expect(stage.spoken == "Content")
        stage.press(.keyboardTab)
        #expect(stage.focused is BarButton)
        stage.press(.keyboardRightArrow, .keyboardReturnOrEnter, .keyboardRightArrow, .keyboardReturnOrEnter)
        #expect(log == ["Two", "One"])
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func theBackButtonGoesBack() throws {
        let (stage, navigation) = try pushed()
        stage.press(.keyboardTab, .keyboardSpacebar)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func theRingOfABackButtonEnclosesItsArrowAndItsTitle() throws {
        let (stage, _) = try pushed()
        stage.press(.keyboardTab)
        let button = try #require(stage.focused as? BarButton)
        let ring = try #require(button.subviews.lazy.compactMap { $0 as? FocusRing }.first)
        let inside = ring.frame.insetBy(dx: ring.layer.borderWidth, dy: ring.layer.borderWidth)
        let contents = button.subviews.filter { $0 is BarGlyphView || $0 is UILabel }.map(\.frame)
        let whole = contents.reduce(CGRect.null) { $0.union($1) }
        let inset = SystemMetrics.current.focusRings.inset
        #expect(contents.count == 2)
        #expect(abs(whole.minX - inside.minX - inset) < 1 && abs(inside.maxX - whole.maxX - inset) < 1)
        #expect(ring.frame.minY == inset && ring.frame.maxY == button.bounds.height - inset)
        #expect(ring.convert(ring.bounds, to: nil as UIView?).minX >= 0)
    }

    @Test func tabEntersATabBarAtTheSelectedTab() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two", "Three"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        tabs.selectedIndex = 1
        let stage = try KeyStage(root: tabs)
        stage.press(.keyboardTab)
        #expect((stage.focused as? TabBarButton)?.item.title == "Two")
        stage.press(.keyboardRightArrow, .keyboardSpacebar)
        #expect(tabs.selectedIndex == 2)
    }

    @Test func theButtonsOfAToolbarAreReached() throws {
        let (stage, navigation) = try pushed()
        var count = 0
        stage.controller.toolbarItems = [
            UIBarButtonItem(title: "Mark", primaryAction: UIAction(title: "Mark") { _ in count += 1 })
        ]
        navigation.isToolbarHidden = false
        stage.app.advance(by: 1)
        stage.press(.keyboardTab, .keyboardTab, .keyboardSpacebar)
        #expect(count == 1)
    }

    @Test func tabLeadsFromASearchFieldToItsCancelButtonAndScopes() throws {
        let stage = try KeyStage()
        let bar = stage.add(UISearchBar(), height: 100)
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["All", "Some"]
        bar.showsScopeBar = true
        stage.app.frame()
        bar.becomeFirstResponder()
        stage.press(.keyboardTab)
        #expect(stage.spoken == "Cancel")
        stage.press(.keyboardTab, .keyboardRightArrow)
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test func tabLeadsFromColumnToColumnOfASplitView() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let columns = ["Primary", "Secondary"].map { title in
            let controller = UIViewController()
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
            controller.view.addSubview(button)
            return controller
        }
        split.setViewController(columns[0], for: .primary)
        split.setViewController(columns[1], for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        let stage = try KeyStage(root: split, size: CGSize(width: 1100, height: 700))
        stage.press(.keyboardTab)
        #expect(stage.spoken == "Primary")
        for _ in 0..<4 where stage.spoken != "Secondary" { stage.press(.keyboardTab) }
        #expect(stage.spoken == "Secondary")
    }

    private func pushed() throws -> (KeyStage, UINavigationController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let controller = UIViewController()
        navigation.pushViewController(controller, animated: false)
        return (try KeyStage(controller, root: navigation), navigation)
    }
}
