import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What the console says about layouts that never end.
@MainActor @Suite(.serialized)
struct LayoutLoopTests {
    private class Card: UIView {
        var onLayout: () -> Void = {}
        override func layoutSubviews() { onLayout() }
    }

    private final class Badge: Card {}

    private final class Restless: UIView {
        private var width = 10.0
        override var intrinsicContentSize: CGSize {
            width += 1
            invalidateIntrinsicContentSize()
            return CGSize(width: width, height: 10)
        }
    }

    /// A card that resizes its badge, which has the card laid out again.
    private func loop(isEndless: Bool = true) -> Card {
        let (card, badge) = (Card(), Badge())
        card.addSubview(badge)
        card.addSubview(UILabel())
        var rounds = 0
        card.onLayout = { badge.frame.size.width += 1 }
        badge.onLayout = {
            rounds += 1
            if isEndless || rounds < 5 { card.setNeedsLayout() }
        }
        return card
    }

    @Test func bothParticipantsAreNamedWithWhatTheyRequest() throws {
        let card = loop()
        let said = logged(with: .loops) { card.layoutIfNeeded() }
        let report = try #require(said.first)
        #expect(said.count == 1)
        #expect(report.hasPrefix("Layout loop: layout was requested again in each of 16 rounds."))
        let lines = report.split(separator: "\n").filter { $0.hasPrefix("\t") }
        #expect(lines.count == 2)
        #expect(lines[0].contains("Card: ") && lines[0].contains("requests that of") && lines[0].contains("Badge: "))
        #expect(lines[1].range(of: "Badge: ")!.lowerBound < lines[1].range(of: "Card: ")!.lowerBound)
    }

    @Test func aViewThatRequestsItsOwnLayoutIsNamed() throws {
        let card = Card()
        card.onLayout = { [unowned card] in card.setNeedsLayout() }
        let report = try #require(logged(with: .loops) { card.layoutIfNeeded() }.first)
        #expect(report.contains("its layout requests that of itself"))
    }

    @Test func aLoopIsReportedOnce() {
        let said = logged(with: .loops) {
            let card = loop()
            card.layoutIfNeeded()
            card.layoutIfNeeded()
            loop().layoutIfNeeded()
        }
        #expect(said.count == 1)
    }

    @Test func aLayoutThatEndsIsNotReported() {
        let card = loop(isEndless: false)
        #expect(logged(with: .loops) { card.layoutIfNeeded() }.isEmpty)
    }

    @Test func withoutTheFlagNothingIsReported() {
        let card = loop()
        #expect(logged(with: []) { card.layoutIfNeeded() }.isEmpty)
    }

    @Test func aContentSizeThatChangesWhileItIsReadIsReported() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Restless()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        let report = try #require(logged(with: .loops) { root.layoutIfNeeded() }.first)
        #expect(report.hasPrefix("Layout loop: what UIView:"))
        #expect(report.contains("Restless:") && report.contains("its content size changed"))
    }
}
