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
