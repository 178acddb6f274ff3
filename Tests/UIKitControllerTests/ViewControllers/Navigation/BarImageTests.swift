import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// The images of toolbars, and the appearance that a tab gives its bar.
@MainActor @Suite(.serialized) struct BarImageTests {
    private func open(_ bar: UIView) throws -> TestApplication {
        let controller = UIViewController()
        bar.frame = CGRect(x: 0, y: 100, width: 320, height: 49)
        controller.view.addSubview(bar)
        return try TestApplication(showing: controller, scale: 1)
    }

    private func ground(_ bar: UIView) throws -> BarBackground {
        try #require(bar.subviews.compactMap { $0 as? BarBackground }.first)
    }

    private func images(_ bar: UIView) throws -> [UIImage] {
        try ground(bar).subviews.compactMap { ($0 as? UIImageView)?.image }
    }

    @Test func aToolbarShowsTheImagesOfItsPosition() throws {
        let bar = UIToolbar()
        let (any, bottom, line) = (Archive.image(.red), Archive.image(.green), Archive.image(.blue))
        _ = try open(bar)
        bar.setShadowImage(line, forToolbarPosition: .any)
        #expect(try images(bar).isEmpty)
        bar.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
        #expect(try Set(images(bar)) == [any, line])
        bar.setBackgroundImage(bottom, forToolbarPosition: .bottom, barMetrics: .default)
        #expect(try Set(images(bar)) == [bottom, line])
        bar.setBackgroundImage(nil, forToolbarPosition: .bottom, barMetrics: .default)
        bar.setShadowImage(UIImage(), forToolbarPosition: .bottom)
        #expect(try images(bar) == [any])
    }

    @Test func aLowToolbarHasTheCompactAppearance() throws {
        let bar = UIToolbar()
        let app = try open(bar)
        let look = UIToolbarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .red
        bar.compactAppearance = look
        #expect(try ground(bar).backgroundColor != .red)
        bar.traitOverrides.verticalSizeClass = .compact
        app.frame()
        #expect(try ground(bar).backgroundColor == .red)
    }

    @Test func theSelectedTabDecidesAboutTheBar() throws {
        let bar = UITabBar()
        let (one, two) = (
            UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)
        )
        bar.items = [one, two]
        bar.selectedItem = one
        _ = try open(bar)
        let look = UITabBarAppearance()
        look.backgroundColor = .red
        two.standardAppearance = look
        #expect(try ground(bar).backgroundColor != .red)
        bar.selectedItem = two
        #expect(try ground(bar).backgroundColor == .red)
        two.standardAppearance?.backgroundColor = .green
        #expect(try ground(bar).backgroundColor == .green)
        bar.selectedItem = one
        #expect(try ground(bar).backgroundColor != .green)
    }

    @Test func theInsetsOfATabMoveItsImage() throws {
        let bar = UITabBar()
        let item = UITabBarItem(title: nil, image: Archive.image(.red), tag: 0)
        bar.items = [item]
        let app = try open(bar)
        let picture = try #require(bar.button(of: item)?.subviews.first)
        let before = picture.frame
        item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
        app.frame()
        #expect(picture.frame == before.offsetBy(dx: 0, dy: 6))
    }
}
