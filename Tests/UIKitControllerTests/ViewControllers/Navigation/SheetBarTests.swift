import Testing
import UIKitTestDriver

@testable import UIKit

/// Navigation bars in sheets: 56 points high in frames of storyboards, and on screenshots of iOS 13 to 18.
@MainActor @Suite(.serialized)
struct SheetBarTests {
    private func present(_ style: UIModalPresentationStyle, isLarge: Bool = false) throws -> (
        app: TestApplication, bar: UINavigationBar, page: UIViewController
    ) {
        let app = try TestApplication(showing: UIViewController(), device: .iPhone14)
        let page = UIViewController()
        page.title = "New Event"
        let stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = isLarge
        stack.modalPresentationStyle = style
        app.window.rootViewController?.present(stack, animated: false)
        try app.settle()
        return (app, stack.navigationBar, page)
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    @Test func aBarInASheetIs56PointsHigh() throws {
        let (app, bar, page) = try present(.pageSheet)
        #expect(bar.frame.height == 56)
        #expect(page.view.safeAreaInsets.top == 56)
        withExtendedLifetime(app) {}
    }

    @Test func itsTitleIsInTheMiddle() throws {
        let (app, bar, _) = try present(.pageSheet)
        let title = try #require(label("New Event", in: bar))
        #expect(abs(title.convert(CGPoint(x: 0, y: title.bounds.midY), to: bar).y - 28) <= 0.5)
        withExtendedLifetime(app) {}
    }

    @Test func aLargeTitleIsBelowIt() throws {
        let (app, bar, page) = try present(.pageSheet, isLarge: true)
        #expect(bar.frame.height == 108)
        #expect(page.view.safeAreaInsets.top == 108)
        withExtendedLifetime(app) {}
    }

    @Test func aBarOnTheWholeScreenIs44PointsHigh() throws {
        let (app, bar, page) = try present(.fullScreen)
        #expect(bar.frame.height == 44)
        #expect(abs(page.view.safeAreaInsets.top - 91) < 0.01)
        withExtendedLifetime(app) {}
    }
}
