import Testing
import UIKitTestDriver

@testable import UIKit

/// What the appearance of a navigation bar says about its buttons, its back indicator and the place of its title.
@MainActor @Suite(.serialized) struct BarButtonAppearanceTests {
    /// A bar with a back button, an item and a done item, and a title.
    private func open(_ prepare: (UINavigationBar) -> Void = { _ in }) throws -> (TestApplication, UINavigationBar) {
        let (below, top) = (UIViewController(), UIViewController())
        below.title = "Below"
        top.title = "Top"
        top.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Finish", style: .done, target: nil, action: nil),
            UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
        ]
        top.navigationItem.rightBarButtonItems?.last?.isEnabled = false
        let navigation = UINavigationController()
        navigation.viewControllers = [below, top]
        prepare(navigation.navigationBar)
        let app = try TestApplication(showing: navigation)
        app.advance(by: 0.5)
        return (app, navigation.navigationBar)
    }

    private func label(_ text: String, in app: TestApplication) throws -> UILabel {
        try #require(app.view(text: text) as? UILabel)
    }

    private func appearance(_ change: (UINavigationBarAppearance) -> Void) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        change(appearance)
        return appearance
    }

    @Test func theButtonsHaveTheAttributesOfTheirStyle() throws {
        let look = appearance { look in
            look.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 21)]
            look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
            look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        }
        let (app, bar) = try open { $0.standardAppearance = look }
        #expect(try label("Plain", in: app).font.pointSize == 21)
        #expect(try label("Plain", in: app).textColor == .brown)
        #expect(try label("Finish", in: app).textColor == .red)
        #expect(try label("Finish", in: app).font.pointSize == 17)
        // The back button inherits what it does not set.
        #expect(try label("Below", in: app).textColor == .green)
        #expect(try label("Below", in: app).font.pointSize == 21)
        bar.standardAppearance = UINavigationBarAppearance()
        app.frame()
        #expect(try label("Plain", in: app).font.pointSize == 17)
        #expect(try label("Finish", in: app).textColor == bar.tintColor)
    }

    @Test func theAttributesOfAnItemComeFirst() throws {
        let look = appearance { $0.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red] }
        let (app, bar) = try open { $0.standardAppearance = look }
        let item = try #require(bar.topItem?.rightBarButtonItems?.first)
        item.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
        app.frame()
        #expect(try label("Finish", in: app).textColor == .purple)
    }

    @Test func aBarKeepsACopyWhoseChangesAreSeen() throws {
        let look = UINavigationBarAppearance()
        let (app, bar) = try open { $0.standardAppearance = look }
        look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        app.frame()
        #expect(try label("Finish", in: app).textColor == bar.tintColor)
        bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        app.frame()
        #expect(try label("Finish", in: app).textColor == .red)
        bar.standardAppearance.doneButtonAppearance.configureWithDefault(for: .done)
        app.frame()
        #expect(try label("Finish", in: app).textColor == bar.tintColor)
    }

    @Test func aButtonMovesItsTitleAndHasABackgroundImage() throws {
        let (plain, _) = try open()
        let place = try label("Finish", in: plain).convert(CGPoint.zero, to: nil)
        plain.end()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 20)).image { context in
            UIColor.yellow.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 20))
        }
        let look = appearance { look in
            look.doneButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -5)
            look.doneButtonAppearance.normal.backgroundImage = image
            look.doneButtonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        }
        let (app, _) = try open { $0.standardAppearance = look }
        let title = try label("Finish", in: app)
        // The title keeps away from the sides of its background.
        #expect(title.convert(CGPoint.zero, to: nil) == CGPoint(x: place.x - 8 + 2, y: place.y - 5))
        let button = try #require(title.superview as? BarButton)
        let ground = try #require(button.subviews.first as? UIImageView)
        #expect(ground.image === image)
        #expect(
            ground.frame == CGRect(x: 0, y: (button.bounds.height - 20) / 2 + 3, width: button.bounds.width, height: 20)
        )
    }

    @Test func theTitleIsMoved() throws {
        let (plain, _) = try open()
        let place = try label("Top", in: plain).convert(CGPoint.zero, to: nil)
        plain.end()
        let look = appearance { $0.titlePositionAdjustment = UIOffset(horizontal: -3, vertical: 4) }
        let (app, bar) = try open { $0.standardAppearance = look }
        #expect(try label("Top", in: app).convert(CGPoint.zero, to: nil) == CGPoint(x: place.x - 3, y: place.y + 4))
        bar.setTitleVerticalPositionAdjustment(-6, for: .default)
        app.frame()
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == -6)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
        #expect(try label("Top", in: app).convert(CGPoint.zero, to: nil) == CGPoint(x: place.x - 3, y: place.y - 2))
    }

    @Test func theBackIndicatorIsTheImageOfTheAppearance() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
        let look = appearance { $0.setBackIndicatorImage(image, transitionMaskImage: image) }
        #expect(look.backIndicatorImage === image && look.backIndicatorTransitionMaskImage === image)
        let (app, bar) = try open { $0.standardAppearance = look }
        func glyph() throws -> CGSize? {
            try app.view(identifier: "BackButton").subviews.first { $0 is UIImageView }?.bounds.size
        }
        #expect(try glyph() == CGSize(width: 9, height: 9))
        bar.standardAppearance.setBackIndicatorImage(nil, transitionMaskImage: image)
        app.frame()
        #expect(try glyph() == nil)
        #expect(bar.standardAppearance.backIndicatorImage !== image)
    }
}
