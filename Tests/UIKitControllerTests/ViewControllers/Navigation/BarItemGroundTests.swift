import Testing
import UIKitTestDriver

@testable import UIKit

/// The background images, adjustments and selection of bar button items.
@MainActor @Suite(.serialized) struct BarItemGroundTests {
    private func image(_ color: UIColor, _ size: CGSize = CGSize(width: 20, height: 20)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func open(_ item: UIBarButtonItem, back: UIBarButtonItem? = nil) throws -> (
        TestApplication, UINavigationBar
    ) {
        let (below, top) = (UIViewController(), UIViewController())
        below.title = "Below"
        below.navigationItem.backBarButtonItem = back
        top.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController()
        navigation.viewControllers = [below, top]
        let app = try TestApplication(showing: navigation, scale: 1)
        app.advance(by: 0.5)
        return (app, navigation.navigationBar)
    }

    private func shownImages(_ item: UIBarButtonItem) -> [UIImage] {
        (item.viewOnBar?.subviews ?? []).compactMap { ($0 as? UIImageView)?.image }
    }

    @Test func aStateWithoutAnImageHasThatOfTheNormalStateAndAStyleComesFirst() throws {
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        let (plain, done, disabled) = (image(.red), image(.green), image(.blue))
        item.setBackgroundImage(plain, for: .normal, barMetrics: .default)
        let (app, _) = try open(item)
        #expect(shownImages(item) == [plain])
        item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
        app.frame()
        #expect(shownImages(item) == [plain])
        item.style = .done
        app.frame()
        #expect(shownImages(item) == [done])
        item.isEnabled = false
        app.frame()
        #expect(shownImages(item) == [done])
        item.setBackgroundImage(disabled, for: .disabled, barMetrics: .default)
        app.frame()
        #expect(shownImages(item) == [disabled])
        #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    }

    @Test func titlesAndBackgroundsAreMovedByTheirAdjustments() throws {
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        item.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
        let (app, _) = try open(item)
        let title = try app.view(text: "Item").frame
        let ground = try #require(item.viewOnBar?.subviews.first { $0 is UIImageView }).frame
        // The title keeps away from the sides of its background.
        #expect(title.minX == 8 && ground.width == title.width + 16)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: -3), for: .default)
        item.setBackgroundVerticalPositionAdjustment(5, for: .default)
        app.frame()
        #expect(try app.view(text: "Item").frame == title.offsetBy(dx: 4, dy: -3))
        let moved = try #require(item.viewOnBar?.subviews.first { $0 is UIImageView }).frame
        #expect(moved == ground.offsetBy(dx: 0, dy: 5))
    }

    @Test func aProxyReachesTheBackButtonThatTheBarCreates() throws {
        let app = try TestApplication(showing: UIViewController(), scale: 1)
        UIBarButtonItem.appearance()
            .setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 30, vertical: 0), for: .default)
        defer { UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default) }
        let (below, top) = (UIViewController(), UIViewController())
        below.title = "Below"
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Item", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController()
        navigation.viewControllers = [below, top]
        app.window.rootViewController = navigation
        app.advance(by: 0.5)
        let bar = navigation.navigationBar
        let title = try app.view(text: "Below")
        let button = try #require(title.superview)
        #expect(title.convert(title.bounds, to: bar).minX > button.convert(button.bounds, to: bar).minX + 30)
    }

    @Test func theBackButtonHasTheLookOfTheItemBelow() throws {
        let back = UIBarButtonItem(title: "Return", style: .plain, target: nil, action: nil)
        back.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        back.setBackButtonBackgroundImage(image(.green), for: .normal, barMetrics: .default)
        // The look as an item in another place.
        back.setTitlePositionAdjustment(UIOffset(horizontal: 50, vertical: 0), for: .default)
        let (app, _) = try open(UIBarButtonItem(), back: back)
        let title = try #require(app.view(text: "Return") as? UILabel)
        #expect(title.textColor == .red)
        #expect(title.superview?.subviews.first is UIImageView)
        #expect(title.frame.minX < 50)
        back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 7), for: .default)
        app.frame()
        #expect(try app.view(text: "Return").center.y == title.center.y + 7)
    }

    @Test func aTapTogglesAnItemThatChangesItsSelection() throws {
        var taps = 0
        let item = UIBarButtonItem(title: "Item", primaryAction: UIAction { _ in taps += 1 })
        item.changesSelectionAsPrimaryAction = true
        let (app, _) = try open(item)
        let label = try #require(app.view(text: "Item") as? UILabel)
        let tint = label.textColor
        try app.tap(label)
        #expect(item.isSelected && taps == 1)
        #expect(label.textColor != tint)
        #expect(label.superview?.subviews.first?.backgroundColor == tint)
        item.isSelected = false
        #expect(label.textColor == tint)
    }

    @Test func anItemOfTitleImageTargetAndActionNeedsNoMenu() throws {
        @MainActor final class Target: NSObject {
            static let tap = Selector("tap:", calling: Target.tap(_:))
            var taps = 0
            func tap(_ sender: UIBarButtonItem) { taps += 1 }
        }
        let target = Target()
        let item = UIBarButtonItem(title: "Item", image: nil, target: target, action: Target.tap)
        #expect(item.menu == nil && item.target === target && item.style == .plain)
        let (app, _) = try open(item)
        try app.tap(text: "Item")
        #expect(target.taps == 1)
    }

    @Test func anItemWithAMenuShowsTheElementThatIsOn() throws {
        let menu = UIMenu(children: [UIAction(title: "First") { _ in }, UIAction(title: "Second", state: .on) { _ in }])
        let item = UIBarButtonItem(title: "Item", menu: menu)
        let (app, _) = try open(item)
        #expect(throws: Never.self) { try app.view(text: "Item") }
        item.changesSelectionAsPrimaryAction = true
        app.frame()
        #expect(throws: Never.self) { try app.view(text: "Second") }
    }

    @Test func aLowBarShowsTheImageForLandscape() throws {
        let (high, low) = (image(.red), image(.green, CGSize(width: 12, height: 12)))
        let item = UIBarButtonItem(image: high, landscapeImagePhone: low, style: .plain, target: nil, action: nil)
        item.landscapeImagePhoneInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
        let (app, bar) = try open(item)
        #expect(shownImages(item).map(\.size) == [high.size])
        bar.traitOverrides.verticalSizeClass = .compact
        app.frame()
        #expect(shownImages(item).map(\.size) == [low.size])
        bar.traitOverrides.verticalSizeClass = .regular
        app.frame()
        #expect(shownImages(item).map(\.size) == [high.size])
    }
}
