import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// The looks of tabs that an appearance sets.
@MainActor @Suite(.serialized)
struct TabItemAppearanceTests {
    private func color(_ app: TestApplication, _ text: String) throws -> UIColor? {
        try (app.view(text: text) as? UILabel)?.textColor
    }

    @Test func titlesHaveTheColorsOfTheirState() throws {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        tabs.tabBar.standardAppearance = appearance
        let app = try TestApplication(showing: tabs, size: CGSize(width: 390, height: 844))
        #expect(try color(app, "One") == .blue)
        #expect(try color(app, "Two") == .red)
        try app.tap(text: "Two")
        app.advance(by: 0.1)
        #expect(try color(app, "Two") == .blue)
    }

    @Test func aCopyHasValuesOfItsOwn() {
        let appearance = UITabBarAppearance()
        appearance.inlineLayoutAppearance.normal.iconColor = .green
        appearance.stackedItemSpacing = 5
        let copy = appearance.copy() as? UITabBarAppearance
        appearance.inlineLayoutAppearance.normal.iconColor = .red
        #expect(copy?.inlineLayoutAppearance.normal.iconColor == .green)
        #expect(copy?.stackedItemSpacing == 5)
    }
}
