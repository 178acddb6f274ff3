import Testing
import UIKitTestDriver

@testable import UIKit

/// Items that are shown enlarged at accessibility text sizes.
@MainActor @Suite(.serialized) final class LargeContentTests {
    private var pressed: [String] = []

    private func navigation() -> UINavigationController {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", primaryAction: UIAction { [unowned self] _ in pressed.append("edit") })
        return UINavigationController(rootViewController: controller)
    }

    private func center(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test func aPressOnABarButtonShowsItEnlargedAndPerformsItsAction() throws {
        let app = try TestApplication(
            showing: navigation(), scale: 1, contentSizeCategory: .accessibilityExtraLarge)
        let point = center(try app.view(BarButton.self))
        app.touchDown(at: point)
        app.advance(by: 0.8)
        let card = try app.view(LargeContentCard.self)
        #expect(card.center == CGPoint(x: app.window.bounds.midX, y: app.window.bounds.midY))
        #expect(card.subviews.contains { ($0 as? UILabel)?.text == "Edit" } && pressed == [])
        app.touchUp()
        app.advance(by: 0.5)
        #expect(app.views(LargeContentCard.self).isEmpty && pressed == ["edit"])
    }

    private func enlarged(_ view: UIView, in app: TestApplication) throws -> [String] {
        app.touchDown(at: center(view))
        app.advance(by: 0.8)
        let card = try app.view(LargeContentCard.self)
        app.touchUp()
        app.advance(by: 1)
        return card.subviews.compactMap { ($0 as? UILabel)?.text }
    }

    @Test func theBackButtonIsShownEnlarged() throws {
        let first = UIViewController()
        first.title = "Inbox"
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(UIViewController(), animated: false)
        let app = try TestApplication(showing: navigation, scale: 1, contentSizeCategory: .accessibilityExtraLarge)
        #expect(try enlarged(app.view(BarButton.self), in: app) == ["Inbox"])
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func theButtonsOfAToolbarAreShownEnlarged() throws {
        let controller = UIViewController()
        controller.toolbarItems = [
            UIBarButtonItem(title: "Mark", primaryAction: UIAction { [unowned self] _ in pressed.append("mark") })
        ]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        let app = try TestApplication(showing: navigation, scale: 1, contentSizeCategory: .accessibilityExtraLarge)
        #expect(try enlarged(app.view(BarButton.self), in: app) == ["Mark"] && pressed == ["mark"])
    }

    @Test func tabsAreShownEnlarged() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        let app = try TestApplication(showing: tabs, scale: 1, contentSizeCategory: .accessibilityExtraLarge)
        let button = try #require(app.views(TabBarButton.self).first { $0.item.title == "Two" })
        #expect(try enlarged(button, in: app) == ["Two"] && tabs.selectedIndex == 1)
    }

    @Test func aTapStillTaps() throws {
        let app = try TestApplication(
            showing: navigation(), scale: 1, contentSizeCategory: .accessibilityExtraLarge)
        app.tap(at: center(try app.view(BarButton.self)))
        app.advance(by: 0.5)
        #expect(pressed == ["edit"])
    }

    @Test func atOtherTextSizesNothingIsShown() throws {
        let app = try TestApplication(showing: navigation(), scale: 1)
        app.touchDown(at: center(try app.view(BarButton.self)))
        app.advance(by: 0.8)
        #expect(app.views(LargeContentCard.self).isEmpty && !UILargeContentViewerInteraction.isEnabled)
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        app.setContentSizeCategory(.accessibilityMedium)
        app.setContentSizeCategory(.accessibilityLarge)
        #expect(posted == 1 && UILargeContentViewerInteraction.isEnabled)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func theDelegateOfAnInteractionChoosesItemsAndIsToldOfTheEnd() throws {
        let controller = UIViewController()
        let item = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
        item.showsLargeContentViewer = true
        item.largeContentTitle = "Map"
        controller.view.addSubview(item)
        let delegate = Chooser()
        controller.view.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
        let app = try TestApplication(
            showing: controller, scale: 1, contentSizeCategory: .accessibilityExtraLarge)
        app.touchDown(at: CGPoint(x: 40, y: 120))
        app.advance(by: 0.8)
        #expect(app.visibleTexts == ["Map"])
        app.touchUp()
        #expect(delegate.ended == ["Map at 40"])
        // Beside the items nothing begins.
        app.longPress(at: CGPoint(x: 200, y: 400), duration: 0.8)
        #expect(delegate.ended == ["Map at 40"])
    }
}

private final class Chooser: NSObject, UILargeContentViewerInteractionDelegate {
    var ended: [String] = []

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {
        ended.append("\(item?.largeContentTitle ?? "none") at \(Int(point.x))")
    }
}
