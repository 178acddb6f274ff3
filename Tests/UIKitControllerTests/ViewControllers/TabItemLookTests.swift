import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct TabItemLookTests {
    private func bar(_ count: Int = 2, width: CGFloat = 300) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
        bar.items = (0..<count).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
        bar.layoutIfNeeded()
        return bar
    }

    private func buttons(of bar: UITabBar) -> [TabBarButton] { bar.subviews.compactMap { $0 as? TabBarButton } }

    private func label(_ text: String, in bar: UITabBar) throws -> UILabel {
        let labels = buttons(of: bar).flatMap { $0.subviews.compactMap { $0 as? UILabel } }
        return try #require(labels.first { $0.text == text })
    }

    @Test func aTitleIsMovedByItsAdjustment() throws {
        let bar = bar()
        let title = try label("Tab 0", in: bar)
        let before = title.frame
        bar.items?[0].titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
        bar.layoutIfNeeded()
        buttons(of: bar).forEach { $0.layoutIfNeeded() }
        #expect(title.frame == before.offsetBy(dx: 3, dy: -5))
    }

    @Test func theTextOfABadgeHasItsAttributes() throws {
        let bar = bar()
        let item = try #require(bar.items?.first)
        item.badgeValue = "7"
        let badge = try label("7", in: bar)
        #expect(badge.textColor == .white)
        item.setBadgeTextAttributes(
            [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 9)], for: .normal)
        #expect(badge.textColor == .blue)
        #expect(badge.font.pointSize == 9)
        item.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .selected)
        #expect(badge.textColor == .blue)
        bar.selectedItem = item
        #expect(badge.textColor == .green)
        #expect(item.badgeTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
    }

    @Test func centeredTabsHaveTheirWidthAndSpacing() {
        let bar = bar()
        #expect(buttons(of: bar).map(\.frame.minX) == [0, 150])
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 20
        bar.layoutIfNeeded()
        #expect(buttons(of: bar).map(\.frame.minX) == [80, 160])
        #expect(buttons(of: bar).map(\.frame.width) == [60, 60])
        bar.itemPositioning = .fill
        bar.layoutIfNeeded()
        #expect(buttons(of: bar).map(\.frame.width) == [150, 150])
    }

    @Test func trackingWidensText() {
        let plain = NSAttributedString(string: "wide text", attributes: [:]).size().width
        let tracked = NSAttributedString(string: "wide text", attributes: [.tracking: 4]).size().width
        let kerned = NSAttributedString(string: "wide text", attributes: [.kern: 4]).size().width
        #expect(tracked > plain + 20)
        #expect(tracked == kerned)
    }
}
